import { agreedPriceText, changedTerms, tiersText, type Rounding } from '@mall/api/seller/contract'
import { factsOf, patched, type GridRow, type Known, type ReplacedRows } from './grid-rows.ts'
import { rowsOfPart, type Parts } from './in-parts.ts'
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

/** What a change would come to. */
export interface ChangeOutcome {
  readonly replaced: ReplacedRows
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

/** A range of rows, and how its prices change. Null: not, as long as no percent can be read. */
export interface ChangeOfRange extends RowRange {
  readonly rows: readonly GridRow[]
  readonly known: Known
  readonly price: PriceChange | null
}

const changedRow = (row: GridRow, known: Known, price: PriceChange): GridRow | null => {
  const { terms, fen, beforeFen } = factsOf(row, known)
  const fromFen = price.base === 'before' ? beforeFen : fen
  if (terms === null || fromFen === null) return null
  const next = changedTerms(terms, fromFen, price.change, price.rounding)
  return patched(row, { price: agreedPriceText(next), tiers: tiersText(next.Tiers) })
}

/** The rows of a range, changed by a percent, and what that comes to. A row without a price, or without a former one where that is the base, stays as it is. */
export const changesOf = function* ({ rows, known, from, to, price }: ChangeOfRange): Parts<ChangeOutcome> {
  const replaced = new Map<GridRow, GridRow>()
  let [before, after, low] = [{ priceFen: 0, costFen: 0 }, { priceFen: 0, costFen: 0 }, 0]
  for (const [at, row] of rows.slice(from, to + 1).entries()) {
    if (at % rowsOfPart === 0) yield
    const next = price === null ? null : changedRow(row, known, price)
    if (next !== null) replaced.set(row, next)
    // Read once for the row that is shown now and in the table afterwards.
    const changed = factsOf(next ?? row, known)
    if (changed.kind === 'low' || changed.kind === 'silent') low++
    const cost = known.get(row.code)?.Cost
    const { fen } = factsOf(row, known)
    if (cost == null || fen === null || changed.fen === null) continue
    const costFen = Math.round(cost * 100)
    before = { priceFen: before.priceFen + fen, costFen: before.costFen + costFen }
    after = { priceFen: after.priceFen + changed.fen, costFen: after.costFen + costFen }
  }
  return { replaced, marginBefore: marginOfSum(before), marginAfter: marginOfSum(after), low }
}
