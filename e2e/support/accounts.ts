import { expect, type Locator, type Page } from '@playwright/test'
import { accountKinds, accountName, staffKinds, type AccountKind, type StaffKind } from '../server/account-kinds.ts'
import { demoPassword } from './passwords.ts'
import { nextCaptchaAnswer, slideCaptcha } from './captcha.ts'
import { claim } from './claim.ts'

declare const ofOneTest: unique symbol

/** An account that one test uses and no other: only {@link newAccount} makes one, so none can be named by hand. */
export type Account = string & { readonly [ofOneTest]: true }

const firstUnused = (kind: AccountKind | StaffKind, count: number): string => {
  for (let index = 1; index <= count; index++) {
    const name = accountName(kind, index)
    if (claim(name)) return name
  }
  throw new Error(`The tests use more than ${count} accounts of the kind ${kind}: raise the number in e2e/server/account-kinds.ts.`)
}

/** An account that no test has used. */
export const newAccount = (kind: AccountKind = 'buyer'): Account => firstUnused(kind, accountKinds[kind]) as Account

/** An account of the staff that no test has used: it has no second factor yet. */
export const newStaff = (kind: StaffKind): string => firstUnused(kind, staffKinds[kind])

/** Manages the departments of all buyers of the tests, and so approves their orders. What waits for them is everybody's: look only at your own. */
export const managerOfBuyers = 'approver' as Account

/** Approves too, where an approval is reassigned. Look only at your own here, too. */
export const otherManager = 'approver2' as Account

/** Fills the login form of the open page and passes the captcha by mouse. Ends on the page that the mall goes to. */
export const logInHere = async (page: Page, account: Account, password = demoPassword, button = '登录'): Promise<void> => {
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  const answer = nextCaptchaAnswer(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  await slideCaptcha(page, await answer)
}

/** The menu behind the user's name in the header of the user centre. */
export const accountMenu = (page: Page): Locator => page.getByRole('button', { name: /的账号菜单$/ })

/** Fails unless the top bar, or the header of the user centre, shows that a user is logged in. */
export const expectLoggedIn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: '退出' }).or(accountMenu(page))).toBeVisible()
}
