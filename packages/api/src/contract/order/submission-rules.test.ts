import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryDateProblem, deliveryHorizonDays, firstDeliveryDay, lastDeliveryDay, specialInvoiceProblem } from './submission-rules.ts'

const today = '2026-03-18'

test.each([
  ['2026-03-17', '期望送达日期须晚于今天'],
  ['2026-03-18', '期望送达日期须晚于今天'],
  ['2026-03-19', null],
  ['2026-03-21', '期望送达日期须为工作日'],
  ['2026-06-16', null],
  ['2026-06-17', '期望送达日期须在90天内'],
])('a delivery on %s: %s', (day, problem) => {
  expect(deliveryDateProblem(day, today, ['2026-03-21'])).toBe(problem)
})

test('the first and the last day can be ordered for, whatever today is; the days beside them cannot', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  fc.assert(fc.property(day, (now) => {
    const [first, last] = [firstDeliveryDay(now), lastDeliveryDay(now)]
    expect(Date.parse(last) - Date.parse(now)).toBe(deliveryHorizonDays * 86_400_000)
    expect([first, last].map((one) => deliveryDateProblem(one, now, []))).toEqual([null, null])
    expect(deliveryDateProblem(now, now, [])).not.toBeNull()
    expect(deliveryDateProblem(firstDeliveryDay(last), now, [])).not.toBeNull()
  }))
})

test.each([
  [false, [true], '该发票抬头不支持开具专票'],
  [true, [true, false], '“商品1”不支持开具专票'],
  [true, [true, true], null],
  [true, [], null],
])('a 专票 for a title (%s) and goods %j: %s', (supportsSpecial, goods, problem) => {
  expect(specialInvoiceProblem({ supportsSpecial }, goods.map((each, at) => ({ name: `商品${at}`, supportsSpecial: each })))).toBe(problem)
})
