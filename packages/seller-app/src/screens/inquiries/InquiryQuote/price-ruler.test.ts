import { inquiryStatus } from '@mall/api/contract'
import type { PastQuote, QuoteCandidate } from '@mall/api/seller/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelsOf, rulerOf } from './price-ruler.ts'
import { startOffer } from './quote-values.ts'

const product = { ProductCode: '17020170', MOQ: 1, Quantity: 3, MarketPrice: 1_569, OwnPrice: 1_520, IsAgreed: true, Floor: 1_310, Cost: 1_190 } as QuoteCandidate
const offer = (Price: string, changes: Partial<QuoteCandidate> = {}) => ({ ...startOffer({ ...product, ...changes }), Price })
const quote = (QuoteId: number, Price: number, more: Partial<PastQuote> = {}) => ({ QuoteId, Price, ProductCode: product.ProductCode, Status: inquiryStatus.accepted, ...more }) as PastQuote

test('has the prices from the lowest to the highest, and those of the product that were quoted before', () => {
  const ruler = rulerOf(offer('1428'), 1_400, [quote(1, 1_420), quote(2, 1_480, { Status: inquiryStatus.declined }), quote(3, 612, { ProductCode: 'other' }), quote(4, 9_999_999)])
  expect(ruler?.marks.map(({ name }) => name)).toEqual(['成本', '底价', '目标价', '协议价', '市场价'])
  expect(ruler?.ticks).toEqual([{ key: '1', price: 1_420, isAccepted: true }, { key: '2', price: 1_480, isAccepted: false }])
  expect(ruler?.price).toBe(1_428)
})

test('has nothing that the user may not see, nor an agreed price where there is none', () => {
  expect(rulerOf(offer('', { Cost: null, Floor: null, IsAgreed: false }), null, [])).toMatchObject({ price: null, marks: [{ name: '市场价' }] })
})

test('each price is on the ruler, and a higher one further on', () => {
  const price = fc.integer({ min: 1, max: 999_999_999 }).map((fen) => fen / 100)
  fc.assert(
    fc.property(price, price, price, price, (typed, cost, floor, market) => {
      const ruler = rulerOf(offer(typed.toFixed(2), { Cost: cost, Floor: floor, MarketPrice: market }), null, [])
      const places = (ruler?.marks ?? []).map((mark) => ruler?.at(mark.price) ?? -1)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      for (const place of [...places, ruler?.at(typed) ?? -1]) {
        expect(place).toBeGreaterThan(0)
        expect(place).toBeLessThan(100)
      }
    }),
  )
})

test.each([
  ['far from each other: one line', [10, 40, 90], [0, 0, 0]],
  ['close to each other: below', [50, 52, 54], [0, 1, 2]],
  ['back in the first line when there is room', [10, 20, 40], [0, 1, 0]],
])('labels %s', (_, places, lines) => expect(labelsOf(places, 15).map(({ line }) => line)).toEqual(lines))

test('a label is in the middle below its mark, and within the ruler at its ends', () => {
  expect(labelsOf([0, 50, 99], 20)).toEqual([{ start: 0, line: 0, align: 'start' }, { start: 40, line: 0, align: 'center' }, { start: 80, line: 0, align: 'end' }])
})
