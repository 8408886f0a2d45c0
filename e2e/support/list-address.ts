import { expect, type Page } from '@playwright/test'

/** Searches the list of an address for one record and looks at it: a reload keeps both, since they are part of the address. */
export const expectAddressKeeps = async (page: Page, path: string, search: string, key: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('searchbox', { name: search }).fill(key)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowgroup').last().getByRole('row')).toHaveCount(1)
  await page.getByRole('link', { name: key, exact: true }).click()
  const peek = page.getByRole('complementary', { name: key })
  await expect(peek).toBeVisible()
  await page.reload()
  await expect(peek).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`Keyword=${key}.*Peek=${key}`))
}
