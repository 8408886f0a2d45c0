import { agreedPriceText, changedTerms, tiersText, type Rounding } from '@mall/api/seller/contract'
import { isBlank, factsOf, type GridColumn, type GridRow, type Known, type RowTexts } from './grid-rows.ts'
import type { RowRange } from './use-grid-moves.ts'

/** From which price a change counts. */
export const changeBaseNames = { before: '上期价', now: '现在的价' } as const

export type ChangeBase = keyof typeof changeBaseNames

export interface PriceChange {
  /** Hundredths of a percent. */
  readonly change: number
  readonly base: ChangeBase
  readonly rounding: Rounding
}

/** The rows of a range, changed by a percent. A row without a price, or without a former one where that is the base, stays as it is. */
export const changesOf = (rows: readonly GridRow[], { from, to }: RowRange, known: Known, { change, base, rounding }: PriceChange): Map<number, Partial<RowTexts>> => {
  const patches = new Map<number, Partial<RowTexts>>()
  for (const row of rows.slice(from, to + 1)) {
    const { terms, fen, beforeFen } = factsOf(row, known)
    const fromFen = base === 'before' ? beforeFen : fen
    if (terms === null || fromFen === null) continue
    const next = changedTerms(terms, fromFen, change, rounding)
    patches.set(row.id, { price: agreedPriceText(next), tiers: tiersText(next.Tiers) })
  }
  return patches
}

/** What a change would come to. */
export interface ChangeOutcome {
  /** Hundredths of a percent: of one piece each, before and after; null where no cost is known. */
  readonly marginBefore: number | null
  readonly marginAfter: number | null
  readonly low: number
}

interface Sum {
  readonly priceFen: number
  readonly costFen: number
}

const marginOfSum = ({ priceFen, costFen }: Sum): number | null => (costFen === 0 || priceFen === 0 ? null : Math.round((1 - costFen / priceFen) * 10_000))

/** The same rows before and after. */
export const outcomeOf = (rows: readonly GridRow[], { from, to }: RowRange, known: Known, patches: ReadonlyMap<number, Partial<RowTexts>>): ChangeOutcome => {
  let [before, after, low] = [{ priceFen: 0, costFen: 0 }, { priceFen: 0, costFen: 0 }, 0]
  for (const row of rows.slice(from, to + 1)) {
    const patch = patches.get(row.id)
    const changed = factsOf(patch === undefined ? row : { ...row, ...patch, said: null }, known)
    if (changed.kind === 'low' || changed.kind === 'silent') low++
    const cost = known.get(row.code)?.Cost
    const { fen } = factsOf(row, known)
    if (cost == null || fen === null || changed.fen === null) continue
    const costFen = Math.round(cost * 100)
    before = { priceFen: before.priceFen + fen, costFen: before.costFen + costFen }
    after = { priceFen: after.priceFen + changed.fen, costFen: after.costFen + costFen }
  }
  return { marginBefore: marginOfSum(before), marginAfter: marginOfSum(after), low }
}

/** The first cell of a range in all of its rows (Ctrl D) that have something; of a single row that of the row above. */
export const filledDown = (rows: readonly GridRow[], column: GridColumn, { from, to }: RowRange): Map<number, Partial<RowTexts>> => {
  const first = from === to ? from - 1 : from
  const text = rows[first]?.[column]
  return new Map(text === undefined || column === 'code' ? [] : rows.slice(first + 1, to + 1).filter((row) => !isBlank(row)).map((row) => [row.id, { [column]: text }]))
}
