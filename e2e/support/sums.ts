import type { Page } from '@playwright/test'
import { orderSumNames, savingNames } from '../../packages/api/src/contract/order/sums.ts'

const words: readonly string[] = [...Object.values(orderSumNames), ...Object.values(savingNames)]

/** What the page says that an order comes to, as it is said: the visible amounts of its ledgers, by the words of the one table. */
export const shownSums = (page: Page): Promise<Record<string, string>> =>
  page.locator('[data-part="ledger"] > div').evaluateAll((rows, known) => {
    const said = rows
      .filter((row) => row.getClientRects().length > 0)
      .map((row): [string, string] => [row.querySelector('dt')?.firstChild?.textContent ?? '', row.querySelector('dd')?.textContent.replace('¥', '') ?? ''])
    return Object.fromEntries(said.filter(([word]) => known.includes(word)))
  }, words)
