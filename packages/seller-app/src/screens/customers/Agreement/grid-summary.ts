import { factsOf, isBlank, problemKinds, type GridRow, type Known, type ProblemKind } from './grid-rows.ts'
import { rowsOfPart, type Parts } from './in-parts.ts'

/** The rows of the page, and what is known of their products. */
export interface GridTable {
  readonly rows: readonly GridRow[]
  readonly known: Known
  /** Of a row whose code stands in an earlier one: the place of that. */
  readonly firsts: ReadonlyMap<number, number>
}

/** Rows that stand there twice: by the codes alone, so that a step that changes none finds them as they were. */
export const firstsOf = (codes: readonly string[], known: Known): GridTable['firsts'] => {
  const places = new Map<string, number>()
  const firsts = new Map<number, number>()
  for (const [at, code] of codes.entries()) {
    if (code === '') continue
    const first = places.get(code)
    if (first === undefined) places.set(code, at)
    else if (known.get(code) !== null) firsts.set(at, first)
  }
  return firsts
}

export const tableOf = (rows: readonly GridRow[], known: Known): GridTable => ({ rows, known, firsts: firstsOf(rows.map(({ code }) => code), known) })

/** What is wrong with the row at a place. */
export const kindAt = ({ rows, known, firsts }: GridTable, at: number): ProblemKind | null => {
  const row = rows[at]
  return row === undefined ? null : firsts.has(at) ? 'twice' : factsOf(row, known).kind
}

/** Whether something is wrong with one of the rows, or was said or decided about it: a version that is read gives room to it then. */
export const saysOf = (table: GridTable): boolean =>
  table.rows.some(({ reason, said }, at) => reason !== '' || (said !== null && said.Decision !== null) || kindAt(table, at) !== null)

/** The next place after one that has something to be said, around the end; null when there is none. */
export const nextProblem = (table: GridTable, after: number, kinds: readonly ProblemKind[] = problemKinds): number | null => {
  const { length } = table.rows
  for (let step = 1; step <= length; step++) {
    const at = (after + step) % length
    const kind = kindAt(table, at)
    if (kind !== null && kinds.includes(kind)) return at
  }
  return null
}

export interface GridSummary {
  /** Rows with something in them. */
  readonly filled: number
  /** How many rows each problem has. */
  readonly problems: Readonly<Record<ProblemKind, number>>
  /** Rows whose price is another than before, and those that were not there. */
  readonly changed: number
  readonly added: number
  /** What a year's purchases would cost more at these prices than they did, fen; negative: less. Null where none was bought. */
  readonly yearFen: number | null
}

/** What is said of the rows above them. */
export interface VersionSummary extends Pick<GridSummary, 'filled' | 'changed' | 'added'> {
  /** Rows below the floor. */
  readonly low: number
}

export const versionSummaryOf = ({ filled, changed, added, problems }: GridSummary): VersionSummary => ({ filled, changed, added, low: problems.low + problems.silent })

/** All rows in short. */
export const summaryOf = function* (table: GridTable): Parts<GridSummary> {
  const { rows, known, firsts } = table
  const problems: Record<ProblemKind, number> = { unknown: 0, twice: 0, unreadable: 0, silent: 0, low: 0, above: 0 }
  let [filled, changed, added] = [0, 0, 0]
  let yearFen: number | null = null
  for (const [at, row] of rows.entries()) {
    if (at % rowsOfPart === 0) yield
    if (isBlank(row)) continue
    filled++
    const { change, beforeFen, fen } = factsOf(row, known)
    const kind = kindAt(table, at)
    if (kind !== null) problems[kind]++
    if (change !== null && change !== 0) changed++
    if (fen !== null && beforeFen === null) added++
    const bought = known.get(row.code)?.Bought
    if (fen !== null && !firsts.has(at) && bought !== undefined && bought.Quantity > 0) yearFen = (yearFen ?? 0) + bought.Quantity * fen - Math.round(bought.Amount * 100)
  }
  return { filled, problems, changed, added, yearFen }
}

/** Codes of which nothing is known yet. */
export const unknownCodes = (codes: readonly string[], known: Known): string[] => [...new Set(codes.filter((code) => !known.has(code) && /^\d{1,20}$/.test(code)))]
