import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { buildListState } from '../../../testing/list-state.ts'
import { reportTotals } from '../../../testing/report-totals.ts'
import { orderDetailReportList } from './order-detail-report-list.ts'
import { OrderDetailReportView, type OrderDetailReportViewProps } from './OrderDetailReportView.tsx'

const buildPage = pageBuilder('POST /api/Report/OrderDetail')

const rows = [
  { LineId: 1, OrderNo: 'D2026031800000001', OrderTime: '2026-03-18T10:20:00+08:00', UserName: '行政采购员', DepartmentName: '行政部', ProductCode: '10010411', ProductName: '墨汀 商务系列 无线胶装笔记本 B5 80页', BrandName: '墨汀', Unit: '本', Price: 5.78, Quantity: 20, Amount: 115.6, TaxRate: 13, Status: 70, StatusName: '已完成' },
  { LineId: 2, OrderNo: 'D2026031800000001', OrderTime: '2026-03-18T10:20:00+08:00', UserName: '行政采购员', DepartmentName: '行政部', ProductCode: '10010428', ProductName: '知汀 轻握系列 铱金钢笔 深蓝 明尖', BrandName: '知汀', Unit: '支', Price: 94, Quantity: 2, Amount: 188, TaxRate: 13, Status: 70, StatusName: '已完成' },
] as const
const filled = buildPage(rows, { Totals: reportTotals, Sum: { Quantity: 22, Amount: 303.6 } })
const none = buildPage([], { total: 0 })

const stateOf = (search = '', rest: Partial<OrderDetailReportViewProps['state']> = {}) =>
  buildListState(orderDetailReportList, search, { data: filled, onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })

const meta = preview.meta({
  title: 'Screens/订单明细报表',
  component: OrderDetailReportView,
  args: { state: stateOf(), trees: { departments: [], companies: [], people: [], categories: [] }, onPrint: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
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
  args: { state: stateOf('', { data: buildPage([{ ...rows[0], ProductName: '超长商品名称用于检验换行与截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱', Amount: 99_999_999.99 }]) }) },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const ThousandRows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: stateOf('PageSize=1000', { data: buildPage(Array.from({ length: 1000 }, (_, at) => ({ LineId: at + 1 }))) }) },
  play: ({ canvas }) => expect(canvas.getByRole('table', { name: '订单明细报表列表' })).toHaveAttribute('aria-rowcount', '1002'),
})

/** In the assembled mall. */
export const Live = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="finance" at="/userCenter/report/orderDetail" />,
  play: async ({ canvas }) => expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1),
})
