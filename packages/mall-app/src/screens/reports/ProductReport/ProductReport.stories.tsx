import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { buildListState } from '../../../testing/list-state.ts'
import { reportTotals } from '../../../testing/report-totals.ts'
import { productReportList } from './product-report-list.ts'
import { ProductReportView, type ProductReportViewProps } from './ProductReportView.tsx'

const buildPage = pageBuilder('POST /api/Report/Product')

const rows = [
  { Key: '10010411', Name: '墨汀 商务系列 无线胶装笔记本 B5 80页', CategoryName: '笔记本', Quantity: 1250, Amount: 7225, Share: 0.31, LineCount: 42, AveragePrice: 5.78, LowestPrice: 5.5, HighestPrice: 6 },
  { Key: '10010428', Name: '知汀 轻握系列 铱金钢笔 深蓝 明尖', CategoryName: '钢笔', Quantity: 48, Amount: 4512, Share: 0.19, LineCount: 9, AveragePrice: 94, LowestPrice: 94, HighestPrice: 94 },
] as const
const filled = buildPage(rows, { Totals: reportTotals, Sum: { Quantity: 1298, Amount: 11_737, LineCount: 51 }, Points: rows.map(({ Key, Name, Amount, LineCount }) => ({ Key, Name, Amount, OrderCount: LineCount, IsOpen: false })) })
const none = buildPage([], { Points: [], total: 0 })

const stateOf = (search = '', rest: Partial<ProductReportViewProps['state']> = {}) =>
  buildListState(productReportList, search, { data: filled, onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })

const meta = preview.meta({
  title: 'Screens/商品报表',
  component: ProductReportView,
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
  args: { state: stateOf('', { data: buildPage([{ ...rows[0], Name: '超长商品名称用于检验换行与截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱', Amount: 99_999_999.99, Quantity: 9_999_999 }]) }) },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const ThousandRows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: stateOf('PageSize=1000', { data: buildPage(Array.from({ length: 1000 }, (_, at) => ({ Key: String(10_000_000 + at) }))) }) },
  play: ({ canvas }) => expect(canvas.getByRole('table', { name: '商品报表列表' })).toHaveAttribute('aria-rowcount', '1002'),
})

/** In the assembled mall. */
export const Live = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="finance" at="/userCenter/report/product" />,
  play: async ({ canvas }) => expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1),
})
