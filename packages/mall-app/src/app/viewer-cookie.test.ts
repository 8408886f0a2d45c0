import { expect, test } from 'vitest'
import { isForVisitors } from './viewer-cookie.ts'

test.each([
  ['/', '', true],
  ['/?MallVersion=new', 'MallVersion=new', true],
  ['/', 'MallVersion=new; MallViewer=user', false],
  ['/', 'MallViewer=user', false],
  ['/', 'MyMallViewer=user', true],
  ['/?sessionKey=abc', '', false],
])('%s with the cookies %j is for visitors: %s', (address, cookie, expected) => {
  expect(isForVisitors(new Request(`http://mall.test${address}`, { headers: cookie ? { cookie } : {} }))).toBe(expected)
})
