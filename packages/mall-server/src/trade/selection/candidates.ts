import { agreementPercent } from '@mall/api/seller/contract'
import { sql, type SQL } from 'drizzle-orm'
import { versionsInForce } from '../../catalogue/assortment/agreements.ts'
import { inAssortmentSql, listedProduct } from '../../catalogue/assortment/products.ts'
import type { StockArea } from '../../catalogue/assortment/stock-areas.ts'
import type { Viewer } from '../../catalogue/assortment/viewer.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { intArray } from '../../platform/db/int-array.ts'
import type { SelectRequest, Wanted } from './needs.ts'

/** How many of the cheapest and of the best selling products are compared for a need, agreed ones and others each. */
const compared = 8

export interface Candidate {
  readonly id: number
  /** Counted pieces in one that is sold: 24 where bottles are counted and boxes sold. */
  readonly pack: number
}

/** The price that a row `r` says of the first tier of its product `p`, in fen; null where it is the market's. */
const agreedFenSql = sql`case when r.kind = 'fixed' then (r.tiers->0->>'priceFen')::bigint
  when r.percent < ${literals(agreementPercent.max)} then greatest(1, (p.market_price_fen * r.percent * 2 + 10000) / 20000) end`

/** How many `unit` one sold piece holds, by its packing: 24瓶/箱. */
const packOf = (unit: string | null): SQL =>
  unit === null
    ? sql`1`
    : sql`case when p.unit <> ${unit} and p.packing ~ '^[1-9][0-9]{0,3}[^0-9/]+/' and split_part(p.packing, '/', 2) = p.unit
        then substring(p.packing from '^[0-9]+')::int else 1 end`

/**
 * Products that may fill a need. This only narrows the catalogue down to a few: whether, for how much and in which quantity one can be
 * bought is decided by the rules of offers.
 */
export const candidatesOf = (
  db: Db, viewer: Viewer, stockArea: StockArea, { categoryIds, pieces, unit }: Wanted, { OnlyAgreed, OnlyInStock }: Pick<SelectRequest, 'OnlyAgreed' | 'OnlyInStock'>,
): Promise<Candidate[]> =>
  queryRows<Candidate>(
    db,
    sql`
      with versions as materialized (${versionsInForce(viewer)}), found as (
        select p.id, p.sales_count, ${packOf(unit)} as pack, a.price_fen is not null as is_agreed,
          coalesce(a.price_fen, p.market_price_fen) as price_fen, least(s.quantity, coalesce(p.max_qty, s.quantity)) as most
        from product p
        join product_stock s on s.product_id = p.id and s.area_code = ${stockArea}
        left join lateral (
          select ${agreedFenSql} as price_fen from versions v join agreement_row r on r.version_id = v.id where r.product_id = p.id order by v.place limit 1
        ) a on true
        where p.category3_id = any(${intArray(categoryIds)})
          and p.is_on_shelf and ${inAssortmentSql(viewer, listedProduct)}
          and s.quantity >= p.moq
          ${OnlyInStock === true ? sql`and s.supply = 'now'` : sql``}
          ${OnlyAgreed === true ? sql`and a.price_fen is not null` : sql``}
      ), ranked as (
        select id, pack,
          row_number() over (partition by is_agreed order by price_fen::numeric / pack, id) as by_price,
          row_number() over (partition by is_agreed order by sales_count desc, id) as by_sales
        from found where most::bigint * pack >= ${pieces}::bigint
      )
      select id, pack from ranked where by_price <= ${compared} or by_sales <= ${compared} order by id`,
  )
