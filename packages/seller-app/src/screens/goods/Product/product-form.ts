import { quantityMax } from '@mall/api/contract'
import {
  isSameValue, productFieldNames, productFieldOrder, productLimits, productProblems, tagsIn, tagsText, tidyFields, type ProductField, type ProductFields, type ProductProblem, type SellerProductDetail,
} from '@mall/api/seller/contract'
import { parseNumber } from '@mall/ui/number-range'

export interface Pair {
  readonly Name: string
  readonly Value: string
}

export interface TypedUnit {
  readonly Name: string
  readonly Pieces: string
}

export interface TypedTier {
  readonly MinQty: string
  readonly Price: string
}

/** The fields as they are typed: numbers are texts, so that nothing that was typed is lost. */
export interface TypedFields extends Omit<ProductFields, 'MOQ' | 'Step' | 'MaxQty' | 'Tiers' | 'Cost' | 'Floor' | 'PackingList' | 'Units' | 'Tags'> {
  readonly PackingList: string
  readonly Units: readonly TypedUnit[]
  readonly Tags: string
  readonly MOQ: string
  readonly Step: string
  readonly MaxQty: string
  readonly Tiers: readonly TypedTier[]
  readonly Cost: string
  readonly Floor: string
}

const priceText = (yuan: number): string => yuan.toFixed(2)

const orEmpty = (value: number | null, text: (value: number) => string): string => (value === null ? '' : text(value))

export const typedOf = (fields: ProductFields): TypedFields => ({
  ...fields,
  PackingList: fields.PackingList.join('\n'),
  Units: fields.Units.map(({ Name, Pieces }) => ({ Name, Pieces: String(Pieces) })),
  Tags: tagsText(fields.Tags),
  MOQ: String(fields.MOQ),
  Step: String(fields.Step),
  MaxQty: orEmpty(fields.MaxQty, String),
  Tiers: fields.Tiers.map(({ MinQty, Price }) => ({ MinQty: String(MinQty), Price: priceText(Price) })),
  Cost: orEmpty(fields.Cost, priceText),
  Floor: orEmpty(fields.Floor, priceText),
})

const pieces = (text: string, min = 1): number | null => parseNumber(text, { min, max: quantityMax }).value

const yuan = (text: string): number | null => parseNumber(text, { decimals: 2, min: 0.01, max: 9_999_999_999.99 }).value

type Read = { readonly [Field in ProductField]?: string }

const longest: { readonly [Field in ProductField]?: number } = {
  Name: productLimits.name, Brand: productLimits.brand, Model: productLimits.model, Barcode: productLimits.barcode, Unit: productLimits.unit, Packing: productLimits.packing, Description: productLimits.description, DeliveryText: productLimits.delivery, TaxCode: productLimits.taxCode,
}

const wholeWords = '请填写 1 到 999,999 的整数'
const priceWords = '请填写价格，最多两位小数'

const linesOf = (text: string): string[] => (text.trim() === '' ? [] : text.trim().split('\n').map((line) => line.trim()))

/** What of the typed cannot be read at all, by field: it cannot be kept in a draft either. */
const unreadable = (typed: TypedFields): Read => {
  const lengths = productFieldOrder.flatMap((name) => {
    const [most, text] = [longest[name], typed[name]]
    return most !== undefined && typeof text === 'string' && text.trim().length > most ? [[name, `${productFieldNames[name]}最多 ${most} 字`] as const] : []
  })
  const items = linesOf(typed.PackingList)
  const pairs = (rows: readonly Pair[], value: number) => (rows.some(({ Name, Value }) => Name.trim().length > productLimits.specName || Value.trim().length > value) ? `名称最多 ${productLimits.specName} 字，值最多 ${value} 字` : null)
  const checks: readonly (readonly [ProductField, string | null])[] = [
    ['PackingList', items.length > productLimits.packingItems || items.some((item) => item.length > productLimits.packingItem) ? `最多 ${productLimits.packingItems} 行，每行最多 ${productLimits.packingItem} 字` : null],
    ['Units', unitsProblem(typed.Units)],
    ['Tags', tagsProblem(tagsIn(typed.Tags))],
    ['Specs', pairs(typed.Specs, productLimits.specValue)],
    ['Attributes', pairs(typed.Attributes, productLimits.attributeValue)],
    ['MOQ', pieces(typed.MOQ) === null ? wholeWords : null],
    ['Step', pieces(typed.Step) === null ? wholeWords : null],
    ['MaxQty', typed.MaxQty.trim() !== '' && pieces(typed.MaxQty) === null ? `${wholeWords}，不限就留空` : null],
    ['Tiers', tiersProblem(typed.Tiers)],
    ['Cost', typed.Cost.trim() !== '' && yuan(typed.Cost) === null ? priceWords : null],
    ['Floor', typed.Floor.trim() !== '' && yuan(typed.Floor) === null ? priceWords : null],
  ]
  return Object.fromEntries([...lengths, ...checks.filter(([, words]) => words !== null)]) as Read
}

/** A row in which nothing was typed yet is none. */
const isBlank = ({ Name, Pieces }: TypedUnit): boolean => Name.trim() === '' && Pieces.trim() === ''

const isUnreadable = ({ Name, Pieces }: TypedUnit): boolean => Name.trim().length > productLimits.unit || pieces(Pieces, productLimits.unitPieces) === null

const unitsProblem = (units: readonly TypedUnit[]): string | null => {
  const at = units.findIndex((unit) => !isBlank(unit) && isUnreadable(unit))
  return at < 0 ? null : `第 ${at + 1} 个大单位：名称最多 ${productLimits.unit} 字，件数是 ${productLimits.unitPieces} 到 999,999 的整数`
}

const tagsProblem = (tags: readonly string[]): string | null =>
  tags.length > productLimits.tags || tags.some((tag) => tag.length > productLimits.tag) ? `最多 ${productLimits.tags} 个标签，每个最多 ${productLimits.tag} 字` : null

const tiersProblem = (tiers: readonly TypedTier[]): string | null => {
  // The quantity of the first is the smallest order, and said there.
  const quantity = tiers.findIndex(({ MinQty }, at) => at > 0 && pieces(MinQty) === null)
  if (quantity >= 0) return `第 ${quantity + 1} 档数量：${wholeWords}`
  const price = tiers.findIndex(({ Price }) => yuan(Price) === null)
  return price < 0 ? null : `第 ${price + 1} 档：${priceWords}`
}

export interface ReadForm {
  /** Null while something cannot be read. */
  readonly fields: ProductFields | null
  /** What cannot be read: nothing is kept before it is mended. */
  readonly errors: Read
  /** What has to change before it can be published: the errors, then what `productProblems` says. */
  readonly problems: readonly ProductProblem[]
}

/** The typed as fields, with what is wrong. The first tier begins where the smallest order does. */
export const readForm = (typed: TypedFields): ReadForm => {
  const errors = unreadable(typed)
  const broken = Object.entries(errors).map(([Field, Message]) => ({ Field: Field as ProductField, Message }))
  if (broken.length > 0) return { fields: null, errors, problems: broken }
  const MOQ = pieces(typed.MOQ) ?? 1
  const fields = tidyFields<ProductFields>({
    ...typed,
    PackingList: linesOf(typed.PackingList),
    Units: typed.Units.filter((unit) => !isBlank(unit)).map(({ Name, Pieces }) => ({ Name, Pieces: pieces(Pieces) ?? productLimits.unitPieces })),
    Tags: tagsIn(typed.Tags),
    MOQ,
    Step: pieces(typed.Step) ?? 1,
    MaxQty: pieces(typed.MaxQty),
    Tiers: typed.Tiers.map(({ MinQty, Price }, at) => ({ MinQty: at === 0 ? MOQ : (pieces(MinQty) ?? 1), Price: yuan(Price) ?? 0 })),
    Specs: [...typed.Specs],
    Attributes: [...typed.Attributes],
    Cost: yuan(typed.Cost),
    Floor: yuan(typed.Floor),
  })
  return { fields, errors, problems: productProblems(fields) }
}

/** What a draft makes of a product: what buyers will see. */
export const draftedFields = ({ Fields, Draft }: Pick<SellerProductDetail, 'Fields' | 'Draft'>): ProductFields => ({ ...Fields, ...(Draft?.Values as Partial<ProductFields> | undefined) })

/** Fields that differ, in the order of the form. */
export const differing = (one: ProductFields, other: ProductFields): ProductField[] => productFieldOrder.filter((name) => !isSameValue(one[name], other[name]))

/** Those fields with their values: a draft. */
export const pickFields = (fields: ProductFields, names: readonly ProductField[]): Partial<ProductFields> => Object.fromEntries(names.map((name) => [name, fields[name]]))

/** A field that somebody else saved while it was typed in here. */
export interface Meanwhile {
  readonly field: ProductField
  /** It was changed here too: somebody has to choose. */
  readonly isMine: boolean
}

/**
 * What others saved since the form was begun.
 * @param base What the form was begun with.
 * @param theirs What is saved now.
 * @param typed Fields that were changed here.
 */
export const savedMeanwhile = (base: ProductFields, theirs: ProductFields, typed: Partial<TypedFields>): Meanwhile[] => {
  const now = typedOf(theirs)
  return differing(base, theirs).map((field) => ({ field, isMine: field in typed && !isSameValue(typed[field], now[field]) }))
}
