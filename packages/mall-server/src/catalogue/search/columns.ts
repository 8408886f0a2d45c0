import type { CatalogueNames, IndexedProduct } from './indexed-product.ts'

/** The boost of a product among equally good matches: the company buys it, has agreed on its price, it is in stock, it sells. */
export const lifts = { bought: 0.5, boughtOften: 0.7, agreed: 0.3, inStock: 0.4, sales: 0.02 } as const

/** Names numbered from 0, so that they are counted in an array, whatever their ids are. */
const numbered = (names: ReadonlyMap<number, unknown>) => {
  const ids = [...names.keys()]
  const numbers = new Map(ids.map((id, number) => [id, number]))
  return {
    count: ids.length,
    idOf: (number: number): number => ids[number] ?? 0,
    /** -1 for one that is not known yet: it is counted as soon as the names are read again. */
    numberOf: (id: number): number => numbers.get(id) ?? -1,
  }
}

export type Numbered = ReturnType<typeof numbered>

/** Facts of products by slot: a list that goes through a hundred thousand products reads no object of them. */
export const createColumns = (names: Pick<CatalogueNames, 'brands' | 'categories' | 'values'>) => {
  const numbers = { brands: numbered(names.brands), categories: numbered(names.categories), values: numbered(names.values) }
  const columns = {
    /** Of brands, categories and values in the columns below. */
    numbers,
    ids: [] as number[],
    onShelf: [] as boolean[],
    stocks: [] as IndexedProduct['stock'][],
    marketFen: [] as number[],
    sales: [] as number[],
    createdAt: [] as number[],
    /** The boost of a product for all users. */
    standing: [] as number[],
    brands: [] as number[],
    /** By level. */
    categories: [[], [], []] as readonly [number[], number[], number[]],
    values: [] as (readonly number[])[],
  }
  const write = (slot: number, product: IndexedProduct): void => {
    columns.ids[slot] = product.id
    columns.onShelf[slot] = product.isOnShelf
    columns.stocks[slot] = product.stock
    columns.marketFen[slot] = product.marketPriceFen
    columns.sales[slot] = product.salesCount
    columns.createdAt[slot] = product.createdAt
    columns.standing[slot] = (product.stock === 'none' ? 0 : lifts.inStock) + Math.log1p(product.salesCount) * lifts.sales
    columns.brands[slot] = numbers.brands.numberOf(product.brandId)
    columns.categories.forEach((ofLevel, level) => {
      ofLevel[slot] = numbers.categories.numberOf(product.categoryIds[level] ?? 0)
    })
    columns.values[slot] = product.attributeValueIds.map(numbers.values.numberOf)
  }
  return { columns, write }
}
