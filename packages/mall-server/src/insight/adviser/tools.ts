import { inArray } from 'drizzle-orm'
import type { ProductItem, ProductListRequest } from '@mall/api/contract'
import { loadProducts } from '../../catalogue/assortment/products.ts'
import { purchaseProblem, type Sellable } from '../../catalogue/assortment/rules.ts'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { ProposedLine } from '../../platform/db/schema/adviser.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toFen } from '../../platform/money.ts'
import { priceLine, type PricedLine } from '../../catalogue/pricing/lines.ts'
import { offersByCode } from '../../catalogue/pricing/offers.ts'
import { toProductItem } from '../../catalogue/product/items.ts'
import { searchProducts } from '../../catalogue/search/store.ts'
import { findHelp, type HelpTopic } from '../help/find-help.ts'
import { exclusionOf, isFreeOf, type Exclusion } from './exclusions.ts'

export interface ProductSearch extends Pick<ProductListRequest, 'PriceMin' | 'PriceMax' | 'OnlyInStock' | 'SortBy'> {
  readonly keyword: string
  /** What is refused besides what the user refused. */
  readonly without?: readonly string[]
}

/** A line with the current price; `problem`: why it cannot be bought so. */
export interface QuotedLine extends PricedLine {
  readonly problem: string | null
}

/** The most products that one search looks at; those without what is refused are taken from them. */
const searched = 40

/** The nearest, which say what kinds of goods are meant. */
const best = 3

/** The most that are looked at where the cheapest are wanted. */
const sorted = 200

/** The nearest of them, among which goods with an agreed price come first. */
const compared = 12

/** The mall as one user sees it: prices, stock and catalogue are theirs, and nothing is written. */
export interface Toolbox {
  /** Without it nothing is found by price, and no amount is named. */
  readonly seesPrices: boolean
  /** Codes of products found so far that name no material, where one was refused. */
  readonly unstated: ReadonlySet<string>
  /** The nearest first, those that are named so before others; of these goods with an agreed price come first, unless they are sorted by price. */
  search(request: ProductSearch, limit: number): Promise<ProductItem[]>
  /** Current prices for these quantities. Products that the user does not see are left out. */
  quote(lines: readonly ProposedLine[]): Promise<QuotedLine[]>
  /** Products by code, in this order. Those that the user does not see are left out. */
  products(codes: readonly string[]): Promise<ProductItem[]>
  help(query: string): Promise<readonly HelpTopic[]>
  /** The amounts, in fen, that the mall has named so far: only these, and what the user named, may be in an answer. */
  readonly amounts: ReadonlySet<number>
  /** Adds amounts that follow from those of the mall, such as a sum. */
  allow(amountsFen: readonly number[]): void
}

/** `refused`: what the user will not have is nowhere in it, whoever asks. */
export const createToolbox = (caller: Caller, { db, clock }: Pick<Deps, 'db' | 'clock'>, refused: readonly Exclusion[] = []): Toolbox => {
  const { seesPrices } = caller
  const amounts = new Set<number>()
  const allow = (more: readonly number[]) => {
    if (seesPrices) for (const fen of more) amounts.add(fen)
  }

  const unstated = new Set<string>()

  const itemsOf = async (ids: readonly number[]): Promise<ProductItem[]> => {
    const viewed = (await loadProducts(db, caller, ids)).filter(({ saleState }) => saleState === 'onSale')
    const items = viewed.map((one) => toProductItem(one, caller))
    allow(items.flatMap(({ CustomerPrice, MarketPrice }) => [CustomerPrice, MarketPrice]).flatMap((price) => (price === null ? [] : toFen(price))))
    return items
  }

  const freeOf = async (ids: readonly number[], exclusions: readonly Exclusion[]): Promise<number[]> => {
    if (exclusions.length === 0 || ids.length === 0) return [...ids]
    const { id, code, name, specs, searchText } = product
    const rows = await db.select({ id, code, name, specs, searchText }).from(product).where(inArray(id, [...ids]))
    const free = rows.filter((row) => isFreeOf(`${row.name} ${row.specs.map(({ value }) => value).join(' ')}`, exclusions, row.searchText))
    if (exclusions.some(({ isMaterial }) => isMaterial)) for (const row of free) if (!row.specs.some(({ name: spec }) => spec === '材质')) unstated.add(row.code)
    const kept = new Set(free.map((row) => row.id))
    return ids.filter((one) => kept.has(one))
  }

  /** Those of the kinds of goods that fit the words best: the cheapest of all that have the word are the refills of a pen. */
  const ofKindsOf = async (nearest: readonly number[], ids: readonly number[]): Promise<number[]> => {
    const rows = await db.select({ id: product.id, kind: product.category3Id }).from(product).where(inArray(product.id, [...nearest, ...ids]))
    const kindOf = new Map(rows.map(({ id, kind }) => [id, kind]))
    const kinds = new Set(nearest.map((id) => kindOf.get(id)))
    return ids.filter((id) => kinds.has(kindOf.get(id)))
  }

  const found = async ({ keyword, OnlyInStock, SortBy, ...limits }: ProductSearch): Promise<readonly number[]> => {
    const filters = { OnlyInStock, ...(seesPrices ? limits : {}), Keyword: keyword }
    const nearest = await searchProducts(db, caller, filters, { PageIndex: 1, PageSize: searched })
    if (SortBy === undefined || !seesPrices || nearest.ids.length === 0) return nearest.ids
    const { ids } = await searchProducts(db, caller, { ...filters, SortBy }, { PageIndex: 1, PageSize: sorted })
    return ofKindsOf(nearest.ids.slice(0, best), ids)
  }

  const quote: Toolbox['quote'] = async (lines) => {
    const offers = await offersByCode(db, caller, lines.map(({ code }) => code), defaultAreaCode, clock())
    const byCode = new Map<string, Sellable>(offers.filter(({ saleState }) => saleState === 'onSale').map((offer) => [offer.code, offer]))
    const free = new Set(await freeOf([...byCode.values()].map(({ productId }) => productId), refused))
    const quoted = lines.flatMap(({ code, quantity }): QuotedLine[] => {
      const offer = byCode.get(code)
      if (offer === undefined || !free.has(offer.productId)) return []
      const line = priceLine({ cartItemId: 0, productId: offer.productId, quantity, remark: '' }, offer)
      return [{ ...line, problem: purchaseProblem(offer, quantity)?.message ?? null }]
    })
    allow(quoted.flatMap(({ priceFen, subtotalFen }) => [priceFen, subtotalFen]))
    return quoted
  }

  return {
    seesPrices,
    unstated,
    search: async ({ without = [], ...request }, limit) => {
      const { keyword } = request
      const free = await freeOf(await found(request), [...refused, ...without.map(exclusionOf)])
      // Of what fits the words nearly as well, not of whatever has one of them.
      const items = await itemsOf(free.slice(0, Math.max(compared, limit)))
      const rank = ({ IsAgreed, ProductCode, CustomerProductName }: ProductItem): number =>
        (unstated.has(ProductCode) ? 4 : 0) + (CustomerProductName.toLowerCase().includes(keyword.toLowerCase()) ? 0 : 2) + (IsAgreed ? 0 : 1)
      return (request.SortBy === undefined ? items.toSorted((one, other) => rank(one) - rank(other)) : items).slice(0, limit)
    },
    quote,
    products: async (codes) => {
      if (codes.length === 0) return []
      const rows = await db.select({ id: product.id, code: product.code }).from(product).where(inArray(product.code, [...codes]))
      const ids = new Map(rows.map(({ id, code }) => [code, id]))
      return itemsOf(await freeOf([...new Set(codes)].flatMap((code) => ids.get(code) ?? []), refused))
    },
    help: (query) => findHelp(db, query),
    amounts,
    allow,
  }
}
