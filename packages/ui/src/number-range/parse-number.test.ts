import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRising, parseNumber } from './parse-number.ts'

const money = { decimals: 2 }

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1200.5', 1200.5],
  ['1,200.50', 1200.5],
  ['１，２００．５０', 1200.5],
  ['¥1,200', 1200],
  ['￥ 88', 88],
  ['12。5', 12.5],
  ['007', 7],
  ['12.', 12],
])('%j is %s', (text, value) => {
  expect(parseNumber(text, money)).toEqual({ value, problem: null })
})

test.each([
  ['abc', {}, 'form'],
  ['1,20', {}, 'form'],
  ['12元', {}, 'form'],
  ['1.2.3', money, 'form'],
  ['.5', money, 'form'],
  ['1.5', {}, 'decimals'],
  ['1.005', money, 'decimals'],
  ['-1', money, 'min'],
  ['−1', { min: -5 }, null],
  ['1000000000', money, 'max'],
  ['101', { max: 100 }, 'max'],
] as const)('%j with %o: %s', (text, rule, problem) => {
  expect(parseNumber(text, rule).problem).toBe(problem)
})

test.each([
  [1, 2, true],
  [2, 2, true],
  [3, 2, false],
  [null, 2, true],
  [3, null, true],
  [0, null, true],
])('%s to %s rises: %s', (low, high, rises) => {
  expect(isRising({ low, high })).toBe(rises)
})

test('an amount is the same after each way to write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_900 }), (fen) => {
      const yuan = fen / 100
      const plain = yuan.toFixed(2)
      const separated = plain.replaceAll(/\B(?=(\d{3})+\.)/g, ',')
      for (const text of [plain, separated, `¥${separated}`, plain.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))])
        expect(parseNumber(text, money)).toEqual({ value: yuan, problem: null })
    }),
  )
})
