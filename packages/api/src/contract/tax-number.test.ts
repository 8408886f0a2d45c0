import fc from 'fast-check'
import { expect, it } from 'vitest'
import { taxCheckDigit, taxNumberProblem } from './tax-number.ts'

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const character = fc.constantFrom(...alphabet)
const digit = fc.constantFrom(...'0123456789')

const textOf = (part: fc.Arbitrary<string>, length: number) => fc.array(part, { minLength: length, maxLength: length }).map((parts) => parts.join(''))

/** The first 17 characters: authority and kind, division, organisation. */
const first = fc.tuple(textOf(character, 2), textOf(digit, 6), textOf(character, 9)).map((parts) => parts.join(''))

it.each([
  // The examples of GB 32100-2015 and of published registers.
  ['91350100M000100Y43', null],
  ['91110000802100433B', null],
  ['91310000607378763K', 'checkDigit'],
  ['91350100M000100Y44', 'checkDigit'],
  // Fifteen digits, of before 2015.
  ['310101123456789', null],
  ['31010112345678', 'form'],
  ['3101011234567890', 'form'],
  ['', 'form'],
  ['91350100M000100Y4', 'form'],
  ['91350100M000100Y433', 'form'],
  ['91350100m000100y43', 'form'],
  ['91350100I000100Y43', 'form'],
  ['9135010AM000100Y43', 'form'],
  [' 91350100M000100Y43', 'form'],
  ['ＡＢ350100M000100Y43', 'form'],
] as const)('%s: %s', (taxNo, problem) => {
  expect(taxNumberProblem(taxNo)).toBe(problem)
})

it('numbers with their check digit pass', () => {
  fc.assert(fc.property(first, (text) => taxNumberProblem(text + taxCheckDigit(text)) === null))
})

it('a changed character is noticed, wherever it is', () => {
  fc.assert(
    fc.property(first, fc.nat(17), fc.integer({ min: 1, max: 30 }), (text, place, shift) => {
      const whole = text + taxCheckDigit(text)
      const changed = alphabet.charAt((alphabet.indexOf(whole.charAt(place)) + shift) % 31)
      return taxNumberProblem(whole.slice(0, place) + changed + whole.slice(place + 1)) !== null
    }),
  )
})

it('two neighbours that changed places are noticed', () => {
  fc.assert(
    fc.property(first, fc.nat(16), (text, place) => {
      const whole = text + taxCheckDigit(text)
      fc.pre(whole.charAt(place) !== whole.charAt(place + 1))
      const swapped = whole.slice(0, place) + whole.charAt(place + 1) + whole.charAt(place) + whole.slice(place + 2)
      return taxNumberProblem(swapped) !== null
    }),
  )
})
