import type { ProductField, ProductFields } from '@mall/api/seller/contract'
import { searchTextOf } from '../../catalogue/search/rules.ts'
import type { product } from '../../platform/db/schema/catalogue.ts'
import { toFen, toYuan } from '../../platform/money.ts'

type Row = typeof product.$inferSelect

/** Fields that name rows of other tables. */
type NamingField = 'Brand' | 'CategoryId' | 'Attributes'

type PlainField = Exclude<ProductField, NamingField>

const fenOrNull = (yuan: number | null): number | null => (yuan === null ? null : toFen(yuan))

const yuanOrNull = (fen: number | null): number | null => (fen === null ? null : toYuan(fen))

/** The columns of all fields that name no row of another table. */
export const plainColumnsOf = (fields: ProductFields) => ({
  name: fields.Name,
  model: fields.Model,
  barcode: fields.Barcode,
  unit: fields.Unit,
  packing: fields.Packing,
  units: fields.Units.map(({ Name, Pieces }) => ({ Name, Pieces })),
  packingList: fields.PackingList,
  specs: fields.Specs.map(({ Name, Value }) => ({ name: Name, value: Value })),
  description: fields.Description,
  deliveryText: fields.DeliveryText,
  tags: [...fields.Tags],
  moq: fields.MOQ,
  step: fields.Step,
  maxQty: fields.MaxQty,
  taxBp: Math.round(fields.TaxRate * 10_000),
  taxCode: fields.TaxCode,
  supportsSpecialInvoice: fields.SpecialInvoice,
  marketTiers: fields.Tiers.map(({ MinQty, Price }) => ({ minQty: MinQty, priceFen: toFen(Price) })),
  marketPriceFen: toFen(fields.Tiers[0]?.Price ?? 0),
  costFen: fenOrNull(fields.Cost),
  floorFen: fenOrNull(fields.Floor),
})

type PlainColumn = keyof ReturnType<typeof plainColumnsOf>

/** The columns of each of these fields. */
const columnsOfField: Readonly<Record<PlainField, readonly PlainColumn[]>> = {
  Name: ['name'], Model: ['model'], Barcode: ['barcode'], Unit: ['unit'], Packing: ['packing'], Units: ['units'], PackingList: ['packingList'], Specs: ['specs'], Description: ['description'], DeliveryText: ['deliveryText'], Tags: ['tags'],
  MOQ: ['moq'], Step: ['step'], MaxQty: ['maxQty'], TaxRate: ['taxBp'], TaxCode: ['taxCode'], SpecialInvoice: ['supportsSpecialInvoice'], Tiers: ['marketTiers', 'marketPriceFen'], Cost: ['costFen'], Floor: ['floorFen'],
}

export const isPlainField = (field: ProductField): field is PlainField => field in columnsOfField

/** The columns of some fields alone. */
export const plainColumnsFor = (changed: readonly PlainField[], fields: ProductFields): Partial<ReturnType<typeof plainColumnsOf>> => {
  const all = plainColumnsOf(fields)
  return Object.fromEntries(changed.flatMap((field) => columnsOfField[field].map((column) => [column, all[column]])))
}

/** The fields of a row that name no row of another table. */
export const plainFieldsOf = (row: Row): Omit<ProductFields, NamingField> => ({
  Name: row.name,
  Model: row.model,
  Barcode: row.barcode,
  Unit: row.unit,
  Packing: row.packing,
  // The database keeps the keys in an order of its own, and values are compared as texts.
  Units: row.units.map(({ Name, Pieces }) => ({ Name, Pieces })),
  PackingList: [...row.packingList],
  Specs: row.specs.map(({ name, value }) => ({ Name: name, Value: value })),
  Description: row.description,
  DeliveryText: row.deliveryText,
  Tags: [...row.tags],
  MOQ: row.moq,
  Step: row.step,
  MaxQty: row.maxQty,
  TaxRate: row.taxBp / 10_000,
  TaxCode: row.taxCode,
  SpecialInvoice: row.supportsSpecialInvoice,
  Tiers: row.marketTiers.map(({ minQty, priceFen }) => ({ MinQty: minQty, Price: toYuan(priceFen) })),
  Cost: yuanOrNull(row.costFen),
  Floor: yuanOrNull(row.floorFen),
})

/** What the search reads of a product besides its pinyin. `path` is its category, the first level first. */
export const productSearchText = ({ code, name, model, latinName, path, tags }: { readonly code: string; readonly name: string; readonly model: string; readonly latinName: string; readonly path: readonly string[]; readonly tags: readonly string[] }): string =>
  searchTextOf([name, code, latinName, model, ...path.toReversed(), ...tags])

/** The text of a product whose fields change: what else finds it, which no field has, stays behind what its fields say. */
export const searchTextAfter = (kept: string, fieldsBefore: string, fieldsAfter: string): string =>
  `${fieldsAfter}${kept.startsWith(fieldsBefore) ? kept.slice(fieldsBefore.length) : ''}`
