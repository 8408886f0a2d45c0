import { describe, expect, test } from 'vitest'
import { readPlace, writePlace } from './place.ts'

/** The address as Storybook has it: parameters written as they are. */
const addressOf = (place: Readonly<Record<string, string>>): string => `?path=/story/mall-inside--mall&${Object.entries(place).map(([name, value]) => `${name}=${value}`).join('&')}`

describe('the place in an address', () => {
  test.each([
    ['buyer', '/'],
    ['', '/product/index?Keyword=%E5%A4%8D%E5%8D%B0%E7%BA%B8&Sort=1#top'],
    ['approver', '/userCenter/order/approval?Keyword=D2026031800000192'],
    ['admin', '/product/index?Keyword=100%25~+a'],
  ])('%s at %s is found again', (account, at) => {
    expect(readPlace(addressOf(writePlace({ account, at })))).toEqual({ account, at })
  })

  test('is found again when the address was read and written once more, as Storybook does when its toolbar is turned', () => {
    const place = { account: 'finance', at: '/userCenter/order/approval?Keyword=%E7%BA%B8&View=done#a' }
    const again = Object.fromEntries(new URLSearchParams(addressOf(writePlace(place))))
    expect(readPlace(addressOf(again))).toEqual(place)
  })

  test('has the person and the path, and no more', () => {
    expect(Object.keys(writePlace({ account: 'buyer', at: '/' }))).toEqual(['as', 'at'])
  })

  test('may be written by hand', () => {
    expect(readPlace('?as=approver')).toEqual({ account: 'approver', at: '/userCenter/order/approval' })
    expect(readPlace('?as=&at=%2Fproduct%2Findex%3FKeyword%3Da%26Sort%3D1')).toEqual({ account: '', at: '/product/index?Keyword=a&Sort=1' })
    expect(readPlace('')).toEqual({ account: 'buyer', at: '/' })
  })

  test.each(['root', 'Buyer', '__proto__', 'buyer '])('the unknown %j is the first buyer', (account) => {
    expect(readPlace(addressOf({ as: account, at: '/shop/cart' }))).toEqual({ account: 'buyer', at: '/shop/cart' })
  })

  test.each(['//elsewhere.example', String.raw`/\elsewhere.example`, '/\t/elsewhere.example', '/a/..//elsewhere.example', '/%2Felsewhere.example', 'https://elsewhere.example/', 'https:elsewhere.example', 'javascript:alert(1)', 'data:text/html,x', 'shop/cart', '~', '%'])('%j is no place', (at) => {
    expect(readPlace(addressOf({ as: 'buyer', at: encodeURIComponent(at) })).at).toBe('/')
    expect(readPlace(addressOf(writePlace({ account: 'buyer', at }))).at).toBe('/')
  })
})
