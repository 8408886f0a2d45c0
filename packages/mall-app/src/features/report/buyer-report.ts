import type { OrderReport, ReportTotals } from '@mall/api/contract'
import type { Report, ReportData, ReportFigure } from '@mall/app-kit/report/report.ts'
import { formatYuan } from '@mall/ui/price'
import type { reportFilters } from './report-filters.ts'

/** A page of a buyer's report. */
type BuyerReportData = ReportData & Pick<OrderReport, 'Totals'>

/** A report of a buyer: the filters of all of them, the same four figures. */
export type BuyerReport<Data extends BuyerReportData> = Report<Data, typeof reportFilters>

/**
 * @param amountName what the amounts are: 采购金额, or 商品金额 where freight is not among them
 * @param averageName what such an amount of one order is
 */
export const purchaseFigures = (amountName: string, averageName: string): readonly ReportFigure<ReportTotals>[] => [
  { label: amountName, value: ({ Amount }) => Amount, text: ({ Amount }) => formatYuan(Amount) },
  { label: '订单数', value: ({ OrderCount }) => OrderCount, text: ({ OrderCount }) => `${OrderCount} 单` },
  { label: '采购人数', value: ({ PurchaserCount }) => PurchaserCount, text: ({ PurchaserCount }) => `${PurchaserCount} 人` },
  { label: averageName, value: ({ AverageAmount }) => AverageAmount, text: ({ AverageAmount }) => (AverageAmount === null ? '—' : formatYuan(AverageAmount)) },
]

export const noPurchases = '这段时间没有采购'
