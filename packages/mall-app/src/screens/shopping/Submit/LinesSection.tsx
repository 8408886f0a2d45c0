import type { OrderConfirmation } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Inline } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import { Goods, GoodsList } from '../../../components/goods/Goods.tsx'
import { href, productHref } from '../../../lib/routes.ts'

interface LinesSectionProps {
  readonly items: OrderConfirmation['Items']
  readonly unsellable: OrderConfirmation['UnsellableItems']
}

/** 商品清单. Lines that cannot be ordered are listed apart with their reasons and are not part of the order. */
export const LinesSection = ({ items, unsellable }: LinesSectionProps) => {
  return (
    <Section title="商品清单" heading="start" aside={`${items.length} 种`}>
      <GoodsList data-ruled="">
        {items.map((item) => (
          <Line key={item.CartItemId} item={item} />
        ))}
      </GoodsList>
      {unsellable.length > 0 ? (
        <>
          <Alert tone="warning">以下商品无法下单，提交时不会包含：</Alert>
          <GoodsList data-ruled="">
            {unsellable.map((item) => (
              <Line key={item.CartItemId} item={item} gone tag={<StatusTag tone="neutral">{item.Reason}</StatusTag>} />
            ))}
          </GoodsList>
        </>
      ) : null}
      <Inline>
        <Button variant="text" href={href('cart')}>
          返回购物车修改
        </Button>
      </Inline>
    </Section>
  )
}

interface LineProps {
  readonly item: OrderConfirmation['Items'][number]
  readonly gone?: boolean
  readonly tag?: ReactNode
}

const Line = ({ item, gone = false, tag }: LineProps) => (
  <li>
    <Goods product={item} href={productHref(item.ProductCode)} gone={gone}>
      <small>
        编码 {item.ProductCode}
        {item.Remark ? ` · 备注：${item.Remark}` : ''}
      </small>
      {tag}
    </Goods>
    <Text tone="secondary">
      <Price value={item.Price} unit={item.Unit} /> × {item.Quantity}
    </Text>
    <Text strong data-part="amount">
      <Price value={item.Subtotal} />
    </Text>
  </li>
)
