import type { ErrorCode } from '@mall/api/contract'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from './routes.ts'
import { openContractMall } from '../testing/contract-cases/contract-mall.ts'
import { contractCases, type ContractCase, type Reply } from '../testing/contract-cases/index.ts'

const keys = Object.keys(allCalls) as AnyCallKey[]

/** A failure that is no rule of the mall has an HTTP status of its own. */
const statusOf: Readonly<Partial<Record<ErrorCode, number>>> = { UNAUTHORIZED: 401, SESSION_EXPIRED: 401, FORBIDDEN: 403 }

const verify = (one: ContractCase, reply: Reply): void => {
  const definition: AnyCallDefinition = allCalls[one.key]
  if (one.outcome !== 'success' && one.outcome !== 'file') {
    expect(reply, reply.message).toMatchObject({ status: statusOf[one.outcome] ?? 200, success: false, code: one.outcome, body: null })
    expect(reply.message).not.toBe('')
    return
  }
  expect(reply.status, reply.message).toBe(200)
  expect(reply.success, reply.message).toBe(true)
  if (one.outcome === 'file') {
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment;.*filename\*=UTF-8''/)
    expect((reply.body as Blob).size).toBeGreaterThan(0)
    return
  }
  const parsed = definition.response.safeParse(reply.body)
  expect(parsed.error?.issues ?? []).toEqual([])
  // A field that the contract does not know is dropped by parsing, so what was parsed must be all there was.
  expect(parsed.data).toEqual(reply.body)
}

test('every call of the contract has a route, and no other', () => {
  expect(Object.keys(routes).toSorted()).toEqual(keys.toSorted())
})

describe('the server', () => {
  let mall: Awaited<ReturnType<typeof openContractMall>>
  beforeAll(async () => {
    mall = await openContractMall()
  })
  afterAll(() => mall[Symbol.asyncDispose]())

  test.each(contractCases)('$key · $name · $outcome', async (one) => {
    verify(one, await mall.target.send(one.key, await one.input(mall.target), one.who))
  })
})
