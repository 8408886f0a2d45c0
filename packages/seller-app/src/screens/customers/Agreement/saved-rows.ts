import { agreementRowsAtOnce } from '@mall/api/seller/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import { factsOf, isBlank, isSavable, type GridRow } from './grid-rows.ts'
import { kindAt, type GridTable } from './grid-summary.ts'
import { rowsOfPart, type Parts } from './in-parts.ts'

type WriteInput = ActionInput<'POST /api/SellerAgreement/Write'>

export type SentRow = WriteInput['Rows'][number]

/** What the server has, by the codes. */
export type SavedRows = ReadonlyMap<string, string>

const signs = new WeakMap<GridRow, string>()

/** What a row says, made once for a row: all are looked through after each step. */
const signOf = (row: GridRow): string => {
  const { id, material, price, tiers, reason } = row
  const sign = signs.get(row) ?? JSON.stringify([id, material, price, tiers, reason])
  signs.set(row, sign)
  return sign
}

export const savedRowsOf = (rows: readonly GridRow[]): Map<string, string> => new Map(rows.flatMap((row) => (isBlank(row) ? [] : [[row.code, signOf(row)] as const])))

export interface Unsaved {
  readonly rows: readonly { readonly sign: string; readonly row: SentRow }[]
  readonly removed: readonly string[]
  /** Rows that cannot be kept as they are: they are on the page alone. */
  readonly held: number
}

/** The rows of the page, and what the server has. */
export interface KeptTable extends GridTable {
  readonly saved: SavedRows
}

/** What the server does not have yet. */
export const unsavedOf = function* (table: KeptTable): Parts<Unsaved> {
  const { rows, known, firsts, saved } = table
  const wanted = new Set<string>()
  const sent: { sign: string; row: SentRow }[] = []
  let held = 0
  for (const [at, row] of rows.entries()) {
    if (at % rowsOfPart === 0) yield
    if (isBlank(row)) continue
    const { terms } = factsOf(row, known)
    if (terms === null || known.get(row.code) == null || !isSavable(kindAt(table, at))) {
      // The row that it was before stays on the server until this one can be kept.
      if (!firsts.has(at)) wanted.add(row.code)
      held++
      continue
    }
    wanted.add(row.code)
    const sign = signOf(row)
    if (saved.get(row.code) !== sign) sent.push({ sign, row: { ProductCode: row.code, Position: row.id, MaterialCode: row.material, LowReason: row.reason, Price: terms.Price, Percent: terms.Percent, Tiers: [...terms.Tiers] } })
  }
  return { rows: sent, removed: [...saved.keys()].filter((code) => !wanted.has(code)), held }
}

/** What one request takes of it. */
export const firstPart = ({ rows, removed }: Unsaved): Pick<Unsaved, 'rows' | 'removed'> => ({ rows: rows.slice(0, agreementRowsAtOnce), removed: removed.slice(0, agreementRowsAtOnce) })

/** What the server has after a request. */
export const afterPart = (saved: SavedRows, part: Pick<Unsaved, 'rows' | 'removed'>): Map<string, string> => {
  const next = new Map(saved)
  for (const code of part.removed) next.delete(code)
  for (const { sign, row } of part.rows) next.set(row.ProductCode, sign)
  return next
}
