import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
}, 120_000)
afterAll(() => mall.close())

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const logIn = async (account: string, ip: string, userAgent = windows) => {
  mall.advance(1_000)
  const input = { Account: account, Password: demoPassword, CaptchaVerifyParam: await mall.solveCaptcha() }
  const { body, message } = await mall.call('POST /api/Account/Login', input, { ip, headers: { 'User-Agent': userAgent } })
  if (!body) throw new Error(message)
  return body.Token
}
const log = async (token: string) => (await mall.call('POST /api/Account/LoginLog', { PageIndex: 1, PageSize: 20 }, { token })).body?.Items ?? []
const end = (token: string, SessionId: string) => mall.call('POST /api/Account/EndSession', { SessionId }, { token })
const isOpen = async (token: string) => (await mall.call('POST /api/Account/Profile', {}, { token })).status === 200

it('shows the user’s logins, the latest first, and which of them is this one', async () => {
  const [office, phone] = [await logIn('buyer', '203.0.113.7'), await logIn('buyer', '203.0.113.9', 'curl/8.9')]
  await logIn('buyer2', '203.0.113.8')
  const items = await log(office)
  expect(items.map(({ Ip, Device, StatusName, AllowEnd }) => [Ip, Device, StatusName, AllowEnd])).toEqual([
    ['203.0.113.9', '未知设备', '在线', true],
    ['203.0.113.7', 'Chrome · Windows', '当前会话', false],
  ])
  expect(items[0]).toMatchObject({ EnterpriseName: '华启科技（上海）有限公司' })
  await mall.call('POST /api/Account/Logout', {}, { token: phone })
  expect((await log(office))[0]).toMatchObject({ StatusName: '已结束', AllowEnd: false })
})

it('ends another session at once, and no other', async () => {
  const [here, there, third] = [await logIn('finance', '203.0.113.1'), await logIn('finance', '203.0.113.2'), await logIn('finance', '203.0.113.3')]
  const items = await log(here)
  const sessionOf = (ip: string) => items.find(({ Ip }) => Ip === ip)?.SessionId ?? ''
  expect((await end(here, sessionOf('203.0.113.2'))).body).toBe('会话已结束')
  expect(await Promise.all([here, there, third].map(isOpen))).toEqual([true, false, true])
  for (const gone of [sessionOf('203.0.113.2'), sessionOf('203.0.113.1'), crypto.randomUUID()]) {
    expect(await end(here, gone)).toMatchObject({ code: 'SESSION_NOT_FOUND', message: '会话不存在或已结束' })
  }
})

it('does not know the session of somebody else', async () => {
  const [mine, theirs] = [await logIn('approver', '203.0.113.4'), await logIn('approver2', '203.0.113.5')]
  const [session] = await log(theirs)
  expect(await end(mine, session?.SessionId ?? '')).toMatchObject({ code: 'SESSION_NOT_FOUND' })
  expect(await isOpen(theirs)).toBe(true)
})

it('ends all the others', async () => {
  const [here, there, third, colleague] = [await logIn('admin', '203.0.113.1'), await logIn('admin', '203.0.113.2'), await logIn('admin', '203.0.113.3'), await logIn('other', '203.0.113.4')]
  const endAll = () => mall.call('POST /api/Account/EndOtherSessions', {}, { token: here })
  expect((await endAll()).body).toBe('已结束2个其他会话')
  expect(await Promise.all([here, there, third, colleague].map(isOpen))).toEqual([true, false, false, true])
  expect((await endAll()).body).toBe('没有其他会话')
})
