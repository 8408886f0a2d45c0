import type { OrderReport } from '@mall/api/contract'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { reportTotals, sumOf } from '../../../testing/report-totals.ts'
import { orderReport } from './order-report.tsx'

const buildPage = pageBuilder('POST /api/Report/Order')

const monthOf = (Key: string, at: number): OrderReport['Items'][number] => {
  const [Amount, ReturnAmount] = [[30_584.59, 25_374.19, 20_163.79, 14_953.39][at] ?? 0, at === 0 ? 11 : 0]
  return { Key, IsOpen: at === 0, OrderCount: 23 - at * 4, Quantity: 640 - at * 90, Amount, ReturnAmount, NetAmount: Math.round((Amount - ReturnAmount) * 100) / 100, PreviousAmount: [25_374.19, 20_163.79, 14_953.39, 9742.99][at] ?? 0 }
}
const months = ['2026-03', '2026-02', '2026-01', '2025-12'].map(monthOf)

/** A page of rows with what they add up to, in the cards, in the total row and in the chart. */
const pageOf = (rows: readonly OrderReport['Items'][number][]) => {
  const [OrderCount, Amount] = [sumOf(rows, (row) => row.OrderCount), sumOf(rows, (row) => row.Amount)]
  return buildPage(rows, {
    Totals: reportTotals({ Amount, OrderCount, PurchaserCount: rows.length * 4 }),
    Sum: { OrderCount, Quantity: sumOf(rows, (row) => row.Quantity), Amount, ReturnAmount: sumOf(rows, (row) => row.ReturnAmount), NetAmount: sumOf(rows, (row) => row.NetAmount) },
    Points: rows.toReversed().map((row) => ({ Key: row.Key, Name: row.Key, Amount: row.Amount, OrderCount: row.OrderCount, IsOpen: row.IsOpen })),
    total: rows.length,
  })
}
const filled = pageOf(months)
const one = months.slice(1, 2)

const { args, decorators, ...stories } = reportStories(orderReport, {
  filled,
  none: pageOf([]),
  one: { ...filled, Items: one, total: 1 },
  oneSearch: 'Point=2026-02',
  long: pageOf(one.map((row) => ({ ...row, OrderCount: 99_999, Quantity: 9_999_999, Amount: 99_999_999.99, ReturnAmount: 9_999_999.99, NetAmount: 90_000_000, PreviousAmount: 1 }))),
  thousand: buildPage(thousandRows((at) => ({ Key: `行${at}` }))),
  bar: { name: /^2026-02/, key: '2026-02' },
})

const meta = preview.meta({ title: 'Screens/订单报表 Order report', component: ReportPage<OrderReport>, args, decorators })

export const Filled = meta.story(stories.filled)
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const InvalidInput = meta.story(stories.invalidInput)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story(stories.oneRow)
export const LongContent = meta.story(stories.longContent)
export const Phone = meta.story(stories.phone)
export const ThousandRows = meta.story(stories.thousandRows)

/** In the assembled mall: the rows become quarters. */
export const ByQuarter = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="finance" at="/userCenter/report/order" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '统计单位：月' }))
    await userEvent.click(await screen.findByRole('option', { name: '季' }))
    for (const shown of await canvas.findAllByRole('rowheader', { name: /2025-Q4/ })) await expect(shown).toBeInTheDocument()
  },
})
