import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { uploadedFile, uploadRules } from '@mall/api/contract'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { uploadedFile as uploads } from '../db/schema/organisation.ts'
import { demo } from '../../demo/organisation.ts'
import { acceptedType, bytesPerMB, cleanName, maxDailyBytes } from './rules.ts'

const uploadResponse = z.nullable(uploadedFile)

let mall: TestMall
let buyer: string
let other: string
beforeAll(async () => {
  mall = await createTestMall()
  buyer = (await mall.login('buyer')).Token
  other = (await mall.login('other')).Token
})
afterAll(() => mall.close())

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const pdf = new TextEncoder().encode('%PDF-1.7 something')

const upload = async (bytes: Uint8Array<ArrayBuffer>, name: string, { field = 'file', type = '' } = {}) => {
  const form = new FormData()
  form.append('path', 'null')
  form.append(field, new File([bytes], name, { type }))
  const response = await mall.send('POST /api/File/Execute', form, { token: buyer })
  return { ...response, body: uploadResponse.parse(response.body) }
}
const fetchFile = (url: string, token?: string, method = 'GET') =>
  mall.fetch(url, { method, headers: token ? { Authorization: `Bearer ${token}` } : {} })

describe('the accepted types', () => {
  it.each([
    ['a.png', png, 'image/png'],
    ['A.PNG', png, 'image/png'],
    ['b.pdf', pdf, 'application/pdf'],
    ['c.jpg', png, null],
    ['d.html', new TextEncoder().encode('<script>'), null],
    ['e.svg', new TextEncoder().encode('<svg onload=alert(1)>'), null],
    ['f.png', new TextEncoder().encode('<script>'), null],
    ['noextension', png, null],
    ['constructor', png, null],
    ['x.docx', Uint8Array.from([0x50, 0x4b, 3, 4]), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s', (name, bytes, type) => {
    expect(acceptedType(name, bytes)).toBe(type)
  })

  it('keeps a name without folders, control characters and excess', () => {
    expect(cleanName('../../etc/passwd.pdf')).toBe('passwd.pdf')
    expect(cleanName('C:\\报价\\单\u0000\u202e.pdf')).toBe('单.pdf')
    expect(cleanName('报价\u061cfdp.exe')).toBe('报价fdp.exe')
    expect(cleanName(`${'长'.repeat(300)}.pdf`)).toHaveLength(120)
    expect(cleanName(`${'长'.repeat(300)}.pdf`).endsWith('.pdf')).toBe(true)
    expect(cleanName('/')).toBe('file')
    expect(cleanName(`a.${'x'.repeat(300)}`)).toHaveLength(120)
    expect(['CON.pdf', 'nul', 'Com1.tar.gz', 'lpt².png', 'a:b?.pdf', 'console.pdf'].map(cleanName)).toEqual(['_CON.pdf', '_nul', '_Com1.tar.gz', '_lpt².png', 'a_b_.pdf', 'console.pdf'])
    expect(cleanName(`a${'😀'.repeat(100)}.pdf`)).not.toMatch(/\p{Cs}/u)
  })
})

describe('an upload', () => {
  it('is served as what it is', async () => {
    const response = await upload(pdf, '报价单.pdf', { type: 'text/html' })
    expect(response.body).toMatchObject({ Name: '报价单.pdf', Size: pdf.length, ContentType: 'application/pdf' })
    const served = await fetchFile(response.body?.Url ?? '', buyer)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('application/pdf')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
    expect(served.headers.get('content-disposition')).toBe(
      `attachment; filename="___.pdf"; filename*=UTF-8''%E6%8A%A5%E4%BB%B7%E5%8D%95.pdf`,
    )
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(pdf)
  })

  it('may be sent in a field of any name', async () => {
    expect((await upload(png, 'a.png', { field: 'picture' })).success).toBe(true)
  })

  it('that is a picture is shown, or saved when it is requested as a download', async () => {
    const url = (await upload(png, 'a.png')).body?.Url ?? ''
    expect((await fetchFile(url, buyer)).headers.get('content-disposition')).toMatch(/^inline/)
    expect((await fetchFile(url, buyer, 'POST')).headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it('is not found by another enterprise, nor by visitors', async () => {
    const url = (await upload(png, 'a.png')).body?.Url ?? ''
    expect((await fetchFile(url, other)).status).toBe(404)
    expect((await fetchFile(url, other, 'POST')).status).toBe(404)
    expect((await fetchFile(url)).status).toBe(401)
    expect((await fetchFile('/files/../secret', buyer)).status).toBe(404)
    expect((await fetchFile('/files/not-an-id', buyer)).status).toBe(404)
  })

  it.each([
    ['of another type', new TextEncoder().encode('<script>'), 'a.html', '不支持的文件类型'],
    ['that is empty', new Uint8Array(), 'a.png', '文件内容为空'],
    ['above 10 MB', new Uint8Array(uploadRules.maxSizeMB * bytesPerMB + 1), 'a.png', '文件大小不能超过10MB'],
  ])('%s is rejected', async (_case, bytes, name, message) => {
    expect(await upload(bytes, name)).toMatchObject({ status: 200, success: false, message, body: null })
  })

  it('is rejected when the user has reached the limit of a day, until the day is over', async () => {
    const caller = { enterpriseId: 1, userId: demo.users.buyer, name: 'a.png', contentType: 'image/png', createdAt: mall.clock() }
    await mall.db.insert(uploads).values({ ...caller, id: crypto.randomUUID(), size: maxDailyBytes - 3 * png.length })
    const tooMuch = { success: false, message: '24小时内上传的文件已达上限，请稍后再试', body: null }
    while ((await upload(png, 'a.png')).success);
    expect(await upload(png, 'a.png')).toMatchObject(tooMuch)
    mall.advance(86_400_001)
    buyer = (await mall.login('buyer')).Token
    expect((await upload(png, 'a.png')).success).toBe(true)
  })

  it('larger than the limit is rejected', async () => {
    expect(await upload(new Uint8Array(12 * 1024 * 1024), 'a.png')).toMatchObject({ status: 413, success: false, message: '请求内容过大' })
  })

  it('without a file, or with two, is rejected', async () => {
    const form = new FormData()
    form.append('path', 'null')
    expect((await mall.send('POST /api/File/Execute', form, { token: buyer })).message).toBe('请选择要上传的文件')
    form.append('file', new File([png], 'a.png'))
    form.append('file', new File([png], 'b.png'))
    expect((await mall.send('POST /api/File/Execute', form, { token: buyer })).message).toBe('只能上传一个文件')
  })

  it('that is no form is a bad request', async () => {
    expect((await mall.send('POST /api/File/Execute', { path: null }, { token: buyer })).message).toBe('请求参数不正确')
  })
})
