import type { ProductListRequest } from '@mall/api/contract'

export const sortOptions = [
  { value: 'default', label: '综合' },
  { value: 'sales', label: '销量' },
  { value: 'priceAsc', label: '价格↑' },
  { value: 'priceDesc', label: '价格↓' },
  { value: 'newest', label: '最新' },
] as const

export type SortBy = (typeof sortOptions)[number]['value']

/** Whether an order reveals which product costs more. */
export const isPriceSort = (sortBy: SortBy): boolean => sortBy === 'priceAsc' || sortBy === 'priceDesc'

/**
 * Everything that decides what the list shows; lives in the address, so that back, reload and a shared link agree. It is not on the list
 * kernel: brands and attributes hold several values, an order is one name, and the facets to choose from come with the response.
 */
export interface ListQuery {
  readonly keyword: string
  readonly categoryId: number | null
  readonly imageKey: string
  readonly brandIds: readonly number[]
  readonly attrs: readonly { readonly id: number; readonly values: readonly string[] }[]
  readonly priceMin: number | null
  readonly priceMax: number | null
  readonly onlyInStock: boolean
  readonly onlyAgreed: boolean
  readonly sortBy: SortBy
  readonly view: View
  readonly page: number
  readonly pageSize: PageSize
}

type PageSize = ProductListRequest['PageSize']
const pageSizes: readonly PageSize[] = [10, 20, 50, 100, 1000]
const defaultPageSize: PageSize = 20
const keywordMax = 100
const manyMax = 50

const positive = (text: string | null): number | null => {
  const number = Number(text)
  return text !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** Yuan with at most two decimals, not negative; anything else is no limit. */
const yuan = (text: string | null): number | null => (text !== null && /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : null)

const isPageSize = (size: number | null): size is PageSize => pageSizes.some((known) => known === size)

const parseAttrs = (texts: readonly string[]): ListQuery['attrs'] => {
  const found = new Map<number, string[]>()
  for (const text of texts.slice(0, manyMax)) {
    const colon = text.indexOf(':')
    const id = positive(text.slice(0, colon))
    const value = text.slice(colon + 1).slice(0, manyMax)
    if (colon < 1 || id === null || value === '') continue
    const values = found.get(id) ?? []
    if (!values.includes(value)) found.set(id, [...values, value])
  }
  return [...found].map(([id, values]) => ({ id, values }))
}

export type View = 'grid' | 'row'

/** Reads an address; whatever makes no sense in it counts as not there, and `view` is how it is drawn where it does not say. `Keyword`, `Cid` and `ImageKey` are the specification's (§2). */
export const parseListQuery = (search: URLSearchParams, view: View = 'grid'): ListQuery => {
  const wanted = search.get('View')
  const brands = (search.get('Brands') ?? '').split(',').map(positive)
  const size = positive(search.get('PageSize'))
  return {
    keyword: (search.get('Keyword') ?? '').trim().slice(0, keywordMax).replace(/[\uD800-\uDBFF]$/, ''),
    categoryId: positive(search.get('Cid')),
    imageKey: (search.get('ImageKey') ?? '').slice(0, 128),
    brandIds: [...new Set(brands.filter((id) => id !== null))].slice(0, manyMax),
    attrs: parseAttrs(search.getAll('Attr')),
    priceMin: yuan(search.get('PriceMin')),
    priceMax: yuan(search.get('PriceMax')),
    onlyInStock: search.get('InStock') === '1',
    onlyAgreed: search.get('Agreed') === '1',
    sortBy: sortOptions.find(({ value }) => value === search.get('SortBy'))?.value ?? 'default',
    view: wanted === 'row' || wanted === 'grid' ? wanted : view,
    page: positive(search.get('Page')) ?? 1,
    pageSize: isPageSize(size) ? size : defaultPageSize,
  }
}

/** The query of a user who sees no prices, which neither limits nor sorts by them. */
export const withoutPrices = (query: ListQuery): ListQuery => ({
  ...query,
  priceMin: null,
  priceMax: null,
  sortBy: isPriceSort(query.sortBy) ? 'default' : query.sortBy,
})

/** The address of a query; defaults are left out, so that the same list always has the same address. */
export const formatListQuery = (query: ListQuery): URLSearchParams => {
  const search = new URLSearchParams()
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') search.append(name, String(value))
  }
  put('Keyword', query.keyword)
  put('Cid', query.categoryId)
  put('ImageKey', query.imageKey)
  put('Brands', query.brandIds.join(','))
  for (const { id, values } of query.attrs) for (const value of values) put('Attr', `${id}:${value}`)
  put('PriceMin', query.priceMin)
  put('PriceMax', query.priceMax)
  put('InStock', query.onlyInStock ? '1' : '')
  put('Agreed', query.onlyAgreed ? '1' : '')
  put('SortBy', query.sortBy === 'default' ? '' : query.sortBy)
  put('View', query.view === 'row' ? 'row' : '')
  put('Page', query.page === 1 ? '' : query.page)
  put('PageSize', query.pageSize === defaultPageSize ? '' : query.pageSize)
  return search
}

/** What the call takes for a query. */
export const toRequest = (query: ListQuery): ProductListRequest => {
  return {
    ...(query.keyword ? { Keyword: query.keyword } : {}),
    ...(query.categoryId === null ? {} : { Cid: query.categoryId }),
    ...(query.imageKey ? { ImageKey: query.imageKey } : {}),
    ...(query.brandIds.length > 0 ? { BrandIds: [...query.brandIds] } : {}),
    ...(query.attrs.length > 0 ? { Attrs: query.attrs.map(({ id, values }) => ({ Id: id, Values: [...values] })) } : {}),
    ...(query.priceMin === null ? {} : { PriceMin: query.priceMin }),
    ...(query.priceMax === null ? {} : { PriceMax: query.priceMax }),
    ...(query.onlyInStock ? { OnlyInStock: true } : {}),
    ...(query.onlyAgreed ? { OnlyAgreed: true } : {}),
    SortBy: query.sortBy,
    PageIndex: query.page,
    PageSize: query.pageSize,
  }
}

/** A change of what is listed begins at the first page again; a change of how it is drawn does not. */
export const changeQuery = (query: ListQuery, change: Partial<ListQuery>): ListQuery =>
  'page' in change || ('view' in change && Object.keys(change).length === 1) ? { ...query, ...change } : { ...query, ...change, page: 1 }

/** Takes the narrowing away and keeps what was searched for. */
export const clearFilters = (query: ListQuery): ListQuery => ({
  ...query,
  brandIds: [],
  attrs: [],
  priceMin: null,
  priceMax: null,
  onlyInStock: false,
  onlyAgreed: false,
  page: 1,
})

export const hasFilters = (query: ListQuery): boolean => formatListQuery(clearFilters(query)).toString() !== formatListQuery({ ...query, page: 1 }).toString()

/** One value more or less of an attribute. */
export const toggleAttr = (attrs: ListQuery['attrs'], id: number, value: string): ListQuery['attrs'] => {
  const before = attrs.find((attr) => attr.id === id)?.values ?? []
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value]
  const others = attrs.filter((attr) => attr.id !== id)
  return values.length > 0 ? [...others, { id, values }] : others
}

export const toggle = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
