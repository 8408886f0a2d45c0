import type { OrderDetailReport } from '@mall/api/contract'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { reportTotals, sumOf } from '../../../testing/report-totals.ts'
import { orderDetailReport } from './order-detail-report.tsx'

const buildPage = pageBuilder('POST /api/Report/OrderDetail')

const rows = [
  { LineId: 1, OrderNo: 'D2026031800000001', OrderTime: '2026-03-18T10:20:00+08:00', UserName: '行政采购员', DepartmentName: '行政部', ProductCode: '10010411', ProductName: '墨汀 商务系列 无线胶装笔记本 B5 80页', BrandName: '墨汀', Unit: '本', Price: 5.78, Quantity: 20, Amount: 115.6, TaxRate: 13, Status: 70, StatusName: '已完成' },
  { LineId: 2, OrderNo: 'D2026031800000001', OrderTime: '2026-03-18T10:20:00+08:00', UserName: '行政采购员', DepartmentName: '行政部', ProductCode: '10010428', ProductName: '知汀 轻握系列 铱金钢笔 深蓝 明尖', BrandName: '知汀', Unit: '支', Price: 94, Quantity: 2, Amount: 188, TaxRate: 13, Status: 70, StatusName: '已完成' },
] as const

/** A page of lines with what they add up to, in the cards and in the total row. */
const pageOf = (given: readonly OrderDetailReport['Items'][number][]) => {
  const Amount = sumOf(given, (row) => row.Amount)
  return buildPage(given, {
    Totals: reportTotals({ Amount, OrderCount: new Set(given.map((row) => row.OrderNo)).size, PurchaserCount: new Set(given.map((row) => row.UserName)).size }),
    Sum: { Quantity: sumOf(given, (row) => row.Quantity), Amount },
    total: given.length,
  })
}
const filled = pageOf(rows)

const { args, decorators, ...stories } = reportStories(orderDetailReport, {
  filled,
  none: pageOf([]),
  one: pageOf([rows[0]]),
  long: pageOf([{ ...rows[0], ProductName: '超长商品名称用于检验换行与截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱', Price: 9999.99, Quantity: 9999, Amount: 99_989_900.01 }]),
  thousand: buildPage(thousandRows((at) => ({ LineId: at + 1 }))),
})

const meta = preview.meta({ title: 'Screens/订单明细报表 Order detail report', component: ReportPage<OrderDetailReport>, args, decorators })

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

/** In the assembled mall. */
export const Live = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="finance" at="/userCenter/report/orderDetail" />,
  play: async ({ canvas }) => expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1),
})
