import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, '零圆整'],
  [1, '壹分'],
  [10, '壹角整'],
  [23, '贰角叁分'],
  [100, '壹圆整'],
  [105, '壹圆零伍分'],
  [150, '壹圆伍角整'],
  [1_000, '壹拾圆整'],
  [10_100, '壹佰零壹圆整'],
  [123_005, '壹仟贰佰叁拾圆零伍分'],
  [1_000_000, '壹万圆整'],
  [1_000_100, '壹万零壹圆整'],
  [10_010_000, '壹拾万零壹佰圆整'],
  [100_000_000, '壹佰万圆整'],
  [1_000_000_000_000, '壹佰亿圆整'],
  [10_000_010_000, '壹亿零壹佰圆整'],
  [1_234_567_890_12, '壹拾贰亿叁仟肆佰伍拾陆万柒仟捌佰玖拾圆壹角贰分'],
  [-5_000, '（负数）伍拾圆整'],
])('%i fen are %s', (fen, words) => {
  expect(amountInWords(fen)).toBe(words)
})

test.each([0.5, Number.NaN, 1e14, -1e14])('%d fen are no amount', (fen) => {
  expect(() => amountInWords(fen)).toThrow(RangeError)
})

/** What is said, read again, fen. */
const read = (words: string): number => {
  const digits = '零壹贰叁肆伍陆柒捌玖'
  const units: Readonly<Record<string, number>> = { 拾: 10, 佰: 100, 仟: 1_000 }
  let [fen, group, digit, yuan] = [0, 0, 0, 0]
  for (const sign of words.replace('（负数）', '')) {
    if (digits.includes(sign)) digit = digits.indexOf(sign)
    else if (units[sign] !== undefined) {
      group += digit * units[sign]
      digit = 0
    } else if (sign === '万' || sign === '亿') {
      yuan += (group + digit) * (sign === '万' ? 1e4 : 1e8)
      ;[group, digit] = [0, 0]
    } else if (sign === '圆') {
      fen += (yuan + group + digit) * 100
      digit = 0
    } else if (sign === '角' || sign === '分') {
      fen += digit * (sign === '角' ? 10 : 1)
      digit = 0
    }
  }
  return words.startsWith('（负数）') ? -fen : fen
}

test('each amount has words of its own, which mean just it', () => {
  const amount = fc.oneof(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 1e14 - 1 }), fc.integer({ min: 0, max: 9_999 }).map((many) => many * 100_000))
  fc.assert(
    fc.property(amount, (fen) => {
      const words = amountInWords(fen)
      expect(read(words)).toBe(fen)
      expect(words).not.toMatch(/零零|零万|零亿|零圆.*零|零整/)
    }),
    { numRuns: 2_000 },
  )
})
