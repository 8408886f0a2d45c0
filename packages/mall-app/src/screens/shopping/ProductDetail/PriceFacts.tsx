import type { PriceReason, ProductDetail } from '@mall/api/contract'
import { percentBelow, tierRange } from '@mall/app-kit/goods/tier-words.ts'
import { Price } from '@mall/ui/price'
import { priceRuleNames } from './price-facts.ts'
import * as S from './ProductAside.styles.ts'
import { tierInForce } from './tier-price.ts'

interface PriceFactsProps {
  readonly product: ProductDetail
  /** Of the tier in force. */
  readonly reason: PriceReason
  readonly quantity: number
}

/** 为什么是这个价: the rule that decided, and what it reckoned with, as lines of an account book. */
export const PriceFacts = ({ product, reason: { Code, Facts, Text }, quantity }: PriceFactsProps) => {
  const { TierPrices: tiers, IsNonAgreed, Unit } = product
  const saved = percentBelow(Facts.Price, Facts.MarketPrice)
  return (
    <S.Part aria-labelledby="why-price">
      <h2 id="why-price">为什么是这个价</h2>
      <S.Facts
        ruled
        items={[
          { term: '依据', value: priceRuleNames[Code] },
          ...(IsNonAgreed ? [{ term: '协议', value: '不在贵司采购目录内' }] : []),
          ...(tiers.length > 1 ? [{ term: '档位', value: tierRange(tiers, Math.max(0, tierInForce(tiers, quantity)), Unit) }] : []),
          { term: '市场价', value: <Price value={Facts.MarketPrice} /> },
          { term: '单价', value: <Price value={Facts.Price} /> },
          ...(saved === null ? [] : [{ term: '较市场价', value: <S.Saved>省{saved}</S.Saved> }]),
        ]}
      />
      {Code === 'quoted' ? <p>{Text}</p> : null}
    </S.Part>
  )
}
