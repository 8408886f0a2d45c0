import type { ProductItem } from '@mall/api/contract'
import type { PriceBlockProps } from '@mall/ui/price'

type Priced = Pick<ProductItem, 'CustomerPrice' | 'MarketPrice' | 'IsAgreed' | 'IsNonAgreed'>

/**
 * Whose price a price block shows: 协议价 where one was agreed, 非协议 outside of the catalogue. A product of the catalogue without an agreed price has the
 * market price, as for a visitor; where a quantity or a quote lowers it, it is a price without a tag beside the market price.
 */
export const ownPrice = ({ CustomerPrice: price, MarketPrice: marketPrice, IsAgreed, IsNonAgreed }: Priced): Pick<PriceBlockProps, 'price' | 'marketPrice' | 'agreed'> => ({
  price,
  marketPrice,
  agreed: IsAgreed || IsNonAgreed ? IsAgreed : undefined,
})
