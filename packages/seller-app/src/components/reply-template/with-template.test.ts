import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { withTemplate } from './with-template.ts'

test.each([
  ['', '现货直发。', '现货直发。'],
  ['  \n', '现货直发。', '现货直发。'],
  ['您好，', '现货直发。', '您好，\n现货直发。'],
  ['您好。 \n', '现货直发。\n武汉仓。', '您好。\n现货直发。\n武汉仓。'],
])('%j and %j are %j', (typed, text, wanted) => expect(withTemplate(typed, text)).toBe(wanted))

it('begins with what was typed, and ends with the template', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (typed, text) => {
      const both = withTemplate(typed, text)
      expect(both.startsWith(typed.trimEnd())).toBe(true)
      expect(both.endsWith(text)).toBe(true)
    }),
  )
})
