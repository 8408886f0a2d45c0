import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import type { MallError } from '../errors.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { failure, gate, loginOf, settle, success } from '../testing/responses.ts'
import { createScriptedServer, type Seen } from '../testing/scripted-server.ts'

const uploadPath = '/api/File/Execute'
const exportPath = '/api/Order/Export'

const start = () => {
  const server = createScriptedServer({ token: 'good' })
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, 'good', 'refresh-0'))
  const shown: string[] = []
  const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: server.fetch, onError: (error) => shown.push(error.message) })
  return { server, mall, shown }
}

const errorOf = (promise: Promise<unknown>) => promise.then(() => null, (error: MallError) => error)
const fieldsOf = (seen: Seen | undefined) => (seen?.body instanceof FormData ? [...seen.body.keys()] : [])
const picture = (size = 10) => new File([new Uint8Array(size)], '图.png', { type: 'image/png' })
const sheet = (headers: Record<string, string> = {}) =>
  new Response('sheet', { headers: { 'content-type': 'application/vnd.ms-excel', ...headers } })

describe('upload, specification §3 and §7', () => {
  it('sends the field `file`, the extra fields and path as null to the default address', async () => {
    const { server, mall } = start()
    await mall.upload(picture(), { extra: { scene: 'order', index: 2 } })
    const form = server.to(uploadPath)[0]?.body as FormData
    expect([...form.keys()]).toEqual(['scene', 'index', 'path', 'file'])
    expect([form.get('scene'), form.get('index'), form.get('path')]).toEqual(['order', '2', 'null'])
    expect(server.seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('sends a field of another name to another address, without path', async () => {
    const { server, mall } = start()
    await mall.upload(picture(), { field: 'avatar', url: '/api/Account/Avatar' })
    expect(fieldsOf(server.to('/api/Account/Avatar')[0])).toEqual(['avatar'])
  })

  it('checks the rules before anything is sent', async () => {
    const { server, mall, shown } = start()
    expect(await errorOf(mall.upload(picture(), { rules: { allowedTypes: ['application/pdf'] } }))).toMatchObject({ kind: 'type', message: '不支持的文件类型' })
    expect(await errorOf(mall.upload(picture(2 ** 20 + 1), { rules: { maxSizeMB: 1 } }))).toMatchObject({ kind: 'maxSize' })
    expect(server.seen).toHaveLength(0)
    expect(shown).toEqual(['不支持的文件类型', '文件大小不能超过1MB'])
  })

  it.each([400, 413, 422])('that fails with %i says the reason of the server', async (status) => {
    const { server, mall, shown } = start()
    server.on(uploadPath, () => failure('文件内容与类型不符', status, null, 'FILE_TYPE_NOT_ALLOWED'))
    expect(await errorOf(mall.upload(picture()))).toMatchObject({ kind: 'business', message: '文件内容与类型不符', code: 'FILE_TYPE_NOT_ALLOWED', status })
    expect(shown).toEqual(['文件内容与类型不符'])
  })

  it('reports the progress at both ends where there are no steps', async () => {
    const { mall } = start()
    const reported: number[][] = []
    await mall.upload(picture(), { onProgress: (sent, total) => reported.push([sent, total]) })
    expect(reported).toEqual([[0, 10], [10, 10]])
  })
})

describe('image search, specification §5', () => {
  it('sends one picture in the field `files`', async () => {
    const { server, mall } = start()
    server.on('/api/Product/ImageSearch', () => success({ Items: [], ImageKey: 'k' }))
    expect(await mall.product.imageSearch(picture())).toEqual({ Items: [], ImageKey: 'k' })
    expect(fieldsOf(server.seen[0])).toEqual(['files'])
  })

  it('rejects a file that is no image, and one above 2 MB', async () => {
    const { server, mall } = start()
    expect(await errorOf(mall.product.imageSearch(new Blob(['x'], { type: 'text/plain' })))).toMatchObject({ message: '请上传图片文件' })
    expect(await errorOf(mall.product.imageSearch(picture(2 * 2 ** 20 + 1)))).toMatchObject({ message: '图片大小不能超过2MB' })
    expect(server.seen).toHaveLength(0)
  })
})

describe('download, specification §7', () => {
  it('returns name and size, and saves the file', async () => {
    const { server, mall } = start()
    server.on(exportPath, () => sheet({ 'content-disposition': "attachment; filename*=UTF-8''%E8%AE%A2%E5%8D%95.xls" }))
    const saved: unknown[] = []
    const save = (blob: Blob, name: string) => void saved.push([name, blob.size, blob.type])
    expect(await mall.download(exportPath, { Status: 10 }, { save })).toMatchObject({ name: '订单.xls', size: 5 })
    expect(saved).toEqual([['订单.xls', 5, 'application/vnd.ms-excel']])
    expect(server.seen[0]).toMatchObject({ method: 'POST', body: { Status: 10 }, token: 'good' })
    expect(await mall.order.export({ OrderNo: 'A' })).toMatchObject({ name: '订单.xls', size: 5 })
  })

  it('is named `download` without a header', async () => {
    const { server, mall } = start()
    server.on(exportPath, () => sheet())
    expect(await mall.download(exportPath)).toMatchObject({ name: 'download', size: 5 })
  })

  it('comes by GET too, what is sent in its query', async () => {
    const { server, mall } = start()
    server.on('/api/Report/Year', () => sheet())
    await mall.download('/api/Report/Year', { Year: 2026 }, { method: 'GET' })
    expect(server.seen[0]).toMatchObject({ method: 'GET', url: 'http://mall.test/api/Report/Year?Year=2026' })
  })

  it('returns its bytes where no page can save it', async () => {
    const { server, mall } = start()
    server.on(exportPath, () => sheet())
    const { bytes } = await mall.download(exportPath)
    expect(new TextDecoder().decode(bytes)).toBe('sheet')
  })

  it('ends when an async save has ended, and fails when that fails', async () => {
    const { server, mall } = start()
    server.on(exportPath, () => sheet())
    const steps: string[] = []
    const written = gate()
    const download = mall.download(exportPath, {}, { save: () => written.passed.then(() => void steps.push('saved')) }).then((file) => {
      steps.push('ended')
      return file
    })
    await settle()
    expect(steps).toEqual([])
    written.open()
    expect(await download).toEqual({ name: 'download', size: 5 })
    expect(steps).toEqual(['saved', 'ended'])
    const full = new Error('no space left')
    expect(await errorOf(mall.download(exportPath, {}, { save: () => Promise.reject(full) }))).toBe(full)
  })

  it('waits for a refresh like any call', async () => {
    const { server, mall } = start()
    server.expire()
    server.on(exportPath, ({ token }) => (token === 'good-1' ? sheet() : undefined))
    expect(await mall.order.export()).toMatchObject({ name: 'download', size: 5 })
  })

  it.each<[string, () => Response | Promise<Response>, string, string]>([
    ['500', () => failure('', 500), 'download', '下载失败'],
    ['404', () => failure('', 404), 'download', '下载失败'],
    ['no response', () => Promise.reject(new TypeError('cut')), 'download', '下载失败'],
    ['a page instead of a file', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'download', '下载失败'],
    ['an envelope instead of a file', () => success(null), 'download', '下载失败'],
    ['a failure without a message', () => failure(''), 'download', '下载失败'],
    ['a failure with a message', () => failure('没有可导出的订单'), 'business', '没有可导出的订单'],
    ['403', () => failure('', 403), 'forbidden', '拒绝访问'],
  ])('%s', async (_, response, kind, message) => {
    const { server, mall, shown } = start()
    server.on(exportPath, response)
    expect(await errorOf(mall.download(exportPath))).toMatchObject({ kind, message, path: exportPath })
    expect(shown).toEqual([message])
  })

  describe('of a site that has another build by now', () => {
    afterEach(() => vi.doUnmock('./download.ts'))

    it('is said as any that failed', async () => {
      vi.doMock('./download.ts', () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      })
      const { mall, shown } = start()
      expect(await errorOf(mall.order.export())).toMatchObject({ kind: 'download', message: '下载失败' })
      expect(shown).toEqual(['下载失败'])
    })
  })

  it('a JSON file that is offered as one is a file', async () => {
    const { server, mall } = start()
    server.on(exportPath, () => new Response('[1]', { headers: { 'content-type': 'application/json', 'content-disposition': 'attachment; filename=a.json' } }))
    expect(await mall.download(exportPath)).toMatchObject({ name: 'a.json', size: 3 })
  })
})
