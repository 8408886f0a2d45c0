import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnPoints, formatTicks, hasValues, runningShares, sharesOf, wordsOf } from './chart-data.ts'
import type { ChartPoint } from './chart-data.ts'
import { alignedAxis, axisOf, fitText, labelEvery, placesOf } from './scales.ts'

const points = (...values: (number | null)[]): ChartPoint[] => values.map((value, index) => ({ key: String(index), label: `第${index}`, values: [value] }))

test('a Pareto chart has the greatest first and ends at the whole', () => {
  const drawn = drawnPoints('pareto', points(1, 5, null, 4))
  expect(drawn.map(({ key }) => key)).toEqual(['1', '3', '0', '2'])
  expect(runningShares(drawn)).toEqual([0.5, 0.9, 1, 1])
})

test('shares of nothing and of negative values are none', () => {
  expect(sharesOf(points(0, null))).toEqual([0, 0])
  expect(sharesOf(points(3, -1, 1))).toEqual([0.75, 0, 0.25])
})

test('a chart of missing values is empty', () => {
  expect(hasValues(points(null, null))).toBe(false)
  expect(hasValues(points(null, 0))).toBe(true)
})

test('a point is said as its table says it', () => {
  const words = wordsOf('ring', points(3, 1), [{ name: '金额', format: (value) => `¥${value}` }], String)
  expect(words).toEqual([
    { texts: ['¥3'], share: '75.0%' },
    { texts: ['¥1'], share: '25.0%' },
  ])
  expect(wordsOf('bars', points(null), [{ name: '金额' }], String)).toEqual([{ texts: ['—'], share: null }])
})

test.each([
  [[0], ['0']],
  [[0, 2.5, 5], ['0', '2.5', '5']],
  [[0, 4000, 8000, 12_000], ['0', '4,000', '8,000', '12,000']],
  [[-35_000, 0, 7_538.6], ['−35,000', '0', '7,539']],
  [[0, 50_000, 100_000], ['0', '5万', '10万']],
  [[-1_200_000, 0], ['−120万', '0']],
  [[], []],
])('%j on an axis are %j, all in one unit', (values, texts) => {
  expect(formatTicks(values, 'zh-CN')).toEqual(texts)
})

test('every value is on its axis, and zero is a ruled line', () => {
  const values = fc.array(fc.integer({ min: -1_000_000, max: 10_000_000 }), { minLength: 1, maxLength: 24 })
  fc.assert(
    fc.property(values, values, (one, other) => {
      const first = axisOf(one, 300, 5)
      const second = alignedAxis(other, first)
      for (const value of one) expect(first.yOf(value)).toBeGreaterThanOrEqual(-0.001)
      expect(first.ticks.some(({ value }) => value === 0)).toBe(true)
      expect(second.yOf(0)).toBeCloseTo(first.yOf(0))
      // A value above zero never leaves the drawing; a second series below zero has no room unless the first has.
      if (one.some((value) => value > 0)) for (const value of other) expect(second.yOf(Math.max(0, value))).toBeGreaterThanOrEqual(-0.001)
    }),
  )
})

test('one bar is not as wide as the chart, and 24 do not overlap', () => {
  expect(placesOf(1, 600).barWidth).toBe(48)
  expect(placesOf(1, 600).centreOf(0)).toBeCloseTo(300)
  const many = placesOf(24, 300)
  expect(many.barWidth).toBeLessThan(many.step)
})

test('names are cut or left out before they touch', () => {
  expect(fitText('行政采购部', 60)).toBe('行政采购部')
  expect(fitText('行政采购部', 40)).toBe('行政…')
  expect(labelEvery(['10月', '11月'], 60)).toBe(1)
  expect(labelEvery(['2026-10', '2026-11'], 20)).toBe(3)
  // A year stands below its month, and takes no room from the others.
  expect(labelEvery(['12月', '1月\n2026年', '2月'], 56)).toBe(1)
})
