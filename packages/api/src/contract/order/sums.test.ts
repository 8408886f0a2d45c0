import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goodsFenOf, netFen, orderSumNames, orderTotals, savedFen, savedTotal, savingKinds, savingNames, savingsOf, sumsInYuan, type SavingLine } from './sums.ts'

const line = (priceFen: number, quantity: number, saving: SavingLine['saving'] = 'agreed', marketFen = priceFen): SavingLine => ({ priceFen, quantity, marketFen, saving })

/** Freight of the mall: ¥8, free from ¥99 of goods. */
const freightOf = (goodsFen: number) => (goodsFen >= 9_900 ? 0 : 800)

describe('商品总额, 运费, 应付', () => {
  test.each([
    ['nothing', [], [0, 0, 0]],
    ['one piece', [line(5_000, 1)], [5_000, 800, 5_800]],
    ['a fen too little for free freight', [line(9_899, 1)], [9_899, 800, 10_699]],
    ['just enough for free freight', [line(3_300, 3)], [9_900, 0, 9_900]],
    ['prices of three kinds', [line(4_500, 3, 'agreed', 5_000), line(4_000, 20, 'quoted', 5_000), line(250, 100, 'tier', 300)], [118_500, 0, 118_500]],
  ])('%s', (_name, lines, [goodsFen, freightFen, payableFen]) => expect(orderTotals(lines, freightOf)).toEqual({ goodsFen, freightFen, payableFen }))
})

describe('已省', () => {
  test.each([
    ['the market price', line(5_000, 3), 0],
    ['less', line(4_500, 3, 'agreed', 5_000), 1_500],
    ['more: it saves nothing', line(6_000, 3, 'agreed', 5_000), 0],
  ])('at %s', (_name, one, fen) => expect(savedFen(one)).toBe(fen))

  test('is shown by whose price a line has', () => {
    const lines = [line(4_500, 3, 'agreed', 5_000), line(4_000, 20, 'quoted', 5_000), line(250, 100, 'tier', 300), line(6_000, 1, 'quoted', 5_000)]
    expect(savingsOf(lines)).toEqual({ agreed: 1_500, quoted: 20_000, tier: 5_000 })
    expect(savedTotal(savingsOf(lines))).toBe(26_500)
  })
})

test('in yuan, as it is sent', () => {
  expect(sumsInYuan({ goodsFen: 9_899, freightFen: 800, payableFen: 10_699 }, { agreed: 10, quoted: 7, tier: 2 })).toEqual({
    GoodsAmount: 98.99, Freight: 8, PayableAmount: 106.99, SavedAmount: 0.19, Savings: { Agreed: 0.1, Quoted: 0.07, Tier: 0.02 },
  })
})

test('no two amounts have one word', () => {
  const words = [...Object.values(orderSumNames), ...Object.values(savingNames)]
  expect(new Set(words).size).toBe(words.length)
})

const lines = fc.array(
  fc.record({ priceFen: fc.nat(999_999), marketFen: fc.nat(999_999), quantity: fc.integer({ min: 1, max: 9_999 }), saving: fc.constantFrom(...savingKinds) }),
  { maxLength: 30 },
)

test('of any lines: the subtotals make up 商品总额, 应付 is that and 运费, and nothing is negative', () => {
  fc.assert(
    fc.property(lines, fc.nat(5_000), (some, fee) => {
      const { goodsFen, freightFen, payableFen } = orderTotals(some, (fen) => (fen >= 9_900 ? 0 : fee))
      expect(goodsFen).toBe(some.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0))
      expect(payableFen).toBe(goodsFen + freightFen)
      expect(freightFen).toBe(some.length === 0 || goodsFen >= 9_900 ? 0 : fee)
      expect([goodsFen, freightFen, payableFen, savedTotal(savingsOf(some))].every((fen) => Number.isSafeInteger(fen) && fen >= 0)).toBe(true)
    }),
  )
})

test('of any lines: what is saved is counted once, for one kind, and never below what the lines save one by one', () => {
  fc.assert(
    fc.property(lines, (some) => {
      const savings = savingsOf(some)
      expect(savedTotal(savings)).toBe(some.reduce((sum, one) => sum + savedFen(one), 0))
      for (const kind of savingKinds) expect(savings[kind]).toBe(savedTotal(savingsOf(some.filter(({ saving }) => saving === kind))))
      // At market prices the same goods would cost at least that much more.
      expect(goodsFenOf(some) + savedTotal(savings)).toBeGreaterThanOrEqual(some.reduce((sum, { marketFen, quantity }) => sum + marketFen * quantity, 0))
    }),
  )
})

test('the order of the lines changes no figure, nor does parting one into two', () => {
  const shuffled = lines.chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length, maxLength: some.length })))
  fc.assert(
    fc.property(shuffled, fc.nat(9_998), ([some, other], part) => {
      const parted = other.flatMap((one, at) => (at === 0 && part > 0 && part < one.quantity ? [{ ...one, quantity: part }, { ...one, quantity: one.quantity - part }] : [one]))
      for (const same of [other, parted]) {
        expect(orderTotals(same, freightOf)).toEqual(orderTotals(some, freightOf))
        expect(savingsOf(same)).toEqual(savingsOf(some))
      }
    }),
  )
})

test('实际应付 is what is left of 应付, at least nothing while no more goes back than was to be paid', () => {
  const order = fc.nat(100_000_000).chain((payableFen) => fc.nat(payableFen).chain((refusedFen) => fc.nat(payableFen - refusedFen).map((refundedFen) => ({ payableFen, refusedFen, refundedFen }))))
  fc.assert(
    fc.property(order, (one) => {
      expect(netFen(one)).toBeGreaterThanOrEqual(0)
      expect(netFen(one) + one.refusedFen + one.refundedFen).toBe(one.payableFen)
    }),
  )
})
