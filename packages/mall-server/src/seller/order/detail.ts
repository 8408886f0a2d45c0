import { desc, eq } from 'drizzle-orm'
import type { SellerOrderDetail } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { orderLog, type orderLine } from '../../platform/db/schema/order.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { addressToWire, lineToWire } from '../../trade/order-query/detail.ts'
import { packagesOf } from '../../trade/order-query/packages.ts'
import { findOrder, linesOf, toSellerOrder } from './records.ts'

const toLine = (line: typeof orderLine.$inferSelect): SellerOrderDetail['Lines'][number] => ({
  ...lineToWire(line),
  ShippedQuantity: line.shippedQuantity,
  ReceivedQuantity: line.receivedQuantity,
  RefusedQuantity: line.refusedQuantity,
})

/** One order as who sends it needs it. @throws BusinessError `ORDER_NOT_FOUND` */
export const orderDetail = async (db: Db, caller: StaffCaller, orderNo: string): Promise<SellerOrderDetail> => {
  const row = await findOrder(db, caller, orderNo)
  const { order } = row
  const lines = (await linesOf(db, [order.id])).get(order.id) ?? []
  const logs = await db.select().from(orderLog).where(eq(orderLog.orderId, order.id)).orderBy(desc(orderLog.createdAt), desc(orderLog.id))
  return {
    ...toSellerOrder(caller, row, lines),
    Lines: lines.map(toLine),
    GoodsAmount: toYuan(order.goodsFen),
    Freight: toYuan(order.freightFen),
    PoNo: order.poNo,
    Remark: order.remark,
    Address: addressToWire(order.address),
    Packages: await packagesOf(db, order.id),
    Logs: logs.map(({ createdAt, operator, text }) => ({ Time: toInstant(createdAt), Operator: operator, Text: text })),
    Attachments: order.attachments.map(({ Url, Name }) => ({ Url, Name })),
  }
}
