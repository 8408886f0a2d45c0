import { expect, it } from 'vitest'
import { changeWords, readRank, sparkPoints, trendWords } from './rank-query.ts'

const read = (address: string) => {
  const search = new URLSearchParams(address)
  return readRank((name) => search.get(name) ?? '')
}

it.each([
  ['', { Scope: 2, Type: 1, Range: 30 }],
  ['Scope=1&Type=3&Range=90&Cid=12', { Scope: 1, Type: 3, Range: 90, Cid: 12 }],
  ['Scope=3&Type=0&Range=14&Cid=x', { Scope: 2, Type: 1, Range: 30 }],
  ['Cid=99999999999', { Scope: 2, Type: 1, Range: 30 }],
])('%j is the ranking %o', (address, query) => {
  expect(read(address)).toEqual(query)
})

it.each([
  [[0, 0, 0], '近9天没有采购'],
  [[1, 5, 2], '近9天采购最多的是3天前，5；最近3天2'],
  [[1, 2, 7], '近9天采购最多的是最近3天，7；最近3天7'],
])('the trend %j says %s', (trend, words) => {
  expect(trendWords(trend, 9)).toBe(words)
})

it.each([[null, '前30天没有采购'], [0, '与前30天持平'], [25, '较前30天增25%'], [-40, '较前30天减40%']] as const)('a change of %s says %s', (change, words) => {
  expect(changeWords(change, 30)).toBe(words)
})

it('draws a trend from the left below to the right, the most at the top', () => {
  expect(sparkPoints([0, 4, 2], 80, 20)).toBe('0.0,20.0 40.0,0.0 80.0,10.0')
  expect(sparkPoints([0, 0], 80, 20)).toBe('0.0,20.0 80.0,20.0')
})
