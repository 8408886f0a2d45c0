import type { ProductDetail } from '@mall/api/contract'
import { TierTable } from '@mall/app-kit/goods/TierTable.tsx'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { PriceBlock } from '@mall/ui/price'
import { Inline } from '@mall/ui/stack'
import { ownPrice } from '../../../components/product/own-price.ts'
import { nextTierHint, priceAt, tierInForce } from './tier-price.ts'
import * as S from './ProductPrice.styles.ts'

interface ProductPriceProps {
  readonly product: ProductDetail
  readonly quantity: number
  readonly loginHref?: string | undefined
  /** Whether more of it can be bought: only then it says how its price falls. */
  readonly buyable: boolean
}

/** The price of a quote is set apart from that of the agreement. */
const quoted = { agreed: true, messages: { agreed: '报价' } } as const

/** The price in force, what it saves, and the tiers. A visitor sees the market price and the way to the agreed one; a user without prices sees whom to ask. */
export const ProductPrice = ({ product, quantity, loginHref, buyable }: ProductPriceProps) => {
  const { TierPrices: tiers, MarketPrice, Unit } = product
  if (MarketPrice === null) {
    return (
      <S.PriceFrame>
        <PricesHidden />
      </S.PriceFrame>
    )
  }
  if (loginHref !== undefined) {
    return (
      <S.PriceFrame>
        <Inline gap={12} align="baseline">
          <PriceBlock marketPrice={MarketPrice} unit={Unit} size="hero" />
          <Link href={loginHref}>登录后查看协议价</Link>
        </Inline>
      </S.PriceFrame>
    )
  }
  const inForce = tierInForce(tiers, quantity)
  const hint = buyable ? nextTierHint(tiers, quantity, Unit) : null
  // Below the first tier its price is shown.
  const reason = product.Reasons?.[Math.max(0, inForce)]
  return (
    <S.PriceFrame>
      <PriceBlock {...ownPrice({ ...product, CustomerPrice: priceAt(product, quantity) })} {...(reason?.Code === 'quoted' ? quoted : {})} unit={Unit} size="hero" />
      {tiers.length > 1 ? (
        <TierTable tiers={tiers} inForce={inForce} unit={Unit} marketPrice={MarketPrice} />
      ) : null}
      <S.Hint role="status">
        {hint === null ? null : (
          <>
            <Icon name="info" />
            {hint}
          </>
        )}
      </S.Hint>
    </S.PriceFrame>
  )
}
