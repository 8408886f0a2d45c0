import { expect, test } from 'vitest'
import { readEntryQuery } from './entry-query.ts'

const read = (address: string) => readEntryQuery(new URL(address, 'https://mall.example'))

test.each([
  ['/?sessionKey=abc', { sessionKey: 'abc' }, '/'],
  ['/shop/cart?SessionKey=abc#lines', { sessionKey: 'abc' }, '/shop/cart#lines'],
  ['/?sessionKey=abc&adminLogin=1', { sessionKey: 'abc', adminLogin: '1' }, '/'],
  ['/?adminLogin&sessionKey=abc', { sessionKey: 'abc', adminLogin: '' }, '/'],
  ['/product/index?Keyword=%E7%BA%B8+a&sessionKey=a%3Db&Cid=3', { sessionKey: 'a=b' }, '/product/index?Keyword=%E7%BA%B8+a&Cid=3'],
  ['/?sessionKey=a&SessionKey=b&session%4Bey=c', { sessionKey: 'a' }, '/'],
  ['/?sessionKey=', null, '/'],
  ['/?adminLogin=1', null, '/'],
  ['/product/index?Keyword=sessionKey', null, '/product/index?Keyword=sessionKey'],
])('specification §2, sessionKey: %s', (address, sessionKey, cleaned) => {
  expect(read(address)).toEqual({ sessionKey, wantsLogout: false, address: cleaned })
})

test.each([
  ['/shop/cart?logout', true],
  ['/?logout=1', true],
  ['/?Logout=1', false],
  ['/logout', false],
])('specification §2, logout: %s', (address, wantsLogout) => {
  expect(read(address).wantsLogout).toBe(wantsLogout)
})
