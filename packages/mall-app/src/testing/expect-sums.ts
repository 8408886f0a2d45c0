import { formatYuan } from '@mall/api'
import { expect } from 'storybook/test'
import { orderLedger, paidBackLines, savedLines, type ShownSums } from '../components/order-sums/order-ledger.ts'

interface Sums extends ShownSums {
  readonly Lines?: readonly object[]
}

/** Expects that a page says what an order comes to: each amount of the one table in its word; and that its lines come to that. */
export const expectSums = async (page: HTMLElement, sums: Sums): Promise<void> => {
  // A row of a list has lines without what they cost.
  const subtotals = (sums.Lines ?? []).flatMap((line) => ('Subtotal' in line ? [Number(line.Subtotal ?? 0)] : []))
  if (subtotals.length > 0) await expect(subtotals.reduce((sum, subtotal) => sum + subtotal, 0)).toBeCloseTo(sums.GoodsAmount ?? 0, 2)
  const said = [...page.querySelectorAll('[data-part="ledger"] > div')].map((row) => `${row.querySelector('dt')?.firstChild?.textContent ?? ''} ${row.querySelector('dd')?.textContent.replace('¥', '') ?? ''}`)
  const { lines, sum } = orderLedger(sums)
  const wanted = [...lines, sum, ...paidBackLines(sums), ...savedLines(sums)].map(({ label, amount }) => `${label} ${formatYuan(amount).replace('¥', '')}`)
  await expect(said).toEqual(expect.arrayContaining(wanted))
}
