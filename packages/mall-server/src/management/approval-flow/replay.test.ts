import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApprovalFlowContent, ApprovalFlowDetail, ApprovalReplay, CallInput } from '@mall/api/contract'
import { approvalStep } from '../../platform/db/schema/approval.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { demo } from '../../demo/organisation.ts'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const { users, departments, enterprises } = demo
let mall: TestMall
let token: string
let inForce: ApprovalFlowDetail
/** The order that needs an approval. */
let overLimit: string

beforeAll(async () => {
  mall = await createTestMall()
  token = (await mall.login('admin')).Token
  const { body } = await mall.call('POST /api/ApprovalFlow/Detail', { FlowId: enterprises.huaqiTech }, { token })
  if (body === null) throw new Error('The company has no flow')
  inForce = body
  await mall.db.update(approvalStep).set({ handledAt: new Date('2025-12-01T10:00:00+08:00') }).where(isNotNull(approvalStep.handledAt))
  // Only what the tests submit themselves is compared: the demo's orders of the past were decided by the limits of then.
  await mall.db.update(orders).set({ createdAt: new Date('2025-12-01T10:00:00+08:00') }).where(eq(orders.enterpriseId, enterprises.huaqiTech))
  const shopper = await createShopper(mall, 'buyer')
  const { code } = await plainProduct(mall)
  await shopper.buy(code, 4)
  const { OrderNo } = await shopper.buy(code, 120, { Reason: '年会物料' })
  overLimit = OrderNo
}, 120_000)

afterAll(() => mall.close())

const replay = async (Content: ApprovalFlowContent, of: { readonly FlowId?: number } = inForce): Promise<ApprovalReplay> => {
  const { body, message } = await mall.call('POST /api/ApprovalFlow/Replay', { ...(of.FlowId === undefined ? {} : { FlowId: of.FlowId }), Content }, { token })
  if (body === null) throw new Error(message)
  return body
}
const withRule = (changes: Partial<ApprovalFlowContent['Rules'][number]>): ApprovalFlowContent => ({
  ...inForce.Content, Rules: inForce.Content.Rules.map((rule, at) => (at === 0 ? { ...rule, ...changes } : rule)),
})

describe('a replay', () => {
  test('of the published version is what the submissions decided', async () => {
    expect(await replay(inForce.Content)).toMatchObject({ Days: 30, Total: 2, IsLimited: false, ApprovedBefore: 1, ApprovedAfter: 1, More: 0, Less: 0, Other: 0, Stuck: 0, RuleOrders: [1], Changed: [] })
  })

  test('of a stricter draft says which orders need an approval, and by whom', async () => {
    const { More, ApprovedAfter, Changed, Approvers } = await replay(withRule({ AmountFrom: 100 }))
    expect({ More, ApprovedAfter }).toEqual({ More: 1, ApprovedAfter: 2 })
    expect(Changed).toMatchObject([
      { ApplicantName: '行政采购员', Amount: 200, Before: [], After: ['部门负责人审批', '财务复核'], Reasons: [{ Code: 'amount' }], IsStuck: false },
    ])
    expect(Approvers.map(({ Before, After }) => [Before, After])).toEqual([[1, 2], [1, 2]])
  })

  test('says for how many orders each rule of the draft holds', async () => {
    const [rule] = inForce.Content.Rules
    if (!rule) throw new Error('The flow has no rule')
    const byAmount = { ...rule, OverSingleLimit: false, OverBudget: false, NonAgreedFrom: null, CategoryIds: [], AmountFrom: 100 }
    const { RuleOrders } = await replay({ ...inForce.Content, Rules: [...inForce.Content.Rules, byAmount, { ...byAmount, AmountFrom: 9_000_000 }] })
    expect(RuleOrders).toEqual([1, 2, 0])
  })

  test('of an empty draft needs no approval', async () => {
    expect(await replay({ ...inForce.Content, Rules: [] })).toMatchObject({ ApprovedAfter: 0, Less: 1, Changed: [{ After: [] }] })
  })

  test('names other approvers', async () => {
    const [node] = inForce.Content.Rules[0]?.Nodes ?? []
    if (node === undefined) throw new Error('The flow has no node')
    const Nodes = [{ ...node, ApproverType: 'users' as const, UserIds: [users.approver2] }, ...(inForce.Content.Rules[0]?.Nodes.slice(1) ?? [])]
    expect(await replay(withRule({ Nodes }))).toMatchObject({ Other: 1, More: 0, Less: 0 })
  })

  test('of a flow for one department looks at its orders alone', async () => {
    expect((await replay({ ...inForce.Content, Name: '研发', DepartmentIds: [departments.research] }, {})).Total).toBe(0)
    expect((await replay({ ...inForce.Content, Name: '行政', DepartmentIds: [departments.administration] }, {})).Total).toBe(2)
  })

  test('estimates hours by what was measured, and says when nothing was', async () => {
    expect(await replay(withRule({ AmountFrom: 100 }))).toMatchObject({ HoursBefore: null, HoursAfter: null })
    const { Items } = (await mall.call('POST /api/Approval/List', { View: 'waiting', Keyword: overLimit, PageIndex: 1, PageSize: 10 }, { token: (await mall.login('approver')).Token })).body ?? { Items: [] }
    const [mine] = Items
    mall.setNow(new Date('2026-03-18T16:00:00+08:00'))
    const approver = await mall.login('approver')
    await mall.call('POST /api/Approval/Agree', { RequestId: crypto.randomUUID(), ApprovalNo: mine?.ApprovalNo ?? '', Version: mine?.Version ?? 0, Comment: '' }, { token: approver.Token })
    token = (await mall.login('admin')).Token
    // Six hours for the manager; finance decided nothing, so the same stands for it.
    expect(await replay(withRule({ AmountFrom: 100 }))).toMatchObject({ HoursBefore: 12, HoursAfter: 24, Unmeasured: 1 })
  })
})

describe('a sample order', () => {
  const simulate = async (changes: Partial<CallInput<'POST /api/ApprovalFlow/Simulate'>> = {}) =>
    mall.call(
      'POST /api/ApprovalFlow/Simulate',
      { FlowId: inForce.FlowId, Content: inForce.Content, DepartmentId: departments.administration, UserId: users.buyer, Amount: 100, OverBudget: false, NonAgreed: false, ...changes },
      { token },
    )

  test.each([
    ['nothing asks for it', {}, []],
    ['over the limit of who orders', { Amount: 5_000.01 }, ['overSingleLimit']],
    ['without a limit', { Amount: 5_000.01, UserId: users.admin }, []],
    ['over the budget', { OverBudget: true }, ['overBudget']],
    ['without an agreement', { NonAgreed: true, Amount: 2_000 }, ['nonAgreed']],
  ])('needs an approval: %s', async (_, changes, codes) => {
    const { body } = await simulate(changes)
    expect(body?.Reasons.map(({ Code }) => Code)).toEqual(codes)
    expect(body?.Nodes?.length).toBe(codes.length === 0 ? 0 : 2)
    expect(body?.Rules).toEqual(codes.length === 0 ? [] : [0])
  })

  test('takes the path of a submission, with its names', async () => {
    expect((await simulate({ OverBudget: true })).body).toMatchObject({
      FlowName: '采购订单审批', Nodes: [{ Name: '部门负责人审批', Because: '是费用归属部门的负责人' }, { Name: '财务复核', Approvers: ['财务专员'] }],
    })
  })

  test('of a watched category, whatever its level', async () => {
    const CategoryId = inForce.Content.Rules[0]?.CategoryIds[0]
    expect((await simulate({ CategoryId })).body?.Reasons.map(({ Code }) => Code)).toEqual(['category'])
  })

  test.each([
    ['another company’s department', { DepartmentId: departments.operations }, '部门不存在'],
    ['another company’s person', { UserId: users.other }, '人员不存在'],
    ['a category that is not there', { CategoryId: 999_999 }, '品类不存在'],
  ])('of %s is refused', async (_, changes, message) => expect(await simulate(changes)).toMatchObject({ success: false, message }))
})

test('the demo has orders in the last month that a stricter draft would change', async () => {
  await mall.db.update(orders).set({ createdAt: new Date('2026-03-10T10:00:00+08:00') }).where(and(eq(orders.enterpriseId, enterprises.huaqiTech), inArray(orders.userId, [users.buyer, users.buyer2])))
  expect((await replay(withRule({ AmountFrom: 0 }))).More).toBeGreaterThan(0)
})
