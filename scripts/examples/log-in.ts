import type { Page } from 'playwright'
import { nextCaptchaAnswer, slideCaptcha } from '../../e2e/support/captcha.ts'
import { demoPassword } from '../../packages/mall-server/src/demo/organisation.ts'

/** Logs an account of the demo in at a page that shows the captcha beside the password, and opened it with the page. */
export const logIn = async (page: Page, account: string): Promise<void> => {
  const puzzle = page.getByRole('slider', { disabled: false })
  // The one that the page opened with is there: the next answer is that of the next one.
  await puzzle.waitFor()
  const answer = nextCaptchaAnswer(page)
  await page.reload()
  // Then the page has its script, and keeps what is typed.
  await puzzle.waitFor()
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByRole('textbox', { name: '密码' }).fill(demoPassword)
  await slideCaptcha(page, await answer)
  await page.getByRole('button', { name: '登录', exact: true, disabled: false }).click()
}
