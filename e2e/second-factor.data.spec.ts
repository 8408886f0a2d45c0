import type { Page } from '@playwright/test'
import { codeAt } from '../packages/mall-server/src/company/account/second-factor/totp.ts'
import { expectLoggedIn, logInHere, newAccount, type Account } from './support/accounts.ts'
import { demoPassword } from './support/passwords.ts'
import { expect, test } from './support/test.ts'

const profile = '/userCenter/user/account'

/** Sets a second factor up in the dialog that is open, as with an authenticator. Its secret and recovery codes. */
const setUp = async (page: Page) => {
  const started = page.waitForResponse('**/api/Account/SecondFactorStart')
  await page.getByLabel('登录密码').fill(demoPassword)
  await page.getByRole('button', { name: '下一步' }).click()
  const secret = ((await (await started).json()) as { MsgBody: { Secret: string } }).MsgBody.Secret
  await expect(page.getByAltText('验证器应用的二维码')).toBeVisible()
  await page.getByLabel('验证码').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: '开启', exact: true }).click()
  const shown = page.getByRole('list', { name: '恢复码' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  await page.getByRole('button', { name: '我已保存' }).click()
  return { secret, codes }
}

/** The next code that was not used: each is good once. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000))

/** Up to the second step of a login. */
const givePassword = async (page: Page, account: Account) => {
  await logInHere(page, account)
  await expect(page.getByRole('heading', { name: '两步验证' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}

const leave = async (page: Page) => {
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
  // Logging out leads home; whatever comes next would be interrupted by it.
  await expect(page).toHaveURL('/')
}

const answer = async (page: Page, label: '验证码' | '恢复码', code: string) => {
  await page.getByLabel(label).fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('a buyer switches a second factor on, logs in with a code and with a recovery code, each once, and comes back to the page they were on', async ({ enter, newBrowser }) => {
  const account = newAccount()
  const { page } = await enter(account)
  await page.goto(profile)
  await page.getByRole('button', { name: '开启两步验证' }).click()
  const { secret, codes: [recovery = ''] } = await setUp(page)
  await expect(page.getByText(/恢复码剩余 10 个/)).toBeVisible()

  const other = await (await newBrowser()).newPage()
  await test.step('another browser logs in with the code, and not twice with the same', async () => {
    const code = nextCode(secret)
    await other.goto('/shop/cart')
    await givePassword(other, account)
    await answer(other, '验证码', code)
    await expect(other).toHaveURL('/shop/cart')
    await expect(other.getByText('购物车还是空的，去逛逛吧')).toBeVisible()
    await leave(other)
    await other.goto('/login?ReturnUrl=/shop/cart')
    await givePassword(other, account)
    await answer(other, '验证码', code)
    await expect(other.getByText('验证码错误，还可尝试4次')).toBeVisible()
  })

  await test.step('a recovery code does too, once', async () => {
    await other.getByRole('button', { name: '手机不在身边？使用恢复码' }).click()
    await answer(other, '恢复码', recovery)
    await expect(other).toHaveURL('/shop/cart')
    await leave(other)
    await other.goto('/login')
    await givePassword(other, account)
    await other.getByRole('button', { name: '手机不在身边？使用恢复码' }).click()
    await answer(other, '恢复码', recovery)
    await expect(other.getByText('验证码错误，还可尝试4次')).toBeVisible()
  })

  await test.step('one is gone, and it is switched off', async () => {
    await page.reload()
    await expect(page.getByText(/恢复码剩余 9 个/)).toBeVisible()
    await page.getByRole('button', { name: '关闭两步验证' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('登录密码').fill(demoPassword)
    await dialog.getByRole('button', { name: '关闭两步验证' }).click()
    await expect(page.getByRole('button', { name: '开启两步验证' })).toBeVisible()
    await other.goto('/login')
    await logInHere(other, account)
    await expectLoggedIn(other)
  })
})

test('a company demands a second factor: its administrator sets one up over the open page, which goes on then, and nothing else is open before', async ({ enter }) => {
  const founder = newAccount('founder')
  const { page, api } = await enter(founder)
  await page.goto('/userCenter/management/group')
  await page.getByRole('checkbox', { name: /要求两步验证$/ }).check()
  const saved = page.waitForResponse('**/api/Group/Save')
  await page.getByRole('button', { name: '保存' }).click()
  await saved
  const dialog = page.getByRole('dialog', { name: '请先开启两步验证' })

  await test.step('every call is refused but those that set it up', async () => {
    expect(await api.send('POST /api/Group/Info', {})).toMatchObject({ status: 403, message: '您的企业要求两步验证，请先设置', body: null })
    await page.goto('/userCenter/management/department')
    await expect(dialog).toBeVisible()
    await expect(page.getByRole('tree')).toBeHidden()
  })

  await test.step('leaving without one logs out', async () => {
    await dialog.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '继续设置' }).click()
    await expect(dialog).toBeVisible()
  })

  await test.step('once it is set up the page goes on', async () => {
    await setUp(page)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: '部门管理' })).toBeVisible()
    expect((await api.call('POST /api/Account/SecondFactorState', {})).Demanded).toBe(true)
  })

  await test.step('at the profile it can be moved to another phone, not left off', async () => {
    await page.goto(profile)
    await page.getByRole('button', { name: '更换验证器' }).click()
    const asked = page.getByRole('dialog', { name: '更换验证器' })
    await asked.getByLabel('登录密码').fill(demoPassword)
    await asked.getByRole('button', { name: '下一步' }).click()
    await expect(dialog).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect((await api.send('POST /api/Group/Info', {})).status).toBe(403)
    await setUp(page)
    await expect(page.getByText(/恢复码剩余 10 个/)).toBeVisible()
  })
})
