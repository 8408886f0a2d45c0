import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FlowNode } from '../../platform/db/schema/approval.ts'
import { appUser, department, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from '../../trade/approval/testing/approval-bench.ts'
import { handleTimeOuts } from '../../trade/approval/time-outs.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const { users, departments, enterprises } = demo
const person = users.approver2
const start = new Date('2026-03-18T10:00:00+08:00')
const day = 24 * 3_600_000

let mall: TestMall
let bench: ApprovalBench
let passwordHash: string | null = null

beforeAll(async () => {
  mall = await createTestMall({ now: start })
  bench = await createApprovalBench(mall)
  const [row] = await mall.db.select().from(appUser).where(eq(appUser.id, person))
  passwordHash = row?.passwordHash ?? null
}, 120_000)
afterAll(() => mall.close())

const ofPerson = and(eq(membership.userId, person), eq(membership.enterpriseId, enterprises.huaqiTech))
const setAccount = async (account: Partial<typeof appUser.$inferInsert>, lastLoginAt: Date | null) => {
  await mall.db.update(appUser).set(account).where(eq(appUser.id, person))
  await mall.db.update(membership).set({ lastLoginAt }).where(ofPerson)
}
const states = {
  'in use': () => setAccount({ status: 'active', passwordHash }, start),
  disabled: () => setAccount({ status: 'disabled', passwordHash }, start),
  'never activated': () => setAccount({ status: 'active', passwordHash: null }, null),
} as const
type State = keyof typeof states

const lead = (managerId: number | null, departmentId: number) => mall.db.update(department).set({ managerId }).where(eq(department.id, departmentId))
const giveRole = (roleId: number) => mall.db.insert(membershipRole).values({ userId: person, enterpriseId: enterprises.huaqiTech, roleId })

afterEach(async () => {
  mall.setNow(start)
  await states['in use']()
  await mall.db.delete(membershipRole).where(and(eq(membershipRole.userId, person), eq(membershipRole.enterpriseId, enterprises.huaqiTech)))
  await giveRole(presetRoles.Approver)
  await lead(users.approver, departments.administration)
  await lead(users.approver2, departments.research)
  await lead(null, departments.platform)
  await lead(users.finance, departments.finance)
  expect(await findTradeViolations(mall.db)).toEqual([])
})

/** An order that waits for these nodes, and who would have to decide at the first. */
const waiting = async (node: FlowNode, account: 'buyer' | 'buyer2' = 'buyer') => {
  await bench.setNodes([node])
  const submitted = await bench.submit({}, account, 101)
  return { ...submitted, asked: await namesOf(submitted.ApprovalNo, account) }
}
const namesOf = async (ApprovalNo: string, account: 'buyer' | 'buyer2' = 'buyer') =>
  (await bench.detail(account, ApprovalNo)).body?.Nodes.flatMap(({ Steps }) => Steps.filter(({ StateName }) => StateName === '审批中').map(({ UserName }) => UserName))

/** Nobody but those who are asked is needed: their decision is the last. */
const goesOn = async (account: 'admin' | 'approver', submitted: { readonly ApprovalNo: string; readonly Version: number }) =>
  expect((await bench.decide(account, 'Agree', submitted)).body?.StatusName).toBe('已通过')

const byRole: FlowNode = { name: '审批', approver: { type: 'role', roleId: presetRoles.Approver }, mode: 1 }
const byManager: FlowNode = { name: '审批', approver: { type: 'departmentManager' }, mode: 1 }
const bySuperiors = (levels: number): FlowNode => ({ name: '审批', approver: { type: 'superiors', levels }, mode: 1 })
const byNobody = nodeOf(1, [users.disabled])

const ways = [
  {
    way: 'has the role of a node',
    node: byRole, account: 'buyer', arrange: async () => {},
    inUse: ['行政部主管', '研发中心主管'], without: ['行政部主管'], decides: 'approver',
  },
  {
    way: 'is the only one with the role of a node',
    node: { ...byRole, approver: { type: 'role', roleId: presetRoles.EnterpriseAdministrator } }, account: 'buyer', arrange: () => giveRole(presetRoles.EnterpriseAdministrator),
    inUse: ['研发中心主管'], without: ['集团管理员'], decides: 'admin',
  },
  {
    way: 'manages the department',
    node: byManager, account: 'buyer', arrange: () => lead(person, departments.administration),
    inUse: ['研发中心主管'], without: ['集团管理员'], decides: 'admin',
  },
  {
    way: 'manages the department above',
    node: bySuperiors(2), account: 'buyer2', arrange: () => lead(users.approver, departments.platform),
    inUse: ['行政部主管', '研发中心主管'], without: ['行政部主管'], decides: 'approver',
  },
  {
    way: 'manages the nearest department, below the one of another',
    node: bySuperiors(1), account: 'buyer2', arrange: async () => {
      await lead(person, departments.platform)
      await lead(users.approver, departments.research)
    },
    inUse: ['研发中心主管'], without: ['行政部主管'], decides: 'approver',
  },
  {
    way: 'administers the company, for a node that has nobody else',
    node: byNobody, account: 'buyer', arrange: () => giveRole(presetRoles.EnterpriseAdministrator),
    inUse: ['研发中心主管'], without: ['集团管理员'], decides: 'admin',
  },
] as const satisfies readonly { readonly node: FlowNode; readonly [name: string]: unknown }[]

describe.each(ways)('who $way', ({ node, account, arrange, inUse, without, decides }) => {
  test('is asked while the account is in use', async () => {
    await arrange()
    expect((await waiting(node, account)).asked).toEqual(inUse)
  })

  test.each(['disabled', 'never activated'] as const)('is not asked when %s, and the order goes on without', async (state) => {
    await arrange()
    await states[state]()
    const submitted = await waiting(node, account)
    expect(submitted.asked).toEqual(without)
    await goesOn(decides, submitted)
  })
})

describe('after a time-out', () => {
  const timed: FlowNode = { ...nodeOf(2, [users.finance]), timeout: { hours: 24, action: 'transfer' } }
  /** The turn of one whose department this person manages, a day later. */
  const transferred = async (state: State) => {
    await lead(person, departments.finance)
    const submitted = await waiting(timed)
    await states[state]()
    mall.setNow(new Date(start.getTime() + day))
    await handleTimeOuts(mall.deps)
    mall.setNow(start)
    return { submitted, asked: await namesOf(submitted.ApprovalNo) }
  }

  test('the turn goes to the manager above while the account is in use', async () => {
    expect((await transferred('in use')).asked).toEqual(['研发中心主管'])
  })

  test.each(['disabled', 'never activated'] as const)('past a manager who is %s to the administrators', async (state) => {
    const { submitted, asked } = await transferred(state)
    expect(asked).toEqual(['集团管理员'])
    await goesOn('admin', submitted)
  })
})

describe.each(['disabled', 'never activated'] as const)('an account that is %s', (state) => {
  const bring = (action: 'Transfer' | 'AddSign', { ApprovalNo, Version }: { readonly ApprovalNo: string; readonly Version: number }) =>
    action === 'Transfer'
      ? mall.call('POST /api/Approval/Transfer', { RequestId: crypto.randomUUID(), ApprovalNo, Version, UserId: person }, bench.token('approver'))
      : mall.call('POST /api/Approval/AddSign', { RequestId: crypto.randomUUID(), ApprovalNo, Version, UserId: person, Position: 'before' }, bench.token('approver'))

  test.each(['Transfer', 'AddSign'] as const)('is not brought in by %s, and the approver still decides', async (action) => {
    const submitted = await waiting(nodeOf(2, [users.approver]))
    await states[state]()
    expect((await bring(action, submitted)).code).toBe('APPROVER_NOT_AVAILABLE')
    expect(await namesOf(submitted.ApprovalNo)).toEqual(['行政部主管'])
    await goesOn('approver', submitted)
  })

  test('is handed nothing over, and the one who has it keeps it', async () => {
    const submitted = await waiting(nodeOf(2, [users.finance]))
    await states[state]()
    const { body: leaving } = await mall.call('POST /api/Account/Detail', { UserId: users.finance }, bench.token('admin'))
    const disabling = { UserId: users.finance, Version: leaving?.Version ?? 0, Action: 'Disable', HandOverTo: person, RequestId: crypto.randomUUID() } as const
    expect((await mall.call('POST /api/Account/Enable', disabling, bench.token('admin'))).code).toBe('APPROVER_NOT_AVAILABLE')
    expect(await namesOf(submitted.ApprovalNo)).toEqual(['财务专员'])
  })
})
