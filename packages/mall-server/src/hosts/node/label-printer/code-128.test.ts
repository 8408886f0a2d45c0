import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { code128, code128Values } from './code-128.ts'

/** What a reader makes of symbols: the text, or null where the check is wrong. */
const read = (values: readonly number[]): string | null => {
  const [first = 0, ...rest] = values.slice(0, -2)
  const check = rest.reduce((sum, value, at) => sum + value * (at + 1), first) % 103
  if (check !== values.at(-2) || values.at(-1) !== 106) return null
  let set = first === 105 ? 'C' : 'B'
  let text = ''
  for (const value of rest) {
    if (set === 'B' && value === 99) set = 'C'
    else if (set === 'C' && value === 100) set = 'B'
    else text += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32)
  }
  return text
}

const trackingNo = fc.stringMatching(/^[0-9A-Za-z-]{4,40}$/)

test.each<readonly [text: string, values: readonly number[]]>([
  // Examples of descriptions of the standard: the check of PJJ123C is 55 in B alone, of 12345678 it is 47.
  ['PJJ123C', [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]],
  ['12345678', [105, 12, 34, 56, 78, 47, 106]],
  ['1234', [105, 12, 34, 82, 106]],
  ['123', [104, 17, 18, 19, 8, 106]],
  ['12345', [104, 17, 99, 23, 45, 53, 106]],
  ['SY1234', [104, 51, 57, 99, 12, 34, 102, 106]],
  ['A-1', [104, 33, 13, 17, 40, 106]],
])('%s is %j', (text, values) => {
  // The check of a row that the standard does not print is counted by the reader below.
  expect(code128Values(text).slice(0, -2)).toEqual(values.slice(0, -2))
  expect(read(code128Values(text))).toBe(text)
})

test('checks of the standard', () => {
  expect(code128Values('PJJ123C').at(-2)).toBe(55)
  expect(code128Values('12345678').at(-2)).toBe(47)
})

test('what is read is what was written', () => {
  fc.assert(fc.property(fc.oneof(trackingNo, fc.stringMatching(/^[ -~]{1,60}$/), fc.stringMatching(/^\d{1,30}[A-Z]{0,2}\d{0,9}$/)), (text) => read(code128Values(text)) === text))
})

test('no text needs more symbols than in B alone, and only digits half of them', () => {
  fc.assert(fc.property(trackingNo, (text) => code128Values(text).length <= text.length + 3))
  fc.assert(fc.property(fc.stringMatching(/^(\d\d){2,20}$/), (text) => code128Values(text).length === text.length / 2 + 3))
})

describe('bars', () => {
  const widthsOf = (text: string): string => {
    const { bars, width } = code128(text)
    return bars.map(({ at, width: bar }, place) => `${bar}${(bars[place + 1]?.at ?? width) - at - bar}`).join('')
  }

  test('are those of the symbols, with the stop’s last bar', () => {
    // Start C, 12, 34, 56, 78, check 47, stop.
    expect(widthsOf('12345678')).toBe(['211232', '112232', '131123', '331121', '241112', '133121', '23311120'].join(''))
  })

  test('are three for each symbol of eleven modules and four for the stop of thirteen, apart from each other', () => {
    fc.assert(
      fc.property(trackingNo, (text) => {
        const symbols = code128Values(text).length
        const { bars, width } = code128(text)
        expect(width).toBe((symbols - 1) * 11 + 13)
        expect(bars).toHaveLength((symbols - 1) * 3 + 4)
        for (const [place, { at, width: bar }] of bars.entries()) {
          expect(bar).toBeGreaterThanOrEqual(1)
          expect(bar).toBeLessThanOrEqual(4)
          if (place > 0) expect(at).toBeGreaterThan((bars[place - 1]?.at ?? 0) + (bars[place - 1]?.width ?? 0))
        }
        // The dark modules of a symbol are even in number, those of the stop odd and even: nine.
        for (let symbol = 0; symbol < symbols - 1; symbol++) expect(bars.slice(symbol * 3, symbol * 3 + 3).reduce((sum, { width: bar }) => sum + bar, 0) % 2).toBe(0)
      }),
    )
  })

  test('no two characters look alike', () => {
    const all = Array.from({ length: 95 }, (_, at) => widthsOf(String.fromCharCode(at + 32)))
    expect(new Set(all).size).toBe(95)
  })
})

test.each(['', '顺远', 'SY\u0000', 'é'])('%j cannot be a barcode', (text) => {
  expect(() => code128Values(text)).toThrow('printable ASCII')
})
