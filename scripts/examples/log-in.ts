import type { Page } from 'playwright'
import { nextCaptchaAnswer, slideCaptcha } from '../../e2e/support/captcha.ts'
import { demoPassword } from '../../packages/mall-server/src/demo/organisation.ts'

/** Logs an account of the demo in at a page that shows the captcha beside the password, and opened it with the page. */
export const logIn = async (page: Page, account: string): Promise<void> => {
  const answer = nextCaptchaAnswer(page)
  await page.reload()
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByRole('textbox', { name: '密码' }).fill(demoPassword)
  await slideCaptcha(page, await answer)
  await page.getByRole('button', { name: '登录', exact: true, disabled: false }).click()
}
