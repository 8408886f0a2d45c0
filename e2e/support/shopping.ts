import { expect, type Locator, type Page } from '@playwright/test'
import { findProduct, piecesOverLimit, putInCart } from './goods.ts'
import type { Person } from './test.ts'

/** The mall's search field. */
export const searchField = (page: Page): Locator => page.getByRole('search').getByRole('combobox')

/** The button that places the order, whichever way it goes. */
export const submitButton = (page: Page): Locator => page.getByRole('button', { name: /^提交(订单|审批)$/ })

/** Opens the submit page of cart lines and waits until it can be submitted. */
export const openSubmit = async (page: Page, cartItemIds: readonly number[]): Promise<void> => {
  await page.goto(`/shop/submit?ids=${cartItemIds.join(',')}`)
  await expect(page.getByRole('heading', { name: '填写核对订单', level: 1 })).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
}

/** The number of the order that the state page shows. */
export const shownOrderNo = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/shop\/state\?id=/)
  const orderNo = page.getByRole('definition').first()
  await expect(orderNo).toHaveText(/^[A-Z0-9]{8,32}$/)
  return orderNo.innerText()
}

/** Submits paper for more than a buyer may spend in one order, for approval. Returns the number of the order. */
export const submitOverLimit = async ({ api, page }: Pick<Person, 'api' | 'page'>, reason: string): Promise<string> => {
  const product = await findProduct(api, { keyword: '复印纸', atLeast: 10 })
  await openSubmit(page, [await putInCart(api, product.ProductCode, piecesOverLimit(product))])
  await page.getByLabel('采购事由').fill(reason)
  await page.getByRole('button', { name: '提交审批' }).click()
  return shownOrderNo(page)
}

/** Chooses province, city and district of a new address. */
export const chooseArea = async (dialog: Locator, names: readonly [province: string, city: string, district: string]): Promise<void> => {
  await dialog.getByRole('combobox', { name: /^所在地区/ }).click()
  for (const [at, level] of ['省', '市', '区'].entries()) {
    await dialog.getByRole('listbox', { name: level }).getByRole('option', { name: names[at] ?? '', exact: true }).click()
  }
}
