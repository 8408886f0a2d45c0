import { buildCart, buildCartLine } from '@mall/mocks'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkoutProblem, savedOf, selectedSums, selectionOf, withDrafts } from './cart-totals.ts'

const line = (CartItemId: number, change: Parameters<typeof buildCartLine>[0] = {}) =>
  buildCartLine({
    CartItemId, Price: 2.35, Quantity: 10, Subtotal: 23.5, Selected: true, StockShort: false,
    PriceReason: { Code: 'agreed', Text: '', Facts: { MinQty: 1, Price: 2.35, MarketPrice: 2.5 }, Next: null }, ...change,
  })

describe('quantities that are not confirmed yet', () => {
  test('show at once in line and sum', () => {
    const cart = buildCart({ Items: [line(1), line(2, { Selected: false })], ...selectedSums([line(1)], 8) })
    const shown = withDrafts(cart, { 1: 30, 2: 5 })
    expect(shown.Items.map(({ Quantity, Subtotal }) => [Quantity, Subtotal])).toEqual([[30, 70.5], [5, 11.75]])
    expect(shown).toMatchObject({ SelectedQuantity: 30, GoodsAmount: 70.5, Freight: 8, PayableAmount: 78.5, SavedAmount: 4.5, Savings: { Agreed: 4.5, Quoted: 0, Tier: 0 } })
  })

  test('leave the cart alone where nothing differs', () => {
    const cart = buildCart({ Items: [line(1)] })
    expect(withDrafts(cart, {})).toBe(cart)
    expect(withDrafts(cart, { 1: 10 })).toBe(cart)
    expect(withDrafts(cart, { 99: 3 })).toBe(cart)
  })

  test('sum exactly, to the fen', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 9_999 })), { minLength: 1, maxLength: 20 }), (pairs) => {
        const cart = buildCart({ Items: pairs.map(([fen], at) => line(at + 1, { Price: fen / 100, Quantity: 1, Subtotal: fen / 100 })) })
        const drafts = Object.fromEntries(pairs.map(([, quantity], at) => [at + 1, quantity]))
        const expected = pairs.reduce((sum, [fen, quantity]) => sum + fen * quantity, 0)
        const shown = withDrafts(cart, drafts)
        if (pairs.some(([, quantity]) => quantity !== 1)) expect(Math.round(Number(shown.GoodsAmount) * 100)).toBe(expected)
      }),
    )
  })
})

describe('what a line saves', () => {
  test('adds up to what the mall says of the selected lines', () => {
    const { Items, SavedAmount } = buildCart()
    const fen = Items.filter(({ Selected }) => Selected).reduce((sum, item) => sum + Math.round((savedOf(item) ?? 0) * 100), 0)
    expect(fen).toBeGreaterThan(0)
    expect(fen).toBe(Math.round(Number(SavedAmount) * 100))
  })

  test('is nothing at the market price, above it and where prices are withheld', () => {
    const { PriceReason } = buildCartLine()
    const of = (Price: number | null, MarketPrice: number) => savedOf(line(1, { Price, PriceReason: PriceReason && { ...PriceReason, Facts: { ...PriceReason.Facts, MarketPrice } } }))
    expect([of(2.35, 2.35), of(2.35, 2.3), of(null, 2.35), savedOf(line(1, { PriceReason: null }))]).toEqual([null, null, null, null])
    expect(of(2.35, 2.4)).toBe(0.5)
  })
})

test.each([
  ['nothing selected', [line(1, { Selected: false })], '请选择要结算的商品'],
  ['an empty cart', [], '请选择要结算的商品'],
  ['too little stock', [line(1, { StockShort: true }), line(2)], '有1种商品库存不足，请调整数量'],
  ['too little stock of a line that is not selected', [line(1, { StockShort: true, Selected: false }), line(2)], null],
  ['all well', [line(1)], null],
])('checkout with %s', (_name, Items, problem) => {
  expect(checkoutProblem(buildCart({ Items }))).toBe(problem)
})

test.each([
  [[], 'none'],
  [[line(1)], 'all'],
  [[line(1), line(2, { Selected: false })], 'some'],
  [[line(1, { Selected: false })], 'none'],
] as const)('selection %#', (lines, expected) => {
  expect(selectionOf(lines)).toBe(expected)
})
