// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction, DownloadFunction } from '../bind.ts'

/** What was bought, by period, line, product, department and person. */
export interface ReportResource {
  /** Returns purchases by day, month, quarter or year. Purchases are orders that were approved and are neither cancelled nor refused, at what is to be paid, freight included. Needs the permission `report.view`. */
  readonly order: CallFunction<'POST /api/Report/Order'>
  /** Returns the lines of purchases. Amounts are those of the goods. Needs the permission `report.view`. */
  readonly orderDetail: CallFunction<'POST /api/Report/OrderDetail'>
  /** Returns purchases by product. Amounts are those of the goods. Needs the permission `report.view`. */
  readonly product: CallFunction<'POST /api/Report/Product'>
  /** Returns purchases by department, beside their budgets. For those whose 数据范围 is wider than 本人. Needs the permission `report.view`. */
  readonly department: CallFunction<'POST /api/Report/Department'>
  /** Returns purchases by person, with how their approvals went. For those whose 数据范围 is wider than 本人. Needs the permission `report.view`. */
  readonly purchaser: CallFunction<'POST /api/Report/Purchaser'>
  /** Returns the people whose orders the user may see. Needs the permission `report.view`. */
  readonly people: CallFunction<'POST /api/Report/People'>
  /** Returns 订单报表 as an .xlsx file. Needs the permission `report.manage`. */
  readonly orderExport: DownloadFunction<'POST /api/Report/OrderExport'>
  /** Returns 订单明细报表 as an .xlsx file. At most 10,000 lines in one file. Needs the permission `report.manage`. */
  readonly orderDetailExport: DownloadFunction<'POST /api/Report/OrderDetailExport'>
  /** Returns 商品报表 as an .xlsx file. At most 10,000 products in one file. Needs the permission `report.manage`. */
  readonly productExport: DownloadFunction<'POST /api/Report/ProductExport'>
  /** Returns 部门报表 as an .xlsx file. Needs the permission `report.manage`. */
  readonly departmentExport: DownloadFunction<'POST /api/Report/DepartmentExport'>
  /** Returns 采购人报表 as an .xlsx file. Needs the permission `report.manage`. */
  readonly purchaserExport: DownloadFunction<'POST /api/Report/PurchaserExport'>
}
