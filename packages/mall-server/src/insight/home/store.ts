import { asc, desc, sql } from 'drizzle-orm'
import { orderStatus } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { brand, homeBanner, homeFloor, notice } from '../../platform/db/schema/catalogue.ts'
import type { Viewer } from '../../catalogue/assortment/viewer.ts'

export const bannersOf = async (db: Db) => db.select().from(homeBanner).orderBy(asc(homeBanner.position)).limit(8)

export const floorsOf = async (db: Db) => db.select().from(homeFloor).orderBy(asc(homeFloor.position)).limit(20)

export const brandsOf = async (db: Db, limit: number) => db.select().from(brand).orderBy(asc(brand.position)).limit(limit)

export const noticesOf = async (db: Db, limit: number) =>
  db.select().from(notice).orderBy(desc(notice.publishedAt), desc(notice.id)).limit(limit)

/** A product that is bought again and again: when and in which quantity the user did last. */
export interface Frequent {
  readonly productId: number
  readonly lastQuantity: number | null
  readonly lastBoughtAt: Date | null
}

/** Orders that came to nothing. */
const failed = [orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled, orderStatus.refused]

/** What the user bought most often in the year before `now`, then what colleagues did. Failed orders do not count. */
export const frequentProductsOf = async (db: Db, viewer: Viewer, now: Date, limit: number): Promise<Frequent[]> => {
  const rows = await queryRows<{ id: number; quantity: number | null; at: number | null }>(
    db,
    sql`
      select l.product_id as id,
        (array_agg(l.quantity order by o.created_at desc) filter (where o.user_id = ${viewer.userId}))[1] as quantity,
        extract(epoch from max(o.created_at) filter (where o.user_id = ${viewer.userId}))::float8 as at
      from orders o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
      where o.enterprise_id = ${viewer.enterpriseId} and o.status not in (${literals(...failed)}) and p.is_on_shelf
        and o.created_at > ${now.toISOString()}::timestamptz - interval '1 year'
      group by l.product_id
      order by count(*) filter (where o.user_id = ${viewer.userId}) desc, count(*) desc, l.product_id
      limit ${limit}`,
  )
  return rows.map(({ id, quantity, at }) => ({ productId: id, lastQuantity: quantity, lastBoughtAt: at === null ? null : new Date(at * 1000) }))
}
