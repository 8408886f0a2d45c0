import { sql, type SQL } from 'drizzle-orm'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { attribute, attributeValue, brand, category } from '../../platform/db/schema/catalogue.ts'
import { defaultAreaCode } from '../assortment/stock-areas.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { createCatalogueIndex, type CatalogueIndex } from './catalogue-index.ts'
import type { IndexedProduct } from './indexed-product.ts'

interface ProductRow extends Omit<IndexedProduct, 'categoryIds'> {
  readonly category1: number
  readonly category2: number
  readonly category3: number
}

const readProducts = async (db: Db, where: SQL): Promise<IndexedProduct[]> => {
  const rows = await queryRows<ProductRow>(
    db,
    sql`
      select p.id, p.code, p.name, p.model, p.brand_id as "brandId", p.category1_id as category1, p.category2_id as category2, p.category3_id as category3,
        p.attribute_value_ids as "attributeValueIds", p.search_text as "searchText", p.market_price_fen::float8 as "marketPriceFen",
        p.is_on_shelf as "isOnShelf", p.sales_count as "salesCount", (extract(epoch from p.created_at) * 1000)::float8 as "createdAt",
        case when coalesce(s.quantity, 0) = 0 then 'none' when s.supply = 'now' then 'now' else 'later' end as stock
      from product p left join product_stock s on s.product_id = p.id and s.area_code = ${defaultAreaCode}
      where ${where} order by p.id`,
  )
  return rows.map(({ category1, category2, category3, ...row }) => ({ ...row, categoryIds: [category1, category2, category3] }))
}

/** Products that are read at once. */
const chunk = 10_000

/** The index of the whole catalogue. */
export const readCatalogue = async (db: Db): Promise<CatalogueIndex> => {
  const index = createCatalogueIndex({
    brands: new Map((await db.select().from(brand)).map((row) => [row.id, row])),
    categories: new Map((await db.select().from(category)).map((row) => [row.id, row])),
    attributes: new Map((await db.select().from(attribute)).map((row) => [row.id, row])),
    values: new Map((await db.select().from(attributeValue)).map((row) => [row.id, row])),
  })
  for (let last = 0; ;) {
    const products = await readProducts(db, sql`p.id in (select id from product where id > ${last} order by id limit ${chunk})`)
    for (const product of products) index.put(product)
    if (products.length < chunk) return index
    last = products.at(-1)?.id ?? last
  }
}

/** Reads some products again; one that is no more is no longer on sale. */
export const readAgain = async (db: Db, index: CatalogueIndex, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  const products = await readProducts(db, sql`p.id = any(${intArray(ids)})`)
  const found = new Set(products.map(({ id }) => id))
  for (const product of products) index.put(product)
  for (const id of ids) {
    const gone = index.products[index.slotOf(id) ?? -1]
    if (!found.has(id) && gone !== undefined) index.put({ ...gone, isOnShelf: false })
  }
}
