import { approvalStepStatus } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { buyerOf } from '../../testing/callers.ts'
import { meetingPoint } from '../../testing/meeting-point.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { decideApproval } from './decide.ts'
import { lockOrder, type OrderLock } from './store.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from './testing/approval-bench.ts'

/** PGlite runs one statement at a time: there races cannot occur. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const place = onPostgres ? 'on PostgreSQL' : 'on PGlite only: races cannot happen here, set TEST_DATABASE_URL to try them'
const rounds = onPostgres ? 10 : 2

const { users } = demo
const approvers = [
  { userId: users.approver, displayName: '行政部主管' },
  { userId: users.approver2, displayName: '研发中心主管' },
].map((who): Caller => ({ ...buyerOf(who.userId), ...who }))
const names = approvers.map(({ displayName }) => displayName)

let mall: TestMall
let bench: ApprovalBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createApprovalBench(mall)
  await bench.setNodes([nodeOf(2, [users.approver, users.approver2]), nodeOf(2, [users.finance])])
}, 120_000)

afterAll(() => mall.close())

type Action = 'Agree' | 'Reject'

/** Both approvers of one node decide at the same moment. Returns the outcome of each. */
const together = async (actions: readonly [Action, Action], lock: OrderLock): Promise<{ ApprovalNo: string; outcomes: string[] }> => {
  const { ApprovalNo, Version } = await bench.submit({}, 'buyer', 101)
  const meet = meetingPoint()
  const meetAndLock: OrderLock = async (tx, orderId) => {
    // PGlite has one connection: the second transaction begins when the first has ended.
    if (onPostgres) await meet()
    await lock(tx, orderId)
  }
  const outcomes = await Promise.all(
    approvers.map(async (caller, index) => {
      const decision = { RequestId: crypto.randomUUID(), ApprovalNo, Version, Comment: '请合并' }
      try {
        await decideApproval({ deps: mall.deps, caller, ip: '127.0.0.1', requestId: '' }, actions[index] ?? 'Agree', decision, meetAndLock)
        return 'done'
      } catch (error) {
        return error instanceof BusinessError ? `${error.code} ${error.message}` : 'failed'
      }
    }),
  )
  return { ApprovalNo, outcomes }
}

const decisionsOn = async (ApprovalNo: string): Promise<number[]> => {
  const rows = await mall.db
    .select({ state: approvalStep.state })
    .from(approvalStep)
    .innerJoin(orderApproval, eq(orderApproval.id, approvalStep.approvalId))
    .where(and(eq(orderApproval.approvalNo, ApprovalNo), eq(approvalStep.nodeIndex, 0)))
  return rows.map(({ state }) => state).filter((state) => state === approvalStepStatus.agreed || state === approvalStepStatus.rejected)
}

describe(place, () => {
  test.each([
    ['two agree', ['Agree', 'Agree']],
    ['one agrees, the other rejects', ['Agree', 'Reject']],
    ['two reject', ['Reject', 'Reject']],
  ] as const)('%s at the same moment: one acts, the other reads who it was', async (_, actions) => {
    for (let round = 0; round < rounds; round++) {
      const { ApprovalNo, outcomes } = await together(actions, lockOrder)
      const first = outcomes.indexOf('done')
      expect(outcomes.toSpliced(first, 1)).toEqual([`APPROVAL_HANDLED 该审批已被${names[first]}处理`])
      expect(await decisionsOn(ApprovalNo)).toHaveLength(1)
    }
    expect(await findTradeViolations(mall.db)).toEqual([])
  }, 300_000)

  test('an approver agrees while the applicant withdraws: one of them does, and stock and budget agree with it', async () => {
    await bench.setNodes([nodeOf(2, [users.approver])])
    for (let round = 0; round < rounds; round++) {
      const submitted = await bench.submit({}, 'buyer', 101)
      const responses = await Promise.all([bench.decide('approver', 'Agree', submitted), bench.decide('buyer', 'Withdraw', submitted)])
      expect(responses.filter(({ success }) => success)).toHaveLength(1)
      expect(responses.filter(({ success }) => !success).map(({ code }) => code)).toEqual(['APPROVAL_HANDLED'])
      expect(await findTradeViolations(mall.db)).toEqual([])
    }
    await bench.setNodes([nodeOf(2, [users.approver, users.approver2]), nodeOf(2, [users.finance])])
  }, 300_000)

  test('two approvers decide the same batch in opposite order: each approval once, and neither waits for the other', async () => {
    const size = onPostgres ? 12 : 4
    const submitted = []
    for (let index = 0; index < size; index++) submitted.push(await bench.submit({}, index % 2 === 0 ? 'buyer' : 'buyer2', 101))
    const Items = submitted.map(({ ApprovalNo, Version }) => ({ ApprovalNo, Version }))
    const send = (account: 'approver' | 'approver2', items: typeof Items) =>
      mall.call('POST /api/Approval/BatchHandle', { RequestId: crypto.randomUUID(), Action: 'Reject', Items: items, Comment: '请合并' }, bench.token(account))
    const responses = await Promise.all([send('approver', Items), send('approver2', Items.toReversed())])
    const codes = responses.flatMap(({ body }) => body?.Results ?? []).map(({ Code }) => Code)
    expect(codes.filter((code) => code === 'OK')).toHaveLength(size)
    expect(codes.filter((code) => code === 'APPROVAL_HANDLED')).toHaveLength(size)
    expect(await findTradeViolations(mall.db)).toEqual([])
  }, 120_000)
})

if (onPostgres) {
  test('without the lock, both decisions are made, or the database has to break them up', async () => {
    let wrong = 0
    for (let round = 0; wrong === 0 && round < rounds; round++) {
      const { ApprovalNo, outcomes } = await together(['Agree', 'Agree'], async () => {})
      if ((await decisionsOn(ApprovalNo)).length !== 1 || outcomes.includes('failed')) wrong++
    }
    expect(wrong).toBeGreaterThan(0)
  }, 120_000)
}
