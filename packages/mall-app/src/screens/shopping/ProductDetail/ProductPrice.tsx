import type { ProductDetail } from '@mall/api/contract'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { Link } from '@mall/ui/link'
import { Price, PriceBlock } from '@mall/ui/price'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { ownPrice } from '../../../components/product/own-price.ts'
import { PriceExplanation } from '../../../components/explanation/PriceExplanation.tsx'
import { nextTierHint, priceAt, tierInForce } from './tier-price.ts'
import * as S from './ProductDetail.styles.ts'

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
      <Inline gap={12} align="baseline">
        <PriceBlock {...ownPrice({ ...product, CustomerPrice: priceAt(product, quantity) })} {...(reason?.Code === 'quoted' ? quoted : {})} unit={Unit} size="hero" />
        {reason ? <PriceExplanation reason={reason} /> : null}
      </Inline>
      {tiers.length > 1 ? (
        <S.Tiers>
          <caption>阶梯价</caption>
          <thead>
            <tr>
              <th scope="row">数量</th>
              {tiers.map(({ MinQty }, at) => (
                <th key={MinQty} scope="col" aria-current={at === inForce ? 'true' : undefined}>
                  ≥{MinQty}
                  {Unit}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">单价</th>
              {tiers.map((tier, at) => (
                <td key={tier.MinQty} aria-current={at === inForce ? 'true' : undefined}>
                  <Price value={tier.Price} />
                </td>
              ))}
            </tr>
          </tbody>
        </S.Tiers>
      ) : null}
      <Text role="status">{hint}</Text>
    </S.PriceFrame>
  )
}
