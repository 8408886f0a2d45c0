import { moneyMax, quantityMax, readQuantity } from '@mall/api/contract'
import { pairMarks, productFieldNames, productLimits, tagsIn, taxRates, type ProductField } from '@mall/api/seller/contract'
import type { StockArea } from '../../catalogue/assortment/stock-areas.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { amount, CellProblem, codeText, compact, filled, positiveInteger, shortText, type CellRule } from '../../platform/imports/cells.ts'
import type { ImportColumn, ImportValues } from '../../platform/imports/columns.ts'

/** A column of the import, with what mends a cell of it. */
interface ProductColumn<Value> extends ImportColumn<Value> {
  readonly hint: string
  readonly example: string
}

/** An empty cell leaves what there is: null. */
const optional =
  <Value>(rule: CellRule<Value>): CellRule<Value | null> =>
  (cell, title) => (cell === '' ? null : rule(cell, title))

/** Digits alone (specification §5). */
const productCodeText: CellRule<string> = (cell, title) => {
  const text = filled(codeText(20))(cell, title)
  if (!/^\d+$/.test(text)) throw new CellProblem(`${title}只能是数字`)
  return text
}

/** Levels of the tree in one cell, such as 一级/二级/三级. */
const categoryPath: CellRule<readonly string[]> = (cell, title) => {
  const levels = cell.split(/[/／>＞]/).map((level) => level.trim())
  if (levels.length !== 3 || levels.includes('')) throw new CellProblem(`${title}须有三级`)
  return levels.map((level) => levelText(level, title))
}

const levelText: CellRule<string> = (cell, title) => {
  if (/[/／>＞]/.test(cell)) throw new CellProblem(`${title}不能含有“/”`)
  return shortText(categoryNameLimit)(cell, title)
}

/** The longest name of a category. */
export const categoryNameLimit = 20

interface Pair {
  readonly Name: string
  readonly Value: string
}

const betweenPairs = new RegExp(`[${pairMarks.next}]`)
const pairPattern = new RegExp(`^([^${pairMarks.value}]+)[${pairMarks.value}](.+)$`)

/** What a cell has one after the other, such as 名称=值. */
const partsOf = (cell: string): string[] => cell.split(betweenPairs).map((row) => row.trim()).filter((row) => row !== '')

/** 名称=值, one after the other. */
const pairs = (most: number, valueLimit: number): CellRule<readonly Pair[]> => (cell, title) => {
  const rows = partsOf(cell)
  if (rows.length > most) throw new CellProblem(`${title}不能超过${most}项`)
  return rows.map((row) => {
    const [, Name = '', Value = ''] = pairPattern.exec(row) ?? []
    if (Name.trim() === '' || Value.trim() === '') throw new CellProblem(`${title}里的“${row.slice(0, 20)}”不是“名称=值”`)
    return { Name: shortText(productLimits.specName)(Name.trim(), `${title}名称`), Value: shortText(valueLimit)(Value.trim(), `${title}的值`) }
  })
}

/** 一件；一件 */
const items: CellRule<readonly string[]> = (cell, title) => {
  const rows = partsOf(cell)
  if (rows.length > productLimits.packingItems) throw new CellProblem(`${title}不能超过${productLimits.packingItems}件`)
  return rows.map((row) => shortText(productLimits.packingItem)(row, `${title}的一件`))
}

const price: CellRule<number> = (cell, title) => {
  const yuan = amount(moneyMax)(cell, title)
  if (yuan === null) throw new CellProblem(`${title}不能为空`)
  return yuan
}

/** 数量:单价, one after the other. */
const tiers: CellRule<readonly { readonly MinQty: number; readonly Price: number }[]> = (cell, title) => {
  const rows = partsOf(cell)
  if (rows.length > productLimits.tiers) throw new CellProblem(`${title}不能超过${productLimits.tiers}档`)
  return rows.map((row) => {
    const [, from, yuan] = pairPattern.exec(row) ?? []
    if (from === undefined || yuan === undefined) throw new CellProblem(`${title}里的“${row.slice(0, 20)}”不是“数量:单价”`)
    return { MinQty: positiveInteger(quantityMax)(from, `${title}的数量`), Price: price(yuan, `${title}的单价`) }
  })
}

/** 13, 13% or 0.13 */
const taxRate: CellRule<number> = (cell, title) => {
  const text = compact(cell)
  const [, number, percent] = /^(\d{1,2}(?:\.\d{1,4})?)(%?)$/.exec(text) ?? []
  const value = Number(number)
  const rate = percent === '%' || value >= 1 ? value / 100 : value
  const known = taxRates.find((one) => Math.abs(one - rate) < 1e-9)
  if (number === undefined || (known === undefined && text !== '1')) throw new CellProblem(`没有这个${title}`)
  return known ?? 0.01
}

/** What empties a list: an empty cell leaves what there is. */
const none = '无'

/** A larger unit of a cell, with the unit that its pieces were typed in: `托=200包`; empty for none. */
interface TypedUnit {
  readonly Name: string
  readonly Pieces: number
  readonly CountedIn: string
}

/** 箱=5；托=200 */
const largerUnits: CellRule<readonly TypedUnit[]> = (cell, title) => {
  const rows = cell === none ? [] : partsOf(cell)
  if (rows.length > productLimits.units) throw new CellProblem(`${title}不能超过${productLimits.units}个`)
  return rows.map((row) => {
    const [, Name = '', count] = pairPattern.exec(row) ?? []
    if (Name.trim() === '' || count === undefined) throw new CellProblem(`${title}里的“${row.slice(0, 20)}”不是“大单位=件数”`)
    const Pieces = positiveInteger(quantityMax)(count.trim(), `${title}的件数`)
    if (Pieces < productLimits.unitPieces) throw new CellProblem(`${title}的件数至少为${productLimits.unitPieces}`)
    return { Name: shortText(productLimits.unit)(Name.trim(), `${title}的名称`), Pieces, CountedIn: readQuantity(count).unit }
  })
}

/** 热销、环保 */
const tags: CellRule<readonly string[]> = (cell, title) => {
  const all = cell === none ? [] : tagsIn(cell)
  if (all.length > productLimits.tags) throw new CellProblem(`${title}不能超过${productLimits.tags}个`)
  return all.map((tag) => shortText(productLimits.tag)(tag, `一个${title}`))
}

const words: Readonly<Record<string, boolean>> = { 是: true, 上架: true, 在售: true, Y: true, YES: true, TRUE: true, 1: true, 否: false, 下架: false, 不上架: false, N: false, NO: false, FALSE: false, 0: false }

const yesOrNo: CellRule<boolean> = (cell, title) => {
  const known = words[compact(cell).toUpperCase()]
  if (known === undefined) throw new CellProblem(`${title}须填“是”或“否”`)
  return known
}

const pieces: CellRule<number> = (cell, title) => (/^0+$/.test(compact(cell)) ? 0 : positiveInteger(quantityMax)(cell, title))

const maximum: CellRule<number | 'none'> = (cell, title) => (compact(cell) === '不限' ? 'none' : positiveInteger(quantityMax)(cell, title))

const column = <Value>(names: readonly [string, ...string[]], read: CellRule<Value>, example: string, hint: string): ProductColumn<Value> => ({ names, read, hint, example })

const stockOf = (place: string, example: string, ...others: readonly string[]) =>
  column([`${place}库存`, ...others], optional(pieces), example, `填写现有件数，0 到 ${quantityMax}`)

/** What a table of products can have. Titles of other systems stand behind our own. */
export const productColumns = {
  code: column(['编码', '商品编码', '产品编码', '货号', '商品编号', 'SKU', 'CODE'], productCodeText, '880001', '填写 1 到 20 位数字，设为文本格式'),
  name: column([productFieldNames.Name, '名称', '品名', '产品名称', '商品名', 'NAME'], optional(shortText(productLimits.name)), '禾笺 原木浆 A4复印纸 70g 500张/包', `填写不超过 ${productLimits.name} 个字的名称`),
  brand: column(['品牌', '牌子', '品牌名称', 'BRAND'], optional(shortText(productLimits.brand)), '禾笺', '填写品牌的名称，与“品牌”里的一致'),
  category: column(['分类', '商品分类', '类目', '类', '类别', 'CATEGORY'], optional(categoryPath), '办公用纸/复印纸/A4复印纸', '写成“一级/二级/三级”'),
  category1: column(['一级分类', '一级类目'], optional(levelText), '', '填写一级分类的名称，或用“分类”一列'),
  category2: column(['二级分类', '二级类目'], optional(levelText), '', '填写二级分类的名称，或用“分类”一列'),
  category3: column(['三级分类', '三级类目'], optional(levelText), '', '填写三级分类的名称，或用“分类”一列'),
  model: column(['型号', '规格型号', 'MODEL'], optional(shortText(productLimits.model)), 'HJ-A470', `填写不超过 ${productLimits.model} 个字的型号`),
  barcode: column(['条码', '条形码', '商品条码', 'EAN', 'BARCODE'], optional(codeText(productLimits.barcode)), '6901234567892', '填写 8 到 14 位数字，设为文本格式'),
  unit: column(['单位', '计量单位', '销售单位', 'UNIT'], optional(shortText(productLimits.unit)), '包', '填写一件的单位，如 包、支、箱'),
  packing: column(['包装规格', '包装', '装箱', '装箱规格', 'PACKING'], optional(shortText(productLimits.packing)), '5包/箱', '填写包装，如 5包/箱'),
  specs: column(['规格', '规格参数', '参数'], optional(pairs(productLimits.specs, productLimits.specValue)), '克重=70g；张数=500张', '写成“名称=值；名称=值”'),
  attributes: column(['属性', '商品属性'], optional(pairs(productLimits.attributes, productLimits.attributeValue)), '规格=A4', '写成“名称=值；名称=值”'),
  description: column(['说明', '描述', '商品描述', '商品说明', '详情', 'DESCRIPTION'], optional(shortText(productLimits.description)), '双面高速打印不卡纸。', `填写不超过 ${productLimits.description} 个字的说明，可以用 Markdown`),
  delivery: column(['送达文字', '到货', '送达', '配送说明'], optional(shortText(productLimits.delivery)), '16:00 前下单，次日送达', `填写不超过 ${productLimits.delivery} 个字的送达文字`),
  moq: column(['起订量', '最小起订', '最小起订量', 'MOQ'], optional(positiveInteger(quantityMax)), '1', '填写正整数，须是递增的倍数'),
  step: column(['递增', '递增量', '起订倍数', '步长', 'STEP'], optional(positiveInteger(quantityMax)), '1', '填写正整数，每单按它的倍数买'),
  max: column(['每单最多', '限购', '最大起订量', '最大购买量', 'MAX'], optional(maximum), '不限', '填写正整数，或“不限”'),
  tax: column(['税率', '税率%', '增值税率'], optional(taxRate), '13%', `填写 ${taxRates.map((rate) => `${Math.round(rate * 100)}%`).join('、')} 之一`),
  price: column(['市场价', '零售价', '价格', '单价', '含税单价', '含税价', 'PRICE'], optional(price), '21.90', '填写大于 0 的数字，最多两位小数，如 117.00'),
  tiers: column(['阶梯价', '价格阶梯', '阶梯'], optional(tiers), '1:21.90；10:20.90', '写成“数量:单价；数量:单价”，数量递增、单价递减，第一档从起订量起'),
  shelf: column(['上架', '是否上架', '在售', '状态'], optional(yesOrNo), '是', '填写“是”或“否”'),
  stock310000: stockOf('上海', '1200', '库存', '华东库存', '现有库存'),
  stock110000: stockOf('北京', '', '华北库存'),
  stock440000: stockOf('广东', '', '华南库存', '广州库存'),
  stock510000: stockOf('四川', '', '西南库存', '成都库存'),
  stock420000: stockOf('湖北', '', '华中库存', '武汉库存'),
  // The cells of an import that waits are kept in the order of the columns: what is new comes last.
  invoice: column([productFieldNames.SpecialInvoice, '专票', '可开专票', '可开专用发票'], optional(yesOrNo), '是', '填写“是”或“否”'),
  packingList: column([productFieldNames.PackingList, '装箱清单', '清单'], optional(items), '复印纸 × 1包；合格证 × 1', '一件接一件，用“；”隔开'),
  cost: column([productFieldNames.Cost, '成本价', '进价', '采购价', 'COST'], optional(price), '14.60', '填写含税成本，大于 0 的数字，最多两位小数'),
  floor: column([productFieldNames.Floor, '最低价', '最低售价', 'FLOOR'], optional(price), '16.00', '填写含税底价，大于 0 的数字，最多两位小数'),
  units: column([productFieldNames.Units, '大单位', '单位换算关系'], optional(largerUnits), '箱=5；托=200', `写成“大单位=件数；大单位=件数”，最多 ${productLimits.units} 个；不要就填“无”`),
  taxCode: column([productFieldNames.TaxCode, '税收编码', '税收分类', '商品和服务税收分类编码'], optional(codeText(productLimits.taxCode)), '1060105040000000000', '填写 19 位数字，设为文本格式'),
  tags: column([productFieldNames.Tags, '商品标签', '标记'], optional(tags), '环保、热销', `最多 ${productLimits.tags} 个，每个不超过 ${productLimits.tag} 个字，用“、”隔开；不要就填“无”`),
} as const

export type ProductColumnKey = keyof typeof productColumns

export type ProductRowValues = ImportValues<typeof productColumns>

export const productColumnKeys = Object.keys(productColumns) as readonly ProductColumnKey[]

export const isProductColumn = (key: string): key is ProductColumnKey => key in productColumns

export const titleOf = (key: ProductColumnKey): string => productColumns[key].names[0]

/** The column whose cell a problem of a field is about. */
export const columnOfField: Readonly<Record<ProductField, ProductColumnKey>> = {
  Name: 'name', Brand: 'brand', CategoryId: 'category', Model: 'model', Barcode: 'barcode', Unit: 'unit', Packing: 'packing', PackingList: 'packingList', Specs: 'specs', Attributes: 'attributes', Description: 'description',
  DeliveryText: 'delivery', MOQ: 'moq', Step: 'step', MaxQty: 'max', TaxRate: 'tax', SpecialInvoice: 'invoice', Tiers: 'price', Cost: 'cost', Floor: 'floor', Units: 'units', TaxCode: 'taxCode', Tags: 'tags',
}

/** The column of the stock of each area. */
export const stockColumns: Readonly<Record<StockArea, ProductColumnKey>> = { 310000: 'stock310000', 110000: 'stock110000', 440000: 'stock440000', 510000: 'stock510000', 420000: 'stock420000' }

const stockKeys: ReadonlySet<string> = new Set(Object.values(stockColumns))

/** The columns that only those may fill in who see costs. */
const costKeys: ReadonlySet<string> = new Set<ProductColumnKey>(['cost', 'floor'])

/** Whether a table says anything of stock: whoever sends it must be allowed to. */
export const hasStock = (keys: readonly (string | null)[]): boolean => keys.some((key) => key !== null && stockKeys.has(key))

/** Whether a table says anything of costs, as `hasStock`. */
export const hasCost = (keys: readonly (string | null)[]): boolean => keys.some((key) => key !== null && costKeys.has(key))

type Allowed = Pick<StaffCaller, 'permissions'>

/** Whether one of the staff may read what a column holds. */
export const seesColumn = ({ permissions }: Allowed, key: string): boolean => permissions.has('cost.view') || !costKeys.has(key)

/** Whether one of the staff who may change products may fill in a column. */
export const fillsColumn = (caller: Allowed, key: string): boolean => seesColumn(caller, key) && (caller.permissions.has('stock.manage') || !stockKeys.has(key))

/** What a new table begins with. */
export const productTemplate = (caller: Allowed) => {
  const keys = productColumnKeys.filter((key) => seesColumn(caller, key))
  return { Titles: keys.map(titleOf), Example: keys.map((key) => productColumns[key].example), Hints: keys.map((key) => productColumns[key].hint) }
}
