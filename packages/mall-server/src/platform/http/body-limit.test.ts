import type { Schema } from '@mall/api/contract'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { jsonLimitOf } from './body-limit.ts'

const definitions = Object.entries(allCalls) as [AnyCallKey, AnyCallDefinition][]
const kb = 1024

/** Tables of so many rows that no more of them is read than of anything. */
const tables: ReadonlySet<AnyCallKey> = new Set(['POST /api/Account/Import', 'POST /api/Address/Import'])

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

describe('how much of a body is read', () => {
  it('comes from the contract: 16 KB, or what its fields can hold', () => {
    const one = (body: Schema | undefined) => jsonLimitOf({ body })
    expect(one(undefined)).toBe(16 * kb)
    expect(one(z.object({ Name: z.string().check(z.maxLength(30)) }))).toBe(16 * kb)
    const rows = one(z.object({ Rows: z.array(z.object({ Text: z.string().check(z.maxLength(100)) })).check(z.maxLength(200)) }))
    expect(rows).toBeGreaterThan(200 * 100 * 3)
    expect(rows).toBeLessThan(200 * 100 * 4)
    expect(one(z.object({ Endless: z.string() }))).toBe(2 * kb * kb)
  })

  it.each(definitions.filter(([key, { body, mode }]) => body && mode !== 'multipart' && !tables.has(key)))('%s: every text and list of it has an end', (_, definition) => {
    expect(jsonLimitOf(definition)).toBeLessThan(2 * kb * kb)
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
