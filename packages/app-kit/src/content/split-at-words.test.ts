import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtWords } from './split-at-words.ts'

const hits = (text: string, words: readonly string[]) => splitAtWords(text, words).filter(({ isHit }) => isHit).map(({ text: part }) => part)

test.each([
  ['自签收之日起15天内', ['15天'], ['15天']],
  ['Excel 与 excel', ['EXCEL'], ['Excel', 'excel']],
  ['预算与预算余额', ['预算', '预算余额'], ['预算', '预算余额']],
  ['可用 = 总额 + 调整', ['+'], ['+']],
  ['运费', ['发票'], []],
  ['运费', [''], []],
])('%s searched for %j shows %j', (text, words, expected) => {
  expect(hits(text, words)).toEqual(expected)
})

test('nothing of the text is lost, whatever is searched for', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, words) => {
      expect(splitAtWords(text, words).map((part) => part.text).join('')).toBe(text)
    }),
  )
})
