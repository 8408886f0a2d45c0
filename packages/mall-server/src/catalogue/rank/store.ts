import { and, desc, eq, gt, gte, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { purchaseStatuses, rankScope, type CallInput } from '@mall/api/contract'
import { inAssortmentSql } from '../assortment/products.ts'
import type { Viewer } from '../assortment/viewer.ts'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import { mallRank } from '../../platform/db/schema/rank.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import { cutPercent, partOf, timestamp } from './expressions.ts'
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

/** A product that is cheaper than at its earliest purchase of the period. */
export interface PriceCut {
  readonly productId: number
  readonly boughtAt: Date
  readonly percent: number
}

/** The purchases of 本企业 since a moment, by the copies that reports read. */
const bought = (viewer: Viewer, since: Date): SQL | undefined =>
  and(inArray(reportLine.status, [...purchaseStatuses]), gte(reportLine.orderedAt, since), eq(reportLine.enterpriseId, viewer.enterpriseId))

/** On sale for the viewer, and of the category. */
const listed = (viewer: Viewer, { Cid }: Request): SQL | undefined =>
  and(
    product.isOnShelf,
    inAssortmentSql(viewer, product),
    Cid === undefined ? undefined : sql`${Cid}::int in (${product.category1Id}, ${product.category2Id}, ${product.category3Id})`,
  )

/** What 本企业 bought of each product in the period and in the one before it. */
const sumsOfCompany = (db: Db, viewer: Viewer, { from, before }: Period) => {
  const inPeriod = sql`${reportLine.orderedAt} >= ${timestamp(from)}`
  return db
    .select({
      productId: sql<number>`${reportLine.productId}`.as('product_id'),
      pieces: sql<number>`coalesce(sum(${reportLine.quantity}) filter (where ${inPeriod}), 0)::float8`.as('pieces'),
      piecesBefore: sql<number>`coalesce(sum(${reportLine.quantity}) filter (where not (${inPeriod})), 0)::float8`.as('pieces_before'),
      orders: sql<number>`(count(distinct ${reportLine.orderId}) filter (where ${inPeriod}))::int`.as('orders'),
      buyers: sql<number>`(count(distinct ${reportLine.departmentId}) filter (where ${inPeriod}))::int`.as('buyers'),
    })
    .from(reportLine)
    .where(bought(viewer, before))
    .groupBy(reportLine.productId)
    .as('sums')
}

/** The same of 全平台, as it was made last. */
const sumsOfMall = (db: Db, { days }: Period) =>
  db
    .select({
      productId: sql<number>`${mallRank.productId}`.as('product_id'),
      pieces: sql<number>`${mallRank.pieces}`.mapWith(Number).as('pieces'),
      piecesBefore: sql<number>`${mallRank.piecesBefore}`.mapWith(Number).as('pieces_before'),
      orders: sql<number>`${mallRank.orders}`.as('orders'),
      buyers: sql<number>`${mallRank.buyers}`.as('buyers'),
    })
    .from(mallRank)
    .where(eq(mallRank.days, days))
    .as('sums')

/** The products of 销量榜, 复购榜 or 新品榜 in their order, or of these ids in no particular one. */
export const rankedPurchases = async (db: Db, viewer: Viewer, request: Request, period: Period, ids?: readonly number[]): Promise<Purchases[]> => {
  const found = request.Scope === rankScope.mall ? sumsOfMall(db, period) : sumsOfCompany(db, viewer, period)
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

/** The earliest purchase of 本企业 of each product in the period, quotes aside: what it cost then. */
export const earliestPurchases = (db: Db, viewer: Viewer, request: Request, { from }: Period) =>
  db
    .selectDistinctOn([reportLine.productId], { productId: reportLine.productId, priceFen: reportLine.priceFen, quantity: reportLine.quantity, boughtAt: reportLine.orderedAt })
    .from(reportLine)
    .innerJoin(orderLine, eq(orderLine.id, reportLine.lineId))
    .innerJoin(product, eq(product.id, reportLine.productId))
    .where(and(bought(viewer, from), eq(orderLine.isQuoted, false), listed(viewer, request)))
    .orderBy(reportLine.productId, reportLine.orderedAt, reportLine.lineId)

/** The products whose market price fell most since their earliest purchase of the period; what became dearer since the rankings were made is not among them. */
export const marketPriceCuts = (db: Db, viewer: Viewer, request: Request, { days }: Period): Promise<PriceCut[]> =>
  db
    .select({ productId: product.id, boughtAt: sql<Date>`${mallRank.earliestAt}`.mapWith(mallRank.earliestAt), percent: cutPercent(mallRank.earliestMarketFen) })
    .from(mallRank)
    .innerJoin(product, eq(product.id, mallRank.productId))
    .where(and(eq(mallRank.days, days), isNotNull(mallRank.marketCut), gt(mallRank.earliestMarketFen, product.marketPriceFen), listed(viewer, request)))
    .orderBy(desc(mallRank.marketCut), mallRank.productId)
    .limit(request.TopN)

/** Pieces of a product in one part of the period. */
interface PiecesOfPart {
  readonly productId: number
  readonly bucket: number
  readonly pieces: number
}

/** Pieces by product and part of the period. */
export const piecesByPart = async (db: Db, viewer: Viewer, { Scope }: Request, period: Period, productIds: readonly number[]): Promise<PiecesOfPart[]> => {
  if (productIds.length === 0) return []
  if (Scope === rankScope.mall) {
    const rows = await db.select({ productId: mallRank.productId, parts: mallRank.parts }).from(mallRank)
      .where(and(eq(mallRank.days, period.days), inArray(mallRank.productId, [...productIds])))
    return rows.flatMap(({ productId, parts }) => Object.entries(parts).map(([bucket, pieces]) => ({ productId, bucket: Number(bucket), pieces })))
  }
  const bucket = partOf(reportLine.orderedAt, period)
  return db
    .select({ productId: reportLine.productId, bucket, pieces: sql<number>`sum(${reportLine.quantity})::float8` })
    .from(reportLine)
    .where(and(bought(viewer, period.from), inArray(reportLine.productId, [...productIds])))
    .groupBy(reportLine.productId, bucket)
}
