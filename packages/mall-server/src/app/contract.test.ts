import type { ErrorCode } from '@mall/api/contract'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WeChatWorkProvider } from '../company/account/we-chat-work.ts'
import { makeSessionKey } from '../company/account/session-key.ts'
import { describedBy } from '../catalogue/search/image/describe-drawings.ts'
import { describePictures } from '../catalogue/search/image/store.ts'
import { routes } from './routes.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'
import { contractCases, type ContractCase, type ContractTarget, type Reply } from '../testing/contract-cases/index.ts'
import { targetOf } from '../testing/contract-cases/target.ts'

const keys = Object.keys(allCalls) as AnyCallKey[]

const grey = describedBy((_svg, width) => ({ width, height: width, data: new Uint8ClampedArray(width * width * 4).fill(160) }))

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

const weChatWork: WeChatWorkProvider = {
  identify: async (code) => {
    if (code === 'stale') return { kind: 'rejected' }
    return code === 'outsider' ? { kind: 'outside' } : { kind: 'member', memberId: code }
  },
}

describe('the server', () => {
  const partnerSecret = 'shared with a partner, for these tests only'
  let mall: TestMall
  let target: ContractTarget
  beforeAll(async () => {
    mall = await createTestMall({
      config: { oldMallUrl: 'https://old.mall.example/', partnerSecret }, weChatWork, mail: { send: () => Promise.resolve() }, linkOf: ({ Kind }) => `https://mall.example/${Kind}`,
    })
    // Every picture the same grey: what is found does not matter here, only in which shape.
    await describePictures(mall.db, grey, 100_000)
    target = targetOf(mall, () => makeSessionKey('buyer', { secret: partnerSecret, now: mall.clock() }))
  })
  afterAll(() => mall.close())

  test.each(contractCases)('$key · $name · $outcome', async (one) => {
    verify(one, await target.send(one.key, await one.input(target), one.who))
  })
})
