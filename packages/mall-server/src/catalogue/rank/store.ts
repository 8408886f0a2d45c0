import { and, desc, eq, gt, gte, inArray, sql, type SQL } from 'drizzle-orm'
import { purchaseStatuses, rankScope, type CallInput } from '@mall/api/contract'
import { inAssortmentSql } from '../assortment/products.ts'
import type { Viewer } from '../assortment/viewer.ts'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { Period } from './rules.ts'

type Request = CallInput<'POST /api/Product/Rank'>

/** The purchases of a product. */
export interface Purchases {
  readonly productId: number
  readonly createdAt: Date
  readonly pieces: number
  readonly piecesBefore: number
  readonly orders: number
  /** Companies of 全平台, departments of 本企业. */
  readonly buyers: number
}

/** A time as it stands in a statement: as a parameter, two places with the same expression would not be the same to GROUP BY. */
const timestamp = (time: Date): SQL => sql.raw(`'${time.toISOString()}'::timestamptz`)

/** The purchases of a scope since a moment: of 全平台 those of all companies, which appear as sums alone. */
const bought = (viewer: Viewer, { Scope }: Request, since: Date): SQL | undefined =>
  and(inArray(orders.status, [...purchaseStatuses]), gte(orders.createdAt, since), Scope === rankScope.mall ? undefined : eq(orders.enterpriseId, viewer.enterpriseId))

/** On sale for the viewer, and of the category. */
const listed = (viewer: Viewer, { Cid }: Request): SQL | undefined =>
  and(
    product.isOnShelf,
    inAssortmentSql(viewer, product.id),
    Cid === undefined ? undefined : sql`${Cid}::int in (${product.category1Id}, ${product.category2Id}, ${product.category3Id})`,
  )

/** What of each product was bought in the period and in the one before it. */
const sums = (db: Db, viewer: Viewer, request: Request, { from, before }: Period) => {
  const inPeriod = sql`${orders.createdAt} >= ${timestamp(from)}`
  const buyer = request.Scope === rankScope.mall ? orders.enterpriseId : orders.departmentId
  return db
    .select({
      productId: orderLine.productId,
      pieces: sql<number>`coalesce(sum(${orderLine.quantity}) filter (where ${inPeriod}), 0)::float8`.as('pieces'),
      piecesBefore: sql<number>`coalesce(sum(${orderLine.quantity}) filter (where not (${inPeriod})), 0)::float8`.as('pieces_before'),
      orders: sql<number>`(count(distinct ${orders.id}) filter (where ${inPeriod}))::int`.as('orders'),
      buyers: sql<number>`(count(distinct ${buyer}) filter (where ${inPeriod}))::int`.as('buyers'),
    })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(bought(viewer, request, before))
    .groupBy(orderLine.productId)
    .as('sums')
}

/** The products of 销量榜, 复购榜 or 新品榜 in their order, or of these ids in no particular one. */
export const rankedPurchases = async (db: Db, viewer: Viewer, request: Request, period: Period, ids?: readonly number[]): Promise<Purchases[]> => {
  const found = sums(db, viewer, request, period)
  const repeated = sql`${found.orders} - ${found.buyers}`
  const order = { 1: [desc(found.pieces)], 2: [desc(repeated), desc(found.pieces)], 3: [], 4: [desc(product.createdAt)] }[request.Type]
  const condition = { 1: gt(found.pieces, 0), 2: sql`${repeated} > 0`, 3: inArray(product.id, [...(ids ?? [])]), 4: gte(product.createdAt, period.from) }[request.Type]
  const rows = await db
    .select({ id: product.id, createdAt: product.createdAt, pieces: found.pieces, piecesBefore: found.piecesBefore, orders: found.orders, buyers: found.buyers })
    .from(product)
    .leftJoin(found, eq(found.productId, product.id))
    .where(and(listed(viewer, request), condition))
    .orderBy(...order, product.id)
    .limit(request.TopN)
  return rows.map(({ id, createdAt, ...row }) => ({
    productId: id, createdAt, pieces: row.pieces ?? 0, piecesBefore: row.piecesBefore ?? 0, orders: row.orders ?? 0, buyers: row.buyers ?? 0,
  }))
}

/** The earliest purchase of each product in the period, quotes aside: what it cost then. */
export const earliestPurchases = (db: Db, viewer: Viewer, request: Request, { from }: Period) =>
  db
    .selectDistinctOn([orderLine.productId], {
      productId: orderLine.productId, priceFen: orderLine.priceFen, marketFen: orderLine.marketFen, quantity: orderLine.quantity, boughtAt: orders.createdAt,
    })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(and(bought(viewer, request, from), eq(orderLine.isQuoted, false), listed(viewer, request)))
    .orderBy(orderLine.productId, orders.createdAt, orderLine.id)

/** Pieces by product and part of the period. */
export const piecesByPart = async (db: Db, viewer: Viewer, request: Request, { from, bucketSeconds }: Period, productIds: readonly number[]) => {
  if (productIds.length === 0) return new Map<number, never>()
  const bucket = sql<number>`floor(extract(epoch from ${orders.createdAt} - ${timestamp(from)}) / ${sql.raw(String(bucketSeconds))})::int`
  const rows = await db
    .select({ productId: orderLine.productId, bucket, pieces: sql<number>`sum(${orderLine.quantity})::float8` })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(bought(viewer, request, from), inArray(orderLine.productId, [...productIds])))
    .groupBy(orderLine.productId, bucket)
  return groupBy(rows, ({ productId }) => productId)
}
