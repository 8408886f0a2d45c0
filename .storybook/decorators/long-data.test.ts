import { HttpResponse, getResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '../../packages/api/src/contract/seller/index.ts'
import { buildCart, callKeys, defaultResponse } from '../../packages/mocks/src/index.ts'
import { lengthen, withLongData } from './long-data.ts'

test('names and amounts grow; codes, states, quantities and what is missing stay', () => {
  const data = { CustomerProductName: '笔', ProductCode: '100', StatusName: '待付款', Quantity: 2, Price: 1.5, MarketPrice: null, Items: [{ Subtotal: 3 }] }
  const long = lengthen(data)
  expect(long.CustomerProductName).toMatch(/^笔（.{30,}）$/)
  expect(long).toMatchObject({ ProductCode: '100', StatusName: '待付款', Quantity: 2, Price: 9_999_999.99, MarketPrice: null })
  expect(long.Items).toEqual([{ Subtotal: 9_999_999.99 }])
})

test('functions, elements and instances pass through', () => {
  const onRetry = () => undefined
  const element = { $$typeof: Symbol.for('react.element'), Name: 'kept' }
  const date = new Date(0)
  expect(lengthen({ onRetry, element, date })).toEqual({ onRetry, element, date })
  expect(lengthen(buildCart()).Items).toHaveLength(buildCart().Items.length)
})

const inEnvelope = callKeys.filter((key) => {
  const { mode }: AnyCallDefinition = allCalls[key]
  return mode !== 'download'
})

describe('what the mocks answer is within the contract when it is lengthened', () => {
  test.each(inEnvelope)('%s', (key: AnyCallKey) => {
    expect(allCalls[key].response.safeParse(lengthen(defaultResponse(key))).error).toBeUndefined()
  })
})

test('answers are lengthened on their way', async () => {
  const one = http.get('http://mall.test/one', () => HttpResponse.json({ CustomerProductName: '笔' }))
  const response = await getResponse([withLongData([one])], new Request('http://mall.test/one'))
  expect(await response?.json()).toEqual(lengthen({ CustomerProductName: '笔' }))
})

test('what no handler answers stays unanswered, and files stay as they are', async () => {
  const file = http.get('http://mall.test/file', () => new HttpResponse('a,b', { headers: { 'Content-Type': 'text/csv' } }))
  const ask = (path: string) => getResponse([withLongData([file])], new Request(`http://mall.test${path}`))
  expect(await ask('/nothing')).toBeUndefined()
  expect(await (await ask('/file'))?.text()).toBe('a,b')
})
