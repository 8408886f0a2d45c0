import type { ProductList, ProductListRequest } from '@mall/api/contract'
import { agreementPercent, percentOfFen } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { toFen } from '../../platform/money.ts'
import { isInCatalogue } from '../assortment/rules.ts'
import type { Viewer } from '../assortment/viewer.ts'
import { offsetOf, type PageRequest } from '../../platform/lists/list-page.ts'
import { createBest } from './best.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { lifts } from './columns.ts'
import { createFacetCounter, type Facets } from './facets.ts'
import { catalogueFor, type Catalogue } from './follow.ts'
import { find, type Finding } from './match.ts'
import type { Reading } from './reading.ts'
import { nearCodes } from './near-codes.ts'
import { pinnedFor, wordOf } from './words.ts'

/** Filters and order of a list, without its page. */
export type SearchFilters = Partial<Omit<ProductListRequest, 'PageIndex' | 'PageSize' | 'ImageKey'>> & {
  /** Only these, nearest first: what an image search found. */
  readonly alike?: readonly number[]
  /** Shows similar products where none has all words. */
  readonly orNear?: boolean
  /** The day whose pinned products come first; none do without it. */
  readonly pinnedOn?: string
}

/** At 100 % of the market price a product is in the catalogue without a price of its own. */
const noPrice = -agreementPercent.max

/** What was agreed of a product as `Company.agreed` has it; undefined for no price. */
const agreedPartOf = ({ company }: Catalogue, slot: number): number | undefined => {
  const part = company?.agreed.get(slot)
  return part === noPrice ? undefined : part
}

/** Whether a product is in or below one of these categories. */
const belowIn = ({ columns: { categories: [firsts, seconds, thirds], numbers } }: CatalogueIndex, categoryIds: readonly number[]): ((slot: number) => boolean) => {
  if (categoryIds.length === 0) return () => false
  const chosen = new Uint8Array(numbers.categories.count)
  for (const id of categoryIds) {
    const number = numbers.categories.numberOf(id)
    if (number >= 0) chosen[number] = 1
  }
  return (slot) => chosen[thirds[slot] ?? -1] === 1 || chosen[seconds[slot] ?? -1] === 1 || chosen[firsts[slot] ?? -1] === 1
}

/** Which products are on sale, and for a customer which of those may be bought. */
const visibleIn = ({ index, company }: Catalogue): ((slot: number) => boolean) => {
  const { onShelf } = index.columns
  if (company === null || company.allowsNonAgreed) return (slot) => onShelf[slot] === true
  const { agreed } = company
  const isBelow = belowIn(index, company.categoryIds)
  return (slot) => onShelf[slot] === true && isInCatalogue({ agreed: agreed.has(slot), inCategories: isBelow(slot) })
}

const priceIn = (catalogue: Catalogue): ((slot: number) => number) => {
  const { marketFen } = catalogue.index.columns
  return (slot) => {
    const market = marketFen[slot] ?? 0
    const part = agreedPartOf(catalogue, slot)
    if (part === undefined) return market
    return part > 0 ? part : percentOfFen(market, -part)
  }
}

/** From this many orders on a product counts as bought often. */
const oftenOrders = 12

/** The boost of a product for users of this catalogue. */
const standingIn = (catalogue: Catalogue): ((slot: number) => number) => {
  const { standing } = catalogue.index.columns
  const { company } = catalogue
  return (slot) => {
    const orders = company?.orders.get(slot) ?? 0
    const bought = orders === 0 ? 0 : lifts.bought + lifts.boughtOften * Math.min(1, Math.log1p(orders) / Math.log1p(oftenOrders))
    return (standing[slot] ?? 0) + bought + (agreedPartOf(catalogue, slot) === undefined ? 0 : lifts.agreed)
  }
}

type Rank = (slot: number, score: number) => number

const rankBy = (catalogue: Catalogue, sortBy: NonNullable<SearchFilters['SortBy']>): Rank => {
  const { sales, createdAt } = catalogue.index.columns
  const [standing, price] = [standingIn(catalogue), priceIn(catalogue)]
  const ranks: Readonly<Record<typeof sortBy, Rank>> = {
    default: (slot, score) => score + standing(slot),
    sales: (slot) => sales[slot] ?? 0,
    priceAsc: (slot) => -price(slot),
    priceDesc: price,
    newest: (slot) => createdAt[slot] ?? 0,
  }
  return ranks[sortBy]
}

const findingOf = (slots: readonly number[], scores: readonly number[] = []): Finding => ({ slots, scores, words: [], dropped: [] })

const everything = (catalogue: Catalogue): Finding => {
  const isVisible = visibleIn(catalogue)
  const slots: number[] = []
  for (let slot = 0; slot < catalogue.index.products.length; slot++) if (isVisible(slot)) slots.push(slot)
  return findingOf(slots)
}

const alikeOf = (catalogue: Catalogue, ids: readonly number[]): Finding => {
  const isVisible = visibleIn(catalogue)
  const slots = ids.flatMap((id) => catalogue.index.slotOf(id) ?? []).filter(isVisible)
  return findingOf(slots, slots.map((_, place) => -place * slots.length))
}

interface Sought extends Finding {
  /** The keyword that was searched for in place of the one that was typed. */
  readonly instead: ProductList['Instead']
  /** Words that nothing in the mall is found by, whatever this viewer may buy of it. */
  readonly missed: readonly string[]
}

/** The words of a query that nothing is found by; the query where its words are known, but nothing on sale has them. */
const missedBy = (catalogue: Catalogue, keyword: string, reading: Reading, { slots }: Finding): readonly string[] => {
  if (reading.missed.length > 0 || slots.length > 0) return reading.missed
  const ofAll = catalogue.company === null ? slots : find(catalogue.index, reading, visibleIn({ ...catalogue, company: null }), true).slots
  return ofAll.length > 0 ? [] : [wordOf(keyword)]
}

const seek = (catalogue: Catalogue, { Keyword = '', alike, orNear = false }: SearchFilters): Sought => {
  if (alike !== undefined) return { ...alikeOf(catalogue, alike), instead: null, missed: [] }
  if (Keyword.trim() === '') return { ...everything(catalogue), instead: null, missed: [] }
  const reading = catalogue.index.read(Keyword, orNear)
  const finding = find(catalogue.index, reading, visibleIn(catalogue), orNear)
  const isOther = finding.slots.length > 0 && (reading.isCorrected || finding.dropped.length > 0)
  return { ...finding, instead: isOther ? { Keyword: finding.words.join(' '), Without: [...finding.dropped] } : null, missed: missedBy(catalogue, Keyword, reading, finding) }
}

/** Whether a list is of its keyword alone: not narrowed, in the order of the mall. */
export const isPlainSearch = ({ Cid, BrandIds = [], Attrs = [], OnlyInStock, OnlyAgreed, PriceMin, PriceMax, SortBy = 'default', alike }: SearchFilters): boolean =>
  Cid === undefined && BrandIds.length === 0 && Attrs.length === 0 && OnlyInStock !== true && OnlyAgreed !== true && PriceMin === undefined && PriceMax === undefined && SortBy === 'default' && alike === undefined

/** The products that come first in a list, in their order: of those that were chosen, those that its viewer may buy. */
const pinnedIn = (catalogue: Catalogue, filters: SearchFilters): number[] =>
  filters.pinnedOn !== undefined && isPlainSearch(filters)
    ? pinnedFor(catalogue.words, filters.Keyword ?? '', filters.pinnedOn).flatMap((id) => catalogue.index.slotOf(id) ?? []).filter(visibleIn(catalogue))
    : []

/** With what was chosen for the keyword: where nothing else has all of its words, it is all that is found. */
const withPinned = (sought: Sought, pinned: readonly number[]): Sought => {
  if (pinned.length === 0) return sought
  if (sought.instead !== null || sought.slots.length === 0) return { ...sought, slots: pinned, scores: [], instead: null, missed: [] }
  return { ...sought, slots: [...new Set([...sought.slots, ...pinned])] }
}

/** All filters except brands and attributes: facets are counted within the result. */
const passesIn = (catalogue: Catalogue, { Cid, OnlyInStock, OnlyAgreed, PriceMin, PriceMax }: SearchFilters): ((slot: number) => boolean) => {
  const { categories, stocks, numbers } = catalogue.index.columns
  // An address may name a category that became another one since.
  const category = Cid === undefined ? undefined : numbers.categories.numberOf(catalogue.index.names.categories.get(Cid)?.mergedInto ?? Cid)
  const price = priceIn(catalogue)
  const isPriced = PriceMin !== undefined || PriceMax !== undefined
  const least = PriceMin === undefined ? -Infinity : toFen(PriceMin)
  const most = PriceMax === undefined ? Infinity : toFen(PriceMax)
  return (slot) =>
    (category === undefined || (category >= 0 && categories.some((ofLevel) => ofLevel[slot] === category))) &&
    (OnlyInStock !== true || stocks[slot] === 'now') &&
    (OnlyAgreed !== true || agreedPartOf(catalogue, slot) !== undefined) &&
    (!isPriced || (price(slot) >= least && price(slot) <= most))
}

/** The level of the categories that a list of `categoryId` is divided into. */
const levelBelow = ({ index }: Catalogue, categoryId: number | undefined): 0 | 1 | 2 => {
  if (categoryId === undefined) return 0
  return index.names.categories.get(categoryId)?.level === 1 ? 1 : 2
}

/** A page of product ids, the total, the facets, and what was searched for in place of the keyword. */
interface Listing {
  readonly ids: readonly number[]
  readonly total: number
  readonly facets: Facets
  readonly instead: ProductList['Instead']
  /** Words that nothing in the mall is found by. */
  readonly missed: readonly string[]
}

const listingOf = (catalogue: Catalogue, filters: SearchFilters, page: PageRequest): Listing => {
  const { ids } = catalogue.index.columns
  const pinned = pinnedIn(catalogue, filters)
  const { slots, scores, instead, missed } = withPinned(seek(catalogue, filters), pinned)
  const places = new Map(pinned.map((slot, at) => [slot, at]))
  const passes = passesIn(catalogue, filters)
  const rank = rankBy(catalogue, filters.SortBy ?? 'default')
  const counter = createFacetCounter(catalogue.index, filters, levelBelow(catalogue, filters.Cid))
  const offset = offsetOf(page)
  const best = createBest(offset + page.PageSize)
  slots.forEach((slot, at) => {
    if (!passes(slot) || !counter.count(slot)) return
    const place = places.get(slot)
    best.add(ids[slot] ?? 0, place === undefined ? rank(slot, scores[at] ?? 0) : Number.MAX_SAFE_INTEGER - place)
  })
  return { ids: best.inOrder().slice(offset).map(({ id }) => id), total: counter.total(), facets: counter.facets(), instead, missed }
}

/** Lists that are kept, of each index: those that were asked for last. */
const maxListings = 500

const listings = new WeakMap<CatalogueIndex, Map<string, Listing>>()

/** A current list. Lists are cached until something in the viewer's catalogue changes. */
export const searchProducts = async (db: Db, viewer: Viewer | null, filters: SearchFilters, page: PageRequest): Promise<Listing> => {
  const catalogue = await catalogueFor(db, viewer)
  if (filters.alike !== undefined) return listingOf(catalogue, filters, page)
  const kept = listings.get(catalogue.index) ?? new Map<string, Listing>()
  listings.set(catalogue.index, kept)
  const { PageIndex, PageSize } = page
  const key = JSON.stringify([catalogue.version, filters, PageIndex, PageSize])
  const listing = kept.get(key) ?? listingOf(catalogue, filters, page)
  kept.delete(key)
  kept.set(key, listing)
  const [oldest] = kept.keys()
  if (kept.size > maxListings && oldest !== undefined) kept.delete(oldest)
  return listing
}

/** The first of a finding by a rank, as ids. */
const firstOf = ({ index }: Catalogue, { slots, scores }: Finding, rank: Rank, count: number): number[] => {
  const best = createBest(count)
  slots.forEach((slot, at) => best.add(index.columns.ids[slot] ?? 0, rank(slot, scores[at] ?? 0)))
  return best.inOrder().map(({ id }) => id)
}

interface Suggestion {
  readonly ProductName: string
  readonly ProductCode: string
}

const suggestionsOf = ({ index }: Catalogue, ids: readonly number[]): Suggestion[] =>
  ids.flatMap((id) => {
    const product = index.products[index.slotOf(id) ?? -1]
    return product === undefined ? [] : [{ ProductName: product.name, ProductCode: product.code }]
  })

/** The best matches of a query while it is typed: no counts. */
export const suggestProducts = async (db: Db, viewer: Viewer | null, key: string, limit: number): Promise<Suggestion[]> => {
  if (key.trim() === '') return []
  const catalogue = await catalogueFor(db, viewer)
  return suggestionsOf(catalogue, firstOf(catalogue, seek(catalogue, { Keyword: key, orNear: true }), rankBy(catalogue, 'default'), limit))
}

/** Characters of a code that is looked for by its mistakes: a longer one is a text. */
const maxCode = 20

/** Texts that are searched for as words: each goes through all products that have them. */
const maxSearched = 20

/** The products that were meant by codes that are none, by each of the codes: by one mistake in it, else by its words. */
export const productsMeantBy = async (db: Db, viewer: Viewer, codes: readonly string[], limit: number): Promise<ReadonlyMap<string, readonly Suggestion[]>> => {
  const catalogue = await catalogueFor(db, viewer)
  const isVisible = visibleIn(catalogue)
  const rank = rankBy(catalogue, 'default')
  let searched = 0
  return new Map(codes.map((code) => {
    const near = code.length > maxCode ? [] : nearCodes(code).flatMap((one) => catalogue.index.slotOfCode(one) ?? []).filter(isVisible).slice(0, limit)
    const ids = near.length > 0 || ++searched > maxSearched
      ? near.map((slot) => catalogue.index.columns.ids[slot] ?? 0)
      : firstOf(catalogue, seek(catalogue, { Keyword: code, orNear: true }), rank, limit)
    return [code, suggestionsOf(catalogue, ids)]
  }))
}

/** Every product that a keyword finds, on sale or not: undefined for a blank one, nothing for one without a word. */
export const productsFound = async (db: Db, keyword: string | undefined): Promise<readonly number[] | undefined> => {
  if ((keyword ?? '').trim() === '') return undefined
  const { index } = await catalogueFor(db, null)
  const { slots } = find(index, index.read(keyword ?? '', false), () => true, false)
  return slots.flatMap((slot) => index.columns.ids[slot] ?? [])
}

/** How many products the viewer finds in each third-level category. */
export const countByCategory = async (db: Db, viewer: Viewer | null): Promise<ReadonlyMap<number, number>> => {
  const catalogue = await catalogueFor(db, viewer)
  const { categories: [, , thirds], numbers } = catalogue.index.columns
  const counts = new Map<number, number>()
  for (const slot of everything(catalogue).slots) {
    const id = numbers.categories.idOf(thirds[slot] ?? -1)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The best sellers of each of these categories, of any level, those in stock first: all categories in one pass over the catalogue, as home asks for them with each visit. */
export const bestSellersOf = async (
  db: Db, viewer: Viewer | null, wanted: readonly number[], limit: number,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const catalogue = await catalogueFor(db, viewer)
  const { categories, stocks, sales, numbers, ids } = catalogue.index.columns
  const isVisible = visibleIn(catalogue)
  const best = new Map(wanted.map((id) => [id, createBest(limit)]))
  const byNumber = new Map(Array.from(best, ([id, ofCategory]) => [numbers.categories.numberOf(id), ofCategory]))
  for (let slot = 0; slot < ids.length; slot++) {
    for (const ofLevel of categories) {
      const ofCategory = byNumber.get(ofLevel[slot] ?? -1)
      if (ofCategory !== undefined && isVisible(slot)) ofCategory.add(ids[slot] ?? 0, (stocks[slot] === 'none' ? 0 : Number.MAX_SAFE_INTEGER / 2) + (sales[slot] ?? 0))
    }
  }
  return new Map(Array.from(best, ([id, ofCategory]) => [id, ofCategory.inOrder().map((ranked) => ranked.id)]))
}
