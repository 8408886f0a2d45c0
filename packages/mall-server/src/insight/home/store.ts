import { and, asc, eq, exists, inArray, not, sql } from 'drizzle-orm'
import { orderStatus } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { literals } from '../../platform/db/columns.ts'
import { brand, category, product } from '../../platform/db/schema/catalogue.ts'
import { inAssortmentSql, listedProduct } from '../../catalogue/assortment/products.ts'
import type { Viewer } from '../../catalogue/assortment/viewer.ts'

/** The categories among these that the navigation shows: a floor of another one is left out. */
export const visibleCategories = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = ids.length === 0 ? [] : await db.select({ id: category.id }).from(category).where(and(inArray(category.id, [...ids]), not(category.isHidden)))
  return new Set(rows.map(({ id }) => id))
}

/** The products of these codes that a viewer may buy, by their codes. */
export const buyableProducts = async (db: Db, viewer: Viewer | null, codes: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const isInCatalogue = viewer === null ? undefined : inAssortmentSql(viewer, product)
  const rows = codes.length === 0 ? [] : await db.select({ code: product.code, id: product.id }).from(product).where(and(inArray(product.code, [...codes]), eq(product.isOnShelf, true), isInCatalogue))
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** The first brands that have something on sale. */
export const brandsOf = async (db: Db, limit: number) =>
  db.select().from(brand).where(exists(db.select({ id: product.id }).from(product).where(and(eq(product.brandId, brand.id), eq(product.isOnShelf, true))))).orderBy(asc(brand.position)).limit(limit)

/** A product that is bought again and again: when and in which quantity the user did last. */
export interface Frequent {
  readonly productId: number
  readonly lastQuantity: number | null
  readonly lastBoughtAt: Date | null
}

/** Orders that came to nothing. */
const failed = [orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled, orderStatus.refused]

/**
 * What the user bought most often in the year before `now`, then what colleagues did. Failed orders do not count. Read from the lines of reports, whose index has all of it. The
 * products that are still on the shelf are looked for in this order, until there are enough.
 */
export const frequentProductsOf = async (db: Db, viewer: Viewer, now: Date, limit: number): Promise<Frequent[]> => {
  const isTheirs = sql`l.user_id = ${viewer.userId}`
  const inYear = sql`l.enterprise_id = ${viewer.enterpriseId} and l.status not in (${literals(...failed)}) and l.ordered_at > ${now.toISOString()}::timestamptz - interval '1 year'`
  const best = await queryRows<{ id: number; own: number }>(
    db,
    sql`
      select bought.id, bought.own from (
        select l.product_id as id, (count(*) filter (where ${isTheirs}))::int as own, count(*)::int as times from report_line l where ${inYear} group by l.product_id
        order by own desc, times desc, id
      ) bought where exists (select 1 from product p where p.id = bought.id and p.is_on_shelf and ${inAssortmentSql(viewer, listedProduct)})
      order by bought.own desc, bought.times desc, bought.id limit ${limit}`,
  )
  const own = best.flatMap((row) => (row.own > 0 ? [row.id] : []))
  const latest = own.length === 0 ? [] : await queryRows<{ id: number; quantity: number; at: number }>(
    db,
    sql`
      select distinct on (l.product_id) l.product_id as id, l.quantity, extract(epoch from l.ordered_at)::float8 as at
      from report_line l where ${inYear} and ${isTheirs} and l.product_id = any(${intArray(own)}) order by l.product_id, l.ordered_at desc, l.line_id desc`,
  )
  const byId = new Map(latest.map((row) => [row.id, row]))
  return best.map(({ id }) => {
    const last = byId.get(id)
    return { productId: id, lastQuantity: last?.quantity ?? null, lastBoughtAt: last === undefined ? null : new Date(last.at * 1000) }
  })
}
