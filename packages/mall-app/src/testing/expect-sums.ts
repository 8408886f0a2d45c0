import { formatYuan } from '@mall/api'
import { expect } from 'storybook/test'
import { orderLedger, paidBackLines, savedLines, type ShownSums } from '../components/order-sums/order-ledger.ts'

/** Expects that a page says what an order comes to: each amount of the one table in its word. */
export const expectSums = async (page: HTMLElement, sums: ShownSums): Promise<void> => {
  const said = [...page.querySelectorAll('[data-part="ledger"] > div')].map((row) => `${row.querySelector('dt')?.firstChild?.textContent ?? ''} ${row.querySelector('dd')?.textContent.replace('¥', '') ?? ''}`)
  const { lines, sum } = orderLedger(sums)
  const wanted = [...lines, sum, ...paidBackLines(sums), ...savedLines(sums)].map(({ label, amount }) => `${label} ${formatYuan(amount).replace('¥', '')}`)
  await expect(said).toEqual(expect.arrayContaining(wanted))
}
