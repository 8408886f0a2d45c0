import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreedAt } from '../../catalogue/assortment/testing/agreed-at.ts'
import { sellable } from '../../catalogue/assortment/testing/sellable.ts'
import { freightOfMall } from '../../catalogue/pricing/freight.ts'
import { priceLine, totalsOf, type PricedLine } from '../../catalogue/pricing/lines.ts'
import { changed, changeText, passingChange } from './passing-change.ts'
import { approvalReasons } from './rules.ts'
import { approvalLinesOf } from './subject.ts'

interface Goods { readonly quantity: number; readonly priceFen: number; readonly step?: number; readonly moq?: number; readonly watched?: boolean; readonly isAgreed?: boolean }

const lineOf = ({ quantity, priceFen, step = 1, moq = step, watched = false, isAgreed = true }: Goods, at: number): PricedLine => {
  const tiers = [{ minQty: 1, priceFen }, { minQty: 50, priceFen: Math.ceil(priceFen * 0.8) }]
  const product = sellable({ name: `商品${at + 1}`, unit: '箱', moq, step, marketTiers: tiers, agreements: isAgreed ? agreedAt(tiers) : [], isNonAgreed: !isAgreed, categoryIds: watched ? [11, 1101, 110101] : [10, 1001, 100101] })
  return priceLine({ cartItemId: at + 1, productId: at + 1, quantity, remark: '' }, product)
}

const needs = (singleLimitFen: number | null, nonAgreedFromFen: number | null = null) => (lines: readonly PricedLine[]) =>
  approvalReasons(
    { amountFromFen: null, amountToFen: null, overSingleLimit: true, overBudget: true, nonAgreedFromFen, categoryIds: [11] },
    { payableFen: totalsOf(lines, freightOfMall).payableFen, singleLimitFen, overrun: null, lines: approvalLinesOf(lines) },
  ).length > 0

const textFor = (goods: readonly Goods[], needsApproval: ReturnType<typeof needs>) => {
  const changes = passingChange(goods.map(lineOf), needsApproval)
  return changes && changeText(changes)
}

describe('what would make an order pass', () => {
  test.each([
    ['nothing, when it passes', [{ quantity: 3, priceFen: 100_00 }], needs(300_00), null],
    ['a little less of one', [{ quantity: 5, priceFen: 100_00 }], needs(300_00), '“商品1”少买2箱，即可免审批'],
    ['in steps', [{ quantity: 20, priceFen: 10_00, step: 5 }], needs(148_00), '“商品1”少买10箱，即可免审批'],
    ['less of that which loses least', [{ quantity: 2, priceFen: 200_00 }, { quantity: 9, priceFen: 30_00 }], needs(600_00), '“商品2”少买3箱，即可免审批'],
    ['without the one that asks for it', [{ quantity: 1, priceFen: 100_00 }, { quantity: 9, priceFen: 1_00, watched: true }], needs(null), '不买“商品2”，即可免审批'],
    ['without all that ask for it', [{ quantity: 2, priceFen: 100_00 }, { quantity: 1, priceFen: 1_00, watched: true }, { quantity: 1, priceFen: 1_00, watched: true }], needs(null), '不买“商品2”等2种商品，即可免审批'],
    ['less without an agreement', [{ quantity: 30, priceFen: 100_00, isAgreed: false }], needs(null, 2_000_00), '“商品1”少买11箱，即可免审批'],
    ['nothing, when all of it asks for it', [{ quantity: 1, priceFen: 1_00, watched: true }], needs(null), null],
    ['nothing, when the least is too much', [{ quantity: 20, priceFen: 100_00, moq: 10 }], needs(100_00), null],
  ] as const)('%s', (_, goods, needsApproval, text) => expect(textFor(goods, needsApproval)).toBe(text))
})

test('a change that is made passes, in quantities that can be bought', () => {
  const goods = fc.record({
    quantity: fc.integer({ min: 1, max: 40 }), priceFen: fc.integer({ min: 100, max: 50_000 }), step: fc.integer({ min: 1, max: 6 }), watched: fc.boolean(), isAgreed: fc.boolean(),
  })
  const limits = [fc.option(fc.integer({ min: 1_000, max: 900_000 })), fc.option(fc.integer({ min: 0, max: 500_000 }))] as const
  fc.assert(
    fc.property(fc.array(goods, { minLength: 1, maxLength: 5 }), ...limits, (all, limit, nonAgreedFrom) => {
      const lines = all.map((one, at) => lineOf({ ...one, quantity: one.quantity * one.step }, at))
      const needsApproval = needs(limit, nonAgreedFrom)
      const change = passingChange(lines, needsApproval)
      if (change === null) return
      const left = changed(lines, change)
      expect(needsApproval(lines)).toBe(true)
      expect(left.length).toBeGreaterThan(0)
      expect(needsApproval(left)).toBe(false)
      for (const { line, quantity } of change) {
        expect(quantity).toBeLessThan(line.quantity)
        expect(quantity === 0 || (quantity >= line.sellable.moq && quantity % line.sellable.step === 0)).toBe(true)
      }
    }),
  )
})
