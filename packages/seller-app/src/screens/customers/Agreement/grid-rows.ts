import { separatedRows } from '@mall/api/contract'
import {
  agreedFen, agreedPriceText, agreementRows, agreementTexts, changeOf, isAboveMarket, lowestFen, marginOf, readAgreedPrice, readTiers, tiersText,
  type AgreedTerms, type AgreementProduct, type AgreementRow,
} from '@mall/api/seller/contract'

/** What is typed of a product, in the order in which a pasted block fills it. */
export const gridColumns = ['code', 'material', 'price', 'tiers', 'reason'] as const

export type GridColumn = (typeof gridColumns)[number]

export const gridColumnNames: Readonly<Record<GridColumn, string>> = { code: '编码', material: '客户物料编码', price: '价格', tiers: '阶梯', reason: '原因' }

export type RowTexts = Readonly<Record<GridColumn, string>>

export interface GridRow extends RowTexts {
  /** Its place in the version; it stays with the row. */
  readonly id: number
  /** What was decided about these very terms. */
  readonly said: Pick<AgreementRow, 'IsLow' | 'Decision' | 'DecisionReason'> | null
}

/** What is known of the products by their codes; null: there is no such product. */
export type Known = ReadonlyMap<string, AgreementProduct | null>

const blankTexts: RowTexts = { code: '', material: '', price: '', tiers: '', reason: '' }

export const isBlank = (row: RowTexts): boolean => gridColumns.every((column) => row[column] === '')

/** Rows of the server as they are typed. */
export const gridRowOf = (row: AgreementRow): GridRow => ({
  id: row.Position, code: row.ProductCode, material: row.MaterialCode, price: agreedPriceText(row), tiers: tiersText(row.Tiers), reason: row.LowReason,
  said: { IsLow: row.IsLow, Decision: row.Decision, DecisionReason: row.DecisionReason },
})

export interface Grid {
  /** The last one is blank while there is room. */
  readonly rows: readonly GridRow[]
  readonly past: readonly (readonly GridRow[])[]
  readonly future: readonly (readonly GridRow[])[]
  readonly nextId: number
}

type Patch = Partial<RowTexts>

export type GridAction =
  | { readonly type: 'set'; readonly id: number; readonly column: GridColumn; readonly text: string }
  | { readonly type: 'paste'; readonly at: number; readonly rows: readonly Patch[] }
  | { readonly type: 'change'; readonly patchesOf: (rows: readonly GridRow[]) => ReadonlyMap<number, Patch> }
  | { readonly type: 'remove'; readonly ids: ReadonlySet<number> }
  | { readonly type: 'removeAt'; readonly at: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

/** How many steps can be undone. */
const keptSteps = 50

const blankRow = (id: number): GridRow => ({ ...blankTexts, id, said: null })

const padded = (rows: readonly GridRow[], nextId: number): Pick<Grid, 'rows' | 'nextId'> => {
  const last = rows.at(-1)
  return rows.length >= agreementRows || (last !== undefined && isBlank(last)) ? { rows, nextId } : { rows: [...rows, blankRow(nextId)], nextId: nextId + 1 }
}

export const gridOf = (rows: readonly GridRow[]): Grid => ({ ...padded(rows, rows.reduce((most, { id }) => Math.max(most, id), 0) + 1), past: [], future: [] })

const changed = (grid: Grid, rows: readonly GridRow[], nextId = grid.nextId): Grid => ({ ...padded(rows, nextId), past: [...grid.past.slice(1 - keptSteps), grid.rows], future: [] })

/** With other terms nothing is decided any more; another material code decides nothing. */
const patched = (row: GridRow, patch: Patch): GridRow => {
  const next = { ...row, ...patch }
  const isSame = (['code', 'price', 'tiers', 'reason'] as const).every((column) => next[column] === row[column])
  return isSame ? (next.material === row.material ? row : next) : { ...next, said: null }
}

const pasted = (grid: Grid, at: number, found: readonly Patch[]): Grid => {
  let { nextId } = grid
  const rows = [...grid.rows]
  for (const [offset, patch] of found.slice(0, agreementRows - at).entries()) {
    const before = rows[at + offset]
    rows[at + offset] = before === undefined ? { ...blankRow(nextId++), ...patch } : patched(before, patch)
  }
  return changed(grid, rows, nextId)
}

/** What a step makes of the table. */
export const nextGrid = (grid: Grid, action: GridAction): Grid => {
  const { rows, past, future } = grid
  switch (action.type) {
    case 'set': {
      const text = action.text.trim()
      if (rows.every((row) => row.id !== action.id || row[action.column] === text)) return grid
      return changed(grid, rows.map((row) => (row.id === action.id ? patched(row, { [action.column]: text }) : row)))
    }
    case 'paste':
      return pasted(grid, action.at, action.rows)
    case 'change': {
      const patches = action.patchesOf(rows)
      const after = rows.map((row) => patched(row, patches.get(row.id) ?? {}))
      return after.every((row, at) => row === rows[at]) ? grid : changed(grid, after)
    }
    case 'remove':
      return changed(grid, rows.filter(({ id }) => !action.ids.has(id)))
    case 'removeAt':
      return changed(grid, rows.filter((_, at) => at !== action.at))
    case 'undo': {
      const before = past.at(-1)
      return before === undefined ? grid : { ...grid, rows: before, past: past.slice(0, -1), future: [rows, ...future] }
    }
    default: {
      const [after, ...rest] = future
      return after === undefined ? grid : { ...grid, rows: after, past: [...past, rows], future: rest }
    }
  }
}

const titles: readonly (readonly [GridColumn, RegExp])[] = [
  ['material', /物料/], ['tiers', /阶梯/], ['reason', /原因|说明|备注/], ['code', /编码|货号|sku/i], ['price', /协议价|价格|单价|价$/],
]

/** Which column each cell of a first line names; null when it is no line of titles. */
const columnsOfTitles = (cells: readonly string[]): (GridColumn | null)[] | null => {
  if (cells.some((cell) => /^\d+(\.\d+)?%?$/.test(cell.trim()))) return null
  const found = cells.map((cell) => titles.find(([, pattern]) => pattern.test(cell.trim()))?.[0] ?? null)
  const first = found.map((column, at) => (column !== null && found.indexOf(column) === at ? column : null))
  return first.includes('code') && first.includes('price') ? first : null
}

/** Lines that are read between two turns of the page. */
const linesOfTurn = 400

const nextTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0))

/** Whether a text is a block of cells, and not what is typed into one. */
export const isBlock = (text: string): boolean => /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''))

/**
 * The rows of a block as a sheet puts it on the clipboard, from a column on; a line of titles says which columns these are. Ten thousand lines are read in parts, so that the
 * page answers meanwhile; what is past the most rows of an agreement is left out.
 */
export const readPasted = async (text: string, column: GridColumn): Promise<Patch[]> => {
  const rows: Patch[] = []
  let columns: readonly (GridColumn | null)[] = gridColumns.slice(gridColumns.indexOf(column))
  let lines = 0
  for (const cells of separatedRows(text.replace(/^\ufeff/, '').replace(/[\r\n]+$/, ''))) {
    const named = lines === 0 ? columnsOfTitles(cells) : null
    if (named === null) rows.push(Object.fromEntries(columns.flatMap((key, at) => (key === null || cells[at] === undefined ? [] : [[key, cells[at].trim()]]))))
    else columns = named
    if (++lines % linesOfTurn === 0) await nextTurn()
    if (rows.length >= agreementRows) break
  }
  return rows
}

/** What is wrong with a row, or has to be said of it. */
export const problemKinds = ['unknown', 'twice', 'unreadable', 'silent', 'low', 'above'] as const

export type ProblemKind = (typeof problemKinds)[number]

export const problemNames: Readonly<Record<ProblemKind, string>> = { unknown: '没有商品', twice: '重复', unreadable: '读不出', silent: '低于底价，缺原因', low: '低于底价', above: '高过市场价' }

/** Problems with which a row is no row of the version: it stays on the page alone. */
const unsavable: ReadonlySet<ProblemKind> = new Set<ProblemKind>(['unknown', 'twice', 'unreadable'])

export const isSavable = (kind: ProblemKind | null): boolean => kind === null || !unsavable.has(kind)

/** Problems with which nothing can be sent. */
export const blocksSending = (kind: ProblemKind): boolean => unsavable.has(kind) || kind === 'silent'

/** A row as far as it is about itself. */
export interface RowFacts {
  readonly terms: AgreedTerms | null
  /** The price of one piece, fen. */
  readonly fen: number | null
  readonly beforeFen: number | null
  /** Hundredths of a percent. */
  readonly change: number | null
  readonly margin: number | null
  /** How far its lowest price is below 底价, fen; null: it is not, or 底价 is not to be seen. */
  readonly lowBy: number | null
  readonly kind: Exclude<ProblemKind, 'twice'> | null
  readonly text: string
}

const fenOf = (yuan: number): number => Math.round(yuan * 100)

const noFacts: RowFacts = { terms: null, fen: null, beforeFen: null, change: null, margin: null, lowBy: null, kind: null, text: '' }

const read = (row: GridRow, product: AgreementProduct | null | undefined): RowFacts => {
  if (isBlank(row)) return noFacts
  if (row.code === '') return { ...noFacts, kind: 'unknown', text: '没有编码' }
  const [price, tiers] = [readAgreedPrice(row.price), readTiers(row.tiers)]
  const unreadable = price.problem ?? tiers.problem
  const terms = price.value === undefined || tiers.value === undefined ? null : { ...price.value, Tiers: tiers.value }
  if (product === null) return { ...noFacts, terms, fen: terms?.Price == null ? null : fenOf(terms.Price), kind: 'unknown', text: '没有这个编码' }
  if (unreadable !== undefined || terms === null) return { ...noFacts, kind: 'unreadable', text: unreadable ?? '' }
  if (terms.Percent !== null && terms.Tiers.length > 0) return { ...noFacts, kind: 'unreadable', text: '按市场价的百分比不能有阶梯' }
  if (terms.Price !== null && (terms.Tiers[0]?.Price ?? 0) > terms.Price) return { ...noFacts, kind: 'unreadable', text: '阶梯价不能高过价格' }
  if (row.material.length > agreementTexts.material) return { ...noFacts, kind: 'unreadable', text: `物料编码最多 ${agreementTexts.material} 个字` }
  if (row.reason.length > agreementTexts.reason) return { ...noFacts, kind: 'unreadable', text: `原因最多 ${agreementTexts.reason} 个字` }
  if (product === undefined) return { ...noFacts, terms, fen: terms.Price === null ? null : fenOf(terms.Price) }
  const fen = agreedFen(terms, product.Market)
  const beforeFen = product.Before === null ? null : fenOf(product.Before)
  const below = product.Floor === null ? 0 : fenOf(product.Floor) - lowestFen(terms, product.Market)
  const isLow = below > 0 || row.said?.IsLow === true
  const isAbove = isAboveMarket(terms, product.Market)
  const kind = isLow ? (row.reason === '' ? 'silent' : 'low') : isAbove ? 'above' : null
  const marketFen = fenOf(product.Market[0]?.Price ?? 0)
  return {
    terms, fen, beforeFen, kind,
    change: changeOf(fen, beforeFen),
    margin: marginOf(fen, product.Cost === null ? null : fenOf(product.Cost)),
    lowBy: below > 0 ? below : null,
    text: isLow ? (below > 0 ? `低 ${(below / 100).toFixed(2)}` : '低于底价') : isAbove ? `高过市场价 ${((fen - marketFen) / 100).toFixed(2)}` : '',
  }
}

const facts = new WeakMap<GridRow, { readonly product: AgreementProduct | null | undefined; readonly facts: RowFacts }>()

/** What a row comes to. Read once for a row and a product: ten thousand rows are looked through after each step. */
export const factsOf = (row: GridRow, known: Known): RowFacts => {
  const product = known.get(row.code)
  const kept = facts.get(row)
  if (kept !== undefined && kept.product === product) return kept.facts
  const found = read(row, product)
  facts.set(row, { product, facts: found })
  return found
}

export interface GridSummary {
  /** Rows with something in them. */
  readonly filled: number
  /** The places of the rows of each problem. */
  readonly problems: Readonly<Record<ProblemKind, readonly number[]>>
  /** Of a row whose code stands in an earlier one: the place of that. */
  readonly firsts: ReadonlyMap<number, number>
  /** Rows whose price is another than before, and those that were not there. */
  readonly changed: number
  readonly added: number
  /** What a year's purchases would cost more at these prices than they did, fen; negative: less. Null where none was bought. */
  readonly yearFen: number | null
}

/** All rows in short. */
export const summaryOf = (rows: readonly GridRow[], known: Known): GridSummary => {
  const places = new Map<string, number>()
  const firsts = new Map<number, number>()
  const problems: Record<ProblemKind, number[]> = { unknown: [], twice: [], unreadable: [], silent: [], low: [], above: [] }
  let [filled, changedRows, added] = [0, 0, 0]
  let yearFen: number | null = null
  for (const [at, row] of rows.entries()) {
    if (isBlank(row)) continue
    filled++
    const { kind, change, beforeFen, fen } = factsOf(row, known)
    const first = places.get(row.code)
    if (row.code !== '' && first === undefined) places.set(row.code, at)
    if (first !== undefined && kind !== 'unknown') {
      firsts.set(at, first)
      problems.twice.push(at)
    } else if (kind !== null) problems[kind].push(at)
    if (change !== null && change !== 0) changedRows++
    if (fen !== null && beforeFen === null) added++
    const bought = known.get(row.code)?.Bought
    if (fen !== null && first === undefined && bought !== undefined && bought.Quantity > 0) yearFen = (yearFen ?? 0) + bought.Quantity * fen - fenOf(bought.Amount)
  }
  return { filled, problems, firsts, changed: changedRows, added, yearFen }
}

/** What is wrong with the row at a place. */
export const kindAt = (rows: readonly GridRow[], at: number, known: Known, { firsts }: Pick<GridSummary, 'firsts'>): ProblemKind | null => {
  const row = rows[at]
  return row === undefined ? null : firsts.has(at) ? 'twice' : factsOf(row, known).kind
}

/** The next place after one that has something to be said, around the end; null when there is none. */
export const nextProblem = ({ problems }: GridSummary, after: number, kinds: readonly ProblemKind[] = problemKinds): number | null => {
  const places = kinds.flatMap((kind) => problems[kind]).toSorted((one, other) => one - other)
  return places.find((place) => place > after) ?? places[0] ?? null
}

/** Codes of which nothing is known yet. */
export const unknownCodes = (rows: readonly GridRow[], known: Known): string[] => [...new Set(rows.flatMap(({ code }) => (/^\d{1,20}$/.test(code) && !known.has(code) ? [code] : [])))]

/** −2.0%, +25.1%, — */
export const percentText = (hundredths: number | null): string => {
  if (hundredths === null || hundredths === 0) return '—'
  return `${hundredths > 0 ? '+' : '−'}${(Math.abs(hundredths) / 100).toFixed(1)}%`
}

/** 17.4% */
export const marginText = (hundredths: number | null): string => (hundredths === null ? '—' : `${hundredths < 0 ? '−' : ''}${(Math.abs(hundredths) / 100).toFixed(1)}%`)

/** 1,788.00 */
export const fenText = (fen: number | null): string => (fen === null ? '—' : (fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))

/** What was bought within a year, and what it came to: 1,204 件，¥21,672.00; — and nothing for nothing. */
export const boughtTexts = ({ Bought: { Quantity, Amount }, Unit }: Pick<AgreementProduct, 'Bought' | 'Unit'>): readonly [pieces: string, whole: string | undefined] => {
  if (Quantity === 0) return ['—', undefined]
  const pieces = `${Quantity.toLocaleString('zh-CN')} ${Unit}`
  return [pieces, `${pieces}，¥${fenText(fenOf(Amount))}`]
}

/** 按近一年的量，少收 ¥2,186.40 */
export const yearText = (fen: number): string => `按近一年的量，${fen === 0 ? '收的一样' : `${fen < 0 ? '少' : '多'}收 ¥${fenText(Math.abs(fen))}`}`
