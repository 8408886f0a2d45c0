import { changeRatio } from '@mall/api/contract'
import { churnQuarterNames, salesDimensionNames, type ChurnReport, type MarginReport, type SalesDimension, type SalesReport } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { SheetDownload, StaffCaller } from '../../platform/http/define-routes.ts'
import { ForbiddenError } from '../../platform/http/errors.ts'
import { exportOf, maxExported, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { toDay } from '../../platform/time.ts'
import { percent } from '../../insight/report/export.ts'
import { churnReportOf, type ChurnFilters } from './churn.ts'
import type { SalesFilters } from './counting.ts'
import { marginReportOf } from './margin.ts'
import { salesReportOf } from './sales.ts'

type RowOf<Report extends { readonly Items: readonly unknown[] }> = Report['Items'][number]

/** One more than a file holds: then it is refused. */
const allRows = { PageIndex: 1, PageSize: maxExported + 1 } as const

const headOf = (by: SalesDimension): readonly WorkbookColumn<Pick<RowOf<SalesReport>, 'Name' | 'ProductCode'>>[] => [
  ...(by === 'product' ? [{ title: '编码', width: 14, value: ({ ProductCode }: { readonly ProductCode: string | null }) => ProductCode }] : []),
  { title: salesDimensionNames[by], width: by === 'product' || by === 'customer' ? 40 : 24, value: ({ Name }) => Name },
]

const salesColumns = (by: SalesDimension): readonly WorkbookColumn<RowOf<SalesReport>>[] => [
  ...headOf(by),
  { title: '客户数', width: 10, value: ({ CustomerCount }) => CustomerCount },
  { title: '订单数', width: 10, value: ({ OrderCount }) => OrderCount },
  { title: '商品件数', width: 12, value: ({ Quantity }) => Quantity },
  { title: '销售额', width: 16, value: ({ Amount }) => Amount, isMoney: true },
  { title: '占比', width: 8, value: ({ Share }) => percent(Share) },
  { title: '退款', width: 14, value: ({ ReturnAmount }) => ReturnAmount, isMoney: true },
  { title: '净额', width: 16, value: ({ NetAmount }) => NetAmount, isMoney: true },
  { title: '上期', width: 16, value: ({ PreviousAmount }) => PreviousAmount, isMoney: true },
  { title: '环比', width: 10, value: ({ Amount, PreviousAmount }) => percent(changeRatio(Amount, PreviousAmount)) },
  { title: '去年同期', width: 16, value: ({ LastYearAmount }) => LastYearAmount, isMoney: true },
  { title: '同比', width: 10, value: ({ Amount, LastYearAmount }) => percent(changeRatio(Amount, LastYearAmount)) },
]

const marginColumns = (by: SalesDimension): readonly WorkbookColumn<RowOf<MarginReport>>[] => [
  ...headOf(by),
  { title: '商品件数', width: 12, value: ({ Quantity }) => Quantity },
  { title: '商品金额', width: 16, value: ({ Amount }) => Amount, isMoney: true },
  { title: '有成本的金额', width: 16, value: ({ CostedAmount }) => CostedAmount, isMoney: true },
  { title: '成本', width: 16, value: ({ Cost }) => Cost, isMoney: true },
  { title: '毛利额', width: 16, value: ({ Profit }) => Profit, isMoney: true },
  { title: '毛利率', width: 10, value: ({ Margin }) => percent(Margin) },
]

const churnColumns: readonly WorkbookColumn<RowOf<ChurnReport>>[] = [
  { title: '客户', width: 40, value: ({ Name }) => Name },
  { title: '客户经理', width: 20, value: ({ ManagerName }) => ManagerName },
  { title: '前一季度订单数', width: 16, value: ({ OrderCount }) => OrderCount },
  { title: '前一季度金额', width: 16, value: ({ Amount }) => Amount, isMoney: true },
  { title: '再前一季度金额', width: 16, value: ({ EarlierAmount }) => EarlierAmount, isMoney: true },
  { title: '最后下单', width: 12, value: ({ LastOrderDate }) => LastOrderDate },
  { title: '没下单的天数', width: 14, value: ({ IdleDays }) => IdleDays },
  { title: '后来下单', width: 12, value: ({ ReturnDate }) => ReturnDate },
]

export const exportSales = async (db: Db, caller: StaffCaller, filters: SalesFilters, now: Date): Promise<SheetDownload> =>
  exportOf(`销售_按${salesDimensionNames[filters.By]}`, salesColumns(filters.By), (await salesReportOf(db, caller, { ...filters, ...allRows }, toDay(now))).Items, now)

/** Who takes margins away sees costs and manages reports. */
export const exportMargin = async (db: Db, caller: StaffCaller, filters: SalesFilters, now: Date): Promise<SheetDownload> => {
  if (!caller.permissions.has('report.manage')) throw new ForbiddenError()
  return exportOf(`毛利_按${salesDimensionNames[filters.By]}`, marginColumns(filters.By), (await marginReportOf(db, caller, { ...filters, ...allRows }, toDay(now))).Items, now)
}

export const exportChurn = async (db: Db, caller: StaffCaller, filters: ChurnFilters, now: Date): Promise<SheetDownload> =>
  exportOf(`客户流失_${churnQuarterNames[filters.Quarter ?? 'current']}`, churnColumns, (await churnReportOf(db, caller, { ...filters, ...allRows }, toDay(now))).Items, now)
