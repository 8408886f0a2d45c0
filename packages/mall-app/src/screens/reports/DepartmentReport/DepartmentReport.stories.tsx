import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { buildListState } from '../../../testing/list-state.ts'
import { reportTotals } from '../../../testing/report-totals.ts'
import { departmentReportList } from './department-report-list.ts'
import { DepartmentReportView, type DepartmentReportViewProps } from './DepartmentReportView.tsx'

const buildPage = pageBuilder('POST /api/Report/Department')

const rows = [
  { Key: '11', Kind: 'department', Name: '行政部', PurchaserCount: 6, OrderCount: 42, Amount: 38_250.6, Share: 0.54, Budget: 60_000, UsageRate: 0.6375, PerPerson: 6375.1 },
  { Key: '12', Kind: 'department', Name: '市场部', PurchaserCount: 3, OrderCount: 18, Amount: 20_117.4, Share: 0.28, Budget: null, UsageRate: null, PerPerson: 6705.8 },
] as const
const filled = buildPage(rows, { Totals: reportTotals, Sum: { OrderCount: 60, Amount: 58_368 }, Points: rows.map(({ Key, Name, Amount }, at) => ({ Key, Name, Amount, OrderCount: 20 - at, IsOpen: false })) })
const none = buildPage([], { Points: [], total: 0 })

const stateOf = (search = '', rest: Partial<DepartmentReportViewProps['state']> = {}) =>
  buildListState(departmentReportList, search, { data: filled, onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })

const meta = preview.meta({
  title: 'Screens/部门报表',
  component: DepartmentReportView,
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
  args: { state: stateOf('', { data: buildPage([{ ...rows[0], Name: '华东区域供应链与综合行政服务管理中心（含上海、苏州、杭州办事处）', Amount: 99_999_999.99, Budget: 99_999_999.99 }]) }) },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const ThousandRows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: stateOf('PageSize=1000', { data: buildPage(Array.from({ length: 1000 }, (_, at) => ({ Key: String(at + 1) }))) }) },
  play: ({ canvas }) => expect(canvas.getByRole('table', { name: '部门报表列表' })).toHaveAttribute('aria-rowcount', '1002'),
})

/** In the assembled mall. */
export const Live = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="finance" at="/userCenter/report/department" />,
  play: async ({ canvas }) => expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1),
})
