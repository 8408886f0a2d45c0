import { productFieldOrder } from '@mall/api/seller/contract'
import { expect, test } from 'vitest'
import { partAnchors } from './product-parts.ts'

const marksOf = (...args: Parameters<typeof partAnchors>) => Object.fromEntries(partAnchors(...args).flatMap(({ label, mark }) => (mark === undefined ? [] : [[label, mark.words]])))

test('nothing is marked where nothing was changed', () => {
  expect(marksOf([], [], false)).toEqual({})
})

test.each(productFieldOrder)('a change of %s marks one part', (field) => {
  expect(Object.values(marksOf([field], [], false))).toEqual(['有改动'])
})

test('what has to be mended goes before what was changed', () => {
  expect(marksOf(['MOQ', 'Description'], [{ Field: 'MOQ', Message: '起订量须是递增 5 的倍数' }], true)).toEqual({ 图片: '有改动', 价格与阶梯: '要先改好', 说明: '有改动' })
})
