import { expect, type Page } from '@playwright/test'
import { nextCaptchaAnswer, slideCaptcha } from './captcha.ts'

export const demoPassword = 'Mall@2026'

/** Fills the login form of the open page and passes the captcha by mouse. Ends where the mall sends one. */
export async function logInHere(page: Page, account: string, password = demoPassword): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  const answer = nextCaptchaAnswer(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await slideCaptcha(page, await answer)
}

/** Opens the login page and logs in. */
export async function logIn(page: Page, account: string): Promise<void> {
  await page.goto('/login')
  await logInHere(page, account)
  const choice = page.getByRole('button', { name: '进入商城' })
  await expect(page.getByRole('button', { name: '退出' }).or(choice)).toBeVisible()
  if (await choice.isVisible()) {
    await choice.click()
    await expect(page.getByRole('button', { name: '退出' })).toBeVisible()
  }
}
