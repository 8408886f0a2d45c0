import { logins } from '@mall/mocks'
import { expect, test } from 'vitest'
import { spoiled, tokenExpiry } from './token-expiry.ts'

test('a token says when it runs out', () => {
  expect(tokenExpiry(logins.buyer.Token)).toBe('2036-03-15T02:00:00.000Z')
})

test.each(['', 'a', 'a.b.c', `a.${btoa('{}')}.c`, `a.${btoa('{"exp":"soon"}')}.c`])('%j does not say', (token) => {
  expect(tokenExpiry(token)).toBeNull()
})

test('a spoiled token still says whose it was', () => {
  expect(spoiled('head.payload.signature')).toBe('head.payload.spoiled')
})
