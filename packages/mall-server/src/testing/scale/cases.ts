import { contract, type CallDefinition, type CallKey, type Schema } from '@mall/api/contract'

/** A request of a call that reads. */
export interface ReadCase {
  readonly key: CallKey
  /** What differs from the plain request. */
  readonly name: string
  readonly input: object
}

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly options?: readonly Schema[]
  readonly values?: readonly unknown[]
  readonly entries?: Readonly<Record<string, unknown>>
}

const definitionOf = (schema: Schema): Definition => schema.def

const bodyOf = (key: CallKey): Readonly<Record<string, Schema>> | null => {
  const { body }: CallDefinition = contract[key]
  return (body && definitionOf(body).shape) ?? null
}

/** These need no input, and write. */
const writes: ReadonlySet<CallKey> = new Set([
  'POST /api/Account/Logout', 'POST /api/Account/EndOtherSessions', 'POST /api/Captcha/Challenge', 'POST /api/DeepSeek/Chat', 'POST /api/Notice/Read',
])

const isOptional = (schema: Schema): boolean => definitionOf(schema).type === 'optional'

/** Lists and files, and whatever else a caller opens without naming a record: home, the workbench, the cart, counts, trees. */
export const readCalls: readonly CallKey[] = (Object.keys(contract) as CallKey[]).filter((key) => {
  const body = bodyOf(key)
  if (body === null || writes.has(key)) return false
  return 'PageIndex' in body || ('mode' in contract[key] && contract[key].mode === 'download' && !('Lines' in body)) || Object.values(body).every(isOptional) || key === 'POST /api/Product/Rank'
})

/** Values that own records have, by the name of their field. */
export type Samples = ReadonlyMap<string, readonly unknown[]>

/** Adds the values of a response. */
export const collectSamples = (samples: Map<string, unknown[]>, body: unknown): void => {
  if (Array.isArray(body)) for (const one of body) collectSamples(samples, one)
  else if (typeof body === 'object' && body !== null) {
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'object') collectSamples(samples, value)
      else if (value !== '' && (samples.get(name)?.length ?? 0) < 50) samples.set(name, [...(samples.get(name) ?? []), value])
    }
  }
}

/** What a filter is called that the field which it is about is not. */
const sourcesOf: Readonly<Record<string, readonly string[]>> = {
  Keyword: ['OrderNo', 'Name', 'CustomerProductName', 'Title'], Product: ['CustomerProductName'], Cid: ['Cid', 'CategoryId'], CategoryId: ['CategoryId', 'Cid'], Point: ['Key'],
}

const constants: Readonly<Record<string, readonly unknown[]>> = {
  StatementNo: ['DZ2026'], BeginTime: ['2026-02-01'], EndTime: ['2026-02-28'], AmountMin: [100], AmountMax: [1_000], PriceMin: [10], PriceMax: [100],
}

/** The values that a field is tried with: each one of an enumeration, else one that a record of the caller has. */
const valuesOf = (name: string, schema: Schema, samples: Samples): readonly unknown[] => {
  const { type, innerType, options, values, entries } = definitionOf(schema)
  if (innerType !== undefined) return valuesOf(name, innerType, samples)
  if (options !== undefined) return options.flatMap((option) => valuesOf(name, option, samples))
  if (type === 'literal') return values ?? []
  if (type === 'enum') return Object.values(entries ?? {})
  if (type === 'boolean') return [true, false]
  const own = constants[name] ?? (sourcesOf[name] ?? [name]).flatMap((source) => samples.get(source) ?? [])
  return own.slice(0, 1)
}

/** The page; what the search finds in memory. */
const noFilters: ReadonlySet<string> = new Set(['PageIndex', 'PageSize', 'SortOrder', 'TopN', 'ImageKey', 'BrandIds', 'Attrs'])

/** They choose among the files of one record, which not every record has. */
const fileChoices: Readonly<Partial<Record<CallKey, readonly string[]>>> = { 'POST /api/Invoice/Download': ['Kind', 'RedId'] }

const isNoFilter = (key: CallKey, name: string): boolean => noFilters.has(name) || fileChoices[key]?.includes(name) === true

/**
 * The plain request of a call, and one for each value of each of its fields: filters, tabs, fields to sort by. A filter that the contract gets is tried too.
 * @throws when a filter has no value to be tried with
 */
export const casesOf = (key: CallKey, base: object, samples: Samples, isThorough: boolean): ReadCase[] => {
  const cases: ReadCase[] = [{ key, name: 'plain', input: base }]
  for (const [name, schema] of Object.entries(bodyOf(key) ?? {})) {
    if (isNoFilter(key, name)) continue
    if (name === 'Widgets') {
      const { innerType } = definitionOf(schema)
      const { element } = (innerType ?? schema).def as unknown as { readonly element: Schema }
      for (const value of valuesOf(name, element, samples)) cases.push({ key, name: String(value), input: { ...base, Widgets: [value] } })
      continue
    }
    if (!isOptional(schema) && !['literal', 'enum'].includes(definitionOf(schema).type)) continue
    const values = valuesOf(name, schema, samples)
    if (values.length === 0) throw new Error(`${key} has a filter ${name}, and there is no value to try it with: add one to cases.ts`)
    for (const value of isThorough ? values : values.slice(-1)) {
      const directions = name === 'SortField' && isThorough ? [{ SortOrder: 'asc' }, { SortOrder: 'desc' }] : [{}]
      for (const direction of directions) cases.push({ key, name: [`${name} ${String(value)}`, ...Object.values(direction)].join(' '), input: { ...base, [name]: value, ...direction } })
    }
  }
  return cases
}
