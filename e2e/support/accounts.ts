import { expect, type Page } from '@playwright/test'
import { demoPassword } from './api.ts'
import { nextCaptchaAnswer, slideCaptcha } from './captcha.ts'

/** Fills the login form of the open page and passes the captcha by mouse. Ends where the mall sends one. */
export async function logInHere(page: Page, account: string, password = demoPassword, button = '登录'): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  const answer = nextCaptchaAnswer(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  await slideCaptcha(page, await answer)
}

/** The greeting of the top bar: somebody is logged in. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible()
}
