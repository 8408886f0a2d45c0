import { and, eq, inArray } from 'drizzle-orm'
import { approvalStatus, approvalStepStatus, type ApprovalSummary, type CallInput } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreedCatalogue, product } from '../../platform/db/schema/catalogue.ts'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { demo } from '../../demo/organisation.ts'
import { disagree } from '../../testing/agreed-prices.ts'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['buyer', 'buyer2', 'approver', 'approver2', 'finance', 'admin', 'other']) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)

afterAll(() => mall.close())

type Filters = Partial<CallInput<'POST /api/Approval/List'>>

const list = async (account: string, filters: Filters = {}) => {
  const request = { View: 'waiting', PageIndex: 1, PageSize: 1000, ...filters } as const
  const response = await mall.call('POST /api/Approval/List', request, { token: tokens.get(account) })
  if (response.body === null) throw new Error(response.message)
  return response.body
}

const numbersOf = (items: readonly ApprovalSummary[]): string[] => items.map(({ ApprovalNo }) => ApprovalNo)

/** Every approval with its order and its steps, as the database has it. */
const stored = async () => {
  const rows = await mall.db.select().from(orderApproval).innerJoin(orders, eq(orders.id, orderApproval.orderId))
  const steps = await mall.db.select().from(approvalStep)
  return rows.map(({ order_approval: approval, orders: order }) => ({ approval, order, steps: steps.filter((step) => step.approvalId === approval.id) }))
}
type Stored = Awaited<ReturnType<typeof stored>>[number]

const expected = async (holds: (one: Stored) => boolean) => (await stored()).filter(holds).map(({ approval }) => approval.approvalNo).toSorted()

/** An order of the buyer over their limit, as of now. */
const overTheLimit = async (account = 'buyer') => {
  const shopper = await createShopper(mall, account)
  const { OrderNo } = await shopper.buy((await plainProduct(mall)).code, 120, { Reason: '年会物料_100%到位' })
  const found = (await list(account, { View: 'submitted', Keyword: OrderNo })).Items[0]
  if (found === undefined) throw new Error(`${OrderNo} has no approval`)
  return found
}

const buyOutsideTheCatalogue = async () => {
  const { id, code } = await plainProduct(mall)
  await disagree(mall.db, 1, id)
  const [row] = await mall.db.select({ fen: product.marketPriceFen }).from(product).where(eq(product.id, id))
  await mall.db.update(agreedCatalogue).set({ allowsNonAgreed: true }).where(eq(agreedCatalogue.enterpriseId, demo.enterprises.huaqiTech))
  const shopper = await createShopper(mall, 'buyer')
  await shopper.buy(code, Math.ceil(250_000 / (row?.fen ?? 1)), { Reason: '试用' })
}

/** The approver's agreement, at a moment. */
const agree = async (account: string, { ApprovalNo, Version }: ApprovalSummary, at: string) => {
  const before = mall.clock()
  mall.setNow(new Date(at))
  const decision = { RequestId: crypto.randomUUID(), ApprovalNo, Version }
  // The sessions of the other tests have ended by then.
  const { Token: token } = await mall.login(account)
  const response = await mall.call('POST /api/Approval/Agree', decision, { token })
  mall.setNow(before)
  if (!response.success) throw new Error(response.message)
}

describe('every user sees the approvals that concern them', () => {
  const enterprises: Readonly<Record<string, number>> = { other: 3 }
  const people = ['buyer', 'buyer2', 'approver', 'approver2', 'finance', 'admin', 'other'] as const

  test.each(people)('%s', async (account) => {
    const userId = demo.users[account]
    const isOwn = ({ order }: Stored) => order.enterpriseId === (enterprises[account] ?? 1)
    const hasStep = ({ steps }: Stored, ...states: number[]) => steps.some((step) => step.approverId === userId && states.includes(step.state))
    const views = {
      waiting: await expected((one) => isOwn(one) && one.approval.status === approvalStatus.running && hasStep(one, 1)),
      decided: await expected((one) => isOwn(one) && hasStep(one, 2, 3, 4)),
      submitted: await expected((one) => isOwn(one) && one.order.userId === userId),
    }
    for (const View of ['waiting', 'decided', 'submitted'] as const) {
      const { Items, total, ViewCounts, Waiting } = await list(account, { View })
      expect(numbersOf(Items).toSorted(), View).toEqual(views[View])
      expect(total).toBe(views[View].length)
      expect(ViewCounts).toEqual(Object.entries(views).map(([name, found]) => ({ View: name, Count: found.length })))
      expect(Waiting.Count).toBe(views.waiting.length)
    }
  })

  test('an approver of another enterprise sees nothing of them there', async () => {
    // A department without a manager: the administrator of the group decides.
    const { ApprovalNo } = await overTheLimit('buyer2')
    expect((await list('admin', { Keyword: ApprovalNo })).total).toBe(1)
    const response = await mall.call('POST /api/Account/SwitchEnterprise', { EnterpriseId: demo.enterprises.huaqiFactory }, { token: tokens.get('admin') })
    const { body } = await mall.call('POST /api/Approval/List', { View: 'waiting', PageIndex: 1, PageSize: 1000 }, { token: response.body?.Token })
    const inFactory = await expected(({ order, approval, steps }) =>
      order.enterpriseId === demo.enterprises.huaqiFactory && approval.status === approvalStatus.running && steps.some(({ approverId, state }) => approverId === demo.users.admin && state === approvalStepStatus.running))
    expect(numbersOf(body?.Items ?? []).toSorted()).toEqual(inFactory)
    tokens.set('admin', (await mall.login('admin')).Token)
  })
})

describe('an order over the limit', () => {
  test('waits for the manager, not yet for finance; after the manager for finance alone', async () => {
    const submitted = await overTheLimit()
    const { ApprovalNo, OrderNo } = submitted
    const find = async (account: string, View: 'waiting' | 'decided' | 'submitted' = 'waiting') => (await list(account, { View, Keyword: ApprovalNo })).Items[0]
    expect(await find('approver')).toMatchObject({
      OrderNo,
      UserName: '行政采购员',
      DepartmentName: '行政部',
      PayableAmount: 6000,
      Reasons: [
        { Code: 'overSingleLimit', Text: '申请人的单笔限额为 ¥5,000.00，本单 ¥6,000.00，超出 ¥1,000.00', Facts: { Amount: 6000, Limit: 5000 } },
      ],
      CurrentNode: { Name: '部门负责人审批', Position: 1, Count: 2 },
      WaitingSince: '2026-03-18T10:00:00+08:00',
      StatusName: '审批中',
      AllowActions: ['View', 'Agree', 'Reject', 'Return', 'Transfer', 'AddSign', 'EditLines'],
    })
    for (const account of ['finance', 'admin', 'other', 'approver2']) expect(await find(account), account).toBeUndefined()
    expect(await find('approver', 'decided')).toBeUndefined()
    expect(await find('buyer', 'submitted')).toBeDefined()

    await agree('approver', submitted, '2026-03-18T11:00:00+08:00')
    expect(await find('approver')).toBeUndefined()
    const passed = { CurrentNode: { Name: '财务复核', Position: 2, Count: 2 }, WaitingSince: '2026-03-18T11:00:00+08:00' }
    expect(await find('finance')).toMatchObject(passed)
    expect(await find('approver', 'decided')).toMatchObject(passed)
    await agree('finance', submitted, '2026-03-18T12:00:00+08:00')
    expect(await find('finance')).toBeUndefined()
    expect(await find('buyer', 'submitted')).toMatchObject({ CurrentNode: null, WaitingSince: null, StatusName: '已通过' })
  })

  test('has a number of its day in Shanghai and of its own', async () => {
    const { ApprovalNo } = await overTheLimit()
    const night = { createdAt: new Date('2026-03-18T23:30:00Z') }
    const [row] = await mall.db.update(orderApproval).set(night).where(eq(orderApproval.approvalNo, ApprovalNo)).returning()
    expect(row?.approvalNo).toBe(`SP20260319${String(row?.id).padStart(4, '0')}`)
  })

  test('of approvers in turn, the second waits since the decision of the first', async () => {
    const approval = await overTheLimit()
    const [row] = await mall.db.select().from(orderApproval).where(eq(orderApproval.approvalNo, approval.ApprovalNo))
    const approvalId = row?.id ?? 0
    const node = { approvalId, nodeIndex: 0, nodeName: '依次', mode: 3, comment: '' } as const
    await mall.db.delete(approvalStep).where(eq(approvalStep.approvalId, approvalId))
    await mall.db.insert(approvalStep).values([
      { ...node, approverId: demo.users.finance, state: 1, reachedAt: mall.clock() },
      { ...node, approverId: demo.users.approver, state: 0 },
    ])
    const find = async () => (await list('approver', { Keyword: approval.ApprovalNo })).Items[0]
    expect(await find()).toBeUndefined()
    await agree('finance', approval, '2026-03-19T09:00:00+08:00')
    expect((await find())?.WaitingSince).toBe('2026-03-19T09:00:00+08:00')
  })
})

describe('filters', () => {
  test('each returns exactly the matching approvals, and the tabs count under the same', async () => {
    const one = await overTheLimit()
    await buyOutsideTheCatalogue()
    const all = (await list('approver')).Items
    const cases: readonly (readonly [Filters, (row: ApprovalSummary) => boolean])[] = [
      [{ Keyword: one.ApprovalNo.slice(4) }, (row) => row.ApprovalNo === one.ApprovalNo],
      [{ Keyword: ` ${one.OrderNo} ` }, (row) => row.OrderNo === one.OrderNo],
      [{ Keyword: '_100%' }, (row) => row.Purpose.includes('_100%')],
      [{ Keyword: '%' }, (row) => row.Purpose.includes('%')],
      [{ UserName: '采购员' }, (row) => row.UserName.includes('采购员')],
      [{ DepartmentId: demo.departments.marketing }, (row) => row.DepartmentName === '市场部'],
      [{ AmountMin: 2000, AmountMax: 6000 }, (row) => Number(row.PayableAmount) >= 2000 && Number(row.PayableAmount) <= 6000],
      [{ BeginTime: '2026-03-17', EndTime: '2026-03-17' }, (row) => row.SubmitTime.startsWith('2026-03-17')],
      ...(['overSingleLimit', 'category', 'nonAgreed'] as const).map(
        (Reason) => [{ Reason }, (row: ApprovalSummary) => row.Reasons.some(({ Code }) => Code === Reason)] as const,
      ),
    ]
    for (const [filters, matches] of cases) {
      const found = await list('approver', filters)
      const wanted = all.filter(matches)
      expect(numbersOf(found.Items), JSON.stringify(filters)).toEqual(numbersOf(wanted))
      expect(wanted.length, JSON.stringify(filters)).toBeGreaterThan(0)
      expect(wanted.length, JSON.stringify(filters)).toBeLessThan(all.length)
      expect(found.TotalAmount).toBeCloseTo(wanted.reduce((sum, row) => sum + Number(row.PayableAmount), 0), 2)
      expect(found.ViewCounts).toEqual((await list('approver', { ...filters, View: 'decided' })).ViewCounts)
      expect(found.Waiting.Count).toBe(all.length)
    }
    expect(await list('approver', { Reason: 'overBudget' })).toMatchObject({ Items: [], total: 0, TotalAmount: 0 })
  })

  test('an end before the beginning is rejected', async () => {
    await expect(list('approver', { BeginTime: '2026-02-02', EndTime: '2026-02-01' })).rejects.toThrow('结束时间不能早于开始时间')
  })
})

describe('order and pages', () => {
  test('what runs comes first, the longest wait before the others; what has ended follows, the latest submission first', async () => {
    const { Items, Waiting } = await list('approver')
    const since = Items.map(({ WaitingSince }) => WaitingSince ?? '')
    expect(since).toEqual(since.toSorted())
    expect(Waiting.Since).toBe(since[0])
    const decided = (await list('approver', { View: 'decided' })).Items
    const running = decided.filter(({ WaitingSince }) => WaitingSince !== null)
    expect(running.length).toBeGreaterThan(1)
    expect(numbersOf(decided.slice(0, running.length))).toEqual(numbersOf(running.toSorted((a, b) => (a.WaitingSince ?? '').localeCompare(b.WaitingSince ?? ''))))
    const ended = decided.slice(running.length).map(({ SubmitTime }) => SubmitTime)
    expect(ended.length).toBeGreaterThan(1)
    expect(ended).toEqual(ended.toSorted().toReversed())
    const shortest = (await list('approver', { View: 'decided', SortField: 'WaitingSince' })).Items
    expect(numbersOf(shortest.slice(0, running.length))).toEqual(numbersOf(decided.slice(0, running.length).toReversed()))
    expect((await list('buyer')).Waiting).toEqual({ Count: 0, Since: null })
  })

  test('by amount, by wait and by submission when requested', async () => {
    const amounts = (await list('approver', { SortField: 'PayableAmount' })).Items.map(({ PayableAmount }) => Number(PayableAmount))
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    const since = (await list('finance', { SortField: 'WaitingSince', SortOrder: 'desc' })).Items.map(({ WaitingSince }) => WaitingSince ?? '')
    expect(since.length).toBeGreaterThan(1)
    expect(since).toEqual(since.toSorted().toReversed())
    const times = (await list('finance', { SortField: 'SubmitTime', SortOrder: 'asc' })).Items.map(({ SubmitTime }) => SubmitTime)
    expect(times).toEqual(times.toSorted())
  })

  test('pages follow on each other without gap or repetition; the one after the last is empty', async () => {
    const whole = numbersOf((await list('approver')).Items)
    expect(whole.length).toBeGreaterThan(10)
    const pages = [await list('approver', { PageSize: 10 }), await list('approver', { PageSize: 10, PageIndex: 2 })]
    expect(pages.flatMap(({ Items }) => numbersOf(Items))).toEqual(whole.slice(0, 20))
    expect(await list('approver', { PageSize: 10, PageIndex: 99 })).toMatchObject({ Items: [], total: whole.length })
  })
})

test('the demo has approvals that wait for the manager and for finance', async () => {
  const rows = await mall.db.select().from(approvalStep).where(and(eq(approvalStep.state, approvalStepStatus.running), inArray(approvalStep.approverId, [demo.users.approver, demo.users.finance])))
  expect(new Set(rows.map(({ approverId }) => approverId)).size).toBe(2)
})
