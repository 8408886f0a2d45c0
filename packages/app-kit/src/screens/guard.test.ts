import { expect, test } from 'vitest'
import { guard } from './guard.ts'

const loginHref = (returnUrl: string) => `/login?ReturnUrl=${encodeURIComponent(returnUrl)}`

test.each([
  ['public', false, '/', { kind: 'enter' }],
  ['public', true, '/', { kind: 'enter' }],
  ['login', true, '/shop/cart', { kind: 'enter' }],
  ['login', false, '/shop/cart?a=1#x', { kind: 'redirect', to: '/login?ReturnUrl=%2Fshop%2Fcart%3Fa%3D1%23x' }],
] as const)('specification §2, guard: %s route, token %s', (access, hasToken, address, verdict) => {
  expect(guard({ route: { access }, hasToken, address, loginHref })).toEqual(verdict)
})
