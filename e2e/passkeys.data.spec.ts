import type { Page } from '@playwright/test'
import { expectLoggedIn, newAccount } from './support/accounts.ts'
import { nextCaptchaAnswer, slideCaptcha } from './support/captcha.ts'
import { endSession } from './support/end-session.ts'
import { demoPassword } from './support/passwords.ts'
import { expect, test } from './support/test.ts'

// Browsers make passkeys for names, not for addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) })

const profile = '/userCenter/user/account'

/** A phone with a fingerprint, as Chromium plays one: it agrees to everything. */
const addAuthenticator = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  })
  return { setVerified: (isUserVerified: boolean) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }) }
}

const register = async (page: Page, name: string) => {
  await page.getByRole('button', { name: '添加通行密钥' }).click()
  const dialog = page.getByRole('dialog', { name: '添加通行密钥' })
  await dialog.getByLabel('名称').fill(name)
  await dialog.getByLabel('登录密码').fill(demoPassword)
  await dialog.getByRole('button', { name: '下一步' }).click()
  return dialog
}

const leave = async (page: Page) => {
  await page.goto('/')
  // Who is logged out is sent to the root: a visit of another page before that would be interrupted.
  const sent = page.waitForEvent('load')
  await page.getByRole('button', { name: '退出' }).click()
  await sent
  await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
}

const usePasskey = (page: Page) => page.getByRole('button', { name: '使用通行密钥登录' }).click()

test('a buyer adds a passkey, logs in by it without account and password, renames it, and once it is removed it opens nothing', async ({ enter }) => {
  const account = newAccount()
  const { page } = await enter(account)
  const device = await addAuthenticator(page)
  const list = page.getByRole('list', { name: '通行密钥' })
  await page.goto(profile)
  await register(page, '工作手机')
  await expect(list.getByRole('listitem')).toHaveText(/工作手机.*添加.*未使用过/)

  await test.step('the same device is not added twice', async () => {
    const dialog = await register(page, '又一次')
    await expect(dialog.getByText('此设备已添加过通行密钥')).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('it logs in, and goes on to the page that asked', async () => {
    await leave(page)
    await page.goto('/login?ReturnUrl=/shop/cart')
    const login = page.waitForResponse('**/api/Account/PasskeyLogin')
    await usePasskey(page)
    expect((await login).status()).toBe(200)
    await expect(page).toHaveURL('/shop/cart')
    await expectLoggedIn(page)
  })

  await test.step('where its session ends in a form, the login over the page names whose it was', async () => {
    await page.goto(profile)
    await page.getByLabel('昵称').fill('采购二组')
    await endSession(page)
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '登录已过期，请重新登录' })
    await expect(dialog.getByLabel('账号', { exact: true })).toHaveValue(account)
    const saved = page.waitForResponse('**/api/Account/ProfileSave')
    await dialog.getByLabel('密码', { exact: true }).fill(demoPassword)
    const answer = nextCaptchaAnswer(page)
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await slideCaptcha(page, await answer)
    expect((await saved).status()).toBe(200)
    await expect(dialog).toBeHidden()
  })

  await test.step('over that page the passkey logs in too, and the form is sent', async () => {
    await page.getByLabel('昵称').fill('采购三组')
    await endSession(page)
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '登录已过期，请重新登录' })
    const passkey = dialog.getByRole('button', { name: '使用通行密钥登录' })
    await expect(passkey).toBeEnabled()
    const saved = page.waitForResponse('**/api/Account/ProfileSave')
    await passkey.click()
    expect((await saved).status()).toBe(200)
    await expect(dialog).toBeHidden()
    await expectLoggedIn(page)
  })

  await test.step('without a fingerprint it does not', async () => {
    await leave(page)
    await device.setVerified(false)
    await page.goto('/login')
    await usePasskey(page)
    await expect(page.getByText('操作已取消或超时，请重试')).toBeVisible()
    await device.setVerified(true)
    await usePasskey(page)
    await expectLoggedIn(page)
  })

  await test.step('it is renamed, then removed with the password', async () => {
    await page.goto(profile)
    await expect(list.getByRole('listitem')).toHaveText(/最近使用/)
    await page.getByRole('button', { name: '重命名 工作手机' }).click()
    await page.getByRole('dialog').getByLabel('名称').fill('旧手机')
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await page.getByRole('button', { name: '删除 旧手机' }).click()
    await page.getByRole('dialog').getByLabel('登录密码').fill(demoPassword)
    await page.getByRole('dialog').getByRole('button', { name: '删除通行密钥' }).click()
    await expect(list).toBeHidden()
  })

  await test.step('the device still has it, and the mall knows it no more', async () => {
    await leave(page)
    await page.goto('/login')
    await usePasskey(page)
    await expect(page.getByText('通行密钥无效，可能已被删除')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
