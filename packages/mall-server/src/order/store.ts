import { and, eq, sql } from 'drizzle-orm'
import { queryRows, type Db, type Tx } from '../db/client.ts'
import { membership } from '../db/schema/organisation.ts'
import { orders, paymentTerm } from '../db/schema/trade.ts'
import type { Caller } from '../http/define-routes.ts'
import type { Sellable } from '../product/rules.ts'
import { loadSellable } from '../product/store.ts'
import { BusinessError } from '../http/errors.ts'
import type { OrderRow } from './move.ts'
import type { PaymentTerm } from './payment.ts'
import { staleMessage } from './rules.ts'
import { visibleOrders } from './scope.ts'

/** What cart and order need to know of products, for delivery to an area. */
export const sellablesOf = async (db: Db, enterpriseId: number, productIds: readonly number[], areaCode: string): Promise<Sellable[]> =>
  productIds.length === 0 ? [] : loadSellable(db, enterpriseId, { ids: productIds }, areaCode)

/** The same by product codes; codes that nobody sells are left out. */
export const sellablesByCode = async (db: Db, enterpriseId: number, codes: readonly string[], areaCode: string): Promise<Sellable[]> =>
  codes.length === 0 ? [] : loadSellable(db, enterpriseId, { codes }, areaCode)

/** The ways of payment that an enterprise agreed on. */
export const paymentTermsOf = (db: Db, enterpriseId: number): Promise<PaymentTerm[]> =>
  db.select().from(paymentTerm).where(eq(paymentTerm.enterpriseId, enterpriseId))

/** 单笔限额 of a member, integer fen; null: none. */
export const singleLimitOf = async (db: Db, caller: Pick<Caller, 'userId' | 'enterpriseId'>): Promise<number | null> => {
  const [row] = await db
    .select({ limit: membership.singleLimitFen })
    .from(membership)
    .where(and(eq(membership.userId, caller.userId), eq(membership.enterpriseId, caller.enterpriseId)))
  return row?.limit ?? null
}

/** The next number of the sequence behind order numbers; gaps are possible, repetitions within a day are not. */
export const nextOrderSequence = async (tx: Tx): Promise<number> => {
  const [row] = await queryRows<{ next: number }>(tx, sql`select nextval('order_no_sequence')::int as next`)
  if (row === undefined) throw new Error('The sequence of order numbers did not answer')
  return row.next
}

/**
 * An order within the caller's scope.
 * @throws BusinessError 订单不存在: there is none, or not for this caller.
 */
export const findOrder = async (db: Db, caller: Caller, orderNo: string): Promise<OrderRow> => {
  const [row] = await db.select().from(orders).where(and(eq(orders.orderNo, orderNo), visibleOrders(caller)))
  if (row === undefined) throw new BusinessError('订单不存在')
  return row as OrderRow
}

/** The same, when it is still in the version that the caller saw. */
export const findOrderAt = async (db: Db, caller: Caller, orderNo: string, version: number): Promise<OrderRow> => {
  const order = await findOrder(db, caller, orderNo)
  if (order.version !== version) throw new BusinessError(staleMessage)
  return order
}
