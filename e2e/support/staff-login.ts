import { expect, type Page } from '@playwright/test'
import { codeAt } from '../../packages/mall-server/src/company/account/second-factor/totp.ts'
import type { StaffKind } from '../server/account-kinds.ts'
import { nextCaptchaAnswer, slideCaptcha } from './captcha.ts'
import { newStaff } from './accounts.ts'
import { chosenPassword, demoPassword } from './passwords.ts'

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

/** Replaces an initial password by a chosen one, and logs in by it. */
export const choosePassword = async (page: Page): Promise<void> => {
  await page.getByLabel('新密码', { exact: true }).fill(chosenPassword)
  await page.getByLabel('确认新密码').fill(chosenPassword)
  await pressWithCaptcha(page, '设置密码并登录')
}

/** Sets a second factor up in the dialog that is open; its secret. */
export const setUpFactor = async (page: Page, password = chosenPassword): Promise<string> => {
  const started = page.waitForResponse('**/api/SellerAccount/SecondFactorStart')
  await page.getByLabel('登录密码').fill(password)
  await page.getByRole('button', { name: '下一步' }).click()
  const secret = ((await (await started).json()) as { MsgBody: { Secret: string } }).MsgBody.Secret
  await page.getByLabel('验证码').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: '开启', exact: true }).click()
  await expect(page.getByRole('list', { name: '恢复码' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: '我已保存' }).click()
  return secret
}

/** Logs in an account of the staff that no test has used, and sets up the second factor that its role needs. */
export const enterStaff = async (page: Page, kind: StaffKind): Promise<void> => {
  await logInStaff(page, newStaff(kind), demoPassword)
  await setUpFactor(page, demoPassword)
}
