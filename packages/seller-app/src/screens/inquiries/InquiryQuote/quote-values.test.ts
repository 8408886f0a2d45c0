import { expect, test } from 'vitest'
import { inquiryStatus } from '@mall/api/contract'
import type { QuoteCandidate } from '@mall/api/seller/contract'
import { acceptedAverage, amountOf, marginOf, offerOfLine, offerProblems, offerWarnings, startOffer, sumsOf, takenOver, toOffer, type InquiryLine, type OfferValues } from './quote-values.ts'

const product: QuoteCandidate = {
  ProductCode: '17020170', CustomerProductName: '静音碎纸机', ImageUrl: '/a.svg', Unit: '台', Packing: '', TaxRate: 0.13, MOQ: 2, Step: 2, StockText: '现货', Stock: 12, Quantity: 4, UnitText: '', IsUnitKnown: true,
  MarketPrice: 1_569, OwnPrice: 1_500, IsAgreed: true, Floor: 1_310, Cost: 1_190, LastQuote: null, Problem: '',
}
const line: InquiryLine = {
  LineId: 7, Name: '碎纸机', Brand: '', Model: '', Spec: '', Unit: '台', Quantity: 3, TargetPrice: null, ExpectedDate: null, Images: [], Link: '', Remark: '', ProductCode: null, Offer: null, Product: null,
}
const complete: OfferValues = { ...startOffer(product), Price: '1428.00', LeadDays: '3' }

test('a product that was chosen has quantity and least quantity, and waits for price and delivery', () => {
  expect(startOffer(product)).toMatchObject({ Quantity: '4', MOQ: '2', Price: '', LeadDays: '' })
  expect(Object.keys(offerProblems(startOffer(product), line))).toEqual(['Price', 'LeadDays'])
  expect(offerProblems(complete, line)).toEqual({})
})

test.each<[string, Partial<OfferValues>, object]>([
  ['no price', { Price: 'abc' }, { Price: '请填写单价，最多两位小数' }],
  ['a price of nothing', { Price: '0' }, { Price: '请填写单价，最多两位小数' }],
  ['three decimals', { Price: '1.234' }, { Price: '请填写单价，最多两位小数' }],
  ['fewer than are sold', { Quantity: '1', MOQ: '1' }, { Quantity: '商品 2 台起售' }],
  ['half a step', { Quantity: '5' }, { Quantity: '须为 2 的整数倍' }],
  ['more than there are', { Quantity: '14' }, { Quantity: '库存只有 12 台' }],
  ['a least quantity above the offered one', { MOQ: '6' }, { MOQ: '不能大于报价数量' }],
  ['too late', { LeadDays: '366' }, { LeadDays: '请填写 0–365 天' }],
])('%s is said beside its field', (_, changes, problems) => {
  expect(offerProblems({ ...complete, ...changes }, line)).toEqual(problems)
})

test('a unit that nothing counts needs words', () => {
  const other = { ...complete, product: { ...product, IsUnitKnown: false } }
  expect(offerProblems(other, { ...line, Unit: '套' })).toEqual({ Note: '客户按“套”问，商品按“台”卖，请写明怎么换算' })
  expect(offerProblems({ ...other, Note: '1套=2台' }, { ...line, Unit: '套' })).toEqual({})
})

test('a price below 底价, and one that saves the buyer nothing, are said', () => {
  expect(offerWarnings(complete)).toEqual([])
  expect(offerWarnings({ ...complete, Price: '1309.99' })).toEqual(['低于底价 ¥1,310.00，要有“批准低价”权限才能发出'])
  expect(offerWarnings({ ...complete, Price: '1500' })).toEqual(['不低于客户的协议价 ¥1,500.00，接受后仍按 ¥1,500.00 买'])
  expect(offerWarnings({ ...complete, Price: '1300', product: { ...product, Floor: null } })).toEqual([])
})

test('the margin is 1 − cost ÷ price; without the cost there is none', () => {
  expect(marginOf(complete)?.toFixed(1)).toBe('16.7')
  expect(marginOf({ ...complete, product: { ...product, Cost: null } })).toBeNull()
  expect(marginOf(startOffer(product))).toBeNull()
})

test('what was sent is read back as it was typed', () => {
  expect(amountOf(complete)).toBe(5_712)
  const sent = toOffer(7, { ...complete, Note: ' 武汉仓直发 ' })
  expect(sent).toEqual({ LineId: 7, ProductCode: '17020170', Price: 1_428, Quantity: 4, MOQ: 2, LeadDays: 3, Note: '武汉仓直发' })
  expect(offerOfLine({ ...line, Offer: sent, Product: product })).toEqual({ ...complete, Note: '武汉仓直发' })
  expect(offerOfLine(line)).toBeNull()
})

test('a quote that is taken over brings its price; what else was typed stays for the same product', () => {
  expect(takenOver(null, product, 1_420)).toEqual({ ...startOffer(product), Price: '1420.00' })
  expect(takenOver({ ...complete, Note: '可碎光盘' }, { ...product }, 1_398.5)).toEqual({ ...complete, Note: '可碎光盘', Price: '1398.50' })
  const other = { ...product, ProductCode: '17020183' }
  expect(takenOver(complete, other, 2_180)).toEqual({ ...startOffer(other), Price: '2180.00' })
})

test('the sum so far leaves out what has no price yet, and has no margin where a cost is not known', () => {
  expect(sumsOf([])).toEqual({ amount: 0, margin: null })
  expect(sumsOf([complete, startOffer(product)])).toEqual({ amount: 5_712, margin: (1 - 4_760 / 5_712) * 100 })
  expect(sumsOf([complete, { ...complete, product: { ...product, Cost: null } }])).toEqual({ amount: 11_424, margin: null })
})

test('accepted quotes of the same product have an average, when there are some', () => {
  const past = (Price: number, more: object = {}) => ({ ProductCode: '1', Price, Status: inquiryStatus.accepted, ...more })
  expect(acceptedAverage([past(1_420), past(1_398), past(1_480, { Status: inquiryStatus.declined }), past(612, { ProductCode: '2' })], '1')).toEqual({ count: 2, average: 1_409 })
  expect(acceptedAverage([past(10), past(10), past(10.01)], '1')).toEqual({ count: 3, average: 10 })
  expect(acceptedAverage([past(10)], '1')).toBeNull()
})
