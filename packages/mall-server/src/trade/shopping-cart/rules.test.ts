import { describe, expect, test } from 'vitest'
import type { Sellable } from '../../catalogue/assortment/rules.ts'
import { sellable } from '../../catalogue/assortment/testing/sellable.ts'
import { invalidReason, mergeItems, updateProblem } from './rules.ts'

/** Sold in fives, from 10 to 50, cheaper from 20. */
const inFives = (parts: Partial<Sellable> = {}): Sellable =>
  sellable({ marketTiers: [{ minQty: 1, priceFen: 300 }, { minQty: 20, priceFen: 250 }], moq: 10, step: 5, maxQty: 50, ...parts })

describe('added products are merged with each other and with the cart', () => {
  test.each([
    ['a new line', [10], 0, 10, 300, undefined],
    ['twice the same', [10, 10], 0, 20, 250, undefined],
    ['less than the MOQ, but there is some', [5], 15, 20, 250, undefined],
    ['less than the MOQ', [5], 0, 5, 300, 'MOQ'],
    ['not a multiple of the step', [12], 0, 12, 300, 'STEP'],
    ['more than one may have, together', [30], 30, 60, 250, 'MAX'],
  ] as const)('%s', (_, added, inCart, quantity, priceFen, code) => {
    const before = new Map(inCart > 0 ? [[7, inCart]] : [])
    const [merged, ...more] = mergeItems(
      added.map((count) => ({ sellable: inFives(), quantity: count })),
      before,
    )
    expect(more).toEqual([])
    expect(merged).toMatchObject({ productId: 7, quantity, priceFen })
    expect(merged?.problem?.code).toBe(code)
  })
})

describe('a line is invalid when no quantity can be bought', () => {
  test.each([
    ['off sale', { saleState: 'offShelf' }, '该商品已下架'],
    ['outside the catalogue', { saleState: 'notInCatalog' }, '不在贵司采购目录内'],
    ['nothing left', { stock: { supply: 'now', quantity: 0 } }, '无货'],
    ['too little left', { stock: { supply: 'now', quantity: 3 } }, null],
    ['a quantity under the MOQ', { moq: 20 }, null],
  ] as const)('%s', (_, parts, reason) => expect(invalidReason(inFives(parts), 10)).toBe(reason))
})

describe('a quantity may be changed', () => {
  const short = inFives({ stock: { supply: 'now', quantity: 12 } })
  test.each([
    ['to another multiple', inFives(), 10, 25, null],
    ['not under the MOQ', inFives(), 10, 5, '起订量为10'],
    ['not above the limit', inFives(), 10, 55, '限购50'],
    ['not up beyond the stock', short, 10, 15, '库存不足，仅剩12'],
    ['down, though the stock is still short of it', short, 30, 20, null],
  ] as const)('%s', (_, product, from, wanted, problem) => expect(updateProblem(product, from, wanted)?.message ?? null).toBe(problem))
})
