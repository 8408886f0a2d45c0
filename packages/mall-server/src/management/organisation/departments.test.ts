import { and, eq } from 'drizzle-orm'
import { budgetStatus, type CallInput, type DepartmentNode } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvalFlow, type FlowContent } from '../../platform/db/schema/approval.ts'
import { appUser, department, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['admin', 'finance', 'approver2', 'buyer', 'other']) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)
afterAll(() => mall.close())

const { departments: ids, enterprises, users } = demo
const as = (account: string) => ({ token: tokens.get(account) })
const tree = async (account = 'admin'): Promise<DepartmentNode[]> => (await mall.call('POST /api/Department/Tree', {}, as(account))).body ?? []
const node = async (departmentId: number, account = 'admin'): Promise<DepartmentNode> => {
  const found = (await tree(account)).find(({ DepartmentId }) => DepartmentId === departmentId)
  if (found === undefined) throw new Error(`${account} does not see ${departmentId}`)
  return found
}
const save = (input: Partial<CallInput<'POST /api/Department/Save'>>, account = 'admin') =>
  mall.call('POST /api/Department/Save', { Name: '新部门', ParentId: null, ManagerId: null, ...input }, as(account))
let made = 0
const create = async (ParentId: number | null = null, Name = `临时${++made}`): Promise<DepartmentNode> => {
  const { body, message } = await save({ Name, ParentId })
  if (body === null) throw new Error(message)
  return body
}
const move = async (of: DepartmentNode, ParentId: number | null, Index = 0, account = 'admin') =>
  mall.call('POST /api/Department/Move', { DepartmentId: of.DepartmentId, Version: of.Version, ParentId, Index }, as(account))
const remove = ({ DepartmentId, Version }: DepartmentNode, account = 'admin') => mall.call('POST /api/Department/Delete', { DepartmentId, Version }, as(account))

describe('the tree', () => {
  test('says who manages a department, how many are in it and what its budgets have left', async () => {
    const one = await node(ids.administration)
    expect(one).toMatchObject({ Name: '行政部', ManagerId: users.approver, ManagerName: '行政部主管', EnterpriseId: enterprises.huaqiTech, Version: 1, AllowActions: ['AddChild', 'Edit', 'Move'] })
    expect(one.MemberCount).toBe(await mall.db.$count(membership, eq(membership.departmentId, ids.administration)))
    const budgets = (await mall.call('POST /api/Budget/List', { DepartmentId: ids.administration, PageIndex: 1, PageSize: 100 }, as('admin'))).body?.Items.filter(({ Status }) => Status === budgetStatus.active || Status === budgetStatus.exhausted) ?? []
    // Year, quarter and month hold the same orders: the tightest says what is left.
    expect(budgets).toHaveLength(3)
    expect(one.Budgets).toEqual({ Count: 3, Available: Math.min(...budgets.map(({ Available }) => Available)) })
  })

  test('shows others neither budgets nor what they may not do', async () => {
    expect(await node(ids.administration, 'buyer')).toMatchObject({ Budgets: null, AllowActions: [] })
    expect((await node(ids.administration, 'finance')).AllowActions).toEqual([])
  })
})

describe('a new department', () => {
  test('comes last below its parent, and its name is its own among those beside it', async () => {
    const parent = await create()
    const first = await create(parent.DepartmentId, '一组')
    const second = await create(parent.DepartmentId, '二组')
    expect((await tree()).filter(({ ParentId }) => ParentId === parent.DepartmentId).map(({ DepartmentId }) => DepartmentId)).toEqual([first.DepartmentId, second.DepartmentId])
    expect(first).toMatchObject({ MemberCount: 0, AllowActions: ['AddChild', 'Edit', 'Move', 'Delete'] })
    expect(await save({ Name: ' 一组 ', ParentId: parent.DepartmentId })).toMatchObject({ code: 'DEPARTMENT_NAME_TAKEN', message: '同级已有“一组”，请换一个名称' })
    expect((await save({ Name: '一组', ParentId: first.DepartmentId })).success).toBe(true)
    const [row] = await mall.db.select().from(department).where(eq(department.id, second.DepartmentId))
    expect(row?.path).toBe(`/${parent.DepartmentId}/${second.DepartmentId}/`)
  })

  test('of another company of the group is the group administrator’s to make', async () => {
    expect((await save({ Name: '苏州新部门', EnterpriseId: enterprises.huaqiFactory })).body?.EnterpriseId).toBe(enterprises.huaqiFactory)
    expect((await save({ Name: '外部', EnterpriseId: enterprises.yuanfanLogistics })).code).toBe('DEPARTMENT_NOT_FOUND')
    expect((await save({ Name: '外部', EnterpriseId: enterprises.huaqiTech }, 'other')).code).toBe('DEPARTMENT_NOT_FOUND')
  })

  test.each([{ Name: '' }, { Name: '  ' }, { Name: '长'.repeat(51) }, { DepartmentId: 1 }])('%j is no input', async (input) => {
    expect((await save(input)).code).toBe('INVALID_INPUT')
  })

  test('is at most ten levels down', async () => {
    let parent: DepartmentNode | null = null
    for (let level = 1; level <= 10; level++) parent = await create(parent?.DepartmentId ?? null)
    expect(await save({ Name: '十一级', ParentId: parent?.DepartmentId ?? 0 })).toMatchObject({ code: 'DEPARTMENT_LIMIT_REACHED', message: '部门最多10级' })
    const two = await create()
    await create(two.DepartmentId)
    const above = (await tree()).find(({ DepartmentId }) => DepartmentId === parent?.ParentId)
    expect((await move(await node(two.DepartmentId), above?.DepartmentId ?? 0)).code).toBe('DEPARTMENT_LIMIT_REACHED')
  })

  test('of many with one name made at once, one is', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => save({ Name: '同时' })))
    expect(responses.filter(({ success }) => success)).toHaveLength(1)
  })
})

describe('its manager', () => {
  test('is an active member of the company, found by name or department', async () => {
    const one = await create()
    const { body } = await mall.call('POST /api/Department/Candidates', { Keyword: '主管' }, as('admin'))
    expect(body?.Items.map(({ UserId }) => UserId).toSorted((a, b) => a - b)).toEqual([users.approver, users.approver2])
    expect((await save({ ...one, ManagerId: users.approver2 })).body).toMatchObject({ ManagerName: '研发中心主管', Version: 2 })
  })

  test.each([['of another group', users.other], ['disabled', users.disabled], ['nobody', 999_999]])('%s is refused', async (_, ManagerId) => {
    expect((await save({ Name: `负责人${ManagerId}`, ManagerId })).code).toBe('DEPARTMENT_MANAGER_INVALID')
  })

  test('candidates of another group’s company are none', async () => {
    expect((await mall.call('POST /api/Department/Candidates', { EnterpriseId: enterprises.yuanfanLogistics }, as('admin'))).body?.Items).toEqual([])
    expect((await mall.call('POST /api/Department/Candidates', { EnterpriseId: enterprises.huaqiTech }, as('other'))).body?.Items).toEqual([])
  })
})

describe('a move', () => {
  test('takes along all that are below, and keeps the wanted place', async () => {
    const [from, to] = [await create(), await create()]
    const moved = await create(from.DepartmentId)
    const below = await create(moved.DepartmentId)
    const [a, b] = [await create(to.DepartmentId), await create(to.DepartmentId)]
    expect((await move(moved, to.DepartmentId, 1)).body).toMatchObject({ ParentId: to.DepartmentId, Version: 2 })
    expect((await tree()).filter(({ ParentId }) => ParentId === to.DepartmentId).map(({ DepartmentId }) => DepartmentId)).toEqual([a.DepartmentId, moved.DepartmentId, b.DepartmentId])
    const [row] = await mall.db.select().from(department).where(eq(department.id, below.DepartmentId))
    expect(row?.path).toBe(`/${to.DepartmentId}/${moved.DepartmentId}/${below.DepartmentId}/`)
    expect((await move(await node(moved.DepartmentId), null, 0)).success).toBe(true)
    expect((await tree())[0]?.DepartmentId).toBe(moved.DepartmentId)
  })

  test('never goes below itself, into another company, or beside one of its name', async () => {
    const one = await create()
    const below = await create(await create(one.DepartmentId).then(({ DepartmentId }) => DepartmentId), '重名')
    expect(await move(one, below.DepartmentId)).toMatchObject({ code: 'DEPARTMENT_MOVE_INVALID', message: '不能移动到自身下级' })
    expect(await move(one, one.DepartmentId)).toMatchObject({ code: 'DEPARTMENT_MOVE_INVALID', message: '不能移动到自身下级' })
    expect(await move(one, ids.production)).toMatchObject({ code: 'DEPARTMENT_MOVE_INVALID', message: '不能移动到其他公司' })
    const other = await create(null, '重名')
    expect((await move(other, below.ParentId)).code).toBe('DEPARTMENT_NAME_TAKEN')
    expect((await move(other, ids.operations)).code).toBe('DEPARTMENT_NOT_FOUND')
  })

  test('of two into each other at once, one happens', async () => {
    const [one, other] = [await create(), await create()]
    const responses = await Promise.all([move(one, other.DepartmentId), move(other, one.DepartmentId)])
    expect(responses.map(({ code }) => code).toSorted()).toEqual(['DEPARTMENT_MOVE_INVALID', 'OK'])
  })

  test('of a stale version is refused, and so is a save', async () => {
    const one = await create()
    await save({ ...one, Name: '先到' })
    expect((await move(one, null)).code).toBe('VERSION_CONFLICT')
    expect(await save({ ...one, Name: '后到' })).toMatchObject({ code: 'VERSION_CONFLICT', message: '数据已被他人修改，请刷新后重试' })
    expect((await remove(one)).code).toBe('VERSION_CONFLICT')
  })

  test('changes who sees what at once', async () => {
    const count = async () => (await mall.call('POST /api/Order/List', { DepartmentId: ids.quality, PageIndex: 1, PageSize: 10 }, as('approver2'))).body?.total ?? 0
    const seen = await count()
    expect(seen).toBeGreaterThan(0)
    expect((await move(await node(ids.quality), ids.marketing)).success).toBe(true)
    expect(await count()).toBe(0)
    expect((await tree('approver2')).map(({ DepartmentId }) => DepartmentId)).toEqual([ids.research, ids.platform])
    expect((await move(await node(ids.quality), ids.research, 1)).success).toBe(true)
    expect(await count()).toBe(seen)
  })
})

describe('what is deleted', () => {
  test('has no members, none below it and no records', async () => {
    const used = '该部门下有成员/子部门，不能删除'
    expect(await remove(await node(ids.administration))).toMatchObject({ code: 'DEPARTMENT_IN_USE', message: used })
    const parent = await create()
    const child = await create(parent.DepartmentId)
    expect(await remove(parent)).toMatchObject({ message: used })
    const budget = { Name: '专项', DepartmentId: child.DepartmentId, Period: 'year', StartDate: '2030-01-01', Total: 1, Control: 'forbid' } as const
    expect((await mall.call('POST /api/Budget/Save', budget, as('admin'))).success).toBe(true)
    expect(await remove(child)).toMatchObject({ code: 'DEPARTMENT_IN_USE', message: '该部门有订单、预算等记录，不能删除' })
    const free = await create(parent.DepartmentId)
    expect((await remove(free)).body).toBe('部门已删除')
    expect((await remove(free)).code).toBe('DEPARTMENT_NOT_FOUND')
    const [row] = await mall.db.select().from(auditLog).where(and(eq(auditLog.action, 'Department.Delete'), eq(auditLog.entityId, String(free.DepartmentId))))
    expect(row).toMatchObject({ before: { Name: free.Name }, after: null, userId: users.admin })
  })
})

test('what an approval flow names stays, whether in force or in its draft', async () => {
  const [published, drafted, free] = [await create(), await create(), await create()]
  const contentOf = (name: string, { DepartmentId }: DepartmentNode): FlowContent => ({ name, departmentIds: [DepartmentId], rules: [], waitDays: 3 })
  const enterpriseId = enterprises.huaqiTech
  await mall.db.insert(approvalFlow).values([
    { enterpriseId, publishedVersion: 1, status: 'published', content: contentOf('专项采购', published) },
    { enterpriseId, publishedVersion: 0, status: 'draft', content: null, draft: contentOf('拟定流程', drafted) },
    { enterpriseId, publishedVersion: 1, status: 'disabled', content: contentOf('旧流程', free) },
  ])
  expect(await remove(published)).toMatchObject({ code: 'DEPARTMENT_IN_USE', message: '该部门被审批流“专项采购”使用，不能删除' })
  expect((await remove(drafted)).message).toBe('该部门被审批流“拟定流程”使用，不能删除')
  expect((await remove(free)).success).toBe(true)
})

describe('who', () => {
  test.each(['other', 'buyer', 'finance'])('%s changes nothing of it', async (account) => {
    const one = await create()
    const before = await tree()
    const message = account === 'other' ? '部门不存在' : '拒绝访问'
    expect((await save({ ...one, Name: '抢' }, account)).message).toBe(message)
    expect((await move(one, null, 0, account)).message).toBe(message)
    expect((await remove(one, account)).message).toBe(message)
    expect(await tree()).toEqual(before)
  })

  test('a manager of a part arranges that part alone', async () => {
    const [lead] = await mall.db.insert(role).values({ enterpriseId: enterprises.huaqiTech, code: 'Part', name: '分管', permissions: ['department.view', 'department.manage'], scope: 'departmentTree' }).returning()
    const [user] = await mall.db.select().from(appUser).where(eq(appUser.id, users.approver2))
    await mall.db.delete(membershipRole).where(eq(membershipRole.userId, users.approver2))
    await mall.db.insert(membershipRole).values({ userId: user?.id ?? 0, enterpriseId: enterprises.huaqiTech, roleId: lead?.id ?? 0 })
    expect((await save({ Name: '平台一组', ParentId: ids.platform }, 'approver2')).success).toBe(true)
    expect((await save({ Name: '上面' }, 'approver2')).code).toBe('DEPARTMENT_NOT_FOUND')
    expect((await save({ Name: '旁边', ParentId: ids.marketing }, 'approver2')).code).toBe('DEPARTMENT_NOT_FOUND')
    expect((await move(await node(ids.platform), null, 0, 'approver2')).code).toBe('DEPARTMENT_NOT_FOUND')
    expect((await move(await node(ids.marketing), ids.research, 0, 'approver2')).code).toBe('DEPARTMENT_NOT_FOUND')
    await mall.db.delete(membershipRole).where(eq(membershipRole.userId, users.approver2))
    await mall.db.insert(membershipRole).values({ userId: users.approver2, enterpriseId: enterprises.huaqiTech, roleId: presetRoles.Approver })
  })
})
