import { asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ProductFields } from '@mall/api/seller/contract'
import { stockAreas, type StockArea } from '../../catalogue/assortment/stock-areas.ts'
import type { Db } from '../../platform/db/client.ts'
import { attribute, attributeValue, brand, category, product, productStock } from '../../platform/db/schema/catalogue.ts'
import { holdNames } from '../product/names-lock.ts'
import { plainColumnsOf, plainFieldsOf, productSearchText, searchTextAfter } from '../product/plain-fields.ts'
import { namesOf, type NamedIds } from './names.ts'
import { attributeName, isSame, type ProductState } from './plan.ts'

export type ProductRow = typeof product.$inferSelect

/** A product as it is kept, and as an import sees it. */
export interface FoundProduct {
  readonly row: ProductRow
  readonly state: ProductState
}

const isArea = (code: string): code is StockArea => stockAreas.some((area) => area === code)

const [first, second, third] = [alias(category, 'first'), alias(category, 'second'), alias(category, 'third')]

/** Products by their codes. `locks`: until the transaction ends, in the order of their ids. */
export const productsByCode = async (db: Db, codes: readonly string[], { locks = false } = {}): Promise<ReadonlyMap<string, FoundProduct>> => {
  if (codes.length === 0) return new Map()
  if (locks) await holdNames(db)
  if (locks) await db.select({ id: product.id }).from(product).where(inArray(product.code, [...codes])).orderBy(asc(product.id)).for('no key update')
  const rows = await db
    .select({ row: product, brand: brand.name, first: first.name, second: second.name, third: third.name })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(first, eq(first.id, product.category1Id))
    .innerJoin(second, eq(second.id, product.category2Id))
    .innerJoin(third, eq(third.id, product.category3Id))
    .where(inArray(product.code, [...codes]))
  const stocks = await stocksOf(db, rows.map(({ row }) => row.id))
  const pairs = await pairsOf(db, rows.flatMap(({ row }) => row.attributeValueIds))
  return new Map(
    rows.map(({ row, ...names }) => {
      const fields: ProductFields = {
        ...plainFieldsOf(row),
        Brand: names.brand,
        CategoryId: row.category3Id,
        Attributes: row.attributeValueIds.flatMap((id) => pairs.get(id) ?? []),
      }
      return [row.code, { row, state: { fields, category: `${names.first}/${names.second}/${names.third}`, isOnShelf: row.isOnShelf, stock: stocks.get(row.id) ?? {}, photos: row.photos } }]
    }),
  )
}

const stocksOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Partial<Record<StockArea, number>>>> => {
  const byProduct = new Map<number, Partial<Record<StockArea, number>>>()
  if (ids.length === 0) return byProduct
  for (const { productId, areaCode, quantity } of await db.select().from(productStock).where(inArray(productStock.productId, [...ids]))) {
    if (isArea(areaCode)) byProduct.set(productId, { ...byProduct.get(productId), [areaCode]: quantity })
  }
  return byProduct
}

const pairsOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, { readonly Name: string; readonly Value: string }>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ id: attributeValue.id, Name: attribute.name, Value: attributeValue.value })
    .from(attributeValue)
    .innerJoin(attribute, eq(attribute.id, attributeValue.attributeId))
    .where(inArray(attributeValue.id, wanted))
  return new Map(rows.map(({ id, ...pair }) => [id, pair]))
}

/** The names that products in these states have. */
export const namesOfStates = (db: Db, states: readonly ProductState[]): Promise<NamedIds> =>
  namesOf(db, states.map(({ fields }) => fields.Brand), states.flatMap(({ fields }) => fields.Attributes))

/** The names that a product needs are not there. */
export class NameMissing extends Error {}

const needed = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new NameMissing(name)
  return value
}

/**
 * The columns of a product in this state.
 * @throws NameMissing
 */
export const columnsOf = (code: string, { fields, category: path, isOnShelf, photos }: ProductState, names: NamedIds) => {
  const [category1Id, category2Id, category3Id] = needed(names.categories.get(path), `分类“${path}”`)
  const { id: brandId, latinName } = needed(names.brands.get(fields.Brand), `品牌“${fields.Brand}”`)
  needed(fields.Tiers[0], '市场价')
  return {
    ...plainColumnsOf(fields),
    brandId, category1Id, category2Id, category3Id,
    // Two values of a table may have become one since.
    attributeValueIds: [...new Set(fields.Attributes.map((pair) => needed(names.values.get(attributeName(pair)), `属性“${attributeName(pair)}”`)))],
    isOnShelf,
    photos,
    searchText: productSearchText({ code, name: fields.Name, model: fields.Model, latinName, path: path.split('/'), tags: fields.Tags }),
  }
}

type WrittenColumns = ReturnType<typeof columnsOf>

/** Of the columns of a state those that differ from what is kept. */
export const changedColumns = (row: ProductRow, before: WrittenColumns, { searchText, ...columns }: WrittenColumns): Partial<WrittenColumns> => {
  const changed: Partial<WrittenColumns> = Object.fromEntries(Object.entries(columns).filter(([key, value]) => !isSame(row[key as keyof typeof columns], value)))
  return searchText === before.searchText ? changed : { ...changed, searchText: searchTextAfter(row.searchText, before.searchText, searchText) }
}
