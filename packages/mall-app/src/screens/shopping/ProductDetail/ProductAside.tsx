import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { href } from '../../../site/routes.ts'
import { BoughtBefore } from './BoughtBefore.tsx'
import { PriceFacts } from './PriceFacts.tsx'
import type { PurchasePanelProps } from './PurchasePanel.tsx'
import * as S from './ProductAside.styles.ts'
import { tierInForce } from './tier-price.ts'

export type ProductAsideProps = Pick<PurchasePanelProps, 'product' | 'loginHref' | 'quantity' | 'purchase' | 'favorite' | 'onFavoriteChange'>

/** Before the decision: why the price is what it is, and what the company bought. For a visitor, what a login shows here. */
export const ProductAside = ({ product, loginHref, quantity, purchase, favorite, onFavoriteChange }: ProductAsideProps) => {
  // Below the first tier its price is shown.
  const reason = product.Reasons?.[Math.max(0, tierInForce(product.TierPrices, quantity))]
  return (
    <S.Aside aria-label="价格与采购">
      {loginHref === undefined ? (
        <>
          {reason ? <PriceFacts product={product} reason={reason} quantity={quantity} /> : null}
          <BoughtBefore product={product} />
        </>
      ) : (
        <S.Part aria-labelledby="after-login">
          <h2 id="after-login">登录后可见</h2>
          <p>贵司协议价与阶梯价、定价依据、贵司采购记录。</p>
          <Link href={loginHref}>登录</Link>
        </S.Part>
      )}
      <S.Links>
        <Button
          variant="text"
          icon={<Icon name={favorite ? 'star-filled' : 'star'} size={20} />}
          {...(loginHref === undefined ? { 'aria-pressed': favorite, onClick: () => onFavoriteChange(!favorite) } : { href: loginHref })}
        >
          {favorite ? '已收藏' : '收藏'}
        </Button>
        {purchase ? (
          <Button variant="text" icon={<Icon name="message" size={20} />} href={href('productInquiry', { ProductCode: product.ProductCode })}>
            询价
          </Button>
        ) : null}
      </S.Links>
    </S.Aside>
  )
}
