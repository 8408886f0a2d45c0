import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const change = (token: string, OldPassword: string, Password: string) => mall.call('POST /api/Account/ChangePassword', { OldPassword, Password }, { token })
const menu = async (token: string) => (await mall.call('POST /api/Account/GetUserMenuList', {}, { token })).status
const good = 'Desk&Paper26'

describe('a new password', () => {
  it('ends all sessions of the account, and those of nobody else', async () => {
    const [here, elsewhere, colleague] = [await mall.login('buyer'), await mall.login('buyer'), await mall.login('buyer2')]
    expect((await change(here.Token, demoPassword, good)).body).toBe('修改成功，请重新登录')
    expect(await Promise.all([here, elsewhere, colleague].map(({ Token }) => menu(Token)))).toEqual([401, 401, 200])
    const refreshed = await mall.call('POST /api/Account/RefreshToken', { RefreshToken: elsewhere.RefreshToken, UserId: elsewhere.User.uid })
    expect(refreshed.status).toBe(401)
    await expect(mall.login('buyer')).rejects.toThrow('账号或密码错误')
    expect((await mall.login('buyer', good)).User.uid).toBe(here.User.uid)
  })

  it.each([
    ['Short1!', '密码须为8–20个字符'],
    ['alllowercase', '密码须包含大写字母、小写字母、数字、符号中的至少三种'],
    ['Finance@2026', '密码不能包含账号'],
    ['P@ssw0rd', '该密码过于常见，容易被猜到，请换一个'],
    ['Admin@123', '该密码过于常见，容易被猜到，请换一个'],
    ['Huaqi@2026', '该密码过于常见，容易被猜到，请换一个'],
  ])('%s is refused by the rule of every password, and costs no try', async (password, message) => {
    const { Token } = await mall.login('finance')
    for (let turn = 0; turn < 6; turn++) expect(await change(Token, 'not the old one', password)).toMatchObject({ code: 'PASSWORD_TOO_WEAK', message })
    expect(await menu(Token)).toBe(200)
  })

  it('is another one', async () => {
    await change((await mall.login('other')).Token, demoPassword, good)
    const { Token } = await mall.login('other', good)
    expect(await change(Token, good, good)).toMatchObject({ code: 'PASSWORD_UNCHANGED', message: '新密码不能与原密码相同' })
    expect(await menu(Token)).toBe(200)
  })

  it('sent twice at a time is set once', async () => {
    const { Token } = await mall.login('admin')
    const answers = await Promise.all([change(Token, demoPassword, good), change(Token, demoPassword, 'Ink&Brush26')])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    await mall.login('admin', answers[0]?.success ? good : 'Ink&Brush26')
  })

  it('ends a reset that was verified before', async () => {
    const { Token } = await mall.login('approver2')
    const opened = await mall.call('POST /api/Account/ResetCheck', { Account: 'approver2', CaptchaVerifyParam: await mall.solveCaptcha() })
    const Ticket = opened.body?.Ticket ?? ''
    await mall.call('POST /api/Account/ResetVerify', { Ticket, Code: opened.headers.get('X-Reset-Code') ?? '' })
    expect((await change(Token, demoPassword, good)).success).toBe(true)
    expect(await mall.call('POST /api/Account/ResetPassword', { Ticket, Password: 'Ink&Brush26' })).toMatchObject({ code: 'RESET_CODE_EXPIRED' })
    await mall.login('approver2', good)
  })
})

describe('the old password', () => {
  it('can be tried five times, which count as those of the login', async () => {
    const { Token } = await mall.login('approver')
    const messages: string[] = []
    for (let turn = 0; turn < 6; turn++) messages.push((await change(Token, `Wrong@2026${turn}`, good)).message)
    expect(messages.slice(0, 4)).toEqual([4, 3, 2, 1].map((left) => `密码错误，还可尝试${left}次`))
    expect(messages.slice(4)).toEqual(['账号已锁定，请15分钟后重试', '账号已锁定，请15分钟后重试'])
    expect(await change(Token, demoPassword, good)).toMatchObject({ code: 'ACCOUNT_LOCKED' })
    await expect(mall.login('approver')).rejects.toThrow('账号已锁定')
    mall.advance(16 * 60_000)
    const again = await mall.login('approver')
    expect((await change(again.Token, demoPassword, good)).success).toBe(true)
  })
})
