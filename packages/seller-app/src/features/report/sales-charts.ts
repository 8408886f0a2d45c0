import type { SalesDimension } from '@mall/api/seller/contract'
import { periodShortName } from '@mall/app-kit/report/report-words.ts'
import type { ReportChart, ReportData, ReportPlace } from '@mall/app-kit/report/report.ts'

const shortName = ({ Key }: ReportPlace): string => periodShortName(Key)

/** The chart of 销售 and 毛利, by what a point is. */
export const salesCharts = {
  time: { kind: 'bars', title: '金额与订单数', hasOrders: true, shortName },
  customer: { kind: 'pareto', title: '金额最高的 20 家客户', point: '客户' },
  category: { kind: 'ranks', title: '金额最高的 20 个品类', point: '品类' },
  product: { kind: 'pareto', title: '金额最高的 20 种商品', point: '商品' },
  manager: { kind: 'ranks', title: '金额最高的 20 位客户经理', point: '客户经理' },
} as const satisfies Readonly<Record<SalesDimension, ReportChart<ReportData>>>
