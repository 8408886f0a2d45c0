import { purchaseListLimits, type PurchaseListLine, type QuickOrderCheck } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'

export type PurchaseListInput = ActionInput<'POST /api/PurchaseList/Save'>
export type ListedProduct = PurchaseListInput['Lines'][number]

/** The most of a product that one line holds. */
export const mostPieces = 999_999

/** The lines of a list with more products behind them; one that is there already gets the sum, as the mall makes it. */
export const mergedLines = (lines: readonly Pick<PurchaseListLine, 'ProductCode' | 'Quantity'>[], more: readonly ListedProduct[]): ListedProduct[] => {
  const pieces = new Map<string, number>()
  for (const { ProductCode, Quantity } of [...lines, ...more]) pieces.set(ProductCode, Math.min(mostPieces, (pieces.get(ProductCode) ?? 0) + Quantity))
  return [...pieces].map(([ProductCode, Quantity]) => ({ ProductCode, Quantity }))
}

/** Whether a list holds so many different products. */
export const hasRoom = (lines: readonly ListedProduct[]): boolean => lines.length <= purchaseListLimits.lines

/** What a list has now that it had not before and that a form does not have: it was added elsewhere meanwhile. */
export const addedSince = (before: readonly ListedProduct[], now: readonly ListedProduct[], typed: readonly ListedProduct[]): ListedProduct[] => {
  const known = new Set([...before, ...typed].map(({ ProductCode }) => ProductCode))
  return now.filter(({ ProductCode }) => !known.has(ProductCode))
}

/** What was found out about the lines of a list, by product code. */
export type LineChecks = ReadonlyMap<string, Pick<QuickOrderCheck, 'Verdict' | 'Message'>>

const ofTheQuantity: ReadonlySet<QuickOrderCheck['Verdict']> = new Set(['LOW_STOCK', 'MOQ', 'STEP', 'MAX'])

/** Why a line cannot be bought as it is; null when it can, or when its quantity is another one than was checked. */
export const unbuyable = (check: ReturnType<LineChecks['get']>, isAsChecked: boolean): { readonly text: string; readonly isGone: boolean } | null => {
  if (check === undefined || check.Verdict === 'OK') return null
  const isGone = !ofTheQuantity.has(check.Verdict)
  return isGone || isAsChecked ? { text: check.Message, isGone } : null
}
