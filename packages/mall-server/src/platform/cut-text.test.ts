import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, shortenedText } from './cut-text.ts'

test('the beginning of a text has whole characters', () => {
  expect(cutText('好的👍', 3)).toBe('好的')
  expect(cutText('好的👍', 4)).toBe('好的👍')
  expect(shortenedText('好的👍', 3)).toBe('好的…')
  expect(shortenedText('好的👍', 4)).toBe('好的👍')
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
    const cut = cutText(text, most)
    return !/\p{Cs}/u.test(cut) && text.startsWith(cut) && cut.length >= Math.min(text.length, most) - 1 && cut.length <= most
  }))
})
