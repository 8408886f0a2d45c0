import { purchaseListLimits, type CallInput, type PurchaseListLine } from '@mall/api/contract'

export type PurchaseListInput = CallInput<'POST /api/PurchaseList/Save'>
export type ListedProduct = PurchaseListInput['Lines'][number]

/** The most of a product that one line holds. */
const mostPieces = 999_999

/** The lines of a list with more products behind them; one that is there already gets the sum, as the mall makes it. */
export const mergedLines = (lines: readonly Pick<PurchaseListLine, 'ProductCode' | 'Quantity'>[], more: readonly ListedProduct[]): ListedProduct[] => {
  const pieces = new Map<string, number>()
  for (const { ProductCode, Quantity } of [...lines, ...more]) pieces.set(ProductCode, Math.min(mostPieces, (pieces.get(ProductCode) ?? 0) + Quantity))
  return [...pieces].map(([ProductCode, Quantity]) => ({ ProductCode, Quantity }))
}

/** Whether a list holds so many different products. */
export const hasRoom = (lines: readonly ListedProduct[]): boolean => lines.length <= purchaseListLimits.lines
