import { responseBuilder } from '@mall/mocks'
import { expect, test } from 'vitest'
import { askText, madeText, nowText, outcomeOf } from './bulk-words.ts'

const product = responseBuilder('POST /api/SellerProduct/SetPrice')()
const [paper, pen, toner] = [['100', '复印纸', 0.13], ['200', '中性笔', 0.13], ['300', '硒鼓', 0.09]].map(([ProductCode, Category, TaxRate]) => ({ ...product, ProductCode: String(ProductCode), Category: String(Category), TaxRate: Number(TaxRate) }))
if (!paper || !pen || !toner) throw new Error('They are above')

test('each result is of the product of its row, changed or not', () => {
  const outcome = outcomeOf('CategoryId', [paper, pen], [
    { RowNo: 2, Message: '已改为 办公用纸 / 打印复印纸 / 复印纸', Version: 5 },
    { RowNo: 1, Message: '已在分类“复印纸”', Version: null },
  ])
  expect(outcome).toEqual({ field: 'CategoryId', made: [{ product: pen, Version: 5 }], refused: [{ product: paper, Message: '已在分类“复印纸”' }] })
  expect(madeText(outcome)).toBe('已改 1 种商品的分类')
})

test('what is asked says how many there are, and what they have now', () => {
  expect(askText('TaxRate', [paper, pen, toner])).toBe('改 3 种商品的税率')
  expect(nowText('TaxRate', [toner, paper, pen])).toBe('现在：13% 2 种，9% 1 种')
  expect(nowText('CategoryId', [pen, paper, pen])).toBe('现在：中性笔 2 种，复印纸 1 种')
})

test('of many values the rest is counted', () => {
  const many = [...Array.from({ length: 6 }, (_, at) => ({ ...paper, Category: `分类${at}` })), paper, paper]
  expect(nowText('CategoryId', many)).toBe('现在：复印纸 2 种，分类0 1 种，分类1 1 种，分类2 1 种，其他 3 种')
})
