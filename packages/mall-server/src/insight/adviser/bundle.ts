import type { ProductItem } from '@mall/api/contract'
import type { Need, Occasion } from './occasions.ts'
import type { QuotedLine, Toolbox } from './tools.ts'

/** Head count where nobody said one. */
export const assumedPeople = 10

/** Products that are compared for one need. */
const candidates = 8

interface Choice {
  readonly need: Need
  readonly items: readonly ProductItem[]
  /** Index in `items`. */
  at: number
}

/** What an occasion needs, at current prices. */
export interface Bundle {
  readonly lines: readonly QuotedLine[]
  readonly totalFen: number
  /** Needs for which the mall has nothing that fits. */
  readonly missing: readonly string[]
  /** Needs that were left out for the budget. */
  readonly dropped: readonly string[]
}

/** Pieces in one unit of sale, where the name says so: 24瓶/箱. */
const packOf = ({ CustomerProductName, Unit }: ProductItem): number => {
  const [, pieces] = new RegExp(`(\\d{1,4})\\s*(?:瓶|支|个|只|本|张|片|枚|件|包|条)(?:装)?(?:/|每|一)${Unit}`, 'u').exec(CustomerProductName) ?? []
  return pieces === undefined ? 1 : Math.max(1, Number(pieces))
}

/** The least quantity of a product that is enough and can be bought. */
const quantityOf = (need: Need, item: ProductItem, people: number): number => {
  const pieces = need.once ?? Math.ceil((need.each ?? 1) * people)
  const wanted = Math.max(item.MOQ, Math.ceil(pieces / (need.once === undefined ? packOf(item) : 1)))
  return Math.ceil(wanted / item.Step) * item.Step
}

const pricePerPiece = (item: ProductItem): number => (item.CustomerPrice ?? item.MarketPrice ?? 0) / packOf(item)

const cheapestFirst = (items: readonly ProductItem[]): ProductItem[] => items.toSorted((one, other) => pricePerPiece(one) - pricePerPiece(other))

export interface BundleWish {
  readonly occasion: Occasion
  readonly people: number
  readonly budgetFen: number | null
  readonly isCheap: boolean
}

/**
 * Chooses a product for each need. Where a budget is given the dearest lines are replaced by the cheapest that fit, then what is not
 * needed is left out, the last first.
 */
export const bundleOf = async (tools: Toolbox, { occasion, people, budgetFen, isCheap }: BundleWish): Promise<Bundle> => {
  const choices: Choice[] = []
  const missing: string[] = []
  for (const need of occasion.needs) {
    const found = (await tools.search({ keyword: need.keyword, OnlyInStock: true }, candidates)).filter((item) => {
      const quantity = quantityOf(need, item, people)
      return quantity <= item.Stock.Quantity && (item.MaxQty === null || quantity <= item.MaxQty)
    })
    if (found.length === 0) missing.push(need.keyword)
    else choices.push({ need, items: isCheap ? cheapestFirst(found) : found, at: 0 })
  }

  const quoteAll = async () => {
    const wanted = choices.map(({ need, items, at }) => {
      const item = items[at]
      return item === undefined ? null : { code: item.ProductCode, quantity: quantityOf(need, item, people) }
    })
    const lines = await tools.quote(wanted.filter((line) => line !== null))
    return { lines, totalFen: lines.reduce((sum, { subtotalFen }) => sum + subtotalFen, 0) }
  }

  const dropped: string[] = []
  let quoted = await quoteAll()
  const isOver = () => budgetFen !== null && quoted.totalFen > budgetFen
  if (isOver()) {
    for (const choice of choices) {
      const [cheapest] = cheapestFirst(choice.items)
      choice.at = Math.max(0, cheapest === undefined ? 0 : choice.items.indexOf(cheapest))
    }
    quoted = await quoteAll()
  }
  while (isOver()) {
    const at = choices.findLastIndex(({ need }) => need.isOptional)
    if (at === -1) break
    dropped.push(...choices.splice(at, 1).map(({ need }) => need.keyword))
    quoted = await quoteAll()
  }
  tools.allow([quoted.totalFen, ...(budgetFen === null ? [] : [Math.abs(budgetFen - quoted.totalFen)])])
  return { ...quoted, missing, dropped }
}
