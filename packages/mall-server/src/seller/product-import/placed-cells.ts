import { cutText } from '../../platform/cut-text.ts'
import type { SentColumn } from '../../platform/db/schema/product-import.ts'
import { compact } from '../../platform/imports/cells.ts'
import { productColumnKeys, type ProductColumnKey } from './columns.ts'
import { repetitionOf, type ImportRow } from './records.ts'

/** The longest code and name of a row that stand beside its cells, characters. */
const sampleLimit = 100

/** The cells of a row of a table in the order of our columns; the description alone may have several lines. */
export const placedCells = (columns: readonly SentColumn[], cells: readonly string[]): string[] =>
  productColumnKeys.map((key) => {
    const text = cells[columns.findIndex((one) => one.key === key)] ?? ''
    return key === 'description' ? text : text.replaceAll(/\s*\n\s*/g, ' ')
  })

/** A row of a table, as it stands there. */
type TakenRow = Pick<ImportRow, 'rowNo' | 'cells'>

type ReadRow = Pick<ImportRow, 'rowNo' | 'code' | 'name' | 'faults'>

/** Says of one row after another which product it is about; a code that stands twice is wrong where it stands again. */
export const rowReader = (columns: readonly SentColumn[]): ((row: TakenRow) => ReadRow) => {
  const placeOf = (key: ProductColumnKey): number => columns.findIndex((one) => one.key === key)
  const [codeAt, nameAt] = [placeOf('code'), placeOf('name')]
  const firstOf = new Map<string, number>()
  return ({ rowNo, cells }) => {
    const code = cutText(compact(cells[codeAt] ?? ''), sampleLimit)
    const before = code === '' ? undefined : firstOf.get(code)
    if (code !== '' && before === undefined) firstOf.set(code, rowNo)
    return { rowNo, code, name: cutText((cells[nameAt] ?? '').replaceAll(/\s*\n\s*/g, ' '), sampleLimit), faults: before === undefined ? [] : [{ key: 'code', message: repetitionOf(before) }] }
  }
}
