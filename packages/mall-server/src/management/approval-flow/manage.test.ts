import { and, eq, gt } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { approvalFlowStatus, type ApprovalFlowContent, type ApprovalFlowDetail, type ApprovalFlowNode, type ApprovalFlowRule } from '@mall/api/contract'
import { approvalFlow, approvalFlowVersion } from '../../platform/db/schema/approval.ts'
import { appUser, membership } from '../../platform/db/schema/organisation.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { demo } from '../../demo/organisation.ts'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const { users, departments } = demo
let mall: TestMall
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['admin', 'buyer', 'other']) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)

/** The flows of the demo, one for each company, are in force alone again. */
afterEach(async () => {
  await mall.db.update(approvalFlow).set({ status: 'disabled' }).where(and(eq(approvalFlow.status, 'published'), gt(approvalFlow.id, demo.enterprises.yuanfanTrade)))
})

afterAll(() => mall.close())

const as = (account: string) => ({ token: tokens.get(account) })
const node = (changes: Partial<ApprovalFlowNode> = {}): ApprovalFlowNode => ({
  Name: '专项审批', ApproverType: 'users', UserIds: [users.finance], RoleId: null, Levels: 1, Mode: 2, TimeoutHours: 24, TimeoutAction: 'transfer', AllowEditLines: false, ...changes,
})
const rule = (changes: Partial<ApprovalFlowRule> = {}): ApprovalFlowRule => ({
  AmountFrom: 100, AmountTo: null, OverSingleLimit: false, OverBudget: true, NonAgreedFrom: 2_000.5, CategoryIds: [], Nodes: [node()], ...changes,
})
let names = 0
const content = (changes: Partial<ApprovalFlowContent> = {}): ApprovalFlowContent => ({
  Name: `专项${++names}`, DepartmentIds: [departments.administration], Rules: [rule()], WaitDays: 3, ...changes,
})
const save = (Content: ApprovalFlowContent, of: { FlowId?: number; Version?: number } = {}, account = 'admin') => mall.call('POST /api/ApprovalFlow/Save', { ...of, Content }, as(account))
const done = ({ body, message }: { body: ApprovalFlowDetail | null; message: string }): ApprovalFlowDetail => {
  if (body === null) throw new Error(message)
  return body
}
const act = (action: 'Publish' | 'Disable' | 'Discard', { FlowId, Version }: Pick<ApprovalFlowDetail, 'FlowId' | 'Version'>, account = 'admin') =>
  mall.call(`POST /api/ApprovalFlow/${action}`, { FlowId, Version }, as(account))
const published = async (of: ApprovalFlowContent): Promise<ApprovalFlowDetail> => done(await act('Publish', done(await save(of))))

describe('a draft', () => {
  test('is kept as it was written, and is not in force', async () => {
    const written = content()
    const one = done(await save(written))
    expect(one).toMatchObject({ Status: 1, StatusName: '草稿', PublishedVersion: 0, HasDraft: true, Published: null, AllowActions: ['View', 'Edit', 'Publish', 'Discard'], Version: 1, Versions: [] })
    expect(one.Content).toEqual(written)
    expect(one.Sentences).toEqual(['金额≥¥100.00或超预算或非协议商品≥¥2,000.50 → 财务专员'])
    expect(one.DepartmentNames).toEqual(['行政部'])
    expect(one.People).toEqual([{ UserId: users.finance, UserName: '财务专员', DepartmentName: '财务部', IsActive: true }])
  })

  test('may be incomplete, and is then not published', async () => {
    const one = done(await save(content({ Rules: [rule({ Nodes: [] })] })))
    expect(await act('Publish', one)).toMatchObject({ success: false, code: 'APPROVAL_FLOW_INVALID', message: '请至少添加一个审批节点' })
  })

  test.each([
    ['another company’s person', { Rules: [rule({ Nodes: [node({ UserIds: [users.other] })] })] }, '所选人员不能审批，请重新选择'],
    ['another company’s department', { DepartmentIds: [departments.operations] }, '部门不存在'],
    ['a role that is not there', { Rules: [rule({ Nodes: [node({ ApproverType: 'role', UserIds: [], RoleId: 99 })] })] }, '所选角色不存在，请重新选择'],
    ['a category that is not there', { Rules: [rule({ CategoryIds: [999_999] })] }, '所选品类不存在，请重新选择'],
    ['a name that is taken', { Name: '采购订单审批' }, '流程名称已存在'],
  ] as const)('with %s is refused', async (_, changes, message) => {
    expect(await save(content(changes as Partial<ApprovalFlowContent>))).toMatchObject({ success: false, message })
  })

  test.each([
    { Name: ' ' }, { Name: '长'.repeat(31) }, { WaitDays: 0 }, { WaitDays: 91 }, { Rules: Array.from({ length: 11 }, () => rule()) },
    { Rules: [rule({ Nodes: Array.from({ length: 11 }, () => node()) })] },
    { Rules: [rule({ Nodes: [node({ UserIds: Array.from({ length: 21 }, (_, at) => at + 1) })] })] },
    { Rules: [rule({ AmountFrom: -1 })] }, { Rules: [rule({ AmountFrom: 0.001 })] }, { Rules: [rule({ Nodes: [node({ TimeoutHours: 721 })] })] },
  ])('%j is no input', async (changes) => {
    expect((await mall.send('POST /api/ApprovalFlow/Save', { Content: { ...content(), ...changes } }, as('admin'))).code).toBe('INVALID_INPUT')
  })

  test('of two administrators the second is informed, and the first one’s change stands', async () => {
    const one = done(await save(content()))
    const first = done(await save(content({ Name: '甲改的' }), one))
    expect(await save(content({ Name: '乙改的' }), one)).toMatchObject({ success: false, code: 'VERSION_CONFLICT', message: '数据已被他人修改，请刷新后重试' })
    expect((await mall.call('POST /api/ApprovalFlow/Detail', { FlowId: one.FlowId }, as('admin'))).body).toEqual(first)
  })

  test('is deleted when nothing was published, else given up', async () => {
    const one = done(await save(content()))
    expect(await act('Discard', one)).toMatchObject({ success: true, body: null })
    expect(await mall.call('POST /api/ApprovalFlow/Detail', { FlowId: one.FlowId }, as('admin'))).toMatchObject({ code: 'APPROVAL_FLOW_NOT_FOUND' })
    const other = await published(content())
    const edited = done(await save(content({ Name: '想改', WaitDays: 9 }), other))
    expect(edited).toMatchObject({ Status: 2, HasDraft: true, Content: { WaitDays: 9 }, Published: { WaitDays: 3 } })
    expect(done(await act('Discard', edited))).toMatchObject({ HasDraft: false, Content: other.Content, AllowActions: ['View', 'Edit', 'Disable'] })
  })
})

test('the flows of another company are unknown, and who does not manage one sees none', async () => {
  const one = done(await save(content()))
  for (const action of ['Publish', 'Disable', 'Discard'] as const) expect(await act(action, one, 'other')).toMatchObject({ code: 'APPROVAL_FLOW_NOT_FOUND' })
  expect(await save(content({ DepartmentIds: [] }), one, 'other')).toMatchObject({ code: 'APPROVAL_FLOW_NOT_FOUND' })
  expect((await mall.call('POST /api/ApprovalFlow/List', { PageIndex: 1, PageSize: 10 }, as('other'))).body?.Items.map(({ FlowId }) => FlowId)).not.toContain(one.FlowId)
  expect((await act('Publish', one, 'buyer')).status).toBe(403)
})

describe('publishing', () => {
  test('makes versions that are kept, with author and time, and writes them to the audit log', async () => {
    const one = await published(content())
    expect(one).toMatchObject({ Status: 2, PublishedVersion: 1, HasDraft: false, Versions: [{ Version: 1, PublishedBy: '集团管理员' }] })
    const two = done(await act('Publish', done(await save({ ...one.Content, WaitDays: 10 }, one))))
    expect(two).toMatchObject({ PublishedVersion: 2, Published: { WaitDays: 10 } })
    expect(two.Versions.map(({ Version }) => Version)).toEqual([2, 1])
    const kept = await mall.db.select().from(approvalFlowVersion).where(eq(approvalFlowVersion.flowId, one.FlowId)).orderBy(approvalFlowVersion.version)
    expect(kept.map((row) => row.content.waitDays)).toEqual([3, 10])
    const log = await mall.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entityId, String(one.FlowId))).orderBy(auditLog.id)
    expect(log.map(({ action }) => action)).toEqual(['ApprovalFlow.Save', 'ApprovalFlow.Publish', 'ApprovalFlow.Save', 'ApprovalFlow.Publish'])
  })

  test('needs a draft, and the version that was read', async () => {
    const one = await published(content())
    expect(await act('Publish', one)).toMatchObject({ code: 'APPROVAL_FLOW_ACTION_NOT_ALLOWED' })
    expect(await act('Disable', { ...one, Version: 1 })).toMatchObject({ code: 'VERSION_CONFLICT' })
  })

  test('is refused while an approver is disabled', async () => {
    const one = done(await save(content()))
    await mall.db.update(appUser).set({ status: 'disabled' }).where(eq(appUser.id, users.finance))
    const response = await act('Publish', one)
    await mall.db.update(appUser).set({ status: 'active' }).where(eq(appUser.id, users.finance))
    expect(response).toMatchObject({ code: 'APPROVAL_FLOW_INVALID', message: '审批人已停用或未激活：财务专员' })
  })

  test('is refused while an approver was never activated, and the draft says who', async () => {
    const one = done(await save(content()))
    const [{ passwordHash } = { passwordHash: null }] = await mall.db.select().from(appUser).where(eq(appUser.id, users.finance))
    const logins = await mall.db.select().from(membership).where(eq(membership.userId, users.finance))
    await mall.db.update(appUser).set({ passwordHash: null }).where(eq(appUser.id, users.finance))
    await mall.db.update(membership).set({ lastLoginAt: null }).where(eq(membership.userId, users.finance))
    const read = await mall.call('POST /api/ApprovalFlow/Detail', { FlowId: one.FlowId }, as('admin'))
    const response = await act('Publish', one)
    await mall.db.update(appUser).set({ passwordHash }).where(eq(appUser.id, users.finance))
    await mall.db.update(membership).set({ lastLoginAt: logins[0]?.lastLoginAt ?? null }).where(eq(membership.userId, users.finance))
    expect(read.body?.People).toMatchObject([{ UserName: '财务专员', IsActive: false }])
    expect(response).toMatchObject({ code: 'APPROVAL_FLOW_INVALID', message: '审批人已停用或未激活：财务专员' })
    expect((await act('Publish', one)).success).toBe(true)
  })

  test('is refused where another flow is in force for the department, or for all', async () => {
    const one = await published(content())
    expect(await act('Publish', done(await save(content({ DepartmentIds: [departments.research, departments.administration] }))))).toMatchObject({
      code: 'APPROVAL_FLOW_DEPARTMENT_TAKEN', message: `“行政部”已适用流程“${one.Name}”，请先调整`,
    })
    expect(await act('Publish', done(await save(content({ DepartmentIds: [] }))))).toMatchObject({ code: 'APPROVAL_FLOW_DEPARTMENT_TAKEN', message: '“采购订单审批”已适用于全公司，请选择适用部门，或先停用该流程' })
  })

  test('of two at the same moment for one department, one is refused', async () => {
    const drafts = [done(await save(content())), done(await save(content()))]
    const results = await Promise.all(drafts.map((draft) => act('Publish', draft)))
    expect(results.map(({ code }) => code).toSorted()).toEqual(['APPROVAL_FLOW_DEPARTMENT_TAKEN', 'OK'])
  })
})

describe('orders', () => {
  const submit = async () => {
    const shopper = await createShopper(mall, 'buyer')
    const { code } = await plainProduct(mall)
    const { OrderNo } = await shopper.buy(code, 4, { Reason: '年会物料' })
    const { body } = await mall.call('POST /api/Approval/List', { View: 'submitted', Keyword: OrderNo, PageIndex: 1, PageSize: 10 }, { token: shopper.token })
    const approval = body?.Items[0]
    return approval && (await mall.call('POST /api/Approval/Detail', { ApprovalNo: approval.ApprovalNo }, { token: shopper.token })).body
  }
  const pathOf = (detail: Awaited<ReturnType<typeof submit>>) => detail?.Nodes.map(({ Name, Steps }) => [Name, ...Steps.map(({ UserName }) => UserName)])

  test('take the new version at once, while running ones keep theirs; without a flow of their own, that of the company', async () => {
    expect(await submit()).toBeUndefined()
    const one = await published(content())
    const running = await submit()
    expect(running).toMatchObject({ Reasons: [{ Code: 'amount', Text: '本单 ¥200.00，达到审批金额 ¥100.00' }] })
    expect(pathOf(running)).toEqual([['专项审批', '财务专员']])

    const edited = done(await save({ ...one.Content, Rules: [rule({ Nodes: [node({ Name: '上级', ApproverType: 'superiors', UserIds: [], Levels: 2 })] })] }, one))
    expect(pathOf(await submit())).toEqual([['专项审批', '财务专员']])
    const two = done(await act('Publish', edited))
    expect(two.RunningCount).toBe(2)
    expect(pathOf(await submit())?.[0]?.[0]).toBe('上级')
    const { body } = await mall.call('POST /api/Approval/Detail', { ApprovalNo: running?.ApprovalNo ?? '' }, as('buyer'))
    expect(pathOf(body ?? undefined)).toEqual([['专项审批', '财务专员']])

    const off = done(await act('Disable', two))
    expect(off).toMatchObject({ Status: 3, StatusName: '已停用', AllowActions: ['View', 'Edit', 'Publish'], RunningCount: 3 })
    expect(await submit()).toBeUndefined()
    expect(done(await act('Publish', off))).toMatchObject({ Status: 2, PublishedVersion: 2 })
    expect(pathOf(await submit())?.[0]?.[0]).toBe('上级')
  })
})

test('a role that a flow names stays, also where only its draft does', async () => {
  const { body: role } = await mall.call('POST /api/Role/Save', { Name: '复核人', Description: '', Scope: 'self', Permissions: [] }, as('admin'))
  const { RoleId, Version } = role ?? { RoleId: 0, Version: 0 }
  const remove = () => mall.call('POST /api/Role/Delete', { RoleId, Version }, as('admin'))
  const one = done(await save(content({ Rules: [rule({ Nodes: [node(), node({ ApproverType: 'role', UserIds: [], RoleId })] })] })))
  expect(await remove()).toMatchObject({ code: 'ROLE_IN_USE', message: `审批流“${one.Name}”正在使用该角色` })
  await act('Discard', one)
  expect((await remove()).success).toBe(true)
})

test('the list has those in force first, and finds by name and status', async () => {
  const one = await published(content({ Name: '百搭%流程' }))
  const list = async (filters: object) => (await mall.call('POST /api/ApprovalFlow/List', { PageIndex: 1, PageSize: 100, ...filters }, as('admin'))).body
  const all = await list({})
  const ranks = all?.Items.map(({ Status }) => ({ 1: 1, 2: 0, 3: 2 })[Status])
  expect(ranks).toEqual(ranks?.toSorted())
  expect((await list({ Keyword: '%' }))?.Items.map(({ FlowId }) => FlowId)).toEqual([one.FlowId])
  expect((await list({ Keyword: '%', Status: 1 }))?.total).toBe(0)
  expect((await list({ Status: 2 }))?.Items.every(({ Status }) => Status === approvalFlowStatus.published)).toBe(true)
})

test('approvers are found by a part of their name or department, and are members of the company', async () => {
  const found = async (Keyword: string) => (await mall.call('POST /api/ApprovalFlow/Approvers', { Keyword }, as('admin'))).body
  expect((await found('财务专'))?.Items.map(({ UserName }) => UserName)).toEqual(['财务专员'])
  const all = await found('')
  expect(all?.Items.every(({ IsActive }) => IsActive)).toBe(true)
  expect(all?.Items.map(({ UserId }) => UserId)).not.toContain(users.other)
  expect(all?.Roles.map(({ Name }) => Name)).toContain('财务')
})
