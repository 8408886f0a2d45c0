import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateUnlock } from '../db/schema/organisation.ts'
import { requestResult } from '../db/schema/writes.ts'
import type { Caller } from '../http/define-routes.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { buyerOf } from '../../testing/callers.ts'
import { once } from './once.ts'

const call = 'POST /api/Order/Submit'
let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

/** A write that is seen: each time it runs, one more row. */
const write = (caller: Caller, body: { RequestId: string; Note?: string }) =>
  once({ deps: mall.deps, caller }, call, body, async (tx) => {
    const key = crypto.randomUUID()
    await tx.insert(rateUnlock).values({ key, unlockedAt: mall.clock() })
    return { key, by: caller.userId }
  })
const made = () => mall.db.$count(rateUnlock)

describe('a write with a RequestId', () => {
  test('happens once, also when it is sent often and in parallel, and returns the first result', async () => {
    const before = await made()
    const body = { RequestId: crypto.randomUUID() }
    const results = await Promise.all(Array.from({ length: 20 }, () => write(buyerOf(2), body)))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(await write(buyerOf(2), body)).toEqual(results[0])
    expect(await made()).toBe(before + 1)
  })

  test('takes the keys of the same input in any order', async () => {
    const RequestId = crypto.randomUUID()
    const first = await write(buyerOf(2), { RequestId, Note: 'a' })
    expect(await write(buyerOf(2), { Note: 'a', RequestId })).toEqual(first)
  })

  test('with other input returns an error, and writes nothing', async () => {
    const RequestId = crypto.randomUUID()
    await write(buyerOf(2), { RequestId })
    const before = await made()
    await expect(write(buyerOf(2), { RequestId, Note: 'changed' })).rejects.toMatchObject({ code: 'REQUEST_ID_REUSED' })
    await expect(write({ ...buyerOf(2), enterpriseId: 2 }, { RequestId })).rejects.toMatchObject({ code: 'REQUEST_ID_REUSED' })
    expect(await made()).toBe(before)
  })

  test('is another write for another user', async () => {
    const RequestId = crypto.randomUUID()
    expect(await write(buyerOf(2), { RequestId })).toMatchObject({ by: 2 })
    expect(await write(buyerOf(6), { RequestId })).toMatchObject({ by: 6 })
  })

  test('that throws writes nothing, and leaves the id free', async () => {
    const body = { RequestId: crypto.randomUUID() }
    const before = await made()
    const failing = once({ deps: mall.deps, caller: buyerOf(2) }, call, body, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await mall.db.$count(requestResult, eq(requestResult.requestId, body.RequestId))).toBe(0)
    await write(buyerOf(2), body)
    expect(await made()).toBe(before + 1)
  })
})
