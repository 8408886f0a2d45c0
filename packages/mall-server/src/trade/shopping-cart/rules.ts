import { priceOf, purchaseProblem, type PurchaseProblem, type Sellable } from '../../catalogue/assortment/rules.ts'

/** How many lines a cart holds. */
export const maxCartLines = 500

/** Reasons that no other quantity changes: the line is listed separately, under 失效商品. */
const hopeless: ReadonlySet<PurchaseProblem['code']> = new Set(['OFF_SHELF', 'NOT_IN_CATALOG', 'NO_STOCK'])

/** Why a line cannot be bought at all; null when it can, perhaps in another quantity. */
export const invalidReason = (sellable: Sellable, quantity: number): string | null => {
  const problem = purchaseProblem(sellable, quantity)
  return problem !== null && hopeless.has(problem.code) ? problem.message : null
}

/**
 * Why a line's quantity may not become `wanted`; null when it may. Lowering it is allowed although the stock is still short of it:
 * the line still shows it.
 */
export const updateProblem = (sellable: Sellable, from: number, wanted: number): PurchaseProblem | null => {
  const problem = purchaseProblem(sellable, wanted)
  return problem?.code === 'LOW_STOCK' && wanted < from ? null : problem
}

/** A product to add. */
export interface AddedItem {
  readonly sellable: Sellable
  readonly quantity: number
  /** For the line; without one it keeps its own. */
  readonly remark?: string
}

export interface MergedItem {
  readonly productId: number
  readonly name: string
  readonly code: string
  /** The quantity of the line: in the cart already plus added. */
  readonly quantity: number
  readonly priceFen: number
  readonly problem: PurchaseProblem | null
}

/** Merges added products with each other and with the cart: one line per product, each with the reason when it cannot be bought. */
export const mergeItems = (added: readonly AddedItem[], inCart: ReadonlyMap<number, number>): MergedItem[] => {
  const byProduct = new Map<number, AddedItem>()
  for (const item of added) {
    const { productId } = item.sellable
    const before = byProduct.get(productId)?.quantity ?? inCart.get(productId) ?? 0
    byProduct.set(productId, { sellable: item.sellable, quantity: before + item.quantity })
  }
  return [...byProduct.values()].map(({ sellable, quantity }) => ({
    productId: sellable.productId,
    name: sellable.name,
    code: sellable.code,
    quantity,
    priceFen: priceOf(sellable, quantity).priceFen,
    problem: purchaseProblem(sellable, quantity),
  }))
}

/** A line of the cart as it is to be written. */
export interface CartChange {
  readonly productId: number
  readonly quantity: number
  readonly priceFen: number
  readonly remark?: string
}

/** Merges added products one by one: what cannot be bought together with what is there, or finds the cart full, is left out with the reason. */
export const mergeEach = (added: readonly AddedItem[], inCart: ReadonlyMap<number, number>) => {
  const quantities = new Map(inCart)
  const lines = new Map<number, CartChange>()
  const problems = added.map(({ sellable, quantity: more, remark }) => {
    const { productId } = sellable
    const before = quantities.get(productId)
    const quantity = (before ?? 0) + more
    const problem = purchaseProblem(sellable, quantity)
    if (problem !== null) return problem
    if (before === undefined && quantities.size >= maxCartLines) return { code: 'CART_FULL' as const, message: `购物车最多${maxCartLines}种商品` }
    quantities.set(productId, quantity)
    lines.set(productId, { ...lines.get(productId), productId, quantity, priceFen: priceOf(sellable, quantity).priceFen, ...(remark ? { remark } : {}) })
    return null
  })
  return { problems, lines: [...lines.values()] }
}
