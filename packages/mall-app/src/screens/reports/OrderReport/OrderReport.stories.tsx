import type { OrderReport } from '@mall/api/contract'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { reportTotals } from '../../../testing/report-totals.ts'
import { orderReport } from './order-report.tsx'

const buildPage = pageBuilder('POST /api/Report/Order')

const months = ['2026-03', '2026-02', '2026-01', '2025-12'].map((Key, at) => ({
  Key, IsOpen: at === 0, OrderCount: 23 - at * 4, Quantity: 640 - at * 90, Amount: 30_584.59 - at * 5210.4, ReturnAmount: at === 0 ? 11 : 0, NetAmount: 30_584.59 - at * 5210.4 - (at === 0 ? 11 : 0), PreviousAmount: 25_374.19 - at * 5210.4,
}))
const filled = buildPage(months, {
  Totals: reportTotals,
  Sum: { OrderCount: 68, Quantity: 2020, Amount: 91_075.96, ReturnAmount: 11, NetAmount: 91_064.96 },
  Points: months.toReversed().map(({ Key, Amount, OrderCount, IsOpen }) => ({ Key, Name: Key, Amount, OrderCount, IsOpen })),
})

const { args, decorators, ...stories } = reportStories(orderReport, {
  filled,
  none: buildPage([], { Points: [], total: 0 }),
  one: buildPage([{ Key: '2026-02' }]),
  oneSearch: 'Point=2026-02',
  long: buildPage([{ Key: '2026-02', OrderCount: 99_999, Quantity: 9_999_999, Amount: 99_999_999.99, ReturnAmount: 9_999_999.99, NetAmount: 90_000_000, PreviousAmount: 1 }]),
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
