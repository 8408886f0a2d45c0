// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction, DownloadFunction } from '../bind.ts'

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
  /** Returns how soon orders were confirmed, shipped and received, and how many of them within the promised time. Promised is to confirm within 4 working hours, to ship by the wanted day or else within 24 working hours, and that the goods arrive by the wanted day. Needs the permission `report.view`. */
  readonly fulfilment: CallFunction<'POST /api/SellerReport/Fulfilment'>
  /** Returns 履约 of one stage as an .xlsx file. At most 10,000 rows in one file. Needs the permission `report.manage`. */
  readonly fulfilmentExport: DownloadFunction<'POST /api/SellerReport/FulfilmentExport'>
  /** Returns the customers who bought in the quarter before, and not in this one. Needs the permission `report.view`. */
  readonly churn: CallFunction<'POST /api/SellerReport/Churn'>
  /** Returns 客户流失 as an .xlsx file. At most 10,000 rows in one file. Needs the permission `report.manage`. */
  readonly churnExport: DownloadFunction<'POST /api/SellerReport/ChurnExport'>
  /** Returns how often the stock of products or categories was sold, and which of it was not. Needs the permission `report.view`. */
  readonly turnover: CallFunction<'POST /api/SellerReport/Turnover'>
  /** Returns 库存周转 as an .xlsx file. At most 10,000 rows in one file. Needs the permission `report.manage`. */
  readonly turnoverExport: DownloadFunction<'POST /api/SellerReport/TurnoverExport'>
  /** Returns how far agreed prices were used, by agreement, product, or who looks after the customers. Needs the permission `report.view`. */
  readonly agreements: CallFunction<'POST /api/SellerReport/Agreements'>
  /** Returns 协议执行 as an .xlsx file. At most 10,000 rows in one file. Needs the permission `report.manage`. */
  readonly agreementsExport: DownloadFunction<'POST /api/SellerReport/AgreementsExport'>
  /** Returns the words that searches found nothing by, or how many such searches there were by time. Needs the permission `report.view`. */
  readonly misses: CallFunction<'POST /api/SellerReport/Misses'>
  /** Returns 搜不到的词 as an .xlsx file. At most 10,000 rows in one file. Needs the permission `report.manage`. */
  readonly missesExport: DownloadFunction<'POST /api/SellerReport/MissesExport'>
  /** Returns what reports can be narrowed to. Needs the permission `report.view` or `cost.view`. */
  readonly choices: CallFunction<'POST /api/SellerReport/Choices'>
}
