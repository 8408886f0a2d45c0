import { expect, type Page } from '@playwright/test'
import type { AfterSalesReason } from '../../packages/api/src/contract/index.ts'
import { picture } from './pictures.ts'
import type { Person } from './test.ts'

/** Expects the bell of an open page to show this title as the latest notice. */
export const expectNotice = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByRole('status').filter({ hasText: `新消息：${title}` })).toBeAttached()
}

/** Confirms on the page of an order that all of it was received. */
export const confirmReceipt = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '确认收货', exact: true }).click()
  await page.getByRole('dialog', { name: '确认收货' }).getByRole('button', { name: '确认收货' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('已完成')
}

export interface Wanted {
  readonly type: '退货' | '换货' | '维修'
  readonly pieces: number
  readonly reason: AfterSalesReason
  readonly words: string
  /** Names of pictures. */
  readonly pictures: readonly string[]
}

/** Applies for a service of the only line of an order, from the order's page, and returns its number. */
export const applyForService = async (page: Page, { type, pieces, reason, words, pictures }: Wanted): Promise<string> => {
  await page.getByRole('link', { name: /^申请售后 / }).click()
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check({ force: true })
  await page.getByRole('spinbutton', { name: '数量' }).fill(String(pieces))
  await page.getByRole('combobox', { name: '申请原因' }).selectOption(reason)
  await page.getByLabel('问题描述').fill(words)
  await page.getByRole('main').locator('input[type=file]').setInputFiles(pictures.map(picture))
  for (const name of pictures) await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('已上传')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/userCenter\/order\/afterSales\/SH\d+$/)
  await expect(page.getByText('待审核', { exact: true })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Fills in how the goods are sent back, on the page of a service that waits for it. */
export const fillExpress = async (page: Page, trackingNo: string): Promise<void> => {
  await page.getByRole('button', { name: '填写物流' }).click()
  const dialog = page.getByRole('dialog', { name: '填写物流' })
  await dialog.getByLabel('承运商').fill('顺丰速运')
  await dialog.getByLabel('物流单号').fill(trackingNo)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`顺丰速运 ${trackingNo}`).first()).toBeVisible()
}

/** Confirms, on the page of a service that the seller has finished, that it is solved. */
export const confirmSolved = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '确认完成' }).click()
  await page.getByRole('dialog', { name: '确认完成' }).getByRole('button', { name: '确认完成' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('已完成')
}

/** Opens the ledger of the budget that an order of a department was charged to: nothing but the rows of that order. */
export const openLedgerOf = async ({ page, api }: Pick<Person, 'page' | 'api'>, DepartmentId: number, OrderNo: string): Promise<void> => {
  const { Items } = await api.call('POST /api/Budget/List', { DepartmentId, PageIndex: 1, PageSize: 100 })
  for (const { BudgetId } of Items) {
    const { total } = await api.call('POST /api/Budget/Ledger', { BudgetId, OrderNo, PageIndex: 1, PageSize: 10 })
    if (total === 0) continue
    await page.goto(`/userCenter/asset/budget/${BudgetId}?OrderNo=${OrderNo}`)
    await expect(page.getByRole('rowgroup').nth(1).getByRole('row')).toHaveCount(total)
    return
  }
  throw new Error(`No budget was charged for ${OrderNo}`)
}
