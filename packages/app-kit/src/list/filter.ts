/** Fields of a request body that take any value of a type. */
type FieldsTaking<Body, Value> = { [Field in keyof Body]-?: Value extends NonNullable<Body[Field]> ? Field : never }[keyof Body] & string

/** What the sentence of filters says of one of them. */
interface FilterWords {
  /** Name of the filter, e.g. 下单时间. */
  readonly label: string
  /** What its blank says while it is not set, e.g. 任何时间. */
  readonly any: string
  /** Words of the sentence before the blank and after it. */
  readonly before?: string
  readonly after?: string
}

interface Ranged<Field> {
  /** Names of the two limits in the address. */
  readonly params: readonly [string, string]
  /** Fields of the two limits in the request. */
  readonly fields: readonly [Field, Field]
}

/** Part of a text. `max`: the longest text that the call takes. */
export interface TextFilter<Body> extends FilterWords {
  readonly kind: 'text'
  readonly field: FieldsTaking<Body, string>
  readonly max: number
  readonly placeholder?: string
  /** It stands as a search field at the end of the sentence. One filter of a list can. */
  readonly search?: true
  /** It stands in the address alone: a part of the page sets it. */
  readonly hidden?: true
}

/** Part of a person's name. */
export interface PersonFilter<Body> extends FilterWords {
  readonly kind: 'person'
  readonly field: FieldsTaking<Body, string>
  readonly max: number
}

/** One value of an enumeration of the contract. */
export type ChoiceFilter<Body> = {
  [Field in keyof Body & string]: FilterWords & {
    readonly kind: 'choice'
    readonly field: Field
    readonly choices: readonly Choice<Extract<NonNullable<Body[Field]>, string | number>>[]
  }
}[keyof Body & string]

/** A value with its Chinese name. */
export interface Choice<Value extends string | number = string | number> {
  readonly value: Value
  readonly label: string
}

/** Days from and to, `YYYY-MM-DD`, both included. */
export interface DaysFilter<Body> extends FilterWords, Ranged<FieldsTaking<Body, string>> {
  readonly kind: 'days'
  /** Chosen as months, at most so many. */
  readonly months?: number
}

/** Amounts from and to, in yuan. */
export interface MoneyFilter<Body> extends FilterWords, Ranged<FieldsTaking<Body, number>> {
  readonly kind: 'money'
}

/** A department of the tree. */
export interface DepartmentFilter<Body> extends FilterWords {
  readonly kind: 'department'
  readonly field: FieldsTaking<Body, number>
}

/** A node of one of the trees that the page brings, by its number. */
export interface NodeFilter<Body> extends FilterWords {
  readonly kind: 'node'
  readonly field: FieldsTaking<Body, number>
  /** Name of the tree. */
  readonly tree: string
  /** It is left out while there is nothing to choose. */
  readonly hidesAlone?: true
}

/** A filter of a list whose call takes `Body`. A field that the call does not take is a type error. */
export type Filter<Body> =
  | TextFilter<Body>
  | PersonFilter<Body>
  | ChoiceFilter<Body>
  | DaysFilter<Body>
  | MoneyFilter<Body>
  | DepartmentFilter<Body>
  | NodeFilter<Body>

/** A filter of any list, for code that serves them all. */
export type AnyFilter = Filter<Readonly<Record<string, string | number>>>

/** Filters by name. A filter of one value is called in the address as it is here. */
export type AnyFilters = Readonly<Record<string, AnyFilter>>

/** Days that limit a list; '' is no limit. */
export interface Days {
  readonly start: string
  readonly end: string
}

/** Yuan that limit a list; null is no limit. */
export interface Amounts {
  readonly min: number | null
  readonly max: number | null
}

type ChoiceOf<One> = One extends { readonly choices: readonly { readonly value: infer Value }[] } ? Value : never

interface Values {
  readonly text: string
  readonly person: string
  readonly days: Days
  readonly money: Amounts
  readonly department: number | null
  readonly node: number | null
}

/** The value of a filter. */
export type FilterValue<One> = One extends { readonly kind: 'choice' }
  ? ChoiceOf<One> | null
  : One extends { readonly kind: infer Kind extends keyof Values }
    ? Values[Kind]
    : never

/** The values of all filters of a list. */
export type FilterValues<Filters> = { readonly [Name in keyof Filters]: FilterValue<Filters[Name]> }

interface Texts {
  readonly text: string
  readonly person: string
  readonly days: string
  readonly money: number
  readonly department: number
  readonly node: number
}

type Wire<One> = One extends { readonly kind: 'choice' }
  ? ChoiceOf<One>
  : One extends { readonly kind: infer Kind extends keyof Texts }
    ? Texts[Kind]
    : never

type ParamsOf<Name, One> = One extends { readonly params: readonly [infer Low extends string, infer High extends string] } ? Low | High : Name

type AllParams<Filters> = { [Name in keyof Filters]: ParamsOf<Name, Filters[Name]> }[keyof Filters] & string

type OwnerOf<Filters, Param> = { [Name in keyof Filters]: Param extends ParamsOf<Name, Filters[Name]> ? Filters[Name] : never }[keyof Filters]

/** What a link may put in the query for the filters. */
export type FilterAddress<Filters> = { readonly [Param in AllParams<Filters>]?: Wire<OwnerOf<Filters, Param>> | undefined }
