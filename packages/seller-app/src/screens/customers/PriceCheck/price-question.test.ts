import { expect, test } from 'vitest'
import { addressOf, quantityOf, questionOf } from './price-question.ts'

const today = '2026-03-18'

test('a question is what its address holds, and the other way round', () => {
  const question = { customer: 12, product: '010010222', quantity: 20, day: '2026-11-23' }
  expect(questionOf(new URLSearchParams(addressOf(question)), today)).toEqual(question)
})

test('what an address does not say, or says wrongly, is open, one piece and today', () => {
  const none = { customer: null, product: null, quantity: 1, day: today }
  expect(questionOf(new URLSearchParams(), today)).toEqual(none)
  expect(questionOf(new URLSearchParams({ Customer: '-1', Product: 'A4', Quantity: '0', Day: '2026-02-30' }), today)).toEqual(none)
})

test.each([['20', 20], [' 1,000 ', 1_000], ['999999', 999_999], ['1000000', null], ['0', null], ['1.5', null], ['', null], ['二十', null]])('quantity “%s”: %s', (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity)
})
