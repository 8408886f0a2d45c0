// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction, DownloadFunction } from '../bind.ts'

/** What was sold, to whom, and what came of it. */
export interface SellerReportResource {
  /** Returns what was sold, by period, customer, category, product, or who looks after the customers. Needs the permission `report.view`. */
  readonly sales: CallFunction<'POST /api/SellerReport/Sales'>
  /** Returns 销售 as an .xlsx file. At most 10,000 rows in one file. Needs the permission `report.manage`. */
  readonly salesExport: DownloadFunction<'POST /api/SellerReport/SalesExport'>
  /** Returns the margins of what was sold, by the same. Needs the permission `cost.view`. */
  readonly margin: CallFunction<'POST /api/SellerReport/Margin'>
  /** Returns 毛利 as an .xlsx file. At most 10,000 rows in one file. Needs `report.manage`, too. Needs the permission `cost.view`. */
  readonly marginExport: DownloadFunction<'POST /api/SellerReport/MarginExport'>
  /** Returns the customers who bought in the quarter before, and not in this one. Needs the permission `report.view`. */
  readonly churn: CallFunction<'POST /api/SellerReport/Churn'>
  /** Returns 客户流失 as an .xlsx file. At most 10,000 rows in one file. Needs the permission `report.manage`. */
  readonly churnExport: DownloadFunction<'POST /api/SellerReport/ChurnExport'>
  /** Returns what reports can be narrowed to. Needs the permission `report.view` or `cost.view`. */
  readonly choices: CallFunction<'POST /api/SellerReport/Choices'>
}

export const sellerReportResource = ({ call, download }: Bind): SellerReportResource => ({
  sales: call('POST /api/SellerReport/Sales'),
  salesExport: download('POST /api/SellerReport/SalesExport'),
  margin: call('POST /api/SellerReport/Margin'),
  marginExport: download('POST /api/SellerReport/MarginExport'),
  churn: call('POST /api/SellerReport/Churn'),
  churnExport: download('POST /api/SellerReport/ChurnExport'),
  choices: call('POST /api/SellerReport/Choices'),
})
