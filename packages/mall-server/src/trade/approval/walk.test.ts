import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvalActions, approvalLifecycle, approvalStatus, approvalStepStatus, type ApprovalAction, type ApprovalStatus } from '@mall/api/contract'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from './testing/approval-bench.ts'

const { users } = demo
const writes = approvalActions.filter((action) => action !== 'View')

/** What each account is to an approval of `buyer`, and what it may do while it runs. Null: it does not exist for the account. */
const accounts = {
  buyer: ['Withdraw'],
  approver: ['Agree', 'Reject', 'Return', 'Transfer', 'AddSign', 'EditLines'],
  finance: null,
  approver2: null,
  admin: null,
  other: null,
} as const satisfies Readonly<Record<string, readonly ApprovalAction[] | null>>

type Account = keyof typeof accounts

/** What an action makes of the approval. The others leave it running. */
const ends: Partial<Record<ApprovalAction, ApprovalStatus>> = { Agree: 2, Reject: 3, Return: 5, Withdraw: 4 }

let mall: TestMall
let bench: ApprovalBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createApprovalBench(mall)
  await bench.setNodes([nodeOf(2, [users.approver])])
}, 120_000)

afterAll(() => mall.close())

const submit = async () => {
  const { ApprovalNo, Version } = await bench.submit({}, 'buyer', 101)
  const { body } = await bench.detail('buyer', ApprovalNo)
  return { ApprovalNo, Version, LineId: body?.Lines[0]?.LineId ?? 0 }
}
type Submitted = Awaited<ReturnType<typeof submit>>

const ask = (action: (typeof writes)[number], account: Account, { ApprovalNo, Version, LineId }: Submitted) => {
  const decision = { RequestId: crypto.randomUUID(), ApprovalNo, Version, Comment: '测试' }
  const token = bench.token(account)
  if (action === 'EditLines') return mall.call('POST /api/Approval/EditLines', { ...decision, Lines: [{ LineId, Quantity: 100 }] }, token)
  if (action === 'Transfer') return mall.call('POST /api/Approval/Transfer', { ...decision, UserId: users.finance }, token)
  if (action === 'AddSign') return mall.call('POST /api/Approval/AddSign', { ...decision, UserId: users.finance, Position: 'before' }, token)
  return mall.call(`POST /api/Approval/${action}`, decision, token)
}

const statusOf = async (ApprovalNo: string) => (await mall.db.select().from(orderApproval).where(eq(orderApproval.approvalNo, ApprovalNo)))[0]?.status

describe('an approval in 1 审批中', () => {
  test.each(Object.entries(accounts) as [Account, readonly ApprovalAction[] | null][])('%s does what is allowed to them, and nothing else', async (account, allowed) => {
    let submitted = await submit()
    expect((await bench.detail(account, submitted.ApprovalNo)).body?.AllowActions ?? null).toEqual(allowed && ['View', ...allowed])
    for (const action of writes) {
      const reply = await ask(action, account, submitted)
      const isAllowed = allowed?.includes(action) ?? false
      expect(reply.success, `${account} ${action}: ${reply.message}`).toBe(isAllowed)
      expect(await statusOf(submitted.ApprovalNo)).toBe((isAllowed ? ends[action] : undefined) ?? approvalStatus.running)
      if (isAllowed) submitted = await submit()
    }
    expect(await findTradeViolations(mall.db)).toEqual([])
  }, 60_000)
})

describe.each(approvalLifecycle.states.filter(({ status }) => status !== approvalStatus.running))('an approval in $status $name', ({ status }) => {
  test('is over: nobody does anything to it', async () => {
    const submitted = await submit()
    const [row] = await mall.db.update(orderApproval).set({ status }).where(eq(orderApproval.approvalNo, submitted.ApprovalNo)).returning()
    await mall.db.update(approvalStep).set({ state: 0 }).where(and(eq(approvalStep.approvalId, row?.id ?? 0), eq(approvalStep.state, approvalStepStatus.running)))
    for (const [account, running] of Object.entries(accounts) as [Account, readonly ApprovalAction[] | null][]) {
      expect((await bench.detail(account, submitted.ApprovalNo)).body?.AllowActions ?? null).toEqual(running && ['View'])
      for (const action of writes) expect((await ask(action, account, submitted)).success, `${account} ${action}`).toBe(false)
    }
    expect(await statusOf(submitted.ApprovalNo)).toBe(status)
  }, 60_000)
})
