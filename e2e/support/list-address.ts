import { expect, type Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import type { Api } from './api.ts'
import type { Enter } from './test.ts'

/** Searches the list of an address for one record and looks at it: a reload keeps both, since they are part of the address. */
const expectAddressKeeps = async (page: Page, path: string, search: string, key: string): Promise<void> => {
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

/** Somebody who sees their company's records finds one again by its address; another company has none of them. `keysOf`: the keys on the first page of those that a keyword finds. */
export const expectOwnList = async (
  { enter, apiOf }: { readonly enter: Enter; readonly apiOf: (account: ReturnType<typeof newAccount>) => Promise<Api> },
  path: string,
  search: string,
  keysOf: (api: Api, keyword?: string) => Promise<readonly string[]>,
): Promise<void> => {
  const { page, api } = await enter(newAccount('finance'))
  const keys = await keysOf(api)
  expect(keys.length).toBeGreaterThan(1)
  const key = keys.at(-1) ?? ''
  await expectAddressKeeps(page, path, search, key)
  expect(await keysOf(await apiOf(newAccount('other')), key)).toEqual([])
}
