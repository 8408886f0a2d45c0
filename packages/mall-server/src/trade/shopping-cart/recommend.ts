import { sql } from 'drizzle-orm'
import type { RecommendedProduct } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { priceFor, purchaseProblem } from '../../catalogue/assortment/rules.ts'
import { addDays } from '../../platform/time.ts'
import { deliveryAreaOf } from './view.ts'
import { sellablesOf } from '../../catalogue/assortment/sellables.ts'

/** 为你推荐 shows six (specification §9). */
const shown = 6
/** More than six, because some cannot be bought any more. */
const candidates = 60

/**
 * Recommended products, best first: what the company buys together with what this user bought in the last three months, what it
 * buys most, and then what sells best in the whole mall. What the user bought within two weeks is left out.
 */
const candidateIds = async (db: Db, caller: Caller, now: Date): Promise<number[]> => {
  const since = (days: number) => addDays(now, -days).toISOString()
  const rows = await queryRows<{ id: number }>(
    db,
    sql`
      with mine as (
        select distinct l.product_id, o.id as order_id, o.created_at from ${orderLine} l join ${orders} o on o.id = l.order_id
        where o.user_id = ${caller.userId} and o.enterprise_id = ${caller.enterpriseId} and o.created_at >= ${since(90)}::timestamptz
      ), company as (
        select l.product_id, o.id as order_id from ${orderLine} l join ${orders} o on o.id = l.order_id
        where o.enterprise_id = ${caller.enterpriseId} and o.created_at >= ${since(180)}::timestamptz
      ), together as (
        select other.product_id, count(*) as times from company anchor join company other
          on other.order_id = anchor.order_id and other.product_id <> anchor.product_id
        where anchor.product_id in (select product_id from mine) group by other.product_id
      ), bought as (select product_id, count(*) as times from company group by product_id)
      select p.id from ${product} p left join together on together.product_id = p.id left join bought on bought.product_id = p.id
      where p.is_on_shelf and p.id not in (select product_id from mine where created_at >= ${since(14)}::timestamptz)
      order by coalesce(together.times, 0) desc, coalesce(bought.times, 0) desc, p.sales_count desc, p.id
      limit ${candidates}`,
  )
  return rows.map((row) => row.id)
}

/** Six products that the caller can buy now. */
export const recommend = async (db: Db, caller: Caller, now: Date): Promise<RecommendedProduct[]> => {
  const ids = await candidateIds(db, caller, now)
  const byId = new Map(
    (await sellablesOf(db, caller.enterpriseId, ids, await deliveryAreaOf(db, caller))).map((one) => [one.productId, one]),
  )
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .filter((sellable) => purchaseProblem(sellable, sellable.moq) === null)
    .slice(0, shown)
    .map((sellable) => {
      const price = priceFor(sellable, sellable.agreed, sellable.moq)
      return {
        ProductCode: sellable.code,
        ImageUrl: sellable.imageUrl,
        CustomerProductName: sellable.name,
        CustomerPrice: toYuan(price.priceFen),
        ComixPrice: toYuan(price.marketFen),
      }
    })
}
