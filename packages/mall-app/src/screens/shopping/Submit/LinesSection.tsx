import { quantityMax, type OrderConfirmation } from '@mall/api/contract'
import type { FormDraft } from '@mall/app-kit/forms/use-form-draft.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Price } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { Section } from '@mall/ui/section'
import { Inline } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { useState, type ReactNode } from 'react'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { href, productHref } from '../../../site/routes.ts'
import * as S from './Submit.styles.ts'
import type { Way } from './SubmitStates.tsx'

/** Quantities that can be changed here: 0 strikes a line. */
export interface LineEditing {
  readonly isChanged: boolean
  readonly onQuantity: (lineId: number, quantity: number) => void
  readonly onReset: () => void
  /** The quantities, kept until the order is submitted again. */
  readonly draft: Pick<FormDraft, 'restoredAt' | 'isKept'>
}

interface LinesSectionProps {
  readonly items: OrderConfirmation['Items']
  readonly unsellable: OrderConfirmation['UnsellableItems']
  readonly editing?: LineEditing | undefined
  /** Where the lines can be changed. */
  readonly back?: Way | undefined
}

const toCart: Way = { label: '返回购物车修改', href: href('cart') }

/** The form begins within the first screen; one line more than these is shown rather than hidden behind a button. */
const shownAtFirst = 3

/** 商品清单. Lines that cannot be ordered are listed apart with their reasons and are not part of the order. */
export const LinesSection = ({ items, unsellable, editing, back = toCart }: LinesSectionProps) => {
  const [isWhole, setWhole] = useState(false)
  // Where quantities are changed here, all lines are in sight.
  const isLong = editing === undefined && items.length > shownAtFirst + 1
  const shown = isLong && !isWhole ? items.slice(0, shownAtFirst) : items
  return (
    <Section title="商品清单" heading="start" aside={`${items.length} 种`}>
      <GoodsList data-ruled="">
        {shown.map((item) => (
          <Line key={item.CartItemId} item={item} editing={editing} />
        ))}
      </GoodsList>
      {unsellable.length > 0 ? (
        <>
          <Alert tone="warning">以下商品无法下单，提交时不会包含：</Alert>
          <GoodsList data-ruled="">
            {unsellable.map((item) => (
              <Line key={item.CartItemId} item={item} editing={editing} gone tag={<StatusTag tone="neutral">{item.Reason}</StatusTag>} />
            ))}
          </GoodsList>
        </>
      ) : null}
      <S.Links>
        {isLong ? (
          <Button variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '收起商品' : `全部商品（${items.length}）`}
          </Button>
        ) : null}
        {editing === undefined ? (
          <Button variant="text" href={back.href}>
            {back.label}
          </Button>
        ) : (
          <Button variant="text" disabled={!editing.isChanged} onClick={editing.onReset}>
            恢复原来的商品和数量
          </Button>
        )}
      </S.Links>
    </Section>
  )
}

interface LineProps {
  readonly item: OrderConfirmation['Items'][number]
  readonly gone?: boolean
  readonly tag?: ReactNode
  readonly editing?: LineEditing | undefined
}

const Line = ({ item, gone = false, tag, editing }: LineProps) => (
  <li>
    <Goods product={item} href={productHref(item.ProductCode)} gone={gone}>
      <small>
        编码 {item.ProductCode}
        {item.Remark ? ` · 备注：${item.Remark}` : ''}
      </small>
      {tag}
    </Goods>
    <Text tone="secondary">
      <Price value={item.Price} unit={item.Unit} />
      {editing === undefined ? ` × ${item.Quantity}` : null}
    </Text>
    {editing === undefined ? null : (
      <Inline>
        <QuantityStepper
          aria-label={`${item.CustomerProductName} 数量`}
          value={item.Quantity}
          max={quantityMax}
          onValueChange={(quantity) => editing.onQuantity(item.CartItemId, quantity)}
        />
        <Button variant="text" aria-label={`划去 ${item.CustomerProductName}`} onClick={() => editing.onQuantity(item.CartItemId, 0)}>
          划去
        </Button>
      </Inline>
    )}
    <Text strong data-part="amount">
      <Price value={item.Subtotal} />
    </Text>
  </li>
)
