import type { Schema } from '@mall/api/contract'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { exceeds, jsonLimitOf } from './body-limit.ts'

const definitions = Object.entries(allCalls) as [AnyCallKey, AnyCallDefinition][]
const kb = 1024

/** Tables of so many rows that no more of them is read than of anything. */
const tables: ReadonlySet<AnyCallKey> = new Set(['POST /api/Account/Import', 'POST /api/Address/Import', 'POST /api/SellerStock/Import', 'POST /api/SellerOrder/ShipImport', 'POST /api/SellerOrder/TrackImport', 'POST /api/SellerPayment/Import'])

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

describe('how much of a body is read', () => {
  it('comes from the contract: 16 KB, or what its fields can hold', () => {
    const one = (body: Schema | undefined) => jsonLimitOf({ body }).bytes
    expect(one(undefined)).toBe(16 * kb)
    expect(one(z.object({ Name: z.string().check(z.maxLength(30)) }))).toBe(16 * kb)
    const rows = one(z.object({ Rows: z.array(z.object({ Text: z.string().check(z.maxLength(100)) })).check(z.maxLength(200)) }))
    expect(rows).toBeGreaterThan(200 * 100 * 3)
    expect(rows).toBeLessThan(200 * 100 * 4)
    expect(one(z.object({ Endless: z.string() }))).toBe(2 * kb * kb)
  })

  it.each(definitions.filter(([key, { body, mode }]) => body && mode !== 'multipart' && !tables.has(key)))('%s: every text and list of it has an end', (_, definition) => {
    expect(jsonLimitOf(definition).bytes).toBeLessThan(2 * kb * kb)
  })

  it('is what the longest right input needs, in characters of three bytes', async () => {
    const { Token } = await mall.login('buyer')
    const Rows = Array.from({ length: 200 }, (_, at) => ({ RowNo: at + 1, Code: '1'.repeat(20), Quantity: '5', Remark: '备'.repeat(100) }))
    expect((await mall.call('POST /api/QuickOrder/Check', { Rows }, { token: Token })).status).toBe(200)
  })

  it('a larger one is refused before it is parsed', async () => {
    const tooLarge = await mall.send('POST /api/Account/Login', { Account: 'a', Password: 'b', CaptchaVerifyParam: 'c', More: 'x'.repeat(16 * kb) })
    expect(tooLarge).toMatchObject({ status: 413, code: 'INPUT_TOO_LARGE' })
  })
})

/** All values of a JSON value, itself too, and how many of them are within each other. */
const measure = (value: unknown): { values: number; depth: number } => {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 }
  const inner = Object.values(value).map((one) => measure(one))
  return { values: inner.reduce((sum, { values }) => sum + values, 1), depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)) }
}

describe('how much there may be in it', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const limit = { bytes: Infinity, values: Infinity, depth: Infinity }

  it('any JSON within its limits passes, and none with fewer', () => {
    const syntax = fc.string({ unit: fc.constantFrom('"', '\\', '[', '}', ',', '备') })
    const json = fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.array(fc.dictionary(syntax, fc.array(syntax))))
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2), (value, indent) => {
        const bytes = bytesOf(JSON.stringify(value, null, indent))
        const { values, depth } = measure(value)
        expect(exceeds(bytes, { ...limit, values: 2 * values, depth })).toBe(false)
        expect(exceeds(bytes, { ...limit, values: values - 1 })).toBe(true)
        expect(exceeds(bytes, { ...limit, depth: Math.max(0, depth - 1) })).toBe(depth > 0)
      }),
      { numRuns: 500 },
    )
  })

  it('what is no JSON ends too', () => {
    for (const text of ['"', '"\\', '"\\"', '{"a', ']]]]', '"'.repeat(10_001), '\\'.repeat(10_001)]) expect(exceeds(bytesOf(text), limit)).toBe(false)
  })

  it('comes from the contract: twice what its lists can hold', () => {
    const Rows = z.array(z.object({ Code: z.string().check(z.maxLength(10)), Quantity: z.number() })).check(z.maxLength(1_000))
    expect(jsonLimitOf({ body: z.object({ Rows }) }).values).toBe(2 * (1 + 1 + 3_000))
    expect(jsonLimitOf({ body: z.object({ Key: z.number() }) }).values).toBe(2_000)
  })

  it('more is refused before it is parsed', async () => {
    const list = Array.from({ length: 2_001 }, () => 0)
    expect(await mall.send('POST /api/Account/Login', { Account: 'a', Password: 'b', CaptchaVerifyParam: 'c', More: list })).toMatchObject({ status: 413, code: 'INPUT_TOO_LARGE' })
    const nested = await mall.fetch('/api/Account/Login', { method: 'POST', body: `{"More":${'['.repeat(40)}${']'.repeat(40)}}` })
    expect(nested.status).toBe(413)
  })
})
