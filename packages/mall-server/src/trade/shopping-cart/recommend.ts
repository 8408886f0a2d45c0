import { sql } from 'drizzle-orm'
import type { RecommendedProduct } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { ownPriceOf, purchaseProblem } from '../../catalogue/assortment/rules.ts'
import { searchProducts } from '../../catalogue/search/store.ts'
import { addDays } from '../../platform/time.ts'
import { deliveryAreaOf } from './view.ts'
import { inAssortmentSql, listedProduct } from '../../catalogue/assortment/products.ts'
import { sellablesOf } from '../../catalogue/assortment/sellables.ts'

/** 为你推荐 shows six (specification §9). */
const shown = 6
/** More than six, because some cannot be bought any more. */
const candidates = 60

interface Recent {
  readonly id: number
  /** Within the last two weeks. */
  readonly isLately: boolean
}

/** What the user bought in the last three months. From the lines of reports, whose index has all of it, as below. */
const boughtByUser = (db: Db, caller: Caller, since: (days: number) => string) =>
  queryRows<Recent>(
    db,
    sql`select product_id as id, max(ordered_at) >= ${since(14)}::timestamptz as "isLately" from report_line
      where enterprise_id = ${caller.enterpriseId} and user_id = ${caller.userId} and ordered_at >= ${since(90)}::timestamptz group by product_id`,
  )

/** What the company bought in half a year: first what it bought together with the anchors, then what it bought most. */
const boughtByCompany = async (db: Db, caller: Caller, since: (days: number) => string, anchors: readonly Recent[]): Promise<number[]> => {
  const lately = anchors.flatMap(({ id, isLately }) => (isLately ? [id] : []))
  const rows = await queryRows<{ id: number }>(
    db,
    sql`
      with company as (
        select product_id, order_id from report_line where enterprise_id = ${caller.enterpriseId} and ordered_at >= ${since(180)}::timestamptz
      ), together as (
        select other.product_id, count(*) as times from company anchor join company other
          on other.order_id = anchor.order_id and other.product_id <> anchor.product_id
        where anchor.product_id = any(${intArray(anchors.map(({ id }) => id))}) group by other.product_id
      ), bought as (select product_id, count(*) as times from company where product_id <> all(${intArray(lately)}) group by product_id), ranked as (
        select bought.product_id as id, coalesce(together.times, 0) as together, bought.times from bought left join together using (product_id) order by together desc, times desc, id
      )
      select id from ranked where exists (select 1 from ${product} p where p.id = ranked.id and p.is_on_shelf and ${inAssortmentSql(caller, listedProduct)}) order by together desc, times desc, id limit ${candidates}`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Recommended products, best first: what the company buys together with what this user bought in the last three months, what it
 * buys most, and then what sells best in the whole mall. What the user bought within two weeks is left out.
 */
const candidateIds = async (db: Db, caller: Caller, now: Date): Promise<number[]> => {
  const since = (days: number) => addDays(now, -days).toISOString()
  const recent = await boughtByUser(db, caller, since)
  const [bought, sold] = await Promise.all([
    boughtByCompany(db, caller, since, recent),
    searchProducts(db, caller, { SortBy: 'sales' }, { PageIndex: 1, PageSize: candidates }),
  ])
  const lately = new Set(recent.flatMap(({ id, isLately }) => (isLately ? [id] : [])))
  return [...new Set([...bought, ...sold.ids])].filter((id) => !lately.has(id)).slice(0, candidates)
}

/** Six products that the caller can buy now. */
export const recommend = async (db: Db, caller: Caller, now: Date): Promise<RecommendedProduct[]> => {
  const ids = await candidateIds(db, caller, now)
  const byId = new Map(
    (await sellablesOf(db, caller, ids, await deliveryAreaOf(db, caller))).map((one) => [one.productId, one]),
  )
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .filter((sellable) => purchaseProblem(sellable, sellable.moq) === null)
    .slice(0, shown)
    .map((sellable) => {
      const price = ownPriceOf(sellable, sellable.moq)
      return {
        ProductCode: sellable.code,
        ImageUrl: sellable.imageUrl,
        CustomerProductName: sellable.name,
        CustomerPrice: toYuan(price.priceFen),
        ComixPrice: toYuan(price.marketFen),
      }
    })
}
