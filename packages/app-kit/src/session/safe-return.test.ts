import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeReturnPath } from './safe-return.ts'

const origin = 'http://mall.example'

describe('safeReturnPath', () => {
  test.each([
    ['/shop/cart', '/shop/cart'],
    ['/product/index?Keyword=%E7%AC%94&Cid=3#top', '/product/index?Keyword=%E7%AC%94&Cid=3#top'],
    ['/100200.html', '/100200.html'],
    ['/product/index?next=//elsewhere.example', '/product/index?next=//elsewhere.example'],
    ['/product/index?Keyword=100%', '/product/index?Keyword=100%'],
  ])('keeps %s', (value, expected) => {
    expect(safeReturnPath(value)).toBe(expected)
  })

  test.each([
    [null],
    [''],
    ['shop/cart'],
    ['javascript:alert(1)'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['https:evil.example'],
    ['https://evil.example/'],
    ['http://mall.example.evil.example/'],
    ['/%2Fevil.example'],
    ['/%5Cevil.example'],
    ['/%252Fevil.example'],
    ['%2F%2Fevil.example'],
    ['/\t/evil.example'],
    ['/\n//evil.example'],
    ['/.//evil.example'],
    ['/a/..//evil.example'],
    ['data:text/html,x'],
    ['/login?ReturnUrl=/shop/cart'],
  ])('refuses %s', (value) => {
    expect(safeReturnPath(value)).toBeNull()
  })

  test('never leaves the origin, whatever comes in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string().map((tail) => `/${tail}`), fc.string().map((tail) => `//${tail}`)), (value) => {
        const path = safeReturnPath(value)
        return path === null || new URL(path, origin).origin === origin
      }),
    )
  })
})
