import { favoriteType, type FavoriteList } from '@mall/api/contract'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListEmpty } from '@mall/app-kit/list/ListEmpty.tsx'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { goToTop } from '@mall/app-kit/page/go-to-top.ts'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Empty } from '@mall/ui/empty'
import { FilterText } from '@mall/ui/filter-sentence'
import { Icon } from '@mall/ui/icon'
import { PageHeader } from '@mall/ui/page-header'
import { Pagination } from '@mall/ui/pagination'
import { Sheet } from '@mall/ui/sheet'
import { VisuallyHidden } from '@mall/ui/theme'
import { useRef, useState } from 'react'
import { CardBones } from '../../components/product/CardBones.tsx'
import { href } from '../../site/routes.ts'
import { favoritesDrawing } from '../../components/drawings/favorites.tsx'
import { historyDrawing } from '../../components/drawings/history.tsx'
import type { CartAddition } from '../cart/wanted-addition.ts'
import { loadingAt } from '../../components/product/picture-loading.ts'
import { KeptCard, type KeptCardProps } from './KeptCard.tsx'
import { byDay, canBeBought, dayText, maxAdded } from './kept-products.ts'
import * as S from './KeptProducts.styles.ts'
import { KeptStates } from './KeptStates.tsx'
import type { KeptList } from './kept-list.ts'
import { factOf, type KeptWords } from './kept-words.ts'

export interface KeptProductsViewProps {
  readonly words: KeptWords
  readonly state: ListState<FavoriteList, KeptList>
  /** Some or all are on their way to the cart or out of the list. */
  readonly pending: boolean
  readonly addingCode: string | null
  readonly isFavorite: (code: string, fromServer: boolean) => boolean
  /** Undefined for a viewer who may not order. */
  readonly onAddToCart: ((items: readonly CartAddition[]) => Promise<unknown>) | undefined
  readonly onFavoriteChange: (code: string, favorite: boolean) => void
  readonly onRemove: (codes: readonly string[]) => Promise<unknown>
  readonly onClear: () => Promise<unknown>
}

/** Pictures that are in the window at once. */
const eagerPictures = 8
const bones = [1, 2, 3, 4, 5, 6, 7, 8]
const none: ReadonlySet<string> = new Set()

/** Favourites or browse records as cards: tabs of categories, what fell in price or is gone, a search, and what can be done with the chosen ones. */
export const KeptProductsView = (props: KeptProductsViewProps) => {
  const { words, state } = props
  const { query, data: list, failure } = state
  const [isAsked, setAsked] = useState(false)
  if (failure !== null && list === undefined) return <QueryFailure failure={failure} onRetry={() => state.onRetry()} />
  const all = list?.Categories.reduce((sum, { Count }) => sum + Count, 0) ?? null
  return (
    <Sheet>
      <PageHeader
        name={words.name}
        fact={list && factOf(list, query, words)}
        actions={
          <Button variant="text" icon={<Icon name="trash" size={16} />} disabled={all === null || (all === 0 && !words.list.isNarrowed(query))} onClick={() => setAsked(true)}>
            {words.clear}
          </Button>
        }
      />
      {list?.Items.some(({ MarketPrice }) => MarketPrice === null) ? <PricesHidden /> : null}
      <S.CategoryTabs
        label="品类"
        value={String(query.filters.Cid ?? '')}
        items={[{ value: '', label: '全部', count: all }, ...(list?.Categories ?? []).map(({ Id, Name, Count }) => ({ value: String(Id), label: Name, count: Count }))]}
        onValueChange={(value) => state.onQuery(words.list.filter(query, { Cid: value === '' ? null : Number(value) }))}
      >
        <Kept {...props} />
      </S.CategoryTabs>
      <ConfirmDialog
        open={isAsked}
        danger
        title={words.clear}
        description={`确定${words.clear}吗？全部${words.subject}都会被删除，删除后不可恢复。`}
        onConfirm={async () => void (await props.onClear())}
        onOpenChange={() => setAsked(false)}
      />
    </Sheet>
  )
}

const Kept = (props: KeptProductsViewProps) => {
  const { words, state, pending } = props
  const { query, data: list, updating } = state
  const top = useRef<HTMLDivElement>(null)
  // Chosen on one page of one query: what is not in sight is not chosen.
  const place = JSON.stringify(query)
  const [chosen, setChosen] = useState<{ readonly place: string; readonly codes: ReadonlySet<string> }>({ place, codes: none })
  const items = list?.Items ?? []
  const codes = new Set(items.map(({ ProductCode }) => ProductCode).filter((code) => chosen.place === place && chosen.codes.has(code)))
  const choose = (next: ReadonlySet<string>) => setChosen({ place, codes: next })
  const buyable = items.filter((item) => codes.has(item.ProductCode) && canBeBought(item))
  const addAll = async () => {
    await props.onAddToCart?.(buyable.map(({ ProductCode, MOQ }) => ({ ProductCode, Quantity: MOQ })))
    choose(none)
  }
  const removeAll = async () => {
    await props.onRemove([...codes])
    choose(none)
  }
  return (
    <>
      <S.Bar ref={top} tabIndex={-1} role="group" aria-label={`${words.subject}操作`}>
        <Checkbox
          checked={items.length > 0 && codes.size === items.length}
          indeterminate={codes.size > 0 && codes.size < items.length}
          disabled={items.length === 0}
          onCheckedChange={(checked) => choose(checked ? new Set(items.map(({ ProductCode }) => ProductCode)) : none)}
        >
          {codes.size === 0 ? '全选本页' : `已选 ${codes.size} 件`}
        </Checkbox>
        {codes.size === 0 ? null : (
          <>
            {props.onAddToCart ? (
              <Button variant="primary" loading={pending} disabled={buyable.length === 0 || buyable.length > maxAdded} onClick={() => void addAll().catch(() => undefined)}>
                {buyable.length === codes.size ? '加入购物车' : `加入购物车（${buyable.length} 件可购买）`}
              </Button>
            ) : null}
            <Button aria-disabled={pending} onClick={() => void removeAll().catch(() => undefined)}>
              {words.remove}
            </Button>
            {props.onAddToCart && buyable.length > maxAdded ? <span>单次最多加入{maxAdded}种商品</span> : null}
          </>
        )}
        {list === undefined ? null : <KeptStates list={list} state={query.filters.State} onState={(State) => state.onQuery(words.list.filter(query, { State }))} />}
        <FilterText inline label={`搜索${words.subject}`} value={query.filters.Keyword} maxLength={100} onValueChange={(Keyword) => state.onQuery(words.list.filter(query, { Keyword }))} />
      </S.Bar>
      <Cards {...props} codes={codes} onChoose={(code, on) => choose(on ? new Set([...codes, code]) : new Set([...codes].filter((one) => one !== code)))} />
      {list !== undefined && list.total > 0 ? (
        <Pagination
          page={query.page}
          pageSize={query.pageSize}
          total={list.total}
          aria-busy={updating}
          onPageChange={(page, { pageSize }) => {
            state.onQuery(words.list.change(query, pageSize === query.pageSize ? { page } : { pageSize: pageSize as typeof query.pageSize }))
            goToTop(top.current)
          }}
        />
      ) : null}
    </>
  )
}

interface CardsProps extends KeptProductsViewProps {
  readonly codes: ReadonlySet<string>
  readonly onChoose: KeptCardProps['onChoose']
}

const Cards = ({ words, state, addingCode, isFavorite, codes, onChoose, onAddToCart, onFavoriteChange }: CardsProps) => {
  const { data: list, updating } = state
  const [today] = useState(() => formatDay(new Date().toISOString()))
  if (list === undefined) {
    return (
      <div role="status" aria-label={`${words.subject}加载中`}>
        <S.Cards>
          {bones.map((bone) => (
            <li key={bone}>
              <CardBones />
            </li>
          ))}
        </S.Cards>
      </div>
    )
  }
  if (list.Items.length === 0) return <NothingKept words={words} state={state} total={list.total} />
  const groups = words.byDay ? byDay(list.Items) : [{ day: '', items: list.Items }]
  return groups.map(({ day, items }, group) => (
    <S.Group key={day}>
      {day === '' ? <VisuallyHidden role="heading" aria-level={2}>{words.subject}</VisuallyHidden> : <S.Day>{dayText(day, today)}</S.Day>}
      <S.Cards aria-busy={updating} data-updating={updating ? '' : undefined}>
        {items.map((item, at) => (
          <KeptCard
            key={item.ProductCode}
            item={item}
            drop={words.drop}
            imageLoading={group === 0 ? loadingAt(at, eagerPictures) : 'lazy'}
            chosen={codes.has(item.ProductCode)}
            adding={addingCode === item.ProductCode}
            favorite={isFavorite(item.ProductCode, item.IsFavorite)}
            onChoose={onChoose}
            onAddToCart={onAddToCart && ((ProductCode, Quantity) => void onAddToCart([{ ProductCode, Quantity }]).catch(() => undefined))}
            onFavoriteChange={onFavoriteChange}
          />
        ))}
      </S.Cards>
    </S.Group>
  ))
}

interface NothingKeptProps {
  readonly words: KeptWords
  readonly state: ListState<FavoriteList>
  readonly total: number
}

const NothingKept = ({ words, state, total }: NothingKeptProps) => {
  const empty = (
    <Empty
      size="small"
      title={words.empty}
      picture={words.type === favoriteType.favorite ? favoritesDrawing : historyDrawing}
      action={
        <Button variant="primary" href={href('productList')}>
          去逛逛
        </Button>
      }
    />
  )
  return <ListEmpty list={words.list} subject={words.subject} query={state.query} total={total} empty={empty} onQuery={(query) => state.onQuery(query)} />
}
