import type { Page } from '@playwright/test'
import { nextCaptchaAnswer, slideCaptcha } from './captcha.ts'

/** Presses a button behind which the slide captcha comes, and solves it. */
export const pressWithCaptcha = async (page: Page, button: string): Promise<void> => {
  const answer = nextCaptchaAnswer(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  await slideCaptcha(page, await answer)
}

/** Fills the login of the seller's side and sends it. */
export const logInStaff = async (page: Page, account: string, password: string): Promise<void> => {
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await pressWithCaptcha(page, '登录')
}
