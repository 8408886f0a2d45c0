import { toFen } from '@mall/api'
import { selectionLimits, type SelectionItem, type SelectionPlan, type SelectionPlanCode } from '@mall/api/contract'
import { subtotalOf } from '../../../components/order-sums/amounts.ts'
import type { SelectRequest } from './select-query.ts'

type KeptLine = NonNullable<SelectRequest['Kept']>[number]
type ExchangedProduct = NonNullable<SelectRequest['Exchanged']>[number]

/** What the user changed in the plans of one occasion. */
export interface PlanEdits {
  /** Needs whose line is locked, by plan. */
  readonly locked: Readonly<Record<SelectionPlanCode, ReadonlySet<number>>>
  /** Changed quantities, by plan and product. */
  readonly quantities: ReadonlyMap<string, number>
  readonly kept: readonly KeptLine[]
  readonly exchanged: readonly ExchangedProduct[]
}

const none: ReadonlySet<number> = new Set()

export const noEdits: PlanEdits = { locked: { economy: none, balanced: none, quality: none }, quantities: new Map(), kept: [], exchanged: [] }

const quantityKey = (plan: SelectionPlanCode, code: string): string => `${plan} ${code}`

/** A line as it is shown: in the quantity that the user chose, at the price of that quantity. */
export interface PlanLine extends SelectionItem {
  readonly isLocked: boolean
}

export interface ShownPlan extends Omit<SelectionPlan, 'Items' | 'Total' | 'OverBudget'> {
  readonly lines: readonly PlanLine[]
  readonly totalFen: number
  readonly leftFen: number
  /** The plan before that has the same lines. */
  readonly sameAs: string | null
}

const lineOf = (item: SelectionItem, Quantity: number, isLocked: boolean): PlanLine => {
  const Price = item.TierPrices?.findLast(({ MinQty }) => MinQty <= Quantity)?.Price ?? item.Price
  return { ...item, Quantity, Price, Subtotal: subtotalOf(Price, Quantity), isLocked }
}

const linesText = ({ lines }: Pick<ShownPlan, 'lines'>): string => lines.map(({ ProductCode, Quantity }) => `${ProductCode}×${Quantity}`).join(' ')

/** The plans with what was changed in them. */
export const shownPlans = (plans: readonly SelectionPlan[], edits: PlanEdits, budget: number): ShownPlan[] => {
  const shown = plans.map(({ Plan, Name, Items }) => {
    const lines = Items.map((item) => lineOf(item, edits.quantities.get(quantityKey(Plan, item.ProductCode)) ?? item.Quantity, edits.locked[Plan].has(item.NeedId)))
    const totalFen = lines.reduce((sum, { Subtotal }) => sum + toFen(Subtotal ?? 0), 0)
    return { Plan, Name, lines, totalFen, leftFen: toFen(budget) - totalFen }
  })
  return shown.map((plan, at) => ({ ...plan, sameAs: shown.slice(0, at).find((before) => linesText(before) === linesText(plan))?.Name ?? null }))
}

export const withQuantity = (edits: PlanEdits, plan: SelectionPlanCode, code: string, quantity: number): PlanEdits => ({
  ...edits, quantities: new Map(edits.quantities).set(quantityKey(plan, code), quantity),
})

export const withLock = (edits: PlanEdits, plan: SelectionPlanCode, needId: number, isLocked: boolean): PlanEdits => {
  const locked = new Set(edits.locked[plan])
  if (isLocked) locked.add(needId)
  else locked.delete(needId)
  return { ...edits, locked: { ...edits.locked, [plan]: locked } }
}

/** Another product for each of these lines of a plan; its others stay as they are. */
export const withExchange = (edits: PlanEdits, { Plan, lines }: Pick<ShownPlan, 'Plan' | 'lines'>, isExchanged: (line: PlanLine) => boolean): PlanEdits => {
  const staying = lines.filter((line) => !isExchanged(line)).map(({ NeedId, ProductCode, Quantity }) => ({ Plan, NeedId, ProductCode, Quantity }))
  const leaving = lines.filter(isExchanged).map(({ ProductCode }) => ({ Plan, ProductCode }))
  return {
    ...edits,
    kept: [...edits.kept.filter((line) => line.Plan !== Plan), ...staying],
    exchanged: [...edits.exchanged, ...leaving].slice(-selectionLimits.exchanged),
  }
}

/** What of the request the edits are. */
export const editsInRequest = ({ kept, exchanged }: PlanEdits): Pick<SelectRequest, 'Kept' | 'Exchanged'> => ({
  ...(kept.length === 0 ? {} : { Kept: [...kept] }),
  ...(exchanged.length === 0 ? {} : { Exchanged: [...exchanged] }),
})
