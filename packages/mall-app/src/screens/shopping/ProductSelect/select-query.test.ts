import { expect, test } from 'vitest'
import { addressOf, readOccasion, wholeOccasion } from './select-query.ts'

const read = (query: Readonly<Record<string, string>>) => readOccasion((name) => query[name] ?? '')

test('an occasion comes back from its address', () => {
  const occasion = { Scene: '茶歇' as const, People: 30, Budget: 1200.5, CategoryIds: [12, 1301], OnlyAgreed: true, OnlyInStock: false }
  const address = addressOf(occasion)
  expect(address).toEqual({ Scene: '茶歇', People: 30, Budget: 1200.5, CategoryIds: '12,1301', OnlyAgreed: 1 })
  expect(wholeOccasion(read(Object.fromEntries(Object.entries(address).map(([name, value]) => [name, String(value)]))))).toEqual(occasion)
})

test.each([
  [{}, null],
  [{ People: '30' }, null],
  [{ People: '0', Budget: '100' }, null],
  [{ People: '1.5', Budget: '100' }, null],
  [{ People: '30', Budget: 'x' }, null],
  [{ People: '30', Budget: '0' }, null],
  [{ People: '30', Budget: '10.001' }, null],
  [{ Scene: '自定义', People: '30', Budget: '100' }, null],
  [{ Scene: '生日', People: '30', Budget: '100', CategoryIds: 'a,0,12' }, { Scene: '新员工入职', CategoryIds: [12] }],
])('%o asks for %o', (query, expected) => {
  const whole = wholeOccasion(read(query))
  if (expected === null) expect(whole).toBeNull()
  else expect(whole).toMatchObject(expected)
})
