import { buildCartLine } from '@mall/mocks'
import { expect, test } from 'vitest'
import { passingWords } from './passing-words.ts'

const paper = buildCartLine({ CartItemId: 1, CustomerProductName: '复印纸', Quantity: 12, Unit: '箱' })
const tea = buildCartLine({ CartItemId: 2, CustomerProductName: '绿茶', Quantity: 4, Unit: '罐' })
const wordsOf = (...lines: readonly (readonly [id: number, quantity: number])[]) =>
  passingWords({ Text: '', Lines: lines.map(([CartItemId, Quantity]) => ({ CartItemId, Quantity })), PayableAmount: 1 }, [paper, tea])

test.each([
  ['less of a line', wordsOf([1, 10]), ['少买2箱即可免审批', '复印纸 12 → 10箱', '减 2箱', '“复印纸”已减2箱']],
  ['without a line', wordsOf([2, 0]), ['这1种不买即可免审批', '绿茶', '取消勾选', '已取消勾选1种商品']],
  ['without some', wordsOf([1, 0], [2, 0]), ['这2种不买即可免审批', '复印纸、绿茶', '取消勾选', '已取消勾选2种商品']],
] as const)('%s', (_, words, expected) => expect(words && [words.title, words.detail, words.action, words.done]).toEqual(expected))

test.each([
  ['a line that the cart does not have', wordsOf([3, 1])],
  ['fewer pieces than it names, typed since', wordsOf([2, 5])],
])('none of %s', (_, words) => expect(words).toBeNull())
