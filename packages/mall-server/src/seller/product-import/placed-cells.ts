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

/** What a row says of its product, as it stands in the table. */
type TakenRow = Pick<ImportRow, 'rowNo' | 'code' | 'name'>

type ReadRow = Pick<ImportRow, 'rowNo' | 'code' | 'name' | 'faults'>

/** Which columns say what a row is about; −1: none does. */
export const placesOf = (columns: readonly SentColumn[]) => {
  const placeOf = (key: ProductColumnKey): number => columns.findIndex((one) => one.key === key)
  return { codeAt: placeOf('code'), nameAt: placeOf('name') }
}

/** Says of one row after another which product it is about; a code that stands twice is wrong where it stands again. */
export const rowReader = (): ((row: TakenRow) => ReadRow) => {
  const firstOf = new Map<string, number>()
  return ({ rowNo, code: codeCell, name }) => {
    const code = cutText(compact(codeCell), sampleLimit)
    const before = code === '' ? undefined : firstOf.get(code)
    if (code !== '' && before === undefined) firstOf.set(code, rowNo)
    return { rowNo, code, name: cutText(name.replaceAll(/\s*\n\s*/g, ' '), sampleLimit), faults: before === undefined ? [] : [{ key: 'code', message: repetitionOf(before) }] }
  }
}
