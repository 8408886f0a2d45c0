import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seenText } from './seen-text.ts'
import { isStorable } from './storable.ts'

describe('words of another system', () => {
  it.each([
    ['  额度不足 ', '额度不足'],
    ['abc\u202Efed\u200B', 'abcfed'],
    ['a\0b\uD800c', 'abc'],
    ['\u3164\u200B', ''],
  ])('%j are shown as %j', (text, shown) => {
    expect(seenText(text, 200)).toBe(shown)
  })

  it('are cut between characters: no half of a pair is left, which no database keeps', () => {
    expect(seenText(`${'长'.repeat(199)}😀尾`, 200)).toBe(`${'长'.repeat(199)}😀`)
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const shown = seenText(text, most)
      expect(isStorable(shown)).toBe(true)
      expect([...shown].length).toBeLessThanOrEqual(most)
    }))
  })
})
