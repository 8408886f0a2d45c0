import type { ProductList, ProductListRequest } from '@mall/api/contract'
import type { Db } from '../db/client.ts'
import { toFen } from '../money.ts'
import type { Viewer } from '../catalogue/viewer.ts'
import { offsetOf, type PageRequest } from '../lists/list-page.ts'
import type { IndexedProduct } from './catalogue-index.ts'
import { narrowed, type Facets } from './facets.ts'
import { catalogueFor, type Catalogue } from './follow.ts'
import { find, type Finding } from './match.ts'
import { sorted, type Ranked } from './sorted.ts'

/** Filters and order of a list, without its page. */
export type SearchFilters = Partial<Omit<ProductListRequest, 'PageIndex' | 'PageSize' | 'ImageKey'>> & {
  /** Only these, nearest first: what an image search found. */
  readonly alike?: readonly number[]
  /** Shows what is near where nothing has all words. */
  readonly orNear?: boolean
}

interface Listed {
  readonly product: IndexedProduct
  readonly slot: number
  readonly score: number
}

const agreedFenOf = ({ company }: Catalogue, slot: number): number => company?.agreedFen[slot] ?? -1

/** On sale, and for a customer one of those that may be bought. */
const isVisible = (catalogue: Catalogue, slot: number): boolean =>
  catalogue.index.products[slot]?.isOnShelf === true &&
  (catalogue.company === null || catalogue.company.allowsNonAgreed || agreedFenOf(catalogue, slot) >= 0)

const priceOf = (catalogue: Catalogue, { product, slot }: Listed): number => {
  const agreed = agreedFenOf(catalogue, slot)
  return agreed > 0 ? agreed : product.marketPriceFen
}

/** What lifts a product among those that fit the query as well: the company buys it, has agreed on its price, it is in stock, it sells. */
const lifts = { bought: 0.5, boughtOften: 0.7, agreed: 0.3, inStock: 0.4, sales: 0.02 } as const

/** So many orders are often. */
const oftenOrders = 12

const standing = (catalogue: Catalogue, { product, slot }: Listed): number => {
  const orders = catalogue.company?.orders[slot] ?? 0
  const bought = orders === 0 ? 0 : lifts.bought + lifts.boughtOften * Math.min(1, Math.log1p(orders) / Math.log1p(oftenOrders))
  const agreed = agreedFenOf(catalogue, slot) > 0 ? lifts.agreed : 0
  return bought + agreed + (product.stock === 'none' ? 0 : lifts.inStock) + Math.log1p(product.salesCount) * lifts.sales
}

const ranks: Readonly<Record<NonNullable<SearchFilters['SortBy']>, (catalogue: Catalogue, listed: Listed) => number>> = {
  default: (catalogue, listed) => listed.score + standing(catalogue, listed),
  sales: (_, { product }) => product.salesCount,
  priceAsc: (catalogue, listed) => -priceOf(catalogue, listed),
  priceDesc: priceOf,
  newest: (_, { product }) => product.createdAt,
}

const everything = (catalogue: Catalogue): Finding => ({
  found: catalogue.index.products.flatMap((_, slot) => (isVisible(catalogue, slot) ? [{ slot, score: 0 }] : [])), words: [], dropped: [],
})

const alikeOf = (catalogue: Catalogue, ids: readonly number[]): Finding => ({
  found: ids.flatMap((id, place) => {
    const slot = catalogue.index.slotOf(id)
    return slot !== undefined && isVisible(catalogue, slot) ? [{ slot, score: -place * ids.length }] : []
  }),
  words: [],
  dropped: [],
})

interface Sought extends Finding {
  /** The keyword that was searched for in place of the one that was typed. */
  readonly instead: ProductList['Instead']
}

const seek = (catalogue: Catalogue, { Keyword = '', alike, orNear = false }: SearchFilters): Sought => {
  if (alike !== undefined) return { ...alikeOf(catalogue, alike), instead: null }
  if (Keyword.trim() === '') return { ...everything(catalogue), instead: null }
  const reading = catalogue.index.read(Keyword, orNear)
  const finding = find(catalogue.index, reading, (slot) => isVisible(catalogue, slot), orNear)
  const isOther = finding.found.length > 0 && (reading.isCorrected || finding.dropped.length > 0)
  return { ...finding, instead: isOther ? { Keyword: finding.words.join(' '), Without: [...finding.dropped] } : null }
}

/** All filters except brands and attributes: facets are counted within the result. */
const passes = (catalogue: Catalogue, filters: SearchFilters): ((listed: Listed) => boolean) => {
  const { Cid, OnlyInStock, OnlyAgreed } = filters
  const least = filters.PriceMin === undefined ? -Infinity : toFen(filters.PriceMin)
  const most = filters.PriceMax === undefined ? Infinity : toFen(filters.PriceMax)
  return (listed) => {
    if (Cid !== undefined && !listed.product.categoryIds.includes(Cid)) return false
    if (OnlyInStock === true && listed.product.stock !== 'now') return false
    if (OnlyAgreed === true && agreedFenOf(catalogue, listed.slot) <= 0) return false
    const price = priceOf(catalogue, listed)
    return price >= least && price <= most
  }
}

/** The level of the categories that a list of `categoryId` is divided into. */
const levelBelow = ({ index }: Catalogue, categoryId: number | undefined): 0 | 1 | 2 => {
  if (categoryId === undefined) return 0
  return index.names.categories.get(categoryId)?.level === 1 ? 1 : 2
}

const listedOf = ({ index }: Catalogue, { found }: Finding): Listed[] =>
  found.flatMap(({ slot, score }) => {
    const product = index.products[slot]
    return product === undefined ? [] : [{ product, slot, score }]
  })

const ranked = (catalogue: Catalogue, listed: readonly Listed[], sortBy: NonNullable<SearchFilters['SortBy']>): Ranked[] => {
  const rank = ranks[sortBy]
  return listed.map((one) => ({ id: one.product.id, rank: rank(catalogue, one) }))
}

/** A page of product ids, the total, the facets, and what was searched for in place of the keyword. */
export const searchProducts = async (
  db: Db, viewer: Viewer | null, filters: SearchFilters, page: PageRequest,
): Promise<{ ids: number[]; total: number; facets: Facets; instead: ProductList['Instead'] }> => {
  const catalogue = await catalogueFor(db, viewer?.enterpriseId ?? null)
  const sought = seek(catalogue, filters)
  const { items, facets } = narrowed(
    listedOf(catalogue, sought).filter(passes(catalogue, filters)), filters, catalogue.index.names, levelBelow(catalogue, filters.Cid),
  )
  const offset = offsetOf(page)
  const best = sorted(ranked(catalogue, items, filters.SortBy ?? 'default'), offset + page.PageSize)
  return { ids: best.slice(offset).map(({ id }) => id), total: items.length, facets, instead: sought.instead }
}

interface Suggestion {
  readonly ProductName: string
  readonly ProductCode: string
}

/** The best matches of a query while it is typed: no counts. */
export const suggestProducts = async (db: Db, viewer: Viewer | null, key: string, limit: number): Promise<Suggestion[]> => {
  if (key.trim() === '') return []
  const catalogue = await catalogueFor(db, viewer?.enterpriseId ?? null)
  const best = sorted(ranked(catalogue, listedOf(catalogue, seek(catalogue, { Keyword: key, orNear: true })), 'default'), limit)
  return best.flatMap(({ id }) => {
    const product = catalogue.index.products[catalogue.index.slotOf(id) ?? -1]
    return product === undefined ? [] : [{ ProductName: product.name, ProductCode: product.code }]
  })
}

/** Every product that a keyword finds, on sale or not: undefined for a blank one, nothing for one without a word. */
export const productsFound = async (db: Db, keyword: string | undefined): Promise<readonly number[] | undefined> => {
  if ((keyword ?? '').trim() === '') return undefined
  const { index } = await catalogueFor(db, null)
  const { found } = find(index, index.read(keyword ?? '', false), () => true, false)
  return found.flatMap(({ slot }) => index.products[slot]?.id ?? [])
}

/** How many products the viewer finds in each third-level category. */
export const countByCategory = async (db: Db, viewer: Viewer | null): Promise<ReadonlyMap<number, number>> => {
  const catalogue = await catalogueFor(db, viewer?.enterpriseId ?? null)
  const counts = new Map<number, number>()
  for (const { product } of listedOf(catalogue, everything(catalogue))) counts.set(product.categoryIds[2], (counts.get(product.categoryIds[2]) ?? 0) + 1)
  return counts
}

/** The best sellers of each first-level category, those in stock first. */
export const bestSellersOf = async (
  db: Db, viewer: Viewer | null, categoryIds: readonly number[], limit: number,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const catalogue = await catalogueFor(db, viewer?.enterpriseId ?? null)
  const all = listedOf(catalogue, everything(catalogue))
  const inStockFirst = ({ product }: Listed) => (product.stock === 'none' ? 0 : Number.MAX_SAFE_INTEGER / 2) + product.salesCount
  return new Map(categoryIds.map((id) => [id, sorted(all.filter(({ product }) => product.categoryIds[0] === id).map((one) => ({ id: one.product.id, rank: inStockFirst(one) })), limit).map((one) => one.id)]))
}
