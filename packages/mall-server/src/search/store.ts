import { inArray, sql, type SQL } from 'drizzle-orm'
import type { ProductListRequest } from '@mall/api/contract'
import { queryRows, type Db } from '../db/client.ts'
import { attributeValue, category } from '../db/schema/catalogue.ts'
import { toFen } from '../money.ts'
import { defaultAreaCode } from '../catalogue/stock-areas.ts'
import type { Viewer } from '../catalogue/viewer.ts'
import { namedFacets, type Counted, type Facets } from './facets.ts'
import { intArray } from '../db/int-array.ts'
import { compact, isPinyinLike, tokensOf } from './rules.ts'
import { allowsNonAgreedSql } from '../catalogue/products.ts'
import { containing, escapeLike } from '../lists/like.ts'
import { offsetOf, type PageRequest } from '../lists/list-page.ts'

/** Filters and order of a list, without its page. */
export type SearchFilters = Partial<Omit<ProductListRequest, 'PageIndex' | 'PageSize' | 'ImageKey'>> & {
  /** Only these, nearest first: what an image search found. */
  readonly alike?: readonly number[]
}

/** The products that one viewer sees: on sale, and for a customer those that may be bought. */
const visible = (viewer: Viewer | null): SQL =>
  viewer === null ? sql`p.is_on_shelf` : sql`p.is_on_shelf and (a.product_id is not null or ${allowsNonAgreedSql(viewer.enterpriseId)})`

/** Products with their agreed prices and their stock in the area of lists. */
const source = (viewer: Viewer | null): SQL => sql`
  product p
  left join agreed_item a on a.product_id = p.id and a.enterprise_id = ${viewer?.enterpriseId ?? 0}
  left join product_stock s on s.product_id = p.id and s.area_code = ${defaultAreaCode}`

/** All words of the query, each in the text or, when it may be pinyin, at a syllable's beginning. */
const matching = (tokens: readonly string[]): SQL =>
  sql.join(
    tokens.map((token) =>
      isPinyinLike(token)
        ? sql`(p.search_text like ${containing(token)} or p.search_pinyin like ${`% ${escapeLike(token)}%`})`
        : sql`p.search_text like ${containing(token)}`,
    ),
    sql` and `,
  )

/**
 * How well a product fits the query: its code, the code's beginning, the whole query in the name, all words in the name, in
 * its other texts (brand, model, category, other names), and last pinyin: of the name, then of a whole other name. A category
 * of that very name lifts its products.
 */
const scoring = (keyword: string, tokens: readonly string[]): SQL => {
  const whole = compact(keyword)
  const inName = sql.join(tokens.map((token) => sql`p.search_name like ${containing(token)}`), sql` and `)
  const inText = sql.join(tokens.map((token) => sql`p.search_text like ${containing(token)}`), sql` and `)
  return sql`case
    when p.code = ${whole} then 1000
    when p.code like ${`${escapeLike(whole)}%`} then 800
    when p.search_name like ${containing(whole)} then 600
    when ${inName} then 500
    when ${inText} then 300
    when p.search_pinyin like ${`% ${escapeLike(whole)}%#%`} then 200
    when p.search_pinyin like ${`% ${escapeLike(whole)} %`} then 150
    else 100
  end + case when p.search_text like ${`% ${escapeLike(whole)} %`} then 50 else 0 end`
}

/** What a keyword finds of `product p`: undefined for a blank one, nothing for one without a word. */
export const matchesKeyword = (keyword: string | undefined): SQL | undefined => {
  const tokens = tokensOf(keyword ?? '')
  if (tokens.length > 0) return matching(tokens)
  return (keyword ?? '').trim() === '' ? undefined : sql`false`
}

const priceSql = sql`coalesce(a.price_fen, p.market_price_fen)`

/** All filters except brands and attributes: facets are counted within the result. */
const baseConditions = (viewer: Viewer | null, filters: SearchFilters): SQL[] => [
  visible(viewer),
  matchesKeyword(filters.Keyword) ?? sql`true`,
  ...(filters.Cid === undefined ? [] : [sql`${filters.Cid}::int in (p.category1_id, p.category2_id, p.category3_id)`]),
  ...(filters.PriceMin === undefined ? [] : [sql`${priceSql} >= ${toFen(filters.PriceMin)}`]),
  ...(filters.PriceMax === undefined ? [] : [sql`${priceSql} <= ${toFen(filters.PriceMax)}`]),
  ...(filters.OnlyInStock === true ? [sql`s.quantity > 0 and s.supply = 'now'`] : []),
  ...(filters.OnlyAgreed === true ? [sql`a.price_fen is not null`] : []),
  ...(filters.alike === undefined ? [] : [sql`p.id = any(${intArray(filters.alike)})`]),
]

const orders: Readonly<Record<NonNullable<SearchFilters['SortBy']>, SQL>> = {
  default: sql`score desc, in_stock desc, sales_count desc, id`,
  sales: sql`sales_count desc, id`,
  priceAsc: sql`price, id`,
  priceDesc: sql`price desc, id`,
  newest: sql`created_at desc, id`,
}

/** All rows of `base` that match the brands and attributes, without the one attribute whose facet is counted. */
const facetConditions = (brandIds: readonly number[], attrs: readonly ChosenAttribute[], without?: number): SQL => {
  const conditions = [
    ...(brandIds.length > 0 ? [sql`brand_id = any(${intArray(brandIds)})`] : []),
    ...attrs.filter((chosen) => chosen.id !== without).map((chosen) => sql`attribute_value_ids && ${intArray(chosen.valueIds)}`),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

interface ChosenAttribute {
  readonly id: number
  readonly valueIds: readonly number[]
}

/** Value ids of the chosen attributes; a value that does not exist matches nothing. */
const chosenAttributes = async (db: Db, attrs: SearchFilters['Attrs']): Promise<ChosenAttribute[]> => {
  const wanted = (attrs ?? []).filter((chosen) => chosen.Values.length > 0)
  if (wanted.length === 0) return []
  const rows = await db.select().from(attributeValue).where(inArray(attributeValue.attributeId, wanted.map((chosen) => chosen.Id)))
  return wanted.map((chosen) => ({
    id: chosen.Id,
    valueIds: rows.filter((row) => row.attributeId === chosen.Id && chosen.Values.includes(row.value)).map((row) => row.id),
  }))
}

const rankOf = (filters: SearchFilters, tokens: readonly string[]): SQL => {
  if (filters.alike !== undefined) return sql`-array_position(${intArray(filters.alike)}, p.id)`
  return tokens.length > 0 ? scoring(filters.Keyword ?? '', tokens) : sql`0`
}

const baseOf = (viewer: Viewer | null, filters: SearchFilters): SQL => {
  const tokens = tokensOf(filters.Keyword ?? '')
  return sql`
    select p.id, p.brand_id, p.category1_id, p.category2_id, p.category3_id, p.attribute_value_ids, p.sales_count, p.created_at,
      ${priceSql} as price, coalesce(s.quantity, 0) > 0 as in_stock, ${rankOf(filters, tokens)} as score
    from ${source(viewer)}
    where ${sql.join(baseConditions(viewer, filters), sql` and `)}`
}

/** A page of product ids, the total, and the facets. One statement counts everything. */
export const searchProducts = async (
  db: Db, viewer: Viewer | null, filters: SearchFilters, page: PageRequest,
): Promise<{ ids: number[]; total: number; facets: Facets }> => {
  const brandIds = filters.BrandIds ?? []
  const attrs = await chosenAttributes(db, filters.Attrs)
  const level = await levelBelow(db, filters.Cid)
  const order = orders[filters.SortBy ?? 'default']
  const ownValues = attrs.map(
    (chosen) => sql`
      union all
      select 'value', v.id, count(*)::int
        from (select unnest(attribute_value_ids) as value_id from base where ${facetConditions(brandIds, attrs, chosen.id)}) own
        join attribute_value v on v.id = value_id and v.attribute_id = ${chosen.id} group by v.id`,
  )
  const chosenIds = attrs.map(({ id }) => id)
  const others = attrs.length === 0
    ? sql``
    : sql`where value_id not in (select id from attribute_value where attribute_id = any(${intArray(chosenIds)}))`
  const rows = await queryRows<Counted>(
    db,
    sql`
      with base as materialized (${baseOf(viewer, filters)}),
      matched as materialized (select * from base where ${facetConditions(brandIds, attrs)}),
      page as (
        select id, row_number() over (order by ${order}) as place from matched
        order by ${order} limit ${page.PageSize} offset ${offsetOf(page)}
      )
      select 'item' as kind, id as key, place::int as count from page
      union all select 'total', 0, count(*)::int from matched
      union all select 'brand', brand_id, count(*)::int from base where ${facetConditions([], attrs)} group by brand_id
      union all select 'category', ${level}, count(*)::int from matched group by ${level}
      union all select 'value', value_id, count(*)::int
        from (select unnest(attribute_value_ids) as value_id from matched) every ${others} group by value_id
      ${sql.join(ownValues, sql` `)}`,
  )
  const of = (kind: Counted['kind']) => rows.filter((row) => row.kind === kind)
  const total = of('total')[0]?.count ?? 0
  return {
    ids: of('item').toSorted((one, other) => one.count - other.count).map((row) => row.key),
    total,
    facets: await namedFacets(db, { brands: of('brand'), categories: of('category'), values: of('value') }, total, chosenIds),
  }
}

/** The column of the categories that a list of `categoryId` is divided into. */
const levelBelow = async (db: Db, categoryId: number | undefined): Promise<SQL> => {
  if (categoryId === undefined) return sql`category1_id`
  const [row] = await db.select({ level: category.level }).from(category).where(sql`${category.id} = ${categoryId}`)
  return row?.level === 1 ? sql`category2_id` : sql`category3_id`
}

interface Suggestion {
  readonly ProductName: string
  readonly ProductCode: string
}

/** The best matches of a query while it is typed: no counts. */
export const suggestProducts = async (db: Db, viewer: Viewer | null, key: string, limit: number): Promise<Suggestion[]> => {
  if (tokensOf(key).length === 0) return []
  return queryRows<Suggestion>(
    db,
    sql`
      with base as materialized (${baseOf(viewer, { Keyword: key })}),
      best as (select id, row_number() over (order by ${orders.default}) as place from base order by ${orders.default} limit ${limit})
      select p.name as "ProductName", p.code as "ProductCode" from best join product p on p.id = best.id order by best.place`,
  )
}

/** How many products the viewer finds in each third-level category. */
export const countByCategory = async (db: Db, viewer: Viewer | null): Promise<ReadonlyMap<number, number>> => {
  const rows = await queryRows<{ id: number; count: number }>(
    db,
    sql`select p.category3_id as id, count(*)::int as count from ${source(viewer)} where ${visible(viewer)} group by p.category3_id`,
  )
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** The best sellers of each first-level category, those in stock first. */
export const bestSellersOf = async (
  db: Db, viewer: Viewer | null, categoryIds: readonly number[], limit: number,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const rows = await queryRows<{ id: number; category: number }>(
    db,
    sql`
      select id, category from (
        select p.id, p.category1_id as category,
          row_number() over (partition by p.category1_id order by coalesce(s.quantity, 0) > 0 desc, p.sales_count desc, p.id) as place
        from ${source(viewer)} where ${visible(viewer)} and p.category1_id = any(${intArray(categoryIds)})
      ) ranked where place <= ${limit} order by category, place`,
  )
  const ids = new Map<number, number[]>()
  for (const row of rows) ids.set(row.category, [...(ids.get(row.category) ?? []), row.id])
  return ids
}
