import { approvalStepStatus } from '@mall/api/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalStep } from '../../platform/db/schema/approval.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from '../../trade/approval/testing/approval-bench.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const { users } = demo
let mall: TestMall
let bench: ApprovalBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createApprovalBench(mall)
}, 120_000)
afterAll(() => mall.close())

const account = async (UserId: number) => {
  const { body, message } = await mall.call('POST /api/Account/Detail', { UserId }, bench.token('admin'))
  if (body === null) throw new Error(message)
  return body
}
const disable = async (UserId: number, HandOverTo?: number) =>
  mall.call('POST /api/Account/Enable', { UserId, Version: (await account(UserId)).Version, Action: 'Disable', HandOverTo, RequestId: crypto.randomUUID() }, bench.token('admin'))
const colleagues = async (UserId: number, Keyword = '') => (await mall.call('POST /api/Account/Candidates', { UserId, Keyword }, bench.token('admin'))).body?.Items.map((one) => one.UserId)

test('who has open approvals is disabled with a hand-over: now and later turns, all or none', async () => {
  await bench.setNodes([nodeOf(2, [users.approver2], '一级'), nodeOf(2, [users.finance], '二级')])
  const later = await bench.submit()
  await bench.setNodes([nodeOf(2, [users.finance], '财务')])
  const now = await bench.submit()
  const { OpenApprovals } = await account(users.finance)
  expect(OpenApprovals).toBeGreaterThanOrEqual(2)

  expect(await disable(users.finance)).toMatchObject({ code: 'ACCOUNT_HAS_APPROVALS', message: '请先移交待办' })
  for (const [colleague, code] of [[users.buyer2, 'APPROVER_NOT_AVAILABLE'], [users.other, 'APPROVER_NOT_AVAILABLE'], [users.finance, 'APPROVER_DECIDES_ALREADY']] as const) {
    expect((await disable(users.finance, colleague)).code).toBe(code)
  }
  expect(await account(users.finance)).toMatchObject({ OpenApprovals, StatusName: '正常' })
  const offered = await colleagues(users.finance)
  expect(offered).toContain(users.approver)
  for (const one of [users.finance, users.buyer, users.other]) expect(offered).not.toContain(one)

  expect((await disable(users.finance, users.approver)).body).toMatchObject({ OpenApprovals: 0, StatusName: '停用' })
  expect((await mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 10 }, bench.token('finance'))).status).toBe(401)
  const steps = await mall.db.select().from(approvalStep).where(eq(approvalStep.approverId, users.finance))
  expect(steps.filter(({ state }) => state === approvalStepStatus.running)).toEqual([])

  expect((await bench.detail('approver', now.ApprovalNo)).body?.AllowActions).toContain('Agree')
  expect((await bench.decide('approver', 'Agree', now)).success).toBe(true)
  expect((await bench.decide('approver2', 'Agree', later)).success).toBe(true)
  expect((await bench.decide('approver', 'Agree', later)).success).toBe(true)
  expect(await findTradeViolations(mall.db)).toEqual([])
}, 60_000)

test('an approval that has passed a node leaves nobody there with something to hand over', async () => {
  await mall.db.update(appUser).set({ status: 'active' }).where(eq(appUser.id, users.finance))
  const before = (await account(users.approver2)).OpenApprovals
  await bench.setNodes([nodeOf(2, [users.approver, users.approver2], '或签'), nodeOf(2, [users.admin], '二级')])
  const one = await bench.submit()
  expect((await account(users.approver2)).OpenApprovals).toBe(before + 1)
  await bench.decide('approver', 'Agree', one)
  expect((await account(users.approver2)).OpenApprovals).toBe(before)
}, 60_000)
