import { changeRatio } from '@mall/api/contract'
import { agreementDimensionNames, churnQuarterNames, fulfilmentDimensionNames, fulfilmentStageNames, missDimensionNames, salesDimensionNames, turnoverDimensionNames, type AgreementDimension, type AgreementReport, type ChurnReport, type FulfilmentReport, type MarginReport, type MissDimension, type MissReport, type SalesDimension, type SalesReport, type TurnoverDimension, type TurnoverReport } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { SheetDownload, StaffCaller } from '../../platform/http/define-routes.ts'
import { ForbiddenError } from '../../platform/http/errors.ts'
import { exportOf, maxExported, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { toDay } from '../../platform/time.ts'
import { percent } from '../../insight/report/export.ts'
import { agreementReportOf, type AgreementFilters } from './agreements.ts'
import { churnReportOf, type ChurnFilters } from './churn.ts'
import type { SalesFilters } from './counting.ts'
import { fulfilmentReportOf, type FulfilmentFilters } from './fulfilment.ts'
import { marginReportOf } from './margin.ts'
import { missReportOf, type MissFilters } from './misses.ts'
import { salesReportOf } from './sales.ts'
import { turnoverReportOf, type TurnoverFilters } from './turnover.ts'

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

/** Minutes as hours with two decimals: a file is for further computing. */
const hoursOf = (minutes: number | null): number | null => (minutes === null ? null : Math.round((minutes / 60) * 100) / 100)

const fulfilmentColumns = ({ By, Stage = 'confirm' }: FulfilmentFilters): readonly WorkbookColumn<RowOf<FulfilmentReport>>[] => {
  const hours = Stage === 'arrive' ? '小时' : '工作小时'
  return [
    { title: fulfilmentDimensionNames[By], width: By === 'customer' ? 40 : 24, value: ({ Name }) => Name },
    { title: '订单数', width: 10, value: ({ OrderCount }) => OrderCount },
    { title: '完成', width: 10, value: ({ DoneCount }) => DoneCount },
    { title: '应按时', width: 10, value: ({ DueCount }) => DueCount },
    { title: '按时', width: 10, value: ({ KeptCount }) => KeptCount },
    { title: '按时率', width: 10, value: ({ KeptShare }) => percent(KeptShare) },
    { title: `中位（${hours}）`, width: 16, value: ({ MedianMinutes }) => hoursOf(MedianMinutes) },
    { title: `九成内（${hours}）`, width: 16, value: ({ NinetiethMinutes }) => hoursOf(NinetiethMinutes) },
    { title: '未完成', width: 10, value: ({ OpenCount }) => OpenCount },
    { title: '超时未完成', width: 12, value: ({ LateCount }) => LateCount },
  ]
}

const turnoverColumns = (by: TurnoverDimension, seesCosts: boolean): readonly WorkbookColumn<RowOf<TurnoverReport>>[] => [
  ...headOf(by),
  { title: '售出件数', width: 12, value: ({ SoldQuantity }) => SoldQuantity },
  { title: '期初库存', width: 12, value: ({ BeginStock }) => BeginStock },
  { title: '期末库存', width: 12, value: ({ EndStock }) => EndStock },
  { title: '平均库存', width: 12, value: ({ AverageStock }) => AverageStock },
  { title: '周转次数', width: 10, value: ({ Turns }) => Turns },
  { title: '可售天数', width: 10, value: ({ StockDays }) => StockDays },
  { title: '滞销商品数', width: 12, value: ({ IdleCount }) => IdleCount },
  ...(seesCosts
    ? [
        { title: '售出成本', width: 16, value: ({ Cost }: RowOf<TurnoverReport>) => Cost, isMoney: true },
        { title: '库存成本', width: 16, value: ({ StockCost }: RowOf<TurnoverReport>) => StockCost, isMoney: true },
      ]
    : []),
]

const agreementColumns = (by: AgreementDimension): readonly WorkbookColumn<RowOf<AgreementReport>>[] => [
  ...(by === 'agreement'
    ? [
        { title: '协议号', width: 16, value: ({ AgreementNo }: RowOf<AgreementReport>) => AgreementNo },
        { title: agreementDimensionNames.agreement, width: 32, value: ({ Name }: RowOf<AgreementReport>) => Name },
        { title: '客户', width: 40, value: ({ PartyName }: RowOf<AgreementReport>) => PartyName },
      ]
    : headOf(by)),
  { title: by === 'product' ? '协议数' : '协议商品数', width: 12, value: ({ ProductCount }) => ProductCount },
  { title: by === 'product' ? '买过的协议数' : '买过', width: 14, value: ({ BoughtCount }) => BoughtCount },
  { title: '执行率', width: 10, value: ({ BoughtShare }) => percent(BoughtShare) },
  { title: '件数', width: 12, value: ({ Quantity }) => Quantity },
  { title: '协议内金额', width: 16, value: ({ Amount }) => Amount, isMoney: true },
  ...(by === 'product'
    ? []
    : [
        { title: '商品总额', width: 16, value: ({ TotalAmount }: RowOf<AgreementReport>) => TotalAmount, isMoney: true },
        { title: '协议占比', width: 10, value: ({ Share }: RowOf<AgreementReport>) => percent(Share) },
      ]),
  { title: '已省', width: 16, value: ({ SavedAmount }) => SavedAmount, isMoney: true },
  { title: '最近下单', width: 12, value: ({ LastOrderDate }) => LastOrderDate },
]

const missColumns = (by: MissDimension): readonly WorkbookColumn<RowOf<MissReport>>[] => [
  { title: missDimensionNames[by], width: 24, value: ({ Name }) => Name },
  { title: '次数', width: 10, value: ({ Count }) => Count },
  ...(by === 'time' ? [{ title: '词数', width: 10, value: ({ WordCount }: RowOf<MissReport>) => WordCount }] : []),
  { title: '客户数', width: 10, value: ({ CustomerCount }) => CustomerCount },
  { title: '占比', width: 8, value: ({ Share }) => percent(Share) },
  { title: '最近', width: 20, value: ({ LastTime }) => LastTime },
  by === 'time' ? { title: '待处理词数', width: 12, value: ({ WaitingCount }) => WaitingCount } : { title: '待处理', width: 10, value: ({ WaitingCount }) => (WaitingCount > 0 ? '是' : '否') },
]

export const exportSales = async (db: Db, caller: StaffCaller, filters: SalesFilters, now: Date): Promise<SheetDownload> =>
  exportOf(`销售_按${salesDimensionNames[filters.By]}`, salesColumns(filters.By), (await salesReportOf(db, caller, { ...filters, ...allRows }, toDay(now))).Items, now)

/** Who takes margins away sees costs and manages reports. */
export const exportMargin = async (db: Db, caller: StaffCaller, filters: SalesFilters, now: Date): Promise<SheetDownload> => {
  if (!caller.permissions.has('report.manage')) throw new ForbiddenError()
  return exportOf(`毛利_按${salesDimensionNames[filters.By]}`, marginColumns(filters.By), (await marginReportOf(db, caller, { ...filters, ...allRows }, toDay(now))).Items, now)
}

export const exportFulfilment = async (db: Db, caller: StaffCaller, filters: FulfilmentFilters, now: Date): Promise<SheetDownload> =>
  exportOf(`履约_${fulfilmentStageNames[filters.Stage ?? 'confirm']}_按${fulfilmentDimensionNames[filters.By]}`, fulfilmentColumns(filters), (await fulfilmentReportOf(db, caller, { ...filters, ...allRows }, now)).Items, now)

export const exportChurn = async (db: Db, caller: StaffCaller, filters: ChurnFilters, now: Date): Promise<SheetDownload> =>
  exportOf(`客户流失_${churnQuarterNames[filters.Quarter ?? 'current']}`, churnColumns, (await churnReportOf(db, caller, { ...filters, ...allRows }, toDay(now))).Items, now)

export const exportTurnover = async (db: Db, caller: StaffCaller, filters: TurnoverFilters, now: Date): Promise<SheetDownload> =>
  exportOf(`库存周转_按${turnoverDimensionNames[filters.By]}`, turnoverColumns(filters.By, caller.permissions.has('cost.view')), (await turnoverReportOf(db, caller, { ...filters, ...allRows }, toDay(now))).Items, now)

export const exportAgreements = async (db: Db, caller: StaffCaller, filters: AgreementFilters, now: Date): Promise<SheetDownload> => {
  const { By = 'agreement' } = filters
  return exportOf(`协议执行_按${agreementDimensionNames[By]}`, agreementColumns(By), (await agreementReportOf(db, caller, { ...filters, ...allRows }, toDay(now))).Items, now)
}

export const exportMisses = async (db: Db, caller: StaffCaller, filters: MissFilters, now: Date): Promise<SheetDownload> =>
  exportOf(`搜不到的词_按${missDimensionNames[filters.By ?? 'word']}`, missColumns(filters.By ?? 'word'), (await missReportOf(db, caller, { ...filters, ...allRows }, toDay(now))).Items, now)
