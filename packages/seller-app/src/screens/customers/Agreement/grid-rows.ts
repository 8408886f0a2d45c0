import { separatedRows } from '@mall/api/contract'
import {
  agreedFen, agreedPriceText, agreementRows, agreementTexts, changeOf, isAboveMarket, lowestFen, marginOf, readAgreedPrice, readTiers, tiersText,
  type AgreedTerms, type AgreementProduct, type AgreementRow,
} from '@mall/api/seller/contract'
import { rowsOfPart, type Parts } from './in-parts.ts'

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
  /** The codes of the rows: the same array until one of them changes, so that what follows from them alone is not looked for again. */
  readonly codes: readonly string[]
  readonly past: readonly (readonly GridRow[])[]
  readonly future: readonly (readonly GridRow[])[]
  readonly nextId: number
}

type Patch = Partial<RowTexts>

/** What takes the place of rows. One that became another one meanwhile stays. */
export type ReplacedRows = ReadonlyMap<GridRow, GridRow>

export type GridAction =
  | { readonly type: 'set'; readonly id: number; readonly column: GridColumn; readonly text: string }
  | { readonly type: 'paste'; readonly at: number; readonly rows: readonly Patch[] }
  | { readonly type: 'replace'; readonly replaced: ReplacedRows }
  | { readonly type: 'fill'; readonly column: GridColumn; readonly from: number; readonly to: number }
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

/** The codes of rows; those that are given where they are the same. */
const codesOf = (rows: readonly GridRow[], before: readonly string[]): readonly string[] =>
  rows.length === before.length && rows.every(({ code }, at) => code === before[at]) ? before : rows.map(({ code }) => code)

const withCodes = (grid: Omit<Grid, 'codes'>, before: readonly string[]): Grid => ({ ...grid, codes: codesOf(grid.rows, before) })

export const gridOf = (rows: readonly GridRow[]): Grid => withCodes({ ...padded(rows, rows.reduce((most, { id }) => Math.max(most, id), 0) + 1), past: [], future: [] }, [])

const changed = (grid: Grid, rows: readonly GridRow[], nextId = grid.nextId): Grid =>
  withCodes({ ...padded(rows, nextId), past: [...grid.past.slice(1 - keptSteps), grid.rows], future: [] }, grid.codes)

/** With other terms nothing is decided any more; another material code decides nothing. */
export const patched = (row: GridRow, patch: Patch): GridRow => {
  const isSame = (column: GridColumn) => patch[column] === undefined || patch[column] === row[column]
  const keepsTerms = isSame('code') && isSame('price') && isSame('tiers') && isSame('reason')
  return keepsTerms && isSame('material') ? row : { ...row, ...patch, said: keepsTerms ? row.said : null }
}

/** The first cell of a range in all of its rows that have something; in a single row that of the row above. */
const filledDown = (rows: readonly GridRow[], column: GridColumn, from: number, to: number): readonly GridRow[] => {
  const first = from === to ? from - 1 : from
  const text = rows[first]?.[column]
  // A product stands there once: its code is nothing to repeat.
  if (text === undefined || column === 'code') return rows
  const patch = { [column]: text }
  return rows.map((row, at) => (at > first && at <= to && !isBlank(row) ? patched(row, patch) : row))
}

/** A step that leaves each row as it is is none. */
const changedWhereOther = (grid: Grid, rows: readonly GridRow[]): Grid => (rows.every((row, at) => row === grid.rows[at]) ? grid : changed(grid, rows))

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
      const at = rows.findIndex(({ id }) => id === action.id)
      const row = rows[at]
      const next = row && patched(row, { [action.column]: action.text.trim() })
      return next === undefined || next === row ? grid : changed(grid, rows.with(at, next))
    }
    case 'paste':
      return pasted(grid, action.at, action.rows)
    case 'replace':
      return changedWhereOther(grid, rows.map((row) => action.replaced.get(row) ?? row))
    case 'fill':
      return changedWhereOther(grid, filledDown(rows, action.column, action.from, action.to))
    case 'remove':
      return changed(grid, rows.filter(({ id }) => !action.ids.has(id)))
    case 'removeAt':
      return changed(grid, rows.filter((_, at) => at !== action.at))
    case 'undo': {
      const before = past.at(-1)
      return before === undefined ? grid : withCodes({ ...grid, rows: before, past: past.slice(0, -1), future: [rows, ...future] }, grid.codes)
    }
    default: {
      const [after, ...rest] = future
      return after === undefined ? grid : withCodes({ ...grid, rows: after, past: [...past, rows], future: rest }, grid.codes)
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

/** Whether a text is a block of cells, and not what is typed into one. */
export const isBlock = (text: string): boolean => /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''))

/**
 * The rows of a block as a sheet puts it on the clipboard, from a column on; a line of titles says which columns these are. Ten thousand lines are read in parts, so that the
 * page answers meanwhile; what is past the most rows of an agreement is left out.
 */
export const readPasted = function* (text: string, column: GridColumn): Parts<Patch[]> {
  const rows: Patch[] = []
  let columns: readonly (GridColumn | null)[] = gridColumns.slice(gridColumns.indexOf(column))
  let lines = 0
  for (const cells of separatedRows(text.replace(/^\ufeff/, '').replace(/[\r\n]+$/, ''))) {
    const named = lines === 0 ? columnsOfTitles(cells) : null
    if (named === null) rows.push(Object.fromEntries(columns.flatMap((key, at) => (key === null || cells[at] === undefined ? [] : [[key, cells[at].trim()]]))))
    else columns = named
    if (++lines % rowsOfPart === 0) yield
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

/** Reads a text once where many rows in succession have the same: most have no tiers, and those that were filled down one price. */
const readOnce = <Read,>(reading: (text: string) => Read): ((text: string) => Read) => {
  let last: { readonly text: string; readonly read: Read } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, read: reading(text) }
    return last.read
  }
}

const readPriceOnce = readOnce(readAgreedPrice)
const readTiersOnce = readOnce(readTiers)

const read = (row: GridRow, product: AgreementProduct | null | undefined): RowFacts => {
  if (isBlank(row)) return noFacts
  if (row.code === '') return { ...noFacts, kind: 'unknown', text: '没有编码' }
  const [price, tiers] = [readPriceOnce(row.price), readTiersOnce(row.tiers)]
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
  const lowest = lowestFen(terms, product.Market)
  const below = product.Floor === null ? 0 : fenOf(product.Floor) - lowest
  const isLow = below > 0 || row.said?.IsLow === true
  const isAbove = isAboveMarket(terms, product.Market)
  const kind = isLow ? (row.reason === '' ? 'silent' : 'low') : isAbove ? 'above' : null
  const marketFen = fenOf(product.Market[0]?.Price ?? 0)
  return {
    terms, fen, beforeFen, kind,
    change: changeOf(fen, beforeFen),
    margin: marginOf(fen, product.Cost === null ? null : fenOf(product.Cost)),
    lowBy: below > 0 ? below : null,
    text: isLow ? (below > 0 ? `${lowest < fen ? '阶梯低' : '低'} ${(below / 100).toFixed(2)}` : '低于底价') : isAbove ? `高过市场价 ${((fen - marketFen) / 100).toFixed(2)}` : '',
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

/** −2.0%, +25.1%, — */
export const percentText = (hundredths: number | null): string => {
  if (hundredths === null || hundredths === 0) return '—'
  return `${hundredths > 0 ? '+' : '−'}${(Math.abs(hundredths) / 100).toFixed(1)}%`
}

/** 17.4% */
export const marginText = (hundredths: number | null): string => (hundredths === null ? '—' : `${hundredths < 0 ? '−' : ''}${(Math.abs(hundredths) / 100).toFixed(1)}%`)

/** 1,788.00 */
export const fenText = (fen: number | null): string => (fen === null ? '—' : (fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))

/** What is paid for one piece, and what it is a part of: 104.22; 23.00 and 市场价 100%. */
export const paidTexts = ({ terms, fen }: Pick<RowFacts, 'terms' | 'fen'>, typed: string): readonly [price: string, basis: string] => {
  if (terms === null || fen === null) return [typed === '' ? '—' : typed, '']
  return [fenText(fen), terms.Percent === null ? '' : `市场价 ${agreedPriceText(terms)}`]
}

/** 20 箱 99.00；50 箱 97.50: prices by quantity as they are read, and as `readTiers` reads them again. */
export const tiersInWords = ({ terms }: Pick<RowFacts, 'terms'>, typed: string, unit: string): string =>
  terms === null ? typed : terms.Tiers.map(({ MinQty, Price }) => `${MinQty} ${unit === '' ? '起' : unit} ${Price.toFixed(2)}`).join('；')

/** A price by quantity: 1,440 支 for 1.25. */
export interface TierLine {
  readonly quantity: string
  readonly price: string
}

/** The prices by quantity, each for itself; of more than a row has room for the first and the last. */
export const tierLines = ({ terms }: Pick<RowFacts, 'terms'>, unit: string): readonly TierLine[] => {
  const tiers = terms?.Tiers ?? []
  const lines = tiers.map(({ MinQty, Price }): TierLine => ({ quantity: `${MinQty.toLocaleString('zh-CN')} ${unit === '' ? '起' : unit}`, price: fenText(fenOf(Price)) }))
  const [first, last] = [lines[0], lines.at(-1)]
  return lines.length > 2 && first !== undefined && last !== undefined ? [first, { ...last, quantity: `… ${last.quantity}` }] : lines
}

/** What was bought within a year, and what it came to: 1,204 件，¥21,672.00; — and nothing for nothing. */
export const boughtTexts = ({ Bought: { Quantity, Amount }, Unit }: Pick<AgreementProduct, 'Bought' | 'Unit'>): readonly [pieces: string, whole: string | undefined] => {
  if (Quantity === 0) return ['—', undefined]
  const pieces = `${Quantity.toLocaleString('zh-CN')} ${Unit}`
  return [pieces, `${pieces}，¥${fenText(fenOf(Amount))}`]
}

/** 按近一年的量，少收 ¥2,186.40 */
export const yearText = (fen: number): string => `按近一年的量，${fen === 0 ? '收的一样' : `${fen < 0 ? '少' : '多'}收 ¥${fenText(Math.abs(fen))}`}`
