import { pageSizes, type CallInput } from '@mall/api/contract'

type ListInput = CallInput<'POST /api/Favorite/List'>
type PageSize = ListInput['PageSize']

/** What became of a product since it was kept. */
export type KeptState = NonNullable<ListInput['State']>

const states: readonly KeptState[] = ['fallen', 'gone']

/** What a page of kept products shows. It lives in the address, so that back, reload and a shared link agree. */
export interface KeptQuery {
  readonly keyword: string
  /** A first-level category; null for all. */
  readonly categoryId: number | null
  /** Null for all. */
  readonly state: KeptState | null
  readonly page: number
  readonly pageSize: PageSize
}

const maxKeyword = 100
const defaultPageSize: PageSize = 20
const greatest = { categoryId: 2_147_483_647, page: 1_000_000 } as const

const positive = (text: string | null, max: number): number | null => {
  const number = Number(text)
  return text !== null && Number.isSafeInteger(number) && number > 0 && number <= max ? number : null
}

/** Reads an address; whatever makes no sense in it counts as not there. */
export const parseKeptQuery = (search: URLSearchParams): KeptQuery => ({
  keyword: (search.get('Keyword') ?? '').trim().slice(0, maxKeyword),
  categoryId: positive(search.get('Cid'), greatest.categoryId),
  state: states.find((state) => state === search.get('State')) ?? null,
  page: positive(search.get('Page'), greatest.page) ?? 1,
  pageSize: pageSizes.find((size) => String(size) === search.get('PageSize')) ?? defaultPageSize,
})

/** The address of a query, without what is so by default. */
export const formatKeptQuery = ({ keyword, categoryId, state, page, pageSize }: KeptQuery): URLSearchParams => {
  const search = new URLSearchParams()
  if (keyword !== '') search.set('Keyword', keyword)
  if (categoryId !== null) search.set('Cid', String(categoryId))
  if (state !== null) search.set('State', state)
  if (page > 1) search.set('Page', String(page))
  if (pageSize !== defaultPageSize) search.set('PageSize', String(pageSize))
  return search
}

/** Another filter or page size begins at the first page. */
export const changeKeptQuery = (query: KeptQuery, change: Partial<KeptQuery>): KeptQuery => ({ ...query, page: 1, ...change })

export const keptRequest = ({ keyword, categoryId, state, page, pageSize }: KeptQuery, type: ListInput['Type']): ListInput => ({
  Type: type,
  ...(keyword === '' ? {} : { Keyword: keyword }),
  ...(categoryId === null ? {} : { Cid: categoryId }),
  ...(state === null ? {} : { State: state }),
  PageIndex: page,
  PageSize: pageSize,
})

export const isNarrowed = ({ keyword, categoryId, state }: KeptQuery): boolean => keyword !== '' || categoryId !== null || state !== null

/** What takes all filters away. */
export const noFilter = { keyword: '', categoryId: null, state: null } as const satisfies Partial<KeptQuery>
