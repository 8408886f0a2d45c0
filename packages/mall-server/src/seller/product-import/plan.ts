import { isSameUnit } from '@mall/api/contract'
import { emptyProductFields, productFieldNames, productFieldText, productProblems, repriced, type ProductField, type ProductFields } from '@mall/api/seller/contract'
import { stockAreas, type StockArea } from '../../catalogue/assortment/stock-areas.ts'
import type { ProductPhoto } from '../../platform/db/schema/catalogue.ts'
import type { CellFault, FieldChange } from '../../platform/db/schema/product-import.ts'
import { columnOfField, productColumns, stockColumns, titleOf, type ProductRowValues } from './columns.ts'

/** A product as an import sees it: what there is, or what a row makes of it. */
export interface ProductState {
  readonly fields: ProductFields
  /** 一级/二级/三级 */
  readonly category: string
  readonly isOnShelf: boolean
  readonly stock: Readonly<Partial<Record<StockArea, number>>>
  readonly photos: readonly ProductPhoto[]
}

/** Names that there are. */
export interface KnownNames {
  readonly categories: ReadonlySet<string>
  readonly brands: ReadonlySet<string>
  /** Of attributes, as 名称=值. */
  readonly values: ReadonlySet<string>
}

/** What a row does to a product. */
export interface RowPlan {
  readonly faults: readonly CellFault[]
  readonly changes: readonly FieldChange[]
  /** Names that it needs and that there are not: the kind, and the name. */
  readonly needs: readonly string[]
}

/** Fields of the form that a table can have. */
const importedFields = [
  'Name', 'Brand', 'CategoryId', 'Model', 'Barcode', 'Unit', 'Packing', 'Specs', 'Attributes', 'Description', 'DeliveryText', 'MOQ', 'Step', 'MaxQty', 'TaxRate', 'Tiers', 'SpecialInvoice', 'PackingList', 'Cost', 'Floor', 'Units', 'TaxCode', 'Tags',
] as const satisfies readonly ProductField[]

export type ImportedField = (typeof importedFields)[number]

export const shelfField = 'shelf'

/** The field of the stock in an area. */
export const stockField = (area: StockArea): string => `stock/${area}`

export const picturesField = 'pictures'

export const isImportedField = (field: string): field is ImportedField => importedFields.some((one) => one === field)

/** A JSON value whose keys are in one order: the database keeps them in an order of its own. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, ordered(each)]))
}

/** Whether two JSON values are the same, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

/** Before anything is said of a product. */
const blank: ProductState = {
  fields: { ...emptyProductFields, Name: '', Brand: '', CategoryId: 0, Unit: '', Tiers: [] },
  category: '',
  isOnShelf: false,
  stock: {},
  photos: [],
}

export const attributeName = ({ Name, Value }: { readonly Name: string; readonly Value: string }): string => `${Name}=${Value}`

const pathOf = ({ category, category1, category2, category3 }: ProductRowValues): string | null => {
  if (category !== null) return category.join('/')
  const levels = [category1, category2, category3]
  return levels.every((level) => level === null) ? null : levels.map((level) => level ?? '').join('/')
}

/** The prices for another smallest order: the first tier begins there, and those below it are gone. */
const fromQuantity = (tiers: ProductFields['Tiers'], moq: number): ProductFields['Tiers'] => {
  const [first, ...rest] = tiers
  return first === undefined ? [] : [{ ...first, MinQty: moq }, ...rest.filter(({ MinQty }) => MinQty > moq)]
}

const tiersOf = ({ tiers, price }: ProductRowValues, before: ProductFields['Tiers'], moq: number): ProductFields['Tiers'] => {
  if (tiers !== null) return [...tiers]
  const [first] = before
  if (price === null) return fromQuantity(before, moq)
  if (first === undefined) return [{ MinQty: moq, Price: price }]
  return fromQuantity(first.Price === price ? before : repriced(before, price), moq)
}

/** The fields with what a row says; an empty cell leaves what there is. */
const fieldsWith = (before: ProductFields, values: ProductRowValues): ProductFields => {
  const step = values.step ?? before.Step
  // Of a new product the smallest order is a step.
  const moq = values.moq ?? (before.Name === '' ? step : before.MOQ)
  return {
    ...before,
    Name: values.name ?? before.Name,
    Brand: values.brand ?? before.Brand,
    Model: values.model ?? before.Model,
    Barcode: values.barcode ?? before.Barcode,
    Unit: values.unit ?? before.Unit,
    Packing: values.packing ?? before.Packing,
    Specs: values.specs === null ? before.Specs : [...values.specs],
    Attributes: values.attributes === null ? before.Attributes : [...values.attributes],
    Description: values.description ?? before.Description,
    DeliveryText: values.delivery ?? before.DeliveryText,
    MOQ: moq,
    Step: step,
    MaxQty: values.max === null ? before.MaxQty : values.max === 'none' ? null : values.max,
    TaxRate: values.tax ?? before.TaxRate,
    Tiers: tiersOf(values, before.Tiers, moq),
    SpecialInvoice: values.invoice ?? before.SpecialInvoice,
    PackingList: values.packingList === null ? before.PackingList : [...values.packingList],
    Cost: values.cost ?? before.Cost,
    Floor: values.floor ?? before.Floor,
    Units: values.units === null ? before.Units : values.units.map(({ Name, Pieces }) => ({ Name, Pieces })),
    TaxCode: values.taxCode ?? before.TaxCode,
    Tags: values.tags === null ? before.Tags : [...values.tags],
  }
}

const areasOf = (values: ProductRowValues): StockArea[] => stockAreas.filter((area) => values[stockColumns[area]] !== null)

const stockIn = (values: ProductRowValues, area: StockArea): number => Number(values[stockColumns[area]])

const faultsOf = (values: ProductRowValues, fields: ProductFields, category: string): CellFault[] => {
  const faults: CellFault[] = productProblems(fields).map(({ Field, Message }) => ({ key: Field === 'Tiers' && values.tiers !== null ? 'tiers' : columnOfField[Field], message: Message }))
  if (category === '') faults.push({ key: 'category', message: '请填写分类' })
  else if (category.split('/').some((level) => level === '')) faults.push({ key: 'category3', message: '三级分类都要填' })
  // 40箱 are 40 of something else than of pieces.
  const other = values.units?.find(({ CountedIn }) => CountedIn !== '' && !isSameUnit(CountedIn, fields.Unit))
  if (other !== undefined) faults.push({ key: 'units', message: `“${other.Name}=${other.Pieces}${other.CountedIn}”不是按单位“${fields.Unit}”数的，请填写一${other.Name}有几${fields.Unit}` })
  const [first] = fields.Tiers
  if (values.price !== null && values.tiers !== null && first?.Price !== values.price) faults.push({ key: 'price', message: '市场价与第一档的价格不同' })
  return faults
}

const needsOf = (fields: ProductFields, category: string, names: KnownNames): string[] => [
  ...(names.categories.has(category) ? [] : [`category:${category}`]),
  ...(names.brands.has(fields.Brand) ? [] : [`brand:${fields.Brand}`]),
  ...fields.Attributes.map(attributeName).filter((value) => !names.values.has(value)).map((value) => `attribute:${value}`),
]

const shelfText = (isOnShelf: boolean): string => (isOnShelf ? '上架' : '下架')

const hashesOf = (photos: readonly ProductPhoto[]): string[] => photos.map(({ hash }) => hash)

const photosText = (photos: readonly ProductPhoto[]): string => `${photos.length} 张`

/** The photos of a product beside those that were added: without any it keeps its own, and one that it has keeps its words. */
const photosChange = (before: ProductState | null, added: readonly ProductPhoto[]): FieldChange[] => {
  const there = before?.photos ?? []
  if (added.length === 0 || isSame(hashesOf(there), hashesOf(added))) return []
  const after = added.map((photo) => there.find(({ hash }) => hash === photo.hash) ?? photo)
  return [{ field: picturesField, before: there, after, shownBefore: before === null ? '' : photosText(there), shownAfter: photosText(after) }]
}

/** What a row of a table, with the photos that were added, does to a product, null: to one that there is not yet. An empty cell leaves what there is. */
export const planOf = (before: ProductState | null, values: ProductRowValues, names: KnownNames, photos: readonly ProductPhoto[] = []): RowPlan => {
  const from = before ?? blank
  const fields = fieldsWith(from.fields, values)
  const category = pathOf(values) ?? from.category
  const faults = faultsOf(values, fields, category)
  if (faults.length > 0) return { faults, changes: [], needs: [] }
  const isOnShelf = values.shelf ?? from.isOnShelf
  const valueOf = (state: Pick<ProductState, 'fields' | 'category'>, field: ImportedField): unknown => (field === 'CategoryId' ? state.category : state.fields[field])
  const textOf = (state: Pick<ProductState, 'fields' | 'category'>, field: ImportedField): string => productFieldText(state.fields, field, () => state.category)
  const to = { fields, category }
  const changes: FieldChange[] = importedFields
    .filter((field) => !isSame(valueOf(from, field), valueOf(to, field)))
    .map((field) => ({ field, before: valueOf(from, field), after: valueOf(to, field), shownBefore: before === null ? '' : textOf(from, field), shownAfter: textOf(to, field) }))
  if (isOnShelf !== from.isOnShelf) changes.push({ field: shelfField, before: from.isOnShelf, after: isOnShelf, shownBefore: before === null ? '' : shelfText(from.isOnShelf), shownAfter: shelfText(isOnShelf) })
  for (const area of areasOf(values)) {
    const [there, wanted] = [from.stock[area] ?? 0, stockIn(values, area)]
    if (there !== wanted) changes.push({ field: stockField(area), before: there, after: wanted, shownBefore: before === null ? '' : String(there), shownAfter: String(wanted) })
  }
  changes.push(...photosChange(before, photos))
  return { faults, changes, needs: needsOf(fields, category, names) }
}

/** How a field is called where a change of it is shown. */
export const fieldTitle = (field: string): string => {
  if (isImportedField(field)) return productFieldNames[field]
  if (field === shelfField) return titleOf('shelf')
  if (field === picturesField) return '图片'
  const area = stockAreas.find((one) => field === stockField(one))
  return area === undefined ? field : titleOf(stockColumns[area])
}

/** What mends a cell. */
export const hintOf = (key: string): string => (key in productColumns ? productColumns[key as keyof typeof productColumns].hint : '')

/** What a product has in a field that a change names. */
export const valueIn = ({ fields, category, isOnShelf, stock, photos }: ProductState, field: string): unknown => {
  if (field === 'CategoryId') return category
  if (isImportedField(field)) return fields[field]
  if (field === shelfField) return isOnShelf
  if (field === picturesField) return photos
  const area = areaOf(field)
  return area === undefined ? null : (stock[area] ?? 0)
}

/** A product with these fields changed. Stock is no part of it: its pieces are moved by themselves. */
export const withChanges = (state: ProductState, changes: readonly Pick<FieldChange, 'field' | 'after'>[]): ProductState => {
  const values = new Map(changes.map(({ field, after }) => [field, after]))
  const fields = Object.fromEntries(changes.filter(({ field }) => isImportedField(field) && field !== 'CategoryId').map(({ field, after }) => [field, after])) as Partial<ProductFields>
  return {
    ...state,
    fields: { ...state.fields, ...fields },
    category: values.has('CategoryId') ? String(values.get('CategoryId')) : state.category,
    photos: (values.get(picturesField) as readonly ProductPhoto[] | undefined) ?? state.photos,
    isOnShelf: values.has(shelfField) ? values.get(shelfField) === true : state.isOnShelf,
  }
}

/** A product as it is, with what changes say, and with what they found. */
export const statesAround = (state: ProductState, changes: readonly FieldChange[]): ProductState[] => [state, withChanges(state, changes), withChanges(state, changes.map(reversed))]

/** What was changed, the other way round. */
export const reversed = ({ field, before, after, shownBefore, shownAfter }: FieldChange): FieldChange => ({ field, before: after, after: before, shownBefore: shownAfter, shownAfter: shownBefore })

/** Before a row says what a product is. */
export const blankProduct = blank

/** The area of a change of stock; undefined for another field. */
export const areaOf = (field: string): StockArea | undefined => stockAreas.find((one) => field === stockField(one))
