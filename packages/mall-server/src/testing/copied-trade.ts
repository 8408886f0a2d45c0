import { and, desc, eq, exists, like, not, sql } from 'drizzle-orm'
import { inquiryStatus, orderStatus } from '@mall/api/contract'
import type { Db } from '../platform/db/client.ts'
import { afterSales } from '../platform/db/schema/after-sales.ts'
import { inquiry, inquiryLine } from '../platform/db/schema/inquiry.ts'
import { orderLine, orders } from '../platform/db/schema/order.ts'
import { appUser, membership } from '../platform/db/schema/organisation.ts'
import { lineReview } from '../platform/db/schema/review.ts'
import { updateCarried } from '../trade/order/invoiceable.ts'

const withoutId = <Row extends { readonly id: number }>({ id: _id, ...row }: Row): Omit<Row, 'id'> => row

const one = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows
  if (row === undefined) throw new Error(`The demo has no ${what}`)
  return row
}

/** The latest order that arrived and that nobody reviewed or sent back: the account's own or, on days when the demo has none, one of its company. */
const arrivedOrder = async (db: Db, account: string) => {
  const lineWith = (table: typeof lineReview | typeof afterSales, column: typeof lineReview.orderLineId | typeof afterSales.lineId) =>
    exists(db.select({ one: sql`1` }).from(orderLine).innerJoin(table, eq(column, orderLine.id)).where(eq(orderLine.orderId, orders.id)))
  const found = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(membership, eq(membership.enterpriseId, orders.enterpriseId))
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(and(eq(appUser.account, account), eq(orders.status, orderStatus.completed), not(lineWith(lineReview, lineReview.orderLineId)), not(lineWith(afterSales, afterSales.lineId))))
    .orderBy(desc(sql`${orders.userId} = ${appUser.id}`), desc(orders.receivedAt))
    .limit(1)
  const { order } = one(found, `order of ${account} that arrived`)
  return { order, lines: await db.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(orderLine.id) }
}

/** The inquiry of the demo whose quote holds longest. */
const quotedInquiry = async (db: Db, enterpriseId: number) => {
  const found = await db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.enterpriseId, enterpriseId), eq(inquiry.status, inquiryStatus.quoted)))
    .orderBy(desc(inquiry.validUntil))
    .limit(1)
  const row = one(found, 'quoted inquiry')
  return { row, lines: await db.select().from(inquiryLine).where(eq(inquiryLine.inquiryId, row.id)).orderBy(inquiryLine.id) }
}

/**
 * Gives each copy of a demo account what takes hours of a seller: an order that arrived, and an inquiry that was quoted. They are copies
 * of those of the demo, and hold nothing of a budget.
 */
export const copyTrade = async (db: Db, account: string): Promise<void> => {
  const arrived = await arrivedOrder(db, account)
  const quoted = await quotedInquiry(db, arrived.order.enterpriseId)
  const copies = await db
    .select({ userId: appUser.id, account: appUser.account, departmentId: membership.departmentId })
    .from(appUser)
    .innerJoin(membership, and(eq(membership.userId, appUser.id), eq(membership.enterpriseId, arrived.order.enterpriseId)))
    .where(like(appUser.account, `${account}___`))
  for (const { userId, departmentId } of copies) {
    const owner = { userId, departmentId }
    const orderNo = `D9${String(userId).padStart(15, '0')}`
    const [order] = await db
      .insert(orders)
      .values({ ...withoutId(arrived.order), ...owner, orderNo, submitId: null, budgetState: 'none', invoiceState: 1 })
      .returning({ id: orders.id })
    await db.insert(orderLine).values(arrived.lines.map((line) => ({ ...withoutId(line), orderId: order?.id ?? 0 })))
    await updateCarried(db, [order?.id ?? 0])
    const { inquiryNo: _inquiryNo, ...inquiryRow } = withoutId(quoted.row)
    const [asked] = await db.insert(inquiry).values({ ...inquiryRow, ...owner }).returning({ id: inquiry.id })
    await db.insert(inquiryLine).values(quoted.lines.map((line) => ({ ...withoutId(line), inquiryId: asked?.id ?? 0 })))
  }
}
