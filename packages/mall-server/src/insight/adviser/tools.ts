import { inArray, sql } from 'drizzle-orm'
import type { ProductItem, ProductListRequest } from '@mall/api/contract'
import { loadProducts } from '../../catalogue/assortment/products.ts'
import { purchaseProblem, type Sellable } from '../../catalogue/assortment/rules.ts'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { ProposedLine } from '../../platform/db/schema/adviser.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { containing } from '../../platform/lists/like.ts'
import { toFen } from '../../platform/money.ts'
import { priceLine, type PricedLine } from '../../catalogue/pricing/lines.ts'
import { offersByCode } from '../../catalogue/pricing/offers.ts'
import { toProductItem } from '../../catalogue/product/items.ts'
import { searchProducts } from '../../catalogue/search/store.ts'
import { findHelp } from './help.ts'
import type { HelpTopic } from './help-topic.ts'

export interface ProductSearch extends Pick<ProductListRequest, 'PriceMin' | 'PriceMax' | 'OnlyInStock' | 'SortBy'> {
  readonly keyword: string
  /** Words of which a product may have none, in its name or its specifications. */
  readonly without?: readonly string[]
}

/** A line with the current price; `problem`: why it cannot be bought so. */
export interface QuotedLine extends PricedLine {
  readonly problem: string | null
}

/** The most products that one search looks at; those without the unwanted words are taken from them. */
const searched = 40

/** The mall as one user sees it: prices, stock and catalogue are theirs, and nothing is written. */
export interface Toolbox {
  /** Without it nothing is found by price, and no amount is named. */
  readonly seesPrices: boolean
  search(request: ProductSearch, limit: number): Promise<ProductItem[]>
  /** Current prices for these quantities. Products that the user does not see are left out. */
  quote(lines: readonly ProposedLine[]): Promise<QuotedLine[]>
  /** Products by code, in this order. Those that the user does not see are left out. */
  products(codes: readonly string[]): Promise<ProductItem[]>
  help(query: string): readonly HelpTopic[]
  /** The amounts, in fen, that the mall has named so far: only these, and what the user named, may be in an answer. */
  readonly amounts: ReadonlySet<number>
  /** Adds amounts that follow from those of the mall, such as a sum. */
  allow(amountsFen: readonly number[]): void
}

export const createToolbox = (caller: Caller, { db, clock }: Pick<Deps, 'db' | 'clock'>): Toolbox => {
  const { seesPrices } = caller
  const amounts = new Set<number>()
  const allow = (more: readonly number[]) => {
    if (seesPrices) for (const fen of more) amounts.add(fen)
  }

  const itemsOf = async (ids: readonly number[]): Promise<ProductItem[]> => {
    const viewed = (await loadProducts(db, caller, ids)).filter(({ saleState }) => saleState === 'onSale')
    const items = viewed.map((one) => toProductItem(one, caller))
    allow(items.flatMap(({ CustomerPrice, MarketPrice }) => [CustomerPrice, MarketPrice]).flatMap((price) => (price === null ? [] : toFen(price))))
    return items
  }

  const withoutWords = async (ids: readonly number[], words: readonly string[]): Promise<number[]> => {
    if (words.length === 0 || ids.length === 0) return [...ids]
    const has = words.map((word) => sql`(${product.searchText} like ${containing(word.toLowerCase())} or ${product.specs}::text ilike ${containing(word)})`)
    const rows = await db.select({ id: product.id }).from(product).where(sql`${inArray(product.id, [...ids])} and (${sql.join(has, sql` or `)})`)
    const unwanted = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => !unwanted.has(id))
  }

  const quote: Toolbox['quote'] = async (lines) => {
    const offers = await offersByCode(db, caller, lines.map(({ code }) => code), defaultAreaCode, clock())
    const byCode = new Map<string, Sellable>(offers.filter(({ saleState }) => saleState === 'onSale').map((offer) => [offer.code, offer]))
    const quoted = lines.flatMap(({ code, quantity }): QuotedLine[] => {
      const offer = byCode.get(code)
      if (offer === undefined) return []
      const line = priceLine({ cartItemId: 0, productId: offer.productId, quantity, remark: '' }, offer)
      return [{ ...line, problem: purchaseProblem(offer, quantity)?.message ?? null }]
    })
    allow(quoted.flatMap(({ priceFen, subtotalFen }) => [priceFen, subtotalFen]))
    return quoted
  }

  return {
    seesPrices,
    search: async ({ keyword, without = [], OnlyInStock, ...byPrice }, limit) => {
      const { ids } = await searchProducts(db, caller, { OnlyInStock, ...(seesPrices ? byPrice : {}), Keyword: keyword }, { PageIndex: 1, PageSize: searched })
      return itemsOf((await withoutWords(ids, without)).slice(0, limit))
    },
    quote,
    products: async (codes) => {
      if (codes.length === 0) return []
      const rows = await db.select({ id: product.id, code: product.code }).from(product).where(inArray(product.code, [...codes]))
      const ids = new Map(rows.map(({ id, code }) => [code, id]))
      return itemsOf([...new Set(codes)].flatMap((code) => ids.get(code) ?? []))
    },
    help: findHelp,
    amounts,
    allow,
  }
}
