import { tagsText, taxRateText } from '@mall/api/seller/contract'
import { readCells } from '../../platform/imports/columns.ts'
import { budgets } from '../../platform/imports/table-budget.ts'
import { cleanCell } from '../../platform/imports/table.ts'
import { areaOf, attributeName, isImportedField, planOf, shelfField, type KnownNames, type ProductState } from './plan.ts'
import { placedCells } from './placed-cells.ts'
import { columnOfField, isProductColumn, productColumnKeys, productColumns, stockColumns, type ProductColumnKey } from './columns.ts'

type Cell = string | number

const yesNo = (is: boolean): string => (is ? '是' : '否')

const between = '；'

/**
 * How a column is written. Levels of the category have a column of their own each, which stay empty beside the path. Stock is left out: orders move it, so that a table which comes back an hour
 * later would put back what was sold meanwhile; what is counted goes by the sheet of the stock.
 */
const writers: Readonly<Partial<Record<ProductColumnKey, (state: ProductState) => Cell>>> = {
  name: ({ fields }) => fields.Name,
  brand: ({ fields }) => fields.Brand,
  category: ({ category }) => category,
  model: ({ fields }) => fields.Model,
  barcode: ({ fields }) => fields.Barcode,
  unit: ({ fields }) => fields.Unit,
  packing: ({ fields }) => fields.Packing,
  specs: ({ fields }) => fields.Specs.map(attributeName).join(between),
  attributes: ({ fields }) => fields.Attributes.map(attributeName).join(between),
  description: ({ fields }) => fields.Description,
  delivery: ({ fields }) => fields.DeliveryText,
  moq: ({ fields }) => fields.MOQ,
  step: ({ fields }) => fields.Step,
  max: ({ fields }) => fields.MaxQty ?? '不限',
  tax: ({ fields }) => taxRateText(fields.TaxRate),
  price: ({ fields }) => fields.Tiers[0]?.Price ?? '',
  // A price alone is changed in its own column, without a second one that contradicts it.
  tiers: ({ fields: { Tiers } }) => (Tiers.length < 2 ? '' : Tiers.map(({ MinQty, Price }) => `${MinQty}:${Price.toFixed(2)}`).join(between)),
  shelf: ({ isOnShelf }) => yesNo(isOnShelf),
  invoice: ({ fields }) => yesNo(fields.SpecialInvoice),
  packingList: ({ fields }) => fields.PackingList.join(between),
  cost: ({ fields }) => fields.Cost ?? '',
  floor: ({ fields }) => fields.Floor ?? '',
  units: ({ fields }) => fields.Units.map(({ Name, Pieces }) => `${Name}=${Pieces}`).join(between),
  taxCode: ({ fields }) => fields.TaxCode,
  tags: ({ fields }) => tagsText(fields.Tags),
}

/** The columns of a table that is written: each fact in one. */
export const writtenKeys: readonly ProductColumnKey[] = productColumnKeys.filter((key) => key === 'code' || key in writers)

const columnOfChange = (field: string): ProductColumnKey | undefined => {
  if (isImportedField(field)) return columnOfField[field]
  const area = areaOf(field)
  return area === undefined ? (field === shelfField ? 'shelf' : undefined) : stockColumns[area]
}

type Cells = ReadonlyMap<ProductColumnKey, Cell>

const without = (cells: Cells, keys: readonly string[]): Cells => new Map([...cells].filter(([key]) => !keys.includes(key)))

/** A table with all of our columns. */
const asSent = productColumnKeys.map((key) => ({ title: '', key, sample: '' }))

/** Columns whose cells would be refused, or change the product, as they stand. */
const misread = (state: ProductState, cells: Cells, names: KnownNames): ProductColumnKey[] => {
  const { values, problems } = readCells(productColumns, placedCells(asSent, productColumnKeys.map((key) => cleanCell(String(cells.get(key) ?? ''), budgets.bulk))))
  if (values === null) return problems.map(({ column }) => column).filter(isProductColumn)
  const { faults, changes } = planOf(state, values, names)
  return [...faults.map(({ key }) => key).filter(isProductColumn), ...changes.flatMap(({ field }) => columnOfChange(field) ?? [])]
}

/**
 * What a table says of a product so that it can be imported again: importing it unchanged changes nothing. What a cell cannot say, such as a
 * specification with the mark between two of them, stays empty, which leaves what there is.
 */
export const writtenCells = (code: string, state: ProductState, names: KnownNames): Cells => {
  const all: Cells = new Map(writtenKeys.map((key) => [key, key === 'code' ? code : (writers[key]?.(state) ?? '')]))
  const readable = without(all, misread(state, all, names).filter((key) => key !== 'code'))
  return without(readable, misread(state, readable, names).filter((key) => key !== 'code'))
}
