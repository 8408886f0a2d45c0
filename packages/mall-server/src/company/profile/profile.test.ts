import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appUser, uploadedFile } from '../../platform/db/schema/organisation.ts'
import { demoPassword } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let token: string
beforeAll(async () => {
  mall = await createTestMall()
  token = (await mall.login('buyer2')).Token
}, 120_000)
afterAll(() => mall.close())

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
const upload = async (as = token, bytes = png, name = 'a.png') => {
  const form = new FormData()
  form.append('path', 'null')
  form.append('file', new File([bytes], name))
  const { body, message } = await mall.send('POST /api/File/Execute', form, { token: as })
  if (body === null) throw new Error(message)
  return (body as { Url: string }).Url
}
const profile = async (as = token) => (await mall.call('POST /api/Account/Profile', {}, { token: as })).body
const save = async (change: { Nickname?: string; Name?: string; Avatar?: string | null; Version?: number }, as = token) =>
  mall.call('POST /api/Account/ProfileSave', { Nickname: '研发采购员', Name: '', Avatar: null, Version: (await profile(as))?.Version ?? 0, ...change }, { token: as })

describe('a profile', () => {
  it('is the user’s own, with their place in the company', async () => {
    expect(await profile()).toEqual({
      Account: 'buyer2', Nickname: '研发采购员', Name: '研发采购员', Avatar: null, Mobile: expect.stringMatching(/^1\d{10}$/) as string, Email: 'buyer2@mall.example',
      EnterpriseName: '华启科技（上海）有限公司', DepartmentName: '研发中心 / 平台研发部', Roles: ['采购员'], Version: 1,
    })
  })

  it('keeps what users say of themselves, and the next token greets by it', async () => {
    expect((await save({ Nickname: ' 小周 ', Name: '周敏' })).body).toMatchObject({ Nickname: '小周', Name: '周敏' })
    expect((await mall.login('buyer2')).User.nname).toBe('小周')
    const listed = async () => (await mall.call('POST /api/Account/List', { Keyword: 'buyer2', PageIndex: 1, PageSize: 10 }, { token: (await mall.login('admin')).Token })).body?.Items[0]?.Name
    expect(await listed()).toBe('周敏')
    await save({ Nickname: '小周', Name: '' })
    expect(await listed()).toBe('小周')
  })

  it.each([{ Nickname: '周' }, { Nickname: '一'.repeat(21) }, { Name: '一'.repeat(31) }])('does not take %o', async (change) => {
    expect(await save(change)).toMatchObject({ success: false, code: 'INVALID_INPUT' })
  })

  it('is saved by one of two tabs that read the same', async () => {
    const Version = (await profile())?.Version ?? 0
    const answers = await Promise.all(['甲甲', '乙乙'].map((Nickname) => save({ Nickname, Version })))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['OK', 'VERSION_CONFLICT'])
    expect(answers.find(({ success }) => !success)?.message).toBe('数据已被他人修改，请刷新后重试')
    const saved = answers.find(({ success }) => success)?.body
    expect(await profile()).toEqual(saved)
    expect(saved?.Version).toBe(Version + 1)
  })

  it('shows a picture to everybody', async () => {
    const url = await upload()
    expect((await mall.fetch(url)).status).toBe(401)
    expect((await save({ Avatar: url })).body?.Avatar).toBe(url)
    const shown = await mall.fetch(url)
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([200, 'image/png', 'nosniff'])
    // Saved again with it, and without one.
    expect((await save({ Avatar: url })).success).toBe(true)
    expect((await save({})).body?.Avatar).toBeNull()
  })

  it('takes no picture of somebody else, nothing large, and nothing that is no picture', async () => {
    const colleague = (await mall.login('buyer')).Token
    const large = await upload()
    await mall.db.update(uploadedFile).set({ size: 2 * 1024 * 1024 + 1 }).where(eq(uploadedFile.id, large.slice('/files/'.length)))
    const pdf = await upload(token, new TextEncoder().encode('%PDF-1.7'), 'a.pdf')
    for (const Avatar of [await upload(colleague), large, pdf, 'https://evil.example/a.png', 'data:image/png;base64,AA==', '/files/6f1a0f0e-0000-4000-8000-000000000002']) {
      expect(await save({ Avatar }), Avatar).toMatchObject({ success: false, message: '图片无效，请重新上传不超过2MB的图片' })
    }
    expect((await profile())?.Avatar).toBeNull()
  })
})

describe('a new mobile number or email', () => {
  // The clock is moved on, and access tokens end.
  const logIn = async () => {
    token = (await mall.login('buyer2')).Token
  }
  beforeEach(logIn)

  const send = (Contact: { Type: 'mobile' | 'email'; Value: string }, { as = token, password = demoPassword } = {}) =>
    mall.call('POST /api/Account/SendCode', { Contact, Password: password }, { token: as })
  const bind = (Ticket: string, Code: string, as = token) => mall.call('POST /api/Account/BindContact', { Ticket, Code }, { token: as })
  const opened = async (Contact: Parameters<typeof send>[0], as = token) => {
    mall.advance(60_000)
    const { body, headers, message } = await send(Contact, { as })
    if (!body) throw new Error(message)
    return { ticket: body.Ticket, code: headers.get('X-Reset-Code') ?? '' }
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('is set by the code that was sent there, and logs in', async () => {
    const { ticket, code } = await opened({ Type: 'email', Value: 'Zhou.Min@mall.example' })
    expect(mall.sent.at(-1)).toEqual({ purpose: 'contact', email: 'zhou.min@mall.example', mobile: null, code, minutes: 10 })
    expect((await profile())?.Email).toBe('buyer2@mall.example')
    const read = (await profile())?.Version ?? 0
    expect((await bind(ticket, code)).body).toMatchObject({ Email: 'zhou.min@mall.example', Version: read + 1 })
    expect((await save({ Version: read })).code).toBe('VERSION_CONFLICT')
    expect((await mall.login('zhou.min@mall.example')).User.uid).toBe((await mall.login('buyer2')).User.uid)
    await expect(mall.login('buyer2@mall.example')).rejects.toThrow()
  })

  it('goes by text message too', async () => {
    const { ticket, code } = await opened({ Type: 'mobile', Value: '13900000002' })
    expect(mall.sent.at(-1)).toMatchObject({ email: null, mobile: '13900000002' })
    expect((await bind(ticket, code)).body?.Mobile).toBe('13900000002')
  })

  it('needs the password', async () => {
    mall.advance(60_000)
    expect(await send({ Type: 'mobile', Value: '13900000003' }, { password: 'Wrong@2026' })).toMatchObject({ code: 'WRONG_PASSWORD', message: '密码错误，还可尝试4次' })
  })

  it('is sent a code a minute', async () => {
    await opened({ Type: 'mobile', Value: '13900000003' })
    expect(await send({ Type: 'mobile', Value: '13900000004' })).toMatchObject({ code: 'RESET_CODE_TOO_SOON', message: '请60秒后重新获取' })
  })

  it('has five tries', async () => {
    const { ticket, code } = await opened({ Type: 'mobile', Value: '13900000003' })
    const messages: string[] = []
    for (let turn = 0; turn < 5; turn++) messages.push((await bind(ticket, other(code))).message)
    expect(messages).toEqual([...[4, 3, 2, 1].map((left) => `验证码错误，还可尝试${left}次`), '验证码已失效，请重新获取'])
    expect(await bind(ticket, code)).toMatchObject({ code: 'RESET_CODE_EXPIRED' })
  })

  it('is bound once, by its user, in time', async () => {
    const first = await opened({ Type: 'mobile', Value: '13900000005' })
    const colleague = (await mall.login('buyer')).Token
    expect(await bind(first.ticket, first.code, colleague)).toMatchObject({ code: 'RESET_CODE_EXPIRED' })
    const late = await opened({ Type: 'mobile', Value: '13900000005' })
    mall.advance(11 * 60_000)
    await logIn()
    expect(await bind(late.ticket, late.code)).toMatchObject({ code: 'RESET_CODE_EXPIRED' })
    const good = await opened({ Type: 'mobile', Value: '13900000005' })
    expect((await bind(good.ticket, good.code)).success).toBe(true)
    expect(await bind(good.ticket, good.code)).toMatchObject({ code: 'RESET_CODE_EXPIRED' })
  })

  it('of another account is refused only to its proven owner', async () => {
    await mall.db.update(appUser).set({ mobile: '13900000009' }).where(eq(appUser.account, 'finance'))
    const { ticket, code } = await opened({ Type: 'mobile', Value: '13900000009' })
    expect(await bind(ticket, code)).toMatchObject({ code: 'ACCOUNT_MOBILE_TAKEN', message: '该手机号已被其他账号使用' })
  })

  it('which two confirm at the same moment is one’s', async () => {
    const Value = '13900000100'
    const finance = (await mall.login('finance')).Token
    const [first, second] = [await opened({ Type: 'mobile', Value }), await opened({ Type: 'mobile', Value }, finance)]
    const answers = await Promise.all([bind(first.ticket, first.code), bind(second.ticket, second.code, finance)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ACCOUNT_MOBILE_TAKEN', 'OK'])
  })

  it('has a code that resets no password', async () => {
    const { ticket, code } = await opened({ Type: 'email', Value: 'buyer2@mall.example' })
    expect((await mall.call('POST /api/Account/ResetVerify', { Ticket: ticket, Code: code })).code).toBe('RESET_CODE_EXPIRED')
    await bind(ticket, code)
    expect((await mall.call('POST /api/Account/ResetPassword', { Ticket: ticket, Password: 'Ink&Brush26' })).code).toBe('RESET_CODE_EXPIRED')
  })
})
