import { orderSumNames, type OrderSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller, SheetDownload } from '../../platform/http/define-routes.ts'
import { columnsFor, exportInParts, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { ordersForExport, type OrderFilters } from './list.ts'

const columns: readonly WorkbookColumn<OrderSummary>[] = [
  { title: '订单号', width: 22, value: (order) => order.OrderNo },
  { title: '下单时间', width: 18, value: (order) => order.OrderTime.slice(0, 16).replace('T', ' ') },
  { title: '商品', width: 60, value: (order) => order.Lines.map((line) => `${line.CustomerProductName} ×${line.Quantity}`).join('；') },
  { title: '数量', width: 8, value: (order) => order.Quantity },
  { title: orderSumNames.goods, width: 14, value: (order) => order.GoodsAmount, isMoney: true },
  { title: orderSumNames.freight, width: 10, value: (order) => order.Freight, isMoney: true },
  { title: orderSumNames.payable, width: 14, value: (order) => order.PayableAmount, isMoney: true },
  { title: orderSumNames.saved, width: 14, value: (order) => order.SavedAmount, isMoney: true },
  { title: '拒收数量', width: 10, value: (order) => order.RefusedQuantity },
  { title: orderSumNames.refused, width: 14, value: (order) => order.RefusedAmount, isMoney: true },
  { title: orderSumNames.refunded, width: 14, value: (order) => order.RefundAmount, isMoney: true },
  { title: orderSumNames.net, width: 14, value: (order) => order.NetAmount, isMoney: true },
  { title: orderSumNames.paidBack, width: 14, value: (order) => order.PaidBackAmount, isMoney: true },
  { title: orderSumNames.payingBack, width: 14, value: (order) => order.PayingBackAmount, isMoney: true },
  { title: '下单人', width: 16, value: (order) => order.UserName },
  { title: '部门', width: 16, value: (order) => order.DepartmentName },
  { title: '支付方式', width: 12, value: (order) => order.PaymentTypeName },
  { title: '状态', width: 10, value: (order) => order.StatusName },
]

/** The orders that match the filters, as a workbook. */
export const exportOrders = (db: Db, caller: Caller, filters: OrderFilters, now: Date): Promise<SheetDownload> =>
  exportInParts('订单', columnsFor(caller, columns), ordersForExport(db, caller, filters, now), now)
