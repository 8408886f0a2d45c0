import { expect, test } from 'vitest'
import { isOldMallAddress, returnFromOldMall } from './old-mall.ts'

const origins = ['https://old.mall.example']

test.each([
  ['https://old.mall.example/', true],
  ['https://old.mall.example/index?tag=home', true],
  ['http://old.mall.example/', false],
  ['https://old.mall.example.evil.example/', false],
  ['https://old.mall.example@evil.example/', false],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https:evil.example', false],
  ['%68ttps://old.mall.example/', false],
  ['', false],
])('specification §4, old-mall address %s: %s', (address, expected) => {
  expect(isOldMallAddress(address, origins)).toBe(expected)
})

test('without a configured old mall no address is one', () => {
  expect(isOldMallAddress('https://old.mall.example/', [])).toBe(false)
})

test('the user comes back to the same page, and to the new mall', () => {
  expect(returnFromOldMall('https://mall.example/product/index?Keyword=a%26b#top')).toBe('https://mall.example/product/index?Keyword=a%26b&MallVersion=new#top')
})
