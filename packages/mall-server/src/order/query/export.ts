import type { Db } from '../../db/client.ts'
import type { Caller, DownloadAnswer } from '../../http/define-routes.ts'
import { BusinessError } from '../../http/errors.ts'
import { toDay } from '../../time.ts'
import { ordersForExport, type OrderFilters } from './list.ts'
import { buildXlsx, xlsxContentType, type Column } from './xlsx.ts'

/** How many orders one file holds. */
export const maxExported = 10_000

const columns: readonly Column[] = [
  { title: '订单号', width: 22 },
  { title: '下单时间', width: 18 },
  { title: '商品', width: 60 },
  { title: '数量', width: 8 },
  { title: '金额', width: 14, isMoney: true },
  { title: '下单人', width: 16 },
  { title: '部门', width: 16 },
  { title: '支付方式', width: 12 },
  { title: '状态', width: 10 },
]

/** The orders that the filters leave, as a workbook. */
export const exportOrders = async (db: Db, caller: Caller, filters: OrderFilters, now: Date): Promise<DownloadAnswer> => {
  const found = await ordersForExport(db, caller, filters, maxExported + 1)
  if (found.length > maxExported) throw new BusinessError('EXPORT_TOO_LARGE', `单次最多导出${maxExported}条，请缩小筛选范围`)
  const rows = found.map((order) => [
    order.OrderNo,
    order.OrderTime.slice(0, 16).replace('T', ' '),
    order.Lines.map((line) => `${line.CustomerProductName} ×${line.Quantity}`).join('；'),
    order.Quantity,
    order.PayableAmount,
    order.UserName,
    order.DepartmentName,
    order.PaymentTypeName,
    order.StatusName,
  ])
  return { bytes: buildXlsx('订单', columns, rows), fileName: `订单_${toDay(now).replaceAll('-', '')}.xlsx`, contentType: xlsxContentType }
}
