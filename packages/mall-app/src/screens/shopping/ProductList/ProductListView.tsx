import type { ProductList } from '@mall/api/contract'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { goToTop } from '@mall/app-kit/page/go-to-top.ts'
import type { LoadFailure } from '@mall/app-kit/query/load-failure.ts'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { Pagination } from '@mall/ui/pagination'
import { VisuallyHidden } from '@mall/ui/theme'
import { Suspense, useRef, useState, type CSSProperties } from 'react'
import { href } from '../../../site/routes.ts'
import { ChosenFilters, countChosen } from './ChosenFilters.tsx'
import { FacetPanel } from './FacetPanel.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'
import { clearFilters, formatListQuery, hasFilters, type ListQuery } from './list-query.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { ListedProduct } from './ListedProduct.tsx'
import { loadingAt } from '../../../components/product/picture-loading.ts'
import type { ProductTileProps } from '../../../components/product/ProductTile.tsx'
import { ProductRows, type ProductRowsProps } from './ProductRows.tsx'
import { ProductListLoading } from './ProductListLoading.tsx'
import * as S from './ProductList.styles.ts'

export interface ProductListViewProps {
  readonly query: ListQuery
  /** Undefined while the first page loads. */
  readonly list: ProductList | undefined
  /** Name of the category in the query, when it is known. */
  readonly categoryName?: string | undefined
  readonly failure: LoadFailure | null
  /** The list on screen belongs to the query before. */
  readonly updating: boolean
  /** Without it the list is neither limited nor sorted by price. */
  readonly seesPrices: boolean
  /** Given for a visitor. */
  readonly loginHref?: string | undefined
  readonly isFiltersOpen: boolean
  readonly onFiltersOpenChange: (open: boolean) => void
  readonly addingCode: string | null
  /** The row view: what was filled in, and what becomes of it. */
  readonly rows: Omit<ProductRowsProps, 'box' | 'style' | 'first' | 'items' | 'isVisitor'>
  readonly isFavorite: (code: string, fromServer: boolean) => boolean
  readonly onRetry: () => void
  /** Changes part of the query. */
  readonly onChange: (change: Partial<ListQuery>) => void
  /** Puts another query in its place. */
  readonly onReplace: (query: ListQuery) => void
  readonly onAddToCart: ProductTileProps['onAddToCart']
  readonly onFavoriteChange: (code: string, favorite: boolean) => void
}

/** Pictures that are in the window at once. */
const eagerPictures = 8

/** From this many goods on only those near the window are in the document. */
const windowedFrom = 200

const WindowedItems = lazyInPage(async () => (await import('./WindowedItems.tsx')).WindowedItems)

/** The product list: what narrows it at the side, what was chosen on top, cards or rows, and pages. */
export const ProductListView = (props: ProductListViewProps) => {
  const { query, list, failure, updating, onChange, onReplace } = props
  const top = useRef<HTMLDivElement>(null)
  const isVisitor = props.loginHref !== undefined
  const chosen = countChosen(query)
  const clear = () => onReplace(clearFilters(query))
  if (failure && !list) return <QueryFailure failure={failure} onRetry={props.onRetry} />
  const facets = <FacetPanel query={query} facets={list?.Facets} isVisitor={isVisitor} seesPrices={props.seesPrices} onChange={onChange} />
  return (
    <S.Layout>
      <S.Side data-density="default" aria-label="筛选">
        {facets}
      </S.Side>
      <S.Content>
        <S.Heading ref={top} tabIndex={-1}>
          <h1>{headingOf(query, props.categoryName)}</h1>
          <span role="status">{list ? `共 ${list.total} 件商品` : ''}</span>
          {isVisitor ? (
            <S.Note>
              <span>以下为市场价，</span>
              <Link href={props.loginHref ?? ''}>登录后查看协议价</Link>
            </S.Note>
          ) : null}
        </S.Heading>
        {props.seesPrices ? null : <PricesHidden />}
        {list?.Instead ? <ShownInstead keyword={query.keyword} shown={list.Instead.Keyword} mayPurchase={props.onAddToCart !== undefined} /> : null}
        <ChosenFilters query={query} facets={list?.Facets} onChange={onChange} onClear={clear} />
        <ListToolbar
          query={query}
          seesPrices={props.seesPrices}
          chosen={chosen}
          isFiltersOpen={props.isFiltersOpen}
          onFiltersOpen={() => props.onFiltersOpenChange(true)}
          onChange={onChange}
        />
        <FilterDrawer
          open={props.isFiltersOpen}
          onOpenChange={props.onFiltersOpenChange}
          chosen={chosen}
          total={list?.total}
          updating={updating}
          onClear={clear}
        >
          {facets}
        </FilterDrawer>
        <VisuallyHidden role="heading" aria-level={2}>商品</VisuallyHidden>
        <Goods {...props} />
        {list && list.total > 0 ? (
          <Pagination
            page={query.page}
            pageSize={query.pageSize}
            total={list.total}
            aria-busy={updating}
            pageHref={(page) => `?${String(formatListQuery({ ...query, page }))}`}
            onPageChange={(page, { pageSize }) => {
              onChange({ page, pageSize: pageSize as ListQuery['pageSize'] })
              goToTop(top.current)
            }}
          />
        ) : null}
      </S.Content>
    </S.Layout>
  )
}

const headingOf = ({ keyword, imageKey }: ListQuery, categoryName: string | undefined): string => {
  if (keyword) return `“${keyword}”的搜索结果`
  if (imageKey) return '以图搜索的结果'
  return categoryName ?? '全部商品'
}

/** Never silently: what is near is said to be near. */
const ShownInstead = ({ keyword, shown, mayPurchase }: { readonly keyword: string; readonly shown: string; readonly mayPurchase: boolean }) => (
  <Alert action={mayPurchase ? <Button href={href('productInquiry', { Wanted: keyword })}>提交意向商品询价</Button> : undefined}>
    没有找到“{keyword}”相关商品，已为您显示“{shown}”的结果。
  </Alert>
)

const Goods = ({ query, list, updating, loginHref, addingCode, rows, isFavorite, onReplace, onAddToCart, ...on }: ProductListViewProps) => {
  const box = useRef<HTMLDivElement>(null)
  // Of the cards that are out of the document.
  const quantities = useState(() => new Map<string, number>())[0]
  if (!list) return <ProductListLoading view={query.view} />
  if (list.Items.length === 0) return <NothingFound query={query} total={list.total} mayPurchase={onAddToCart !== undefined} onReplace={onReplace} />
  const { Items } = list
  const isRow = query.view === 'row'
  const goods = (first: number, end: number, style?: CSSProperties) =>
    isRow ? (
      <S.Updating aria-busy={updating} data-updating={updating ? '' : undefined}>
        <ProductRows {...rows} box={box} style={style} first={first} items={Items.slice(first, end)} isVisitor={loginHref !== undefined} />
      </S.Updating>
    ) : (
      <S.Goods ref={box} style={style} data-windowed={style ? '' : undefined} aria-busy={updating} data-updating={updating ? '' : undefined}>
        {Items.slice(first, end).map((item, at) => (
          <ListedProduct
            key={item.ProductCode}
            item={item}
            quantities={quantities}
            loginHref={loginHref}
            variant="auto"
            imageLoading={loadingAt(first + at, eagerPictures)}
            adding={addingCode === item.ProductCode}
            favorite={isFavorite(item.ProductCode, item.IsFavorite)}
            onAddToCart={onAddToCart}
            onFavoriteChange={on.onFavoriteChange}
          />
        ))}
      </S.Goods>
    )
  if (Items.length < windowedFrom) return goods(0, Items.length)
  return (
    <Suspense fallback={<ProductListLoading view={query.view} />}>
      <WindowedItems key={query.view} count={Items.length} box={box} estimate={isRow ? 64 : 384}>
        {goods}
      </WindowedItems>
    </Suspense>
  )
}

interface NothingFoundProps {
  readonly query: ListQuery
  readonly total: number
  readonly mayPurchase: boolean
  readonly onReplace: (query: ListQuery) => void
}

const NothingFound = ({ query, total, mayPurchase, onReplace }: NothingFoundProps) => {
  if (total > 0) {
    return (
      <Empty kind="search" title={`没有第 ${query.page} 页`} action={<Button onClick={() => onReplace({ ...query, page: 1 })}>回到第一页</Button>} />
    )
  }
  if (hasFilters(query)) {
    return (
      <Empty
        kind="search"
        title="没有符合条件的数据，请调整筛选"
        action={<Button onClick={() => onReplace(clearFilters(query))}>清空条件</Button>}
      />
    )
  }
  const title = query.keyword ? `没有找到“${query.keyword}”相关商品` : '未找到相关商品'
  return (
    <Empty
      kind="search"
      title={title}
      action={
        <>
          {mayPurchase ? (
            <Button variant="primary" href={href('productInquiry', { Wanted: query.keyword })}>
              提交意向商品询价
            </Button>
          ) : null}
          <Button href={href('productList')}>浏览全部商品</Button>
        </>
      }
    >
      {mayPurchase ? '换个关键词试试，也可以提交询价，由采购顾问为您寻源。' : '换个关键词试试。'}
    </Empty>
  )
}
