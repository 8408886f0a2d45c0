import { desc, eq } from 'drizzle-orm'
import { netFen } from '@mall/api/contract'
import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { deliveryOf } from '../../catalogue/pricing/freight.ts'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLog, orderNote, type orderLine } from '../../platform/db/schema/order.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { addressToWire, lineToWire } from '../../trade/order-query/detail.ts'
import { packagesOf } from '../../trade/order-query/packages.ts'
import { paidBackInYuan, paidBackOf, refundsByHand, returnedFen } from '../../trade/order/lifecycle/payments.ts'
import { heldPieces, shortagesOf } from '../../trade/order/shortages.ts'
import { findOrder, linesOf, toSellerOrder } from './records.ts'

const toLine = (line: typeof orderLine.$inferSelect, held: number): SellerOrderDetail['Lines'][number] => ({
  ...lineToWire(line),
  ShippedQuantity: line.shippedQuantity,
  ReceivedQuantity: line.receivedQuantity,
  RefusedQuantity: line.refusedQuantity,
  HeldQuantity: held,
})

/** One order as who sends it needs it. @throws BusinessError `ORDER_NOT_FOUND` */
export const orderDetail = async (db: Db, caller: StaffCaller, orderNo: string, now: Date): Promise<SellerOrderDetail> => {
  const row = await findOrder(db, caller, orderNo)
  const { order } = row
  const lines = (await linesOf(db, [order.id])).get(order.id) ?? []
  const held = await heldPieces(db, order.id)
  const notes = await db.select({ note: orderNote, name: staff.name }).from(orderNote).innerJoin(staff, eq(staff.id, orderNote.staffId)).where(eq(orderNote.orderId, order.id)).orderBy(desc(orderNote.createdAt), desc(orderNote.id))
  const logs = await db.select().from(orderLog).where(eq(orderLog.orderId, order.id)).orderBy(desc(orderLog.createdAt), desc(orderLog.id))
  const [refundedFen, paidBack] = [await returnedFen(db, order.id), await paidBackOf(db, [order.id])]
  return {
    ...toSellerOrder(caller, row, lines, await readCalendar(db), now),
    EnterpriseId: order.enterpriseId,
    Lines: lines.map((line) => toLine(line, held.get(line.id) ?? 0)),
    GoodsAmount: toYuan(order.goodsFen),
    Freight: toYuan(order.freightFen),
    RefusedAmount: toYuan(order.refusedFen),
    RefundAmount: toYuan(refundedFen),
    NetAmount: toYuan(netFen({ ...order, refundedFen })),
    ...paidBackInYuan(paidBack.get(order.id)),
    TransferBackAmount: toYuan((await refundsByHand(db, order.id)).reduce((sum, { amountFen }) => sum + amountFen, 0)),
    ShipsInParts: (await deliveryOf(db, order.enterpriseId)).shipsInParts,
    PoNo: order.poNo,
    Remark: order.remark,
    Address: addressToWire(order.address),
    Packages: await packagesOf(db, order.id),
    Shortages: await shortagesOf(db, order.id),
    Notes: notes.map(({ note: { createdAt, text }, name }) => ({ Time: toInstant(createdAt), Operator: name, Text: text })),
    Logs: logs.map(({ createdAt, operator, text }) => ({ Time: toInstant(createdAt), Operator: operator, Text: text })),
    Attachments: order.attachments.map(({ Url, Name }) => ({ Url, Name })),
  }
}
