import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittingQuantity, purchaseProblem } from '../../catalogue/assortment/rules.ts'
import { sellable } from '../../catalogue/assortment/testing/sellable.ts'
import { checkRows } from './rules.ts'

const inTens = { moq: 20, step: 10 } as const
const stockOf = (quantity: number) => ({ stock: { supply: 'now' as const, quantity } })
const check = (quantity: string, parts: Parameters<typeof sellable>[0] = {}) =>
  checkRows([{ rowNo: 1, code: '1001', quantity, product: sellable(parts) }])[0]

describe('a row', () => {
  it.each([
    ['5', {}, 'OK', '可下单', null],
    ['5', { saleState: 'notInCatalog' }, 'NOT_IN_CATALOG', '不在贵司采购目录内', null],
    ['5', { saleState: 'offShelf' }, 'OFF_SHELF', '已下架', null],
    ['5', stockOf(0), 'NO_STOCK', '无货', null],
    ['101', {}, 'LOW_STOCK', '仅剩100', 100],
    ['5', inTens, 'MOQ', '起订量为20', 20],
    ['25', inTens, 'STEP', '须为10的整数倍', 30],
    ['200', { ...inTens, maxQty: 85 }, 'MAX', '限购85', 80],
    ['99', { ...inTens, ...stockOf(95) }, 'STEP', '须为10的整数倍', 90],
    ['5', { ...inTens, ...stockOf(15) }, 'MOQ', '起订量为20', null],
    ['五', {}, 'QTY_INVALID', '数量须为正整数', null],
    ['', {}, 'QTY_INVALID', '数量须为正整数', null],
    ['1.5', {}, 'QTY_INVALID', '数量须为正整数', 2],
    ['0', inTens, 'QTY_INVALID', '数量须为正整数', 20],
    ['2.5', { ...inTens, ...stockOf(15) }, 'QTY_INVALID', '数量须为正整数', null],
    ['-3', {}, 'QTY_INVALID', '数量须为正整数', null],
    ['5支', {}, 'OK', '可下单', null],
    ['x5', {}, 'OK', '可下单', null],
    ['2盒', {}, 'UNIT', '按支销售（12支/盒），2盒为24支', 24],
    ['2托', { unit: '包', packing: '5包/箱', units: [{ Name: '托', Pieces: 200 }], stock: { supply: 'now', quantity: 900 } }, 'UNIT', '按包销售（1托 = 200包），2托为400包', 400],
    ['2 BOX', { unit: '包', packing: '', units: [{ Name: 'Ｂox', Pieces: 24 }] }, 'UNIT', '按包销售（1Ｂox = 24包），2box为48包', 48],
    ['60包', { unit: '箱', packing: '8包/箱' }, 'UNIT', '按箱销售（8包/箱），60包为8箱', 8],
    ['2箱', {}, 'UNIT', '按支销售，请填写支数', null],
    ['2盒', { saleState: 'offShelf' }, 'OFF_SHELF', '已下架', null],
    ['五', { saleState: 'offShelf' }, 'OFF_SHELF', '已下架', null],
  ] as const)('of %s pieces, %o: %s', (quantity, parts, verdict, message, fixedQuantity) => {
    expect(check(quantity, parts)).toMatchObject({ verdict, message, fixedQuantity })
  })

  it.each([
    ['1001', '商品编码不存在'],
    ['', '请填写商品编码'],
    ['1.23E+11', '编码被Excel转换为科学计数，请改为文本格式'],
    ['1.23e+11', '编码被Excel转换为科学计数，请改为文本格式'],
  ])('whose code %s means nothing: %s', (code, message) => {
    expect(checkRows([{ rowNo: 1, code, quantity: '5', product: 'unknown' }])[0]).toMatchObject({ verdict: 'NOT_FOUND', message, product: null })
  })

  it('whose material code means several products gets its own error', () => {
    expect(checkRows([{ rowNo: 1, code: 'M1', quantity: '5', product: 'ambiguous' }])[0]).toMatchObject({ verdict: 'NOT_FOUND', message: '物料编码对应多个商品，请填写商品编码' })
  })
})

describe('rows of one product', () => {
  const rows = (...quantities: readonly string[]) => quantities.map((quantity, index) => ({ rowNo: index + 1, code: '1001', quantity, product: sellable(inTens) }))

  it('are merged with the first, whose sum is what is checked', () => {
    expect(checkRows(rows('10', '20', '30'))).toMatchObject([
      { verdict: 'OK', quantity: 60 },
      { verdict: 'DUPLICATE', message: '已与第1行合并', mergedInto: 1, quantity: 20 },
      { verdict: 'DUPLICATE', mergedInto: 1 },
    ])
    expect(checkRows(rows('90', '20'))[0]).toMatchObject({ verdict: 'LOW_STOCK', quantity: 110, fixedQuantity: 100 })
  })

  it('whose quantity means nothing stay apart', () => {
    expect(checkRows(rows('x', '20', '30'))).toMatchObject([{ verdict: 'QTY_INVALID' }, { verdict: 'OK', quantity: 50 }, { verdict: 'DUPLICATE', mergedInto: 2 }])
  })
})

const anySellable = fc
  .record({ step: fc.integer({ min: 1, max: 50 }), steps: fc.integer({ min: 1, max: 5 }), stock: fc.integer({ min: 0, max: 500 }), maxQty: fc.option(fc.integer({ min: 1, max: 400 })) })
  .map(({ step, steps, stock, maxQty }) => sellable({ step, moq: step * steps, maxQty, ...stockOf(stock) }))

it('mends a quantity to one that can be bought, and says so only when there is one', () => {
  fc.assert(
    fc.property(anySellable, fc.integer({ min: 1, max: 999 }), (product, wanted) => {
      const fixed = fittingQuantity(product, wanted)
      if (fixed !== null) {
        expect(purchaseProblem(product, fixed)).toBeNull()
        return
      }
      for (let quantity = 1; quantity <= 500; quantity++) expect(purchaseProblem(product, quantity)).not.toBeNull()
    }),
  )
})

it('loses and invents no piece by merging', () => {
  const typed = fc.array(fc.record({ productId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 50 }) }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(typed, (rows) => {
      const checked = checkRows(rows.map(({ productId, quantity }, index) => ({ rowNo: index + 1, code: 'x', quantity: String(quantity), product: sellable({ productId }) })))
      const kept = checked.filter(({ mergedInto }) => mergedInto === null)
      expect(new Set(kept.map(({ product }) => product?.productId)).size).toBe(kept.length)
      expect(kept.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)).toBe(rows.reduce((sum, { quantity }) => sum + quantity, 0))
    }),
  )
})
