import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matcher } from './match.ts'

const marked = (query: string, label: string) =>
  matcher(query)(label)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('')

test.each([
  ['打印', '打印纸 A4', '[打印]纸 A4'],
  ['a4', '打印纸 A4', '打印纸 [A4]'],
  ['打印 a4', '打印纸 A4', '[打印]纸 [A4]'],
  ['a a4', 'A4 A3', '[A4] [A]3'],
  ['(1)', '文件夹(1)', '文件夹[(1)]'],
  ['.*', '文件夹', '文件夹'],
  ['', '文件夹', '文件夹'],
  ['  ', '文件夹', '文件夹'],
])('“%s” in “%s”', (query, label, expected) => {
  expect(marked(query, label)).toBe(expected)
})

test('for any query, the parts are the label, in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (query, label) => {
      const parts = matcher(query)(label)
      expect(parts.map((part) => part.text).join('')).toBe(label)
      for (const { at, text } of parts) expect(label.slice(at, at + text.length)).toBe(text)
    }),
  )
})

test('a word of the label itself is found', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9.*+?(){}[\]^$|\\/-]{1,8}$/), (word) => {
      expect(matcher(word)(`前${word}后`).some((part) => part.matched)).toBe(true)
    }),
  )
})
