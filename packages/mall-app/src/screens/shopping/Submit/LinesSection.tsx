import type { OrderConfirmation } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { StatusTag } from '@mall/ui/status-tag'
import type { ReactNode } from 'react'
import { href, productHref } from '../../../lib/routes.ts'
import * as S from './LinesSection.styles.ts'

interface LinesSectionProps {
  readonly items: OrderConfirmation['Items']
  readonly unsellable: OrderConfirmation['UnsellableItems']
}

/** 商品清单. Lines that cannot be ordered are listed apart with their reasons and are not part of the order. */
export const LinesSection = ({ items, unsellable }: LinesSectionProps) => {
  return (
    <Section title="商品清单" action={<Link href={href('cart')}>返回购物车修改</Link>}>
      <S.Lines>
        {items.map((item) => (
          <Line key={item.CartItemId} item={item} />
        ))}
      </S.Lines>
      {unsellable.length > 0 ? (
        <>
          <Alert tone="warning">以下商品无法下单，提交时不会包含：</Alert>
          <S.Lines data-unsellable="">
            {unsellable.map((item) => (
              <Line key={item.CartItemId} item={item} tag={<StatusTag tone="neutral">{item.Reason}</StatusTag>} />
            ))}
          </S.Lines>
        </>
      ) : null}
    </Section>
  )
}

const Line = ({ item, tag }: { readonly item: OrderConfirmation['Items'][number]; readonly tag?: ReactNode }) => {
  return (
    <li>
      <img src={item.ImageUrl} alt="" width={56} height={56} loading="lazy" />
      <div data-part="name">
        <Link href={productHref(item.ProductCode)}>{item.CustomerProductName}</Link>
        <small>
          编码 {item.ProductCode}
          {item.Remark ? ` · 备注：${item.Remark}` : ''}
        </small>
        {tag}
      </div>
      <Price value={item.Price} unit={item.Unit} />
      <span data-part="quantity">×{item.Quantity}</span>
      <Price value={item.Subtotal} data-part="subtotal" />
    </li>
  )
}
