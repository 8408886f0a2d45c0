import { formatYuan } from '@mall/api'
import { expect } from 'storybook/test'
import { orderLedger, paidBackLines, savedLines, type ShownSums } from '../components/order-sums/order-ledger.ts'

interface Sums extends ShownSums {
  readonly Lines?: readonly { readonly Subtotal?: number | null }[]
}

/** Expects that a page says what an order comes to: each amount of the one table in its word; and that its lines come to that. */
export const expectSums = async (page: HTMLElement, sums: Sums): Promise<void> => {
  if (sums.Lines?.some(({ Subtotal }) => Subtotal !== undefined)) await expect(sums.Lines.reduce((sum, { Subtotal }) => sum + (Subtotal ?? 0), 0)).toBeCloseTo(sums.GoodsAmount ?? 0, 2)
  const said = [...page.querySelectorAll('[data-part="ledger"] > div')].map((row) => `${row.querySelector('dt')?.firstChild?.textContent ?? ''} ${row.querySelector('dd')?.textContent.replace('¥', '') ?? ''}`)
  const { lines, sum } = orderLedger(sums)
  const wanted = [...lines, sum, ...paidBackLines(sums), ...savedLines(sums)].map(({ label, amount }) => `${label} ${formatYuan(amount).replace('¥', '')}`)
  await expect(said).toEqual(expect.arrayContaining(wanted))
}
