import { and, desc, eq, inArray, sum } from 'drizzle-orm'
import { shortageState, shortageStateNames, type OrderShortage } from '@mall/api/contract'
import { settle } from '../../company/notice/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { orderShortage } from '../../platform/db/schema/order.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'

export type ShortageRow = typeof orderShortage.$inferSelect

/** What a notice that asks about a shortage is about: the answer settles it. */
export const subjectOfShortage = ({ id }: Pick<ShortageRow, 'id'>): string => `shortage:${id}`

const isAsked = eq(orderShortage.state, shortageState.asked)

/** The notices that ask about shortages ask for nothing any more. */
export const settleShortages = async (tx: Tx, rows: readonly Pick<ShortageRow, 'id'>[], now: Date): Promise<void> => {
  for (const row of rows) await settle(tx, { kind: 'orderChanged', subject: subjectOfShortage(row), now })
}

/** An order that came to nothing asks about nothing any more. */
export const voidShortages = async (tx: Tx, orderId: number, now: Date): Promise<void> => {
  const ended = await tx.update(orderShortage).set({ state: shortageState.void, decidedAt: now }).where(and(eq(orderShortage.orderId, orderId), isAsked)).returning({ id: orderShortage.id })
  await settleShortages(tx, ended, now)
}

/** Of the lines of orders, the pieces about which its buyer is asked: they do not leave before the answer. */
export const heldPieces = async (db: Db, ...orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.select({ lineId: orderShortage.lineId, pieces: sum(orderShortage.quantity).mapWith(Number) }).from(orderShortage).where(and(inArray(orderShortage.orderId, [...orderIds]), isAsked)).groupBy(orderShortage.lineId)
  return new Map(rows.flatMap(({ lineId, pieces }) => (lineId === null ? [] : [[lineId, pieces]])))
}

/** The orders of these whose buyers are asked about something. */
export const askedOrders = async (db: Db, orderIds: readonly number[]): Promise<ReadonlySet<number>> => {
  if (orderIds.length === 0) return new Set()
  return new Set((await db.selectDistinct({ orderId: orderShortage.orderId }).from(orderShortage).where(and(inArray(orderShortage.orderId, [...orderIds]), isAsked))).map(({ orderId }) => orderId))
}

const instantOf = (time: Date | null): string | null => (time === null ? null : toInstant(time))

/** The shortages of an order as they are sent, the latest first. */
export const shortagesOf = async (db: Db, orderId: number): Promise<OrderShortage[]> => {
  const rows = await db.select().from(orderShortage).where(eq(orderShortage.orderId, orderId)).orderBy(desc(orderShortage.createdAt), desc(orderShortage.id))
  return rows.map((row) => ({
    ShortageId: row.id,
    LineId: row.lineId,
    ...goodsOf(row),
    State: row.state,
    StateName: shortageStateNames[row.state],
    Reason: row.reason,
    Day: row.day,
    Replacement: row.replacement === null ? null : goodsOf(row.replacement),
    AnswerBefore: instantOf(row.answerBefore),
    LessAmount: toYuan(row.lessFen),
    RefundAmount: toYuan(row.refundFen),
    Time: toInstant(row.createdAt),
    DecidedAt: instantOf(row.decidedAt),
  }))
}

const goodsOf = ({ productCode, name, imageUrl, unit, priceFen, quantity }: Pick<ShortageRow, 'productCode' | 'name' | 'imageUrl' | 'unit' | 'priceFen' | 'quantity'>) => ({
  ProductCode: productCode, CustomerProductName: name, ImageUrl: imageUrl, Unit: unit, Price: toYuan(priceFen), Quantity: quantity,
})
