import { orderSumNames, quantityMax, type ProductItem } from '@mall/api/contract'
import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Price, PriceBlock } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { memo, useId, useRef, type CSSProperties, type KeyboardEvent, type RefObject } from 'react'
import { productHref } from '../../../site/routes.ts'
import { ownPrice } from '../../../components/product/own-price.ts'
import { loadingAt, loadingAttributes, type PictureLoading } from '../../../components/product/picture-loading.ts'
import { stockTone } from '../../../components/product/stock.ts'
import { totalsOf, type RowEntries } from './row-entries.ts'
import * as S from './ProductRows.styles.ts'

export interface ProductRowsProps {
  /** What the rows are in. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly style: CSSProperties | undefined
  /** Place of the first of the items in the list. */
  readonly first: number
  readonly items: readonly ProductItem[]
  readonly entries: RowEntries
  readonly isVisitor: boolean
  readonly adding: boolean
  readonly onQuantityChange: (item: ProductItem, quantity: number) => void
  readonly onClear: () => void
  /** Puts all that is filled in into the cart. Undefined for a viewer who may not order: nothing can be filled in. */
  readonly onAdd: (() => void) | undefined
}

/** Pictures that are in the window at once. */
const eagerPictures = 12

/** The list for ordering: quantities below each other, and all of them into the cart at once. */
export const ProductRows = ({ box, style, first, items, entries, isVisitor, adding, onQuantityChange, onClear, onAdd }: ProductRowsProps) => {
  const focusFirst = () => box.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  const { amount, saved } = totalsOf(entries)
  const isEmpty = entries.size === 0
  return (
    <S.Sheet data-only-read={onAdd ? undefined : ''}>
      <S.Head aria-hidden="true">
        <span>商品</span>
        <span>编码</span>
        <span>库存</span>
        <span data-part="prices">
          <span>单价</span>
          <span>价格</span>
          <span>比市场价</span>
        </span>
        <span>起订</span>
        {onAdd ? <span>数量</span> : null}
      </S.Head>
      <S.Rows ref={box} style={style} data-windowed={style ? '' : undefined}>
        {items.map((item, at) => (
          <Row
            key={item.ProductCode}
            item={item}
            quantity={entries.get(item.ProductCode)?.quantity ?? 0}
            isVisitor={isVisitor}
            imageLoading={loadingAt(first + at, eagerPictures)}
            onQuantityChange={onQuantityChange}
            onEnter={onAdd}
          />
        ))}
      </S.Rows>
      {onAdd ? (
        <S.Bar role="group" aria-label="已填商品">
          <p role="status">
            {isEmpty ? (
              <S.Hint>
                填写数量，一起加入购物车<span>：Tab 到下一行，Enter 全部加入，Ctrl+Enter 看商品</span>
              </S.Hint>
            ) : (
              <>
                <span>
                  已填 <b>{entries.size}</b> 种
                </span>
                {amount === null || isVisitor ? null : (
                  <span>
                    {orderSumNames.goods} <Price value={amount} size="large" />
                  </span>
                )}
                {saved > 0 && !isVisitor ? <Price value={saved} kind="saving" /> : null}
              </>
            )}
          </p>
          {isEmpty ? null : (
            <S.Clear
              onClick={() => {
                onClear()
                focusFirst()
              }}
            >
              清空数量
            </S.Clear>
          )}
          <Button variant="primary" loading={adding} onClick={isEmpty ? focusFirst : onAdd}>
            加入购物车
          </Button>
        </S.Bar>
      ) : null}
    </S.Sheet>
  )
}

interface RowProps extends Pick<ProductRowsProps, 'isVisitor' | 'onQuantityChange'> {
  readonly item: ProductItem
  readonly quantity: number
  readonly imageLoading: PictureLoading
  readonly onEnter: (() => void) | undefined
}

/** How few can be ordered, and in which steps. */
const ruleOf = ({ MOQ, Step, Unit }: ProductItem): string => {
  const least = MOQ > 1 && MOQ !== Step ? `${MOQ}${Unit}起订` : ''
  const step = Step > 1 ? `${Step}的倍数` : ''
  return [least, step].filter(Boolean).join('，')
}

const Row = memo(function Row({ item, quantity, isVisitor, imageLoading, onQuantityChange, onEnter }: RowProps) {
  const nameId = useId()
  const link = useRef<HTMLAnchorElement>(null)
  const taken = useRef<{ readonly event: Event; readonly quantity: number }>(undefined)
  const name = item.CustomerProductName
  const onKeyDown = ({ key, ctrlKey, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Enter' || nativeEvent.isComposing) return
    if (ctrlKey) return link.current?.click()
    const now = taken.current?.event === nativeEvent ? taken.current.quantity : quantity
    // What became of a number that cannot be ordered is shown first: the next Enter adds it.
    if (Number(currentTarget.value) === now) onEnter?.()
  }
  return (
    <S.Row aria-labelledby={nameId} data-filled={quantity > 0 ? '' : undefined}>
      <ProductPicture src={item.ImageUrl} size={48} {...loadingAttributes(imageLoading)} />
      <h3 id={nameId} title={name}>
        {/* Tab goes from quantity to quantity; there Ctrl+Enter opens the product. */}
        <Link ref={link} href={productHref(item.ProductCode)} tabIndex={-1}>
          {name}
        </Link>
      </h3>
      <span data-part="code">{item.ProductCode}</span>
      <span data-part="stock" data-tone={stockTone(item.Stock.State)}>
        {item.Stock.Text}
      </span>
      <PriceBlock size="normal" {...(isVisitor ? { marketPrice: item.MarketPrice } : ownPrice(item))} unit={item.Unit} />
      <span data-part="rule">{ruleOf(item)}</span>
      {onEnter ? (
        <QuantityStepper
          aria-label={`${name} 数量`}
          aria-keyshortcuts="Control+Enter"
          optional
          value={quantity}
          onValueChange={(value, { event }) => {
            taken.current = { event, quantity: value }
            onQuantityChange(item, value)
          }}
          onKeyDown={onKeyDown}
          min={item.MOQ}
          step={item.Step}
          max={item.MaxQty ?? quantityMax}
          disabled={item.Stock.State === 'none'}
        />
      ) : null}
    </S.Row>
  )
})
