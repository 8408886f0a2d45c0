import { expect, type Page } from '@playwright/test'
import { pasteInto } from './paste.ts'

interface Agreement {
  readonly name: string
  readonly from: string
  readonly until: string
}

/** Makes an agreement of 华启科技 in the open list, whose customer manager is logged in, and opens it: a draft without products. */
export const makeAgreement = async (page: Page, { name, from, until }: Agreement): Promise<void> => {
  await page.getByRole('button', { name: '新建协议' }).click()
  const form = page.getByRole('dialog', { name: '新建协议' })
  await form.getByRole('combobox', { name: '客户' }).fill('华启')
  await page.getByRole('option').filter({ hasText: '华启科技' }).click()
  await form.getByLabel('协议名称').fill(name)
  await form.getByLabel('开始日').fill(from)
  await form.getByLabel('截止日').fill(until)
  await form.getByRole('button', { name: '建立协议' }).click()
  await expect(page).toHaveURL(/\/seller\/agreements\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('草稿，还没有商品')
}

/** Pastes rows of a sheet into the open draft, and waits until all are kept. */
export const pasteRows = async (page: Page, rows: readonly (readonly string[])[]): Promise<void> => {
  await pasteInto(page.getByLabel('第1行 编码'), rows.map((cells) => cells.join('\t')).join('\n'))
  await expectKept(page)
}

/** All that was typed is on the server. */
export const expectKept = async (page: Page): Promise<void> => {
  await expect(page.getByText('已存', { exact: true })).toBeVisible()
}

/** Sends the open draft, in which no price is below its floor: it holds at once. */
export const sendAgreement = async (page: Page, products: number): Promise<void> => {
  await page.getByRole('button', { name: '送批' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${products} 种商品在用`)
}

/** Ends the open agreement with a reason. */
export const endAgreement = async (page: Page, reason: string): Promise<void> => {
  await page.getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name: '终止' }).click()
  const question = page.getByRole('dialog', { name: /^终止/ })
  await question.getByLabel('原因').fill(reason)
  await question.getByRole('button', { name: '终止协议' }).click()
  await expect(page.getByText(`已终止：${reason}`)).toBeVisible()
}
