import { toFen, toYuan } from '@mall/api'
import type { ProductDetail } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { PricesHidden } from '../../../components/prices-hidden/PricesHidden.tsx'
import { WhyPrice } from '../../../components/why/WhyPrice.tsx'
import { nextTierHint, priceAt, tierInForce } from './tier-price.ts'
import * as S from './ProductDetail.styles.ts'

interface PriceBlockProps {
  readonly product: ProductDetail
  readonly quantity: number
  readonly loginHref?: string | undefined
  /** Whether more of it can be bought: only then it says how its price falls. */
  readonly buyable: boolean
}

/** The price in force, what it saves, and the tiers. A visitor sees the market price and the way to the agreed one; who sees no prices, whom to ask. */
export const PriceBlock = ({ product, quantity, loginHref, buyable }: PriceBlockProps) => {
  const { TierPrices: tiers, MarketPrice, Unit } = product
  if (MarketPrice === null) {
    return (
      <S.PriceBlock>
        <PricesHidden />
      </S.PriceBlock>
    )
  }
  if (loginHref !== undefined) {
    return (
      <S.PriceBlock>
        <Inline gap={12} align="baseline">
          <Text tone="secondary">市场价</Text>
          <Price value={MarketPrice} size="large" unit={Unit} />
          <Text>
            <Link href={loginHref}>登录后查看协议价</Link>
          </Text>
        </Inline>
      </S.PriceBlock>
    )
  }
  const price = priceAt(product, quantity)
  const saved = price === null ? 0 : toFen(MarketPrice) - toFen(price)
  const inForce = tierInForce(tiers, quantity)
  const hint = buyable ? nextTierHint(tiers, quantity, Unit) : null
  // Below the first tier its price is shown.
  const reason = product.Reasons?.[Math.max(0, inForce)]
  return (
    <S.PriceBlock>
      <Inline gap={12} align="baseline">
        <Text tone="secondary">{product.IsAgreed ? '协议价' : '商城价'}</Text>
        <Price value={price} kind={product.IsAgreed ? 'agreed' : 'plain'} size="hero" unit={Unit} />
        {saved > 0 ? (
          <>
            <Price value={MarketPrice} kind="market" />
            <Price value={toYuan(saved)} kind="saving" size="small" />
          </>
        ) : null}
        {reason ? <WhyPrice reason={reason} /> : null}
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
    </S.PriceBlock>
  )
}
