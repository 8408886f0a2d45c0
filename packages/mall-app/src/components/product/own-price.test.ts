import { expect, test } from 'vitest'
import { ownPrice } from './own-price.ts'

const none = { IsAgreed: false, IsNonAgreed: false }

test.each([
  ['agreed', { CustomerPrice: 8, MarketPrice: 10, IsAgreed: true, IsNonAgreed: false }, { price: 8, marketPrice: 10, agreed: true }],
  ['agreed at the market price', { CustomerPrice: 10, MarketPrice: 10, IsAgreed: true, IsNonAgreed: false }, { price: 10, marketPrice: 10, agreed: true }],
  ['outside of the catalogue', { CustomerPrice: 10, MarketPrice: 10, IsAgreed: false, IsNonAgreed: true }, { price: 10, marketPrice: 10, agreed: false }],
  ['of the catalogue, without an agreed price', { CustomerPrice: 10, MarketPrice: 10, ...none }, { marketPrice: 10 }],
  ['and lower for a quantity or by a quote', { CustomerPrice: 9, MarketPrice: 10, ...none }, { price: 9, marketPrice: 10 }],
  ['not to be seen', { CustomerPrice: null, MarketPrice: null, ...none }, { price: null, marketPrice: null }],
  ['gone', { CustomerPrice: null, MarketPrice: 10, ...none }, { price: null, marketPrice: 10 }],
] as const)('a product that is %s', (_, item, shown) => {
  expect(ownPrice(item)).toEqual(shown)
})
