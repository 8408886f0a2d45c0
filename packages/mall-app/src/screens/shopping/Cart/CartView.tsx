import { orderSumNames, type Cart, type PassingChange } from '@mall/api/contract'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import type { LoadFailure } from '@mall/app-kit/query/load-failure.ts'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { ConfirmDialog } from '@mall/ui/dialog'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useState, type ReactNode } from 'react'
import { Columns as CheckoutColumns } from '../../../components/checkout/CheckoutPage.styles.ts'
import { cartDrawing } from '../../../components/drawings/cart.tsx'
import { href } from '../../../site/routes.ts'
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { selectionOf } from './cart-totals.ts'
import { InvalidLines } from './InvalidLines.tsx'
import type { PassingWords } from './passing-words.ts'
import { Settlement } from './Settlement.tsx'
import * as S from './Cart.styles.ts'

export interface CartViewProps {
  /** Undefined while it loads. */
  readonly cart: Cart | undefined
  readonly failure: LoadFailure | null
  /** A change is under way. */
  readonly pending: boolean
  /** Quantities on screen are ahead of what the mall has judged. */
  readonly stale: boolean
  /** The button 保存为常购清单 of the selected lines. */
  readonly saveList?: ReactNode
  readonly onRetry: () => void
  readonly onQuantityChange: (cartItemId: number, quantity: number) => void
  readonly onRemarkChange: (cartItemId: number, remark: string) => void
  readonly onSelect: (cartItemIds: number[], selected: boolean) => void
  readonly onRemove: (cartItemIds: number[]) => void
  readonly onMoveToFavorite: (cartItemIds: number[]) => void
  readonly onClear: (onlyInvalid: boolean) => void
  readonly onCheckOut: () => void
  /** Makes the change that spares the approval. */
  readonly onPass: (change: PassingChange, words: PassingWords) => void
}

/** The lines to delete, while the confirmation is open. */
interface Deletion {
  /** 清空购物车 in place of 删除商品. */
  readonly title?: string
  readonly question: string
  readonly confirm: () => void
}

/** The cart: lines that can be ordered, lines that cannot, and the way to the order. */
export const CartView = (props: CartViewProps) => {
  const { cart, failure } = props
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  if (failure) return <QueryFailure failure={failure} onRetry={props.onRetry} />
  if (!cart) return <CartLoading />
  if (cart.Items.length === 0 && cart.InvalidItems.length === 0) {
    return (
      <PageEmpty
        title="购物车还是空的，去逛逛吧"
        picture={cartDrawing}
        action={
          <Button variant="primary" href={href('productList')}>
            去逛逛
          </Button>
        }
      />
    )
  }
  return (
    <>
      <Settlement {...props} cart={cart}>
        <PageHeader data-density="default" name="我的购物车" fact={factOf(cart)} actions={cart.Items.length > 0 ? <BulkActions {...props} cart={cart} onAsk={setDeletion} /> : null} />
        <Lines {...props} cart={cart} onAsk={setDeletion} />
        <InvalidLines lines={cart.InvalidItems} onClear={() => props.onClear(true)} onRemove={props.onRemove} />
      </Settlement>
      {deletion ? (
        <ConfirmDialog
          open
          danger
          title={deletion.title ?? '删除商品'}
          description={deletion.question}
          messages={{ confirm: deletion.title === undefined ? '删除' : '清空' }}
          onConfirm={deletion.confirm}
          onOpenChange={() => setDeletion(null)}
        />
      ) : null}
    </>
  )
}

const factOf = ({ Items, InvalidItems }: Cart): string =>
  [
    Items.length > 0 ? `${Items.length} 种商品，已选 ${Items.filter(({ Selected }) => Selected).length} 种` : '没有可下单的商品',
    ...(InvalidItems.length > 0 ? [`${InvalidItems.length} 种已失效`] : []),
  ].join('，')

interface PartProps extends CartViewProps {
  readonly cart: Cart
  readonly onAsk: (deletion: Deletion) => void
}

/** What can be done with all selected lines, or with all of them. */
const BulkActions = ({ cart, saveList, onAsk, ...on }: PartProps) => {
  const selectedIds = cart.Items.filter((line) => line.Selected).map((line) => line.CartItemId)
  return (
    <S.BulkActions>
      {saveList}
      <Button variant="text" disabled={selectedIds.length === 0} onClick={() => on.onMoveToFavorite(selectedIds)}>
        已选移入收藏
      </Button>
      <Button
        variant="text"
        disabled={selectedIds.length === 0}
        onClick={() => onAsk({ question: `确定删除已选的${selectedIds.length}种商品吗？`, confirm: () => on.onRemove(selectedIds) })}
      >
        删除已选
      </Button>
      <Button variant="text" onClick={() => onAsk({ title: '清空购物车', question: '确定清空购物车吗？', confirm: () => on.onClear(false) })}>
        清空购物车
      </Button>
    </S.BulkActions>
  )
}

const Lines = ({ cart, onAsk, ...on }: PartProps) => {
  const { Items } = cart
  const isNarrow = useMediaQuery(mediaQueries.narrow)
  const { list, onRemove } = useFocusAfterRemoval<HTMLUListElement>(Items.map(({ CartItemId }) => CartItemId))
  const remove = (id: number, how: (ids: number[]) => void) => {
    onRemove(id)
    how([id])
  }
  if (Items.length === 0) return null
  const selection = selectionOf(Items)
  return (
    <S.Table aria-label="可购买商品" data-density={isNarrow ? 'comfortable' : 'default'}>
      <S.Columns>
        <S.Head>
          <Checkbox
            checked={selection === 'all'}
            indeterminate={selection === 'some'}
            onCheckedChange={(checked) => on.onSelect(Items.map((line) => line.CartItemId), checked)}
          >
            全选
          </Checkbox>
          <span data-part="name">商品</span>
          <span data-part="price">单价</span>
          <span data-part="quantity">数量</span>
          <span data-part="subtotal">{orderSumNames.subtotal}</span>
          <span data-part="actions">操作</span>
        </S.Head>
        <S.Lines ref={list}>
          {Items.map((line) => (
            <CartLineRow
              key={line.CartItemId}
              line={line}
              narrow={isNarrow}
              onQuantityChange={(quantity) => on.onQuantityChange(line.CartItemId, quantity)}
              onRemarkChange={(remark) => on.onRemarkChange(line.CartItemId, remark)}
              onSelect={(selected) => on.onSelect([line.CartItemId], selected)}
              onMoveToFavorite={() => remove(line.CartItemId, on.onMoveToFavorite)}
              onRemove={() =>
                onAsk({ question: `确定删除“${line.CustomerProductName}”吗？`, confirm: () => remove(line.CartItemId, on.onRemove) })
              }
            />
          ))}
        </S.Lines>
      </S.Columns>
    </S.Table>
  )
}

const bones = ['1', '2', '3']

/** A list and what it comes to, as the page has them. */
const CartLoading = () => {
  return (
    <CheckoutColumns role="status" aria-label="购物车加载中">
      <Sheet>
        <PageHeader name="我的购物车" fact={undefined} />
        <S.Lines>
          {bones.map((line) => (
            <S.Bone key={line}>
              <Skeleton variant="block" height={72} />
              <Skeleton lines={2} />
              <Skeleton lines={1} />
            </S.Bone>
          ))}
        </S.Lines>
      </Sheet>
      <Sheet>
        <Section title="结算">
          <Skeleton lines={5} />
        </Section>
      </Sheet>
    </CheckoutColumns>
  )
}
