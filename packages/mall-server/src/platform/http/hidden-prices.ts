import { isAmountText, isAskedPrice, isPriced, type Schema } from '@mall/api/contract'
import { amountsHidden } from '../money.ts'
import { BusinessError } from './errors.ts'

/** What the schemas of the contract are made of. */
interface Parts {
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
  /** Of a schema that holds itself. */
  readonly getter?: () => Schema
  readonly options?: readonly Schema[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The schemas of what a value is made of, each with its key; a wrapped schema and the option of a union have none. */
const partsOf = (schema: Schema, value: unknown): readonly { readonly key?: string | number; readonly schema: Schema; readonly value: unknown }[] => {
  const { shape, element, innerType, getter, options } = schema.def as unknown as Parts
  if (element !== undefined && Array.isArray(value)) return value.map((one, key) => ({ key, schema: element, value: one }))
  if (shape !== undefined && isRecord(value)) return Object.entries(shape).map(([key, one]) => ({ key, schema: one, value: value[key] }))
  if (value === null || value === undefined) return []
  const inner = innerType ?? getter?.() ?? options?.find((one) => one.safeParse(value).success)
  return inner === undefined ? [] : [{ schema: inner, value }]
}

/** What a user who sees no prices receives of a response: what the contract calls priced is null, and sentences name no amounts. */
export const withoutPrices = (schema: Schema, value: unknown): unknown => {
  if (value === undefined) return undefined
  if (isPriced(schema)) return null
  if (isAmountText(schema)) return typeof value === 'string' ? amountsHidden(value) : value
  const parts = partsOf(schema, value)
  const [first] = parts
  if (first !== undefined && first.key === undefined) return withoutPrices(first.schema, value)
  if (Array.isArray(value)) return parts.map((part) => withoutPrices(part.schema, part.value))
  if (!isRecord(value)) return value
  // A key that the contract does not know is not sent.
  return Object.fromEntries(parts.filter((part) => part.value !== undefined).map((part) => [part.key, withoutPrices(part.schema, part.value)]))
}

const sortFields: ReadonlySet<unknown> = new Set(['SortBy', 'SortField'])

const asks = (schema: Schema, value: unknown): boolean =>
  value !== undefined &&
  (isAskedPrice(schema) ||
    partsOf(schema, value).some((part) => (sortFields.has(part.key) && /price|amount/i.test(String(part.value))) || asks(part.schema, part.value)))

/**
 * Keeps a user who sees no prices from learning them by filters, by the order of a list, or by what is refused.
 * @throws BusinessError `PRICE_HIDDEN`
 */
export const refusePriceQuestions = (schema: Schema | undefined, input: unknown): void => {
  if (schema !== undefined && asks(schema, input)) throw new BusinessError('PRICE_HIDDEN', '价格不可见，不能按价格筛选、排序或申请')
}
