import { expect, test } from 'vitest'
import { afterLogin } from './after-login.ts'

test.each([
  ['/shop/cart', '/userCenter/index', '/shop/cart'],
  [null, '/userCenter/index', '/userCenter/index'],
  ['https://evil.example/', '/userCenter/index', '/userCenter/index'],
  ['//evil.example', '//evil.example', '/'],
  ['javascript:alert(1)', '', '/'],
])('ReturnUrl %s, Redirect %s: %s', (returnUrl, redirect, expected) => {
  expect(afterLogin(returnUrl, redirect)).toBe(expected)
})
