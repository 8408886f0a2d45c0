import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { and, eq, sql } from 'drizzle-orm'
import { approvalStatus, approvalStepStatus } from '@mall/api/contract'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { lockTurns } from './hand-over.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from './testing/approval-bench.ts'

/** PGlite has one connection: nobody comes between the two halves of a transaction there. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const chosen = demo.users.approver2

let mall: TestMall
let bench: ApprovalBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createApprovalBench(mall)
}, 180_000)
afterAll(() => mall.close())
afterEach(() => mall.db.update(appUser).set({ status: 'active' }).where(eq(appUser.id, chosen)))

const isWaiting = async (): Promise<boolean> => {
  const { rows } = (await mall.db.execute(
    sql`select exists (select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`,
  )) as { readonly rows: readonly { readonly waiting: boolean }[] }
  return rows[0]?.waiting === true
}

/** Disables the account as an administrator does, and lets `choose` come once its open turns were read. */
const disableWhile = async <Outcome>(choose: () => Promise<Outcome>): Promise<PromiseSettledResult<Outcome>> => {
  let outcome: Promise<PromiseSettledResult<Outcome>[]> | undefined
  await mall.db.transaction(async (tx) => {
    expect(await lockTurns(tx, chosen)).toEqual([])
    outcome = Promise.allSettled([choose()])
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true)
    await tx.update(appUser).set({ status: 'disabled' }).where(eq(appUser.id, chosen))
  })
  const [settled] = (await outcome) ?? []
  if (settled === undefined) throw new Error('Nobody was chosen')
  return settled
}

const waitingForChosen = () =>
  mall.db
    .select({ id: approvalStep.id })
    .from(approvalStep)
    .innerJoin(orderApproval, and(eq(orderApproval.id, approvalStep.approvalId), eq(orderApproval.status, approvalStatus.running)))
    .where(and(eq(approvalStep.approverId, chosen), eq(approvalStep.state, approvalStepStatus.running)))

describe.runIf(onPostgres)('an account that is disabled while somebody chooses its user', () => {
  test.each(['Transfer', 'AddSign'] as const)('is not brought in by %s', async (action) => {
    await bench.setNodes([nodeOf(2, [demo.users.approver])])
    const { ApprovalNo, Version } = await bench.submit()
    const target = { RequestId: crypto.randomUUID(), ApprovalNo, Version, UserId: chosen }
    const token = bench.token('approver')
    const outcome = await disableWhile(async () =>
      action === 'Transfer' ? mall.call('POST /api/Approval/Transfer', target, token) : mall.call('POST /api/Approval/AddSign', { ...target, Position: 'before' }, token),
    )
    expect(outcome).toMatchObject({ value: { code: 'APPROVER_NOT_AVAILABLE' } })
    expect(await waitingForChosen()).toEqual([])
  }, 60_000)

  test('gets no new order', async () => {
    await bench.setNodes([nodeOf(2, [chosen])])
    const outcome = await disableWhile(() => bench.submit())
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: '审批人的账号刚刚停用，请重新提交' } })
    expect(await waitingForChosen()).toEqual([])
  }, 60_000)
})
