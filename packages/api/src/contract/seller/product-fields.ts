import * as z from 'zod/mini'
import { hasTwoDecimals, id, moneyMax, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { isReadUnit, isSameUnit, largerUnitProblem, largerUnitsText, unitKey } from '../larger-units.ts'
import { quantityMax } from '../quantity-max.ts'

/** The longest texts and the most rows of a product. */
export const productLimits = {
  name: 100, brand: 40, model: 50, barcode: 14, unit: 8, packing: 50, packingItem: 60, packingItems: 20, specName: 20, specValue: 200, specs: 40, attributes: 20, attributeValue: 50, description: 20_000, delivery: 60, tiers: 20, units: 4, unitPieces: 2, taxCode: 19, tag: 6, tags: 5,
} as const

/** Rates of the value added tax, 0.13 is 13 %, the usual one first. */
export const taxRates = [0.13, 0.09, 0.06, 0.03, 0.01, 0] as const

/** 13% */
export const taxRateText = (rate: number): string => `${Math.round(rate * 100)}%`

/** A price that can be asked: from one fen on, at most two decimals. */
export const askablePrice = z.number().check(z.minimum(0.01), z.maximum(moneyMax), z.refine(hasTwoDecimals, 'at most two decimals'))

const pieces = z.int().check(z.positive(), z.maximum(quantityMax))

/** What parts the pairs 名称=值 in a cell of a table: a name from its value, and one pair from the next. */
export const pairMarks = { value: '=＝:：', next: ';；|' } as const

const hasMark = (text: string, marks: string): boolean => [...marks].some((mark) => text.includes(mark))

/** Why an attribute cannot be called so, null when it can: a table could not name it. */
export const attributeNameProblem = (name: string): string | null => (hasMark(name, pairMarks.value + pairMarks.next) ? '属性名称不能含有“=”“：”“；”或“|”' : null)

/** Why a value of an attribute cannot be so, null when it can. It ends where the next pair begins alone, so that it may be 16:9. */
export const attributeValueProblem = (value: string): string | null => (hasMark(value, pairMarks.next) ? '属性的值不能含有“；”或“|”' : null)

/** What parts tags, in a cell of a table and where they are typed. */
export const tagMarks = ',，、;；|'

const betweenTags = new RegExp(`[\\s${tagMarks}]+`)

/** The tags of a text: 热销、环保. */
export const tagsIn = (text: string): string[] => text.split(betweenTags).filter((tag) => tag !== '')

/** Tags as they are typed and shown. */
export const tagsText = (tags: readonly string[]): string => tags.join('、')

const pair = (name: number, value: number) => z.object({ Name: field(text(name), 'Name, as shown.'), Value: field(text(value), 'Value, as shown.') })

/** What people fill in of a product. A value that passes here may be kept in a draft; `productProblems` decides what may be published. */
export const productFields = named(
  'ProductFields',
  'What people fill in of a product.',
  z.object({
    Name: field(text(productLimits.name), 'Name.'),
    Brand: field(text(productLimits.brand), 'Name of the brand; one that is new is made.'),
    CategoryId: field(id, 'Category of the third level.'),
    Model: field(text(productLimits.model), 'Model; empty for none.'),
    Barcode: field(text(productLimits.barcode), 'Barcode, 8 to 14 digits; empty for none.'),
    Unit: field(text(productLimits.unit), 'Unit of a piece, such as 包.'),
    Packing: field(text(productLimits.packing), '包装规格, such as 5包/箱; empty for none.'),
    Units: field(
      z.array(z.object({ Name: field(text(productLimits.unit), 'Name, such as 箱.'), Pieces: field(z.int().check(z.minimum(productLimits.unitPieces), z.maximum(quantityMax)), 'Pieces in one of it.') })).check(z.maxLength(productLimits.units)),
      '单位换算: larger units, each with the pieces that it holds.',
    ),
    PackingList: field(z.array(text(productLimits.packingItem)).check(z.maxLength(productLimits.packingItems)), '包装清单.'),
    Specs: field(z.array(pair(productLimits.specName, productLimits.specValue)).check(z.maxLength(productLimits.specs)), 'Specifications, in their order.'),
    Attributes: field(z.array(pair(productLimits.specName, productLimits.attributeValue)).check(z.maxLength(productLimits.attributes)), 'What lists are narrowed by: an attribute that there is, with a value, which may be new.'),
    Description: field(text(productLimits.description), 'Markdown; HTML in it is sanitised when it is shown.'),
    DeliveryText: field(text(productLimits.delivery), 'What buyers read about the delivery.'),
    Tags: field(z.array(text(productLimits.tag)).check(z.maxLength(productLimits.tags)), '标签: words that buyers see at the product, and by which it is found.'),
    MOQ: field(pieces, 'Smallest order.'),
    Step: field(pieces, 'Orders are multiples of it.'),
    MaxQty: field(z.nullable(pieces), 'Largest order; null for none.'),
    TaxRate: field(z.number().check(z.minimum(0), z.maximum(1)), 'Tax rate: 0.13 is 13 %.'),
    TaxCode: field(text(productLimits.taxCode), '税收分类编码, 19 digits; empty where nobody said it.'),
    SpecialInvoice: field(z.boolean(), 'Whether a special invoice (专票) can be issued.'),
    Tiers: field(
      z.array(z.object({ MinQty: field(pieces, 'From this quantity on.'), Price: field(askablePrice, 'Price of a piece, tax included.') })).check(z.maxLength(productLimits.tiers)),
      'Market prices by quantity.',
    ),
    Cost: field(z.nullable(askablePrice), '成本, tax included; null when it is not known.'),
    Floor: field(z.nullable(askablePrice), '底价, tax included: a lower price needs an approval; null for none of its own.'),
  }),
)

export type ProductFields = z.output<typeof productFields>

export type ProductField = keyof ProductFields

/** How each field is called, in the order of the form. */
export const productFieldNames: Readonly<Record<ProductField, string>> = {
  Name: '商品名称', Brand: '品牌', CategoryId: '分类', Model: '型号', Barcode: '条码', Unit: '单位', Packing: '包装规格', Units: '单位换算', PackingList: '包装清单', Specs: '规格', Attributes: '属性', Description: '说明',
  DeliveryText: '送达文字', Tags: '标签', MOQ: '起订量', Step: '递增', MaxQty: '每单最多', TaxRate: '税率', TaxCode: '税收分类编码', SpecialInvoice: '专用发票', Tiers: '价格与阶梯', Cost: '成本', Floor: '底价',
}

/** Every field, in the order of the form. */
export const productFieldOrder = Object.keys(productFieldNames) as readonly ProductField[]

/** What a product has where nothing is said. */
export const emptyProductFields: Omit<ProductFields, 'Name' | 'Brand' | 'CategoryId' | 'Unit' | 'Tiers'> = {
  Model: '', Barcode: '', Packing: '', Units: [], PackingList: [], Specs: [], Attributes: [], Description: '', DeliveryText: '', Tags: [], MOQ: 1, Step: 1, MaxQty: null, TaxRate: taxRates[0], TaxCode: '', SpecialInvoice: true, Cost: null, Floor: null,
}

/** Why a product cannot be published as it is, at the field that has to change. */
export interface ProductProblem {
  readonly Field: ProductField
  readonly Message: string
}

/** The place of the first one that is not unique; -1 when all are. */
const repeated = (names: readonly string[]): number => names.findIndex((name, at) => names.indexOf(name) < at)

const pairsProblem = (rows: readonly { readonly Name: string; readonly Value: string }[], what: string, areNamesUnique: boolean): string | null => {
  const bare = rows.findIndex(({ Name, Value }) => Name.trim() === '' || Value.trim() === '')
  if (bare >= 0) return `第 ${bare + 1} 项${what}的名称和值都要填`
  const twice = repeated(rows.map(({ Name, Value }) => (areNamesUnique ? Name.trim() : `${Name.trim()}\n${Value.trim()}`)))
  return twice < 0 ? null : `${what}“${rows[twice]?.Name.trim() ?? ''}”重复了`
}

const required = (value: string, name: string): string | null => (value.trim() === '' ? `请填写${name}` : null)

const wholeSteps = (quantity: number, step: number): boolean => quantity % step === 0

/** For each field, what is wrong with its value beside the others; null when nothing is. Lengths and formats of the wire have been checked. */
const problemOf: { readonly [Field in ProductField]: (fields: ProductFields) => string | null } = {
  Name: ({ Name }) => required(Name, '商品名称'),
  Brand: ({ Brand }) => required(Brand, '品牌'),
  CategoryId: () => null,
  Model: () => null,
  Barcode: ({ Barcode }) => (/^(?:\d{8,14})?$/.test(Barcode.trim()) ? null : '条码是 8 到 14 位数字'),
  Unit: ({ Unit }) => required(Unit, '单位'),
  Packing: () => null,
  Units: ({ Units, Unit, Packing }) => {
    const names = Units.map(({ Name }) => Name.trim())
    const bare = names.indexOf('')
    if (bare >= 0) return `第 ${bare + 1} 个大单位的名称要填`
    const unread = names.find((name) => !isReadUnit(name))
    if (unread !== undefined) return `大单位“${unread}”须是 1 到 4 个汉字或字母，如“箱”：客户下单时才认得出`
    if (names.some((name) => isSameUnit(name, Unit))) return `“${Unit.trim()}”是一件的单位，不用换算`
    const twice = repeated(names.map(unitKey))
    return twice < 0 ? largerUnitProblem({ unit: Unit, packing: Packing, units: Units }) : `大单位“${names[twice] ?? ''}”重复了`
  },
  PackingList: ({ PackingList }) => (PackingList.some((item) => item.trim() === '') ? '包装清单里有空行' : null),
  Specs: ({ Specs }) => pairsProblem(Specs, '规格', true),
  Attributes: ({ Attributes }) => {
    const [marked] = Attributes.flatMap(({ Name, Value }) => attributeNameProblem(Name) ?? attributeValueProblem(Value) ?? [])
    return marked ?? pairsProblem(Attributes, '属性', false)
  },
  Description: () => null,
  DeliveryText: () => null,
  Tags: ({ Tags }) => {
    if (Tags.some((tag) => tag.trim() === '')) return '标签里有空的'
    if (Tags.some((tag) => tagsIn(tag).length > 1 || hasMark(tag, tagMarks))) return '一个标签里不能有空格、顿号、逗号或分号'
    const twice = repeated(Tags.map((tag) => tag.trim()))
    return twice < 0 ? null : `标签“${Tags[twice]?.trim() ?? ''}”重复了`
  },
  MOQ: ({ MOQ, Step }) => (wholeSteps(MOQ, Step) ? null : `起订量须是递增 ${Step} 的倍数`),
  Step: () => null,
  MaxQty: ({ MaxQty, MOQ, Step }) => {
    if (MaxQty === null) return null
    if (MaxQty < MOQ) return '每单最多不能小于起订量'
    return wholeSteps(MaxQty, Step) ? null : `每单最多须是递增 ${Step} 的倍数`
  },
  TaxRate: ({ TaxRate }) => (taxRates.some((rate) => rate === TaxRate) ? null : '没有这个税率'),
  TaxCode: ({ TaxCode }) => (/^(?:\d{19})?$/.test(TaxCode.trim()) ? null : '税收分类编码是 19 位数字'),
  SpecialInvoice: () => null,
  Tiers: ({ Tiers, MOQ }) => {
    const [first] = Tiers
    if (first === undefined) return '请填写市场价'
    if (first.MinQty !== MOQ) return `第一档须从起订量 ${MOQ} 起`
    if (Tiers.some(({ MinQty }, at) => at > 0 && MinQty <= (Tiers[at - 1]?.MinQty ?? 0))) return '各档数量须递增'
    return Tiers.some(({ Price }, at) => at > 0 && Price > (Tiers[at - 1]?.Price ?? Price)) ? '阶梯价须随数量递减' : null
  },
  Cost: () => null,
  Floor: () => null,
}

/** What has to change before a product can be published, in the order of the form. The one rule of the form, of publishing and of imports. */
export const productProblems = (fields: ProductFields): ProductProblem[] =>
  productFieldOrder.flatMap((Field) => {
    const Message = problemOf[Field](fields)
    return Message === null ? [] : [{ Field, Message }]
  })

const tiersText = (tiers: ProductFields['Tiers'], unit: string): string => tiers.map(({ MinQty, Price }) => `${MinQty} ${unit}起 ${Price.toFixed(2)}`).join('，')

const pairsText = (rows: readonly { readonly Name: string; readonly Value: string }[]): string => rows.map(({ Name, Value }) => `${Name} ${Value}`).join('；')

const amountText = (yuan: number | null): string => (yuan === null ? '' : yuan.toFixed(2))

/** How a value is read in differences and in the history; empty for none. `categoryName` says the path of a category. */
export const productFieldText = (fields: ProductFields, name: ProductField, categoryName: (id: number) => string): string => {
  const texts: { readonly [Field in ProductField]: () => string } = {
    Name: () => fields.Name,
    Brand: () => fields.Brand,
    CategoryId: () => categoryName(fields.CategoryId),
    Model: () => fields.Model,
    Barcode: () => fields.Barcode,
    Unit: () => fields.Unit,
    Packing: () => fields.Packing,
    Units: () => largerUnitsText(fields.Unit, fields.Units),
    PackingList: () => fields.PackingList.join('；'),
    Specs: () => pairsText(fields.Specs),
    Attributes: () => pairsText(fields.Attributes),
    Description: () => fields.Description,
    DeliveryText: () => fields.DeliveryText,
    Tags: () => tagsText(fields.Tags),
    MOQ: () => `${fields.MOQ} ${fields.Unit}`,
    Step: () => `${fields.Step} ${fields.Unit}`,
    MaxQty: () => (fields.MaxQty === null ? '不限' : `${fields.MaxQty} ${fields.Unit}`),
    TaxRate: () => taxRateText(fields.TaxRate),
    TaxCode: () => fields.TaxCode,
    SpecialInvoice: () => (fields.SpecialInvoice ? '可开' : '不可开'),
    Tiers: () => tiersText(fields.Tiers, fields.Unit),
    Cost: () => amountText(fields.Cost),
    Floor: () => amountText(fields.Floor),
  }
  return texts[name]()
}

/** Whether two values of a field are the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const tidy = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(tidy)
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, tidy(each)])) : value
}

/** Values as they are kept: texts without blanks around them. */
export const tidyFields = <Values extends { readonly [Field in ProductField]?: ProductFields[Field] | undefined }>(values: Values): Values => tidy(values) as Values
