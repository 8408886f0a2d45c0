import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { buildListState } from '../../../testing/list-state.ts'
import { reportTotals } from '../../../testing/report-totals.ts'
import { orderReportList } from './order-report-list.ts'
import { OrderReportView, type OrderReportViewProps } from './OrderReportView.tsx'

const buildPage = pageBuilder('POST /api/Report/Order')

const months = ['2026-03', '2026-02', '2026-01', '2025-12'].map((Key, at) => ({
  Key, IsOpen: at === 0, OrderCount: 23 - at * 4, Quantity: 640 - at * 90, Amount: 30_584.59 - at * 5210.4, ReturnAmount: at === 0 ? 11 : 0, NetAmount: 30_584.59 - at * 5210.4 - (at === 0 ? 11 : 0), PreviousAmount: 25_374.19 - at * 5210.4,
}))
const filled = buildPage(months, {
  Totals: reportTotals,
  Sum: { OrderCount: 68, Quantity: 2020, Amount: 91_075.96, ReturnAmount: 11, NetAmount: 91_064.96 },
  Points: months.toReversed().map(({ Key, Amount, OrderCount, IsOpen }) => ({ Key, Name: Key, Amount, OrderCount, IsOpen })),
})

const stateOf = (search = '', rest: Partial<OrderReportViewProps['state']> = {}) =>
  buildListState(orderReportList, search, { data: filled, onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })

const meta = preview.meta({
  title: 'Screens/订单报表',
  component: OrderReportView,
  args: { state: stateOf(), trees: { departments: [], companies: [], people: [], categories: [] }, onPrint: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

const none = buildPage([], { Points: [], total: 0 })

/** A bar that is pressed narrows the table. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [bar] = await canvas.findAllByRole('button', { name: /^2026-02/ })
    if (bar) await userEvent.click(bar)
    await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ filters: expect.objectContaining({ Point: '2026-02' }) as unknown }))
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await expect(args.state.onExport).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story({ args: { state: stateOf('', { data: undefined, updating: true }) } })
export const Failed = meta.story({ args: { state: stateOf('', { data: undefined, failure: 'failed' }) } })
export const Forbidden = meta.story({
  args: { state: stateOf('', { data: undefined, failure: 'forbidden' }) },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: '暂无权限，请联系企业管理员' })).toBeVisible(),
})
export const InvalidInput = meta.story({
  args: { state: stateOf('Begin=2020-01-01&End=2026-01-31', { data: undefined, failure: 'failed', problem: '时间跨度不能超过24个月' }) },
  play: ({ canvas }) => expect(canvas.getByText('时间跨度不能超过24个月')).toBeVisible(),
})
export const Empty = meta.story({ args: { state: stateOf('', { data: none }) } })
export const FilteredEmpty = meta.story({ args: { state: stateOf('Dept=7', { data: none }) } })
export const OneRow = meta.story({ args: { state: stateOf('Point=2026-02', { data: buildPage([{ Key: '2026-02' }]) }) } })
export const LongContent = meta.story({ args: { state: stateOf('', { data: buildPage([{ Key: '2026-02', OrderCount: 99_999, Quantity: 9_999_999, Amount: 99_999_999.99, ReturnAmount: 9_999_999.99, NetAmount: 90_000_000, PreviousAmount: 1 }]) }) } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const ThousandRows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: stateOf('PageSize=1000', { data: buildPage(Array.from({ length: 1000 }, (_, at) => ({ Key: `行${at}` }))) }) },
  play: ({ canvas }) => expect(canvas.getByRole('table', { name: '订单报表列表' })).toHaveAttribute('aria-rowcount', '1002'),
})

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
