import { orderSumNames, type AfterSalesSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller, SheetDownload } from '../../platform/http/define-routes.ts'
import { columnsFor, exportInParts, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { afterSalesForExport, type AfterSalesFilters } from './list.ts'

const columns: readonly WorkbookColumn<AfterSalesSummary>[] = [
  { title: '服务单号', width: 22, value: ({ ReturnOrderId }) => ReturnOrderId },
  { title: '订单号', width: 22, value: ({ OrderNo }) => OrderNo },
  { title: '商品编码', width: 16, value: ({ ProductCode }) => ProductCode },
  { title: '商品', width: 48, value: ({ CustomerProductName }) => CustomerProductName },
  { title: '类型', width: 8, value: ({ TypeName }) => TypeName },
  { title: '数量', width: 8, value: ({ Quantity }) => Quantity },
  { title: orderSumNames.refund, width: 14, value: ({ RefundAmount }) => RefundAmount, isMoney: true },
  { title: '申请时间', width: 18, value: ({ ApplyTime }) => ApplyTime.slice(0, 16).replace('T', ' ') },
  { title: '申请人', width: 16, value: ({ UserName }) => UserName },
  { title: '部门', width: 16, value: ({ DepartmentName }) => DepartmentName },
  { title: '状态', width: 14, value: ({ StatusName }) => StatusName },
]

/** The services that match the filters, as a workbook. */
export const exportAfterSales = (db: Db, caller: Caller, filters: AfterSalesFilters, now: Date): Promise<SheetDownload> =>
  exportInParts('售后', columnsFor(caller, columns), afterSalesForExport(db, caller, filters), now)
