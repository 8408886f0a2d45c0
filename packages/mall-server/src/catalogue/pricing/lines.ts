import { orderTotals, subtotalFen, type OrderTotals, type PaidLine, type SavingKind } from '@mall/api/contract'
import { priceOf, purchaseProblem, type Sellable } from '../assortment/rules.ts'
import type { HeldAgreement } from '../assortment/agreements.ts'
import { freightFor } from './freight.ts'
import type { FreightRule } from '../../platform/db/schema/organisation.ts'

/** A product and the quantity wanted. */
export interface WantedItem {
  readonly cartItemId: number
  readonly productId: number
  readonly quantity: number
  readonly remark: string
}

/** The product and quantity of a line of the cart. */
export const wantedOf = (item: {
  readonly id: number
  readonly productId: number
  readonly quantity: number
  readonly remark: string
}): WantedItem => ({ cartItemId: item.id, productId: item.productId, quantity: item.quantity, remark: item.remark })

/** A wanted item with the price in force now. All amounts are integer fen. */
export interface PricedLine extends WantedItem {
  readonly sellable: Sellable
  readonly priceFen: number
  readonly marketFen: number
  readonly isAgreed: boolean
  /** The agreement that makes the price without a quote. */
  readonly agreement: HeldAgreement | null
  /** Until when the price holds, where it is that of a quote. */
  readonly quotedUntil: Date | null
  readonly subtotalFen: number
}

export interface UnsellableLine extends PricedLine {
  readonly reason: string
}

/** Prices an item; the quantity decides the tier, and whether a quote holds. */
export const priceLine = (item: WantedItem, sellable: Sellable): PricedLine => {
  const price = priceOf(sellable, item.quantity)
  return { ...item, sellable, ...price, subtotalFen: subtotalFen({ ...price, quantity: item.quantity }) }
}

export interface PricedItems {
  readonly lines: readonly PricedLine[]
  readonly unsellable: readonly UnsellableLine[]
}

/** Splits the items into what can be ordered as it is and what cannot, with the reason. Items of unknown products are left out. */
export const priceItems = (items: readonly WantedItem[], sellables: readonly Sellable[]): PricedItems => {
  const byId = new Map(sellables.map((sellable) => [sellable.productId, sellable]))
  const lines: PricedLine[] = []
  const unsellable: UnsellableLine[] = []
  for (const item of items) {
    const sellable = byId.get(item.productId)
    if (sellable === undefined) continue
    const line = priceLine(item, sellable)
    const problem = purchaseProblem(sellable, item.quantity)
    if (problem === null) lines.push(line)
    else unsellable.push({ ...line, reason: problem.message })
  }
  return { lines, unsellable }
}

/** 商品总额, 运费 and 应付 of lines, by the one rule of sums and the rule of freight for where they go. */
export const totalsOf = (lines: readonly PaidLine[], freight: FreightRule): OrderTotals => orderTotals(lines, (goodsFen) => freightFor(freight, goodsFen))

/** Whose price a line has, as its saving is shown. */
export const savingKindOf = ({ isAgreed, quotedUntil }: Pick<PricedLine, 'isAgreed' | 'quotedUntil'>): SavingKind => {
  if (quotedUntil !== null) return 'quoted'
  return isAgreed ? 'agreed' : 'tier'
}

/** Whether a line is called 非协议: outside of the catalogue, and not at a price that was quoted for it. */
export const isCalledNonAgreed = ({ sellable, quotedUntil }: Pick<PricedLine, 'sellable' | 'quotedUntil'>): boolean => sellable.isNonAgreed && quotedUntil === null
