import fc from 'fast-check'
import { expect, test } from 'vitest'
import { literalText } from './literal-text.ts'

test.each([
  ['it’s', `'it’s'`],
  [`a'b\\c\nd`, String.raw`'a\'b\\c\nd'`],
  [[1, null, true], '[1, null, true]'],
  [{ Name: '纸', Lines: [] }, `{ Name: '纸', Lines: [] }`],
])('%j is %s', (value, text) => {
  expect(literalText(value)).toBe(text)
})

test('what is wider than a line has a line for each of its parts', () => {
  expect(literalText({ Items: [{ Code: '1' }, { Code: '2' }], total: 2 }, { language: 'json', width: 20 })).toBe(
    ['{', '  "Items": [', '    { "Code": "1" },', '    { "Code": "2" }', '  ],', '  "total": 2', '}'].join('\n'),
  )
})

test('JSON is read as what it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(200), (value, width) => {
      expect(JSON.parse(literalText(value, { language: 'json', width }))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
