import type { CallInput } from '@mall/api/contract'
import type { AnyCallKey } from '@mall/api/seller/contract'
import type { AnyFilter, AnyFilters, Choice, Filter, FilterAddress, FilterValues } from './filter.ts'
import { choiceOf, fieldsOf, readValue, textsOf, type AnyValue, type Texts } from './filter-values.ts'

/** Calls that answer with a page of a list. */
type Paged<Key extends AnyCallKey> = CallInput<Key> extends { readonly PageIndex: number; readonly PageSize: number } ? Key : never

export type ListKey = { [Key in AnyCallKey]: Paged<Key> }[AnyCallKey]

/** Calls that answer with a list as a file. */
type ExportKey = Extract<AnyCallKey, `${string}Export`>

/** The filters of a list's call, without page and order. */
export type ListFilters<Key extends ListKey> = Omit<CallInput<Key>, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

type PageSizeOf<Key extends ListKey> = CallInput<Key> extends { readonly PageSize: infer Size extends number } ? Size : never
type SortFieldOf<Body> = Body extends { readonly SortField?: infer Field } ? NonNullable<Field> & string : never
type ChoiceValue<Body, Field extends keyof Body> = Extract<NonNullable<Body[Field]>, string | number>

/** Tabs that narrow a list by one field, with the field's name in the address. */
type Tabs<Body> = {
  [Field in keyof Body & string]: {
    /** Name of the tabs for screen readers. */
    readonly label: string
    readonly param: string
    readonly field: Field
    readonly choices: readonly Choice<ChoiceValue<Body, Field>>[]
    /** Name of the tab that narrows nothing. Without it the first choice is the list's default. */
    readonly all?: string
    /** The list's default beside `all`; then the address of all of them says so. */
    readonly first?: ChoiceValue<Body, Field>
  }
}[keyof Body & string]

type AnyTabs = Tabs<Readonly<Record<string, string | number>>>

/** The order of a list; null is the server's own. */
export interface ListSort<Field extends string = string> {
  readonly field: Field
  readonly order: 'asc' | 'desc'
}

/** What a list is: its filters, its tabs, its orders. */
interface Declaration<Key extends ListKey, Filters, Declared, Field extends string> {
  readonly filters: Filters
  readonly tabs?: Declared
  /** What the orders are called: the server's own, and both directions of each field that can be sorted by. */
  readonly sort: {
    readonly none: string
    readonly fields: { readonly [Name in Field]: { readonly asc: string; readonly desc: string } }
  }
  readonly defaultPageSize: PageSizeOf<Key>
  /** What the call is always asked, whatever is filtered. */
  readonly fixed?: Partial<ListFilters<Key>>
  /** Its rows show prices, also where none of its filters and orders asks for them. */
  readonly showsPrices?: true
  /** The call that answers the same filters as a file. */
  readonly export?: ExportKey
}

type TabOf<Declared> = Declared extends { readonly choices: readonly { readonly value: infer Value }[] } ? Value : never
/** In the address of a list that begins with another tab. */
const allTabs = 'all'

/** Nothing for a list without tabs. */
type TabAddress<Declared> = [Declared] extends [{ readonly param: infer Param extends string }] ? ([Declared] extends [never] ? unknown : { readonly [Name in Param]?: TabOf<Declared> | (Declared extends { readonly first: unknown } ? typeof allTabs : never) | undefined }) : unknown

/** Everything that decides what a list shows. It lives in the address, so that back, reload and a shared link agree. */
export interface ListQuery<Filters = AnyFilters, Tab = string | number, Field extends string = string, PageSize extends number = number> {
  /** Null: all of them. */
  readonly tab: Tab | null
  readonly filters: FilterValues<Filters>
  readonly sort: ListSort<Field> | null
  /** From 1. */
  readonly page: number
  readonly pageSize: PageSize
  /** Key of the row that is looked at beside the list; '' is none. */
  readonly peek: string
}

/** A list as its page needs it. Made by {@link defineList}. Its functions are methods, so that one list is also any list. */
export interface List<
  Key extends ListKey = ListKey,
  Filters = AnyFilters,
  Declared = AnyTabs,
  Field extends string = string,
  Query = ListQuery<Filters, TabOf<Declared>, Field, PageSizeOf<Key>>,
> {
  readonly key: Key
  readonly filters: Filters
  readonly tabs: Declared | undefined
  readonly sort: Declaration<Key, Filters, Declared, Field>['sort']
  readonly exportKey: ExportKey | undefined
  /** Reads an address; what makes no sense in it counts as not there. `saved`: the page size that was chosen last time. */
  parse(search: URLSearchParams, saved?: number | null): Query
  /** The address of a query. Defaults are left out, so that the same list has the same address. */
  format(query: Query, saved?: number | null): URLSearchParams
  /** What the call takes. */
  request(query: Query): CallInput<Key>
  /** What the export takes: the filters that are set, and the tab. */
  body(query: Query): ListFilters<Key>
  /** A change of what is listed begins at the first page; another page, or another row beside it, does not. */
  change(query: Query, change: Partial<Query>): Query
  /** The query with some filters changed, on its first page. */
  filter(query: Query, change: Partial<FilterValues<Filters>>): Query
  /** No filter is set; tab, order and page size stay. */
  clear(query: Query): Query
  /** A filter is set. */
  isFiltered(query: Query): boolean
  /** Something narrows the list: a filter, or a tab that it does not begin with. */
  isNarrowed(query: Query): boolean
  /** The filters as texts, by their names in the address: what fields show and change. */
  draft(query: Query): Texts
  /** The list for a user who sees no prices: without filters by amounts and orders by them. Null when it shows no prices either. */
  withoutPrices(): AnyList | null
  /** The query of the texts, on its first page. Texts are read as an address is, so that both agree. */
  applyDraft(query: Query, draft: Texts): Query
}

/** Any list, for code that serves them all. */
export type AnyList = List<ListKey, AnyFilters, AnyTabs, string, ListQuery>

/** What a link to a list may put in its query. */
export type ListAddress<One> = One extends List<infer Key, infer Filters, infer Declared, infer Field>
  ? FilterAddress<Filters> &
      TabAddress<Declared> & {
        readonly SortField?: Field | undefined
        readonly SortOrder?: 'asc' | 'desc' | undefined
        readonly Page?: number | undefined
        readonly PageSize?: PageSizeOf<Key> | undefined
        readonly Peek?: string | undefined
      }
  : never

/** The query of a list. */
export type QueryOf<One> = One extends { readonly parse: (search: URLSearchParams) => infer Query } ? Query : never

/** Page sizes of every list (specification §9). */
const pageSizes: readonly number[] = [10, 20, 50, 100, 1000]
const lastPage = 1_000_000
const peekMax = 64

const positive = (text: string | null): number | null => {
  const number = Number(text)
  return text !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}

const sizeOf = (text: string | null): number | null => pageSizes.find((size) => String(size) === text) ?? null

/**
 * Declares a list: from its filters come the address, the request, the body of the export, the fields of its page and their problems.
 * @param key the call that answers with a page
 */
export const defineList = <
  const Key extends ListKey,
  const Filters extends Readonly<Record<string, Filter<ListFilters<Key>>>>,
  const Declared extends Tabs<ListFilters<Key>> = never,
  Field extends SortFieldOf<CallInput<Key>> = never,
>(
  key: Key,
  declaration: Declaration<Key, Filters, Declared, Field>,
): List<Key, Filters, Declared, Field> => {
  // Inside, the list is any list: what the names and types of its filters are is checked where it is declared and where it is used.
  const general = declaration as unknown as General
  const listOf = (declared: General) => ({ ...codecOf(declared), key, exportKey: declared.export, ...declared, withoutPrices: () => null })
  return { ...listOf(general), withoutPrices: () => (hasPrices(general) ? listOf(withoutPrices(general)) : null) } as unknown as List<Key, Filters, Declared, Field>
}

type General = Declaration<ListKey, AnyFilters, AnyTabs, string>

const isAmount = (field: string): boolean => field.endsWith('Amount')

const hasPrices = ({ filters, sort, showsPrices }: General): boolean =>
  showsPrices === true || Object.values(filters).some(({ kind }) => kind === 'money') || Object.keys(sort.fields).some(isAmount)

/** Without the filters and orders of amounts. What the sentence says after such a filter, it says after the one before. */
const withoutPrices = ({ filters, sort, ...rest }: General): General => {
  const kept: [string, AnyFilter][] = []
  for (const [name, filter] of Object.entries(filters)) {
    const last = kept.at(-1)
    if (filter.kind !== 'money') kept.push([name, filter])
    else if (last) kept[kept.length - 1] = [last[0], { ...last[1], after: `${last[1].after ?? ''}${filter.after ?? ''}` }]
  }
  return { ...rest, filters: Object.fromEntries(kept), sort: { ...sort, fields: Object.fromEntries(Object.entries(sort.fields).filter(([field]) => !isAmount(field))) } }
}

/** Everything of a list that does not depend on its types. */
const codecOf = ({ filters, tabs, sort, defaultPageSize, fixed }: Declaration<ListKey, AnyFilters, AnyTabs, string>) => {
  const entries: readonly (readonly [string, AnyFilter])[] = Object.entries(filters)
  const valueOf = (query: ListQuery, name: string): AnyValue => (query.filters as Readonly<Record<string, AnyValue>>)[name] ?? null
  const firstTab = tabs?.first ?? (tabs && tabs.all === undefined ? (tabs.choices[0]?.value ?? null) : null)
  const readTab = (text: string | null): string | number | null => {
    if (!tabs || (text === allTabs && tabs.all !== undefined)) return null
    return choiceOf<string | number>(tabs.choices, text) ?? firstTab
  }
  const hasSavedSize = (saved: number | null | undefined) => saved !== null && saved !== undefined && saved !== defaultPageSize

  const readFilters = (get: (param: string) => string) =>
    Object.fromEntries(entries.map(([name, filter]) => [name, readValue(name, filter, get)])) as ListQuery['filters']

  const draft = (query: ListQuery): Texts =>
    Object.assign({}, ...entries.map(([name, filter]) => textsOf(name, filter, valueOf(query, name)))) as Texts

  const parse = (search: URLSearchParams, saved?: number | null): ListQuery => {
    const field = Object.keys(sort.fields).find((known) => known === search.get('SortField'))
    return {
      tab: readTab(tabs ? search.get(tabs.param) : null),
      filters: readFilters((param) => search.get(param) ?? ''),
      sort: field === undefined ? null : { field, order: search.get('SortOrder') === 'asc' ? 'asc' : 'desc' },
      page: Math.min(positive(search.get('Page')) ?? 1, lastPage),
      pageSize: sizeOf(search.get('PageSize')) ?? sizeOf(String(saved)) ?? defaultPageSize,
      peek: (search.get('Peek') ?? '').trim().slice(0, peekMax).trim(),
    }
  }

  const format = (query: ListQuery, saved?: number | null): URLSearchParams => {
    const values: Readonly<Record<string, string | number | null>> = {
      ...(tabs ? { [tabs.param]: query.tab === firstTab ? null : (query.tab ?? allTabs) } : {}),
      ...draft(query),
      SortField: query.sort?.field ?? null,
      SortOrder: query.sort?.order ?? null,
      Page: query.page === 1 ? null : query.page,
      // A size that another browser would not choose by itself belongs into the address.
      PageSize: query.pageSize === defaultPageSize && !hasSavedSize(saved) ? null : query.pageSize,
      Peek: query.peek,
    }
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(values)) if (value !== null && value !== '') search.set(name, String(value))
    return search
  }

  const filterBody = (query: ListQuery) => Object.assign({}, ...entries.map(([name, filter]) => fieldsOf(filter, valueOf(query, name)))) as object

  const body = (query: ListQuery) => ({
    ...fixed,
    ...filterBody(query),
    ...(tabs && query.tab !== null ? { [tabs.field]: query.tab } : {}),
  })

  const clear = (query: ListQuery): ListQuery => ({ ...query, filters: readFilters(() => ''), page: 1, peek: '' })

  return {
    parse,
    format,
    body,
    request: (query: ListQuery) => ({
      ...body(query),
      ...(query.sort ? { SortField: query.sort.field, SortOrder: query.sort.order } : {}),
      PageIndex: query.page,
      PageSize: query.pageSize,
    }),
    change: (query: ListQuery, change: Partial<ListQuery>): ListQuery => {
      if ('peek' in change) return { ...query, ...change }
      return 'page' in change ? { ...query, peek: '', ...change } : { ...query, peek: '', ...change, page: 1 }
    },
    filter: (query: ListQuery, change: object): ListQuery => ({ ...query, filters: { ...query.filters, ...change }, page: 1, peek: '' }),
    clear,
    isFiltered: (query: ListQuery) => Object.keys(filterBody(query)).length > 0,
    isNarrowed: (query: ListQuery) => Object.keys(filterBody(query)).length > 0 || (query.tab !== null && query.tab !== firstTab),
    draft,
    applyDraft: (query: ListQuery, texts: Texts): ListQuery => ({ ...query, filters: readFilters((param) => texts[param] ?? ''), page: 1, peek: '' }),
  }
}
