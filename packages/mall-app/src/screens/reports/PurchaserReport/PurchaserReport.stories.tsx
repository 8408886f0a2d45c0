import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { buildListState } from '../../../testing/list-state.ts'
import { reportTotals } from '../../../testing/report-totals.ts'
import { purchaserReportList } from './purchaser-report-list.ts'
import { PurchaserReportView, type PurchaserReportViewProps } from './PurchaserReportView.tsx'

const buildPage = pageBuilder('POST /api/Report/Purchaser')

const rows = [
  { Key: '21', Name: '行政采购员', DepartmentName: '行政部', OrderCount: 23, Amount: 30_584.59, RejectionRate: 0.125, ApprovalMinutes: 200, NonAgreedShare: 0.08 },
  { Key: '22', Name: '周予安', DepartmentName: '市场部', OrderCount: 7, Amount: 7201.34, RejectionRate: null, ApprovalMinutes: null, NonAgreedShare: 0 },
] as const
const filled = buildPage(rows, { Totals: reportTotals, Sum: { OrderCount: 30, Amount: 37_785.93 }, Points: rows.map(({ Key, Name, Amount }, at) => ({ Key, Name, Amount, OrderCount: 20 - at, IsOpen: false })) })
const none = buildPage([], { Points: [], total: 0 })

const stateOf = (search = '', rest: Partial<PurchaserReportViewProps['state']> = {}) =>
  buildListState(purchaserReportList, search, { data: filled, onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })

const meta = preview.meta({
  title: 'Screens/采购人报表',
  component: PurchaserReportView,
  args: { state: stateOf(), trees: { departments: [], companies: [], people: [], categories: [] }, onPrint: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [bar] = await canvas.findAllByRole('button', { name: new RegExp(rows[0].Name) })
    if (bar) await userEvent.click(bar)
    await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ filters: expect.objectContaining({ Point: rows[0].Key }) as unknown }))
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
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([rows[0]]) }) } })
export const LongContent = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ...rows[0], Name: '欧阳慕容婉清如许', DepartmentName: '华东区域供应链与综合行政服务管理中心', Amount: 99_999_999.99, ApprovalMinutes: 99_999 }]) }) },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const ThousandRows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: stateOf('PageSize=1000', { data: buildPage(Array.from({ length: 1000 }, (_, at) => ({ Key: String(at + 1) }))) }) },
  play: ({ canvas }) => expect(canvas.getByRole('table', { name: '采购人报表列表' })).toHaveAttribute('aria-rowcount', '1002'),
})

/** In the assembled mall. */
export const Live = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="finance" at="/userCenter/report/purchaser" />,
  play: async ({ canvas }) => expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1),
})
