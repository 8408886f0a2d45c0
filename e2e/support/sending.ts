import { expect, type Page } from '@playwright/test'

const shortDialog = async (page: Page, product: string) => {
  await page.getByRole('button', { name: `缺货 ${product}`, exact: true }).click()
  return page.getByRole('dialog', { name: '缺货' })
}

/** Says, on the seller's page of an order, that a line is not sent. */
export const declareCut = async (page: Page, product: string, why: string): Promise<void> => {
  const dialog = await shortDialog(page, product)
  await dialog.getByRole('textbox', { name: '告诉买家' }).fill(why)
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: `缺货 ${product}`, exact: true })).toHaveCount(0)
}

/** Asks the buyer, on the seller's page of an order, whether another product may be sent for a line. */
export const offerReplacement = async (page: Page, product: string, code: string): Promise<void> => {
  const dialog = await shortDialog(page, product)
  await dialog.getByRole('radio', { name: /^换货/ }).check({ force: true })
  await dialog.getByRole('textbox', { name: '找商品' }).fill(code)
  await dialog.getByRole('textbox', { name: '找商品' }).press('Enter')
  await dialog.getByRole('radio', { name: new RegExp(`编码 ${code}`) }).check({ force: true })
  await dialog.getByRole('button', { name: '问买家' }).click()
  await expect(page.getByText(/商家建议换成/)).toBeVisible()
}

/** Sends, on the seller's page of an order, the pieces that its form has. */
export const sendPackage = async (page: Page, trackingNo: string): Promise<void> => {
  await page.getByLabel('承运商').fill('顺远快递')
  await page.getByLabel('运单号').fill(trackingNo)
  await page.getByLabel('运单号').press('Enter')
}
