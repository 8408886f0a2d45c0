import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionKeys } from './option-keys.ts'

test.each([
  ['texts are themselves', ['1', ''], ['1', '']],
  ['numbers and booleans their text', [1, 2.5, true], ['1', '2.5', 'true']],
  ['others their place', [null, { id: 7 }], ['option-0', 'option-1']],
  ['what looks the same stays apart', [1, '1'], ['1', 'option-1']],
])('%s', (_, values, keys) => {
  expect(optionKeys(values)).toEqual(keys)
})

test('no two are the same', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  fc.assert(fc.property(fc.uniqueArray(value), (values) => {
    // Only an option named like our own positions could collide with one.
    fc.pre(!values.some((one) => typeof one === 'string' && one.startsWith('option-')))
    expect(new Set(optionKeys(values)).size).toBe(values.length)
  }))
})
