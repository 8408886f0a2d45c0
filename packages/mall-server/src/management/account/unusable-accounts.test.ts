import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appUser, membership } from '../../platform/db/schema/organisation.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from '../../trade/approval/testing/approval-bench.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const { users, enterprises } = demo
let mall: TestMall
let bench: ApprovalBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createApprovalBench(mall)
}, 120_000)
afterAll(() => mall.close())

/** Changes the account of a manager of departments; the demo's is restored after each test. */
const changeAccount = (user: Partial<typeof appUser.$inferInsert>) => mall.db.update(appUser).set(user).where(eq(appUser.id, users.approver2))
const changeLogin = (lastLoginAt: Date | null) =>
  mall.db.update(membership).set({ lastLoginAt }).where(and(eq(membership.userId, users.approver2), eq(membership.enterpriseId, enterprises.huaqiTech)))

/** Who is offered where somebody has to be chosen. */
const offered = async () => {
  await bench.setNodes([nodeOf(2, [users.approver], '一级')])
  const { ApprovalNo } = await bench.submit()
  const admin = bench.token('admin')
  const lists = await Promise.all([
    mall.call('POST /api/Approval/Candidates', { ApprovalNo }, bench.token('approver')),
    mall.call('POST /api/Account/Candidates', { UserId: users.finance }, admin),
    mall.call('POST /api/ApprovalFlow/Approvers', {}, admin),
    mall.call('POST /api/Department/Candidates', {}, admin),
  ])
  return lists.map(({ body }) => body?.Items.some(({ UserId }) => UserId === users.approver2))
}

/** The approvers of a new order whose flow names that manager. */
const approvers = async () => {
  await bench.setNodes([nodeOf(2, [users.approver2], '一级')])
  const { ApprovalNo } = await bench.submit()
  const { body } = await bench.detail('buyer', ApprovalNo)
  return body?.Nodes.flatMap(({ Steps }) => Steps.map(({ UserName }) => UserName))
}

const makeManager = () => mall.call('POST /api/Department/Save', { Name: `部门${crypto.randomUUID().slice(0, 8)}`, ParentId: null, ManagerId: users.approver2 }, bench.token('admin'))

const before: { hash: string | null } = { hash: null }
beforeEach(async () => {
  const [row] = await mall.db.select({ hash: appUser.passwordHash }).from(appUser).where(eq(appUser.id, users.approver2))
  before.hash = row?.hash ?? null
})
afterEach(async () => {
  await changeAccount({ status: 'active', passwordHash: before.hash })
  await changeLogin(new Date())
})

test('an account in use is offered, approves and manages; so does one whose password was reset', async () => {
  await changeAccount({ passwordHash: null })
  expect(await offered()).toEqual([true, true, true, true])
  expect(await approvers()).toEqual(['研发中心主管'])
  expect((await makeManager()).success).toBe(true)
})

describe.each(['disabled', 'never activated'])('an account that is %s', (state) => {
  beforeEach(async () => {
    await changeAccount(state === 'disabled' ? { status: 'disabled' } : { passwordHash: null })
    await changeLogin(null)
  })

  test('is offered nowhere, and becomes nobody’s manager', async () => {
    expect(await offered()).toEqual([false, false, false, false])
    expect((await makeManager()).code).toBe('DEPARTMENT_MANAGER_INVALID')
  })

  test('gets no approval: the administrators decide instead', async () => {
    expect(await approvers()).toEqual(['集团管理员'])
  })
})
