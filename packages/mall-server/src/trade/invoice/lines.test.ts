import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apportion, invoiceLinesOf, taxIn, type OrderedLine } from './lines.ts'

const good = (changes: Partial<OrderedLine> = {}): OrderedLine => ({ name: '复印纸', unit: '包', category: '纸张', priceFen: 2_250, quantity: 4, taxBp: 1_300, taxCode: '', ...changes })

const sumOf = (lines: readonly { amountFen: number }[]): number => lines.reduce((sum, { amountFen }) => sum + amountFen, 0)

test.each([
  [11_300, 1_300, 1_300],
  [100, 1_300, 12],
  [10_600, 600, 600],
  [5_000, 0, 0],
])('the tax in %i fen at %i basis points is %i', (amount, rate, tax) => {
  expect(taxIn(amount, rate)).toBe(tax)
})

describe('an amount that is divided', () => {
  test('is made up by its shares, each within a fen of what it should be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9e11 }), fc.array(fc.integer({ min: 0, max: 9e11 }), { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        fc.pre(total > 0 && amount <= total)
        const shares = apportion(amount, weights)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        for (const [index, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual(weights[index] ?? 0)
          expect(Math.abs(share - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1.001)
        }
      }),
    )
  })
})

describe('明细', () => {
  test('has a line for each product at its price, with its tax', () => {
    expect(invoiceLinesOf(1, [{ amountFen: 9_000, goods: [good()] }])).toEqual([
      { name: '复印纸', unit: '包', quantity: 4, priceFen: 2_250, amountFen: 9_000, taxBp: 1_300, taxFen: 1_035, taxCode: '' },
    ])
  })

  test('adds up the same product of several orders, not one of another price', () => {
    const lines = invoiceLinesOf(1, [{ amountFen: 9_000, goods: [good()] }, { amountFen: 2_250, goods: [good({ quantity: 1 })] }, { amountFen: 2_000, goods: [good({ quantity: 1, priceFen: 2_000 })] }])
    expect(lines.map(({ quantity, amountFen }) => [quantity, amountFen])).toEqual([[5, 11_250], [1, 2_000]])
  })

  test('has no pieces where a part of their amount is invoiced, and no line for what was returned', () => {
    const lines = invoiceLinesOf(1, [{ amountFen: 5_000, goods: [good(), good({ name: '签字笔', quantity: 0 }), good({ name: '订书机', priceFen: 1_000, quantity: 1 })] }])
    expect(lines.map(({ name, quantity, priceFen, amountFen }) => [name, quantity, priceFen, amountFen])).toEqual([['复印纸', null, null, 4_500], ['订书机', null, null, 500]])
  })
})

test('大类 has a line for each category and tax rate', () => {
  const lines = invoiceLinesOf(2, [{ amountFen: 21_000, goods: [good(), good({ name: '相纸' }), good({ name: '图书', taxBp: 900, priceFen: 3_000, quantity: 1 })] }])
  expect(lines.map(({ name, unit, quantity, amountFen, taxBp }) => [name, unit, quantity, amountFen, taxBp])).toEqual([['纸张', '', null, 18_000, 1_300], ['纸张', '', null, 3_000, 900]])
})

test('a code of the tax stays with its product, and with a category where all of it has one', () => {
  const [paper, photo] = ['1060105040000000000', '1060105050000000000']
  const codes = (content: 1 | 2, ...goods: OrderedLine[]) => invoiceLinesOf(content, [{ amountFen: goods.length * 9_000, goods }]).map(({ taxCode }) => taxCode)
  expect(codes(1, good({ taxCode: paper }), good({ taxCode: photo }))).toEqual([paper, photo])
  expect(codes(2, good({ taxCode: paper }), good({ name: '相纸', taxCode: paper }))).toEqual([paper])
  expect(codes(2, good({ taxCode: paper }), good({ name: '相纸', taxCode: photo }))).toEqual([''])
})

test('the lines make up what is invoiced, whatever part of whatever goods', () => {
  const goods = fc.array(
    fc.record({
      name: fc.constantFrom('复印纸', '签字笔', '订书机'), unit: fc.constant('个'), category: fc.constantFrom('纸张', '文具'),
      priceFen: fc.integer({ min: 1, max: 1_000_000 }), quantity: fc.integer({ min: 0, max: 999 }), taxBp: fc.constantFrom(0, 600, 900, 1_300), taxCode: fc.constantFrom('', '1060105040000000000'),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(fc.constantFrom(1 as const, 2 as const), fc.array(fc.tuple(goods, fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 1, maxLength: 4 }), (content, orders) => {
      const parts = orders.map(([own, share]) => ({ goods: own, amountFen: Math.floor(own.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0) * share) }))
      const lines = invoiceLinesOf(content, parts)
      expect(sumOf(lines)).toBe(sumOf(parts))
      for (const { quantity, priceFen, amountFen, taxBp, taxFen } of lines) {
        expect(amountFen).toBeGreaterThan(0)
        expect(taxFen).toBe(taxIn(amountFen, taxBp))
        if (quantity !== null) expect(quantity * (priceFen ?? 0)).toBe(amountFen)
      }
    }),
  )
})
