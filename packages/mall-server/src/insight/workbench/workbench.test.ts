import { and, eq, gte, inArray, like, notInArray } from 'drizzle-orm'
import { inquiryStatus, orderStatus, purchaseStatuses, type LinkTarget, type OrderListRequest, type WorkbenchWidget } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { budget } from '../../platform/db/schema/budget.ts'
import { inquiry } from '../../platform/db/schema/inquiry.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const accounts = ['admin', 'buyer', 'approver', 'finance', 'other'] as const
type Account = (typeof accounts)[number]

let mall: TestMall
const tokens = new Map<Account, string>()

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of accounts) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)
afterAll(() => mall.close())

const as = (account: Account) => ({ token: tokens.get(account) })

const workbench = async (account: Account, ...Widgets: WorkbenchWidget[]) => {
  const { body, message } = await mall.call('POST /api/Workbench/Index', Widgets.length > 0 ? { Widgets } : {}, as(account))
  if (body === null) throw new Error(message)
  return body
}

const allOrders = async (account: Account, filters: Partial<OrderListRequest> = {}) => {
  const { body } = await mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 1000, ...filters }, as(account))
  return body?.Items ?? []
}

const lists = {
  orderList: 'POST /api/Order/List',
  approvalList: 'POST /api/Approval/List',
  afterSalesList: 'POST /api/AfterSales/List',
  inquiryList: 'POST /api/Inquiry/List',
  invoiceApply: 'POST /api/Invoice/ApplyableList',
  invoiceList: 'POST /api/Invoice/List',
  statementList: 'POST /api/Statement/List',
} as const

/** How many rows the list has that a link opens: its filters are those of the link. */
const totalOf = async (account: Account, { Kind, ...filters }: LinkTarget): Promise<number | undefined> => {
  if (!(Kind in lists)) throw new Error(`No list is at ${Kind}`)
  const view = Kind === 'approvalList' ? { View: 'waiting' } : {}
  const { body } = await mall.send(lists[Kind as keyof typeof lists], { PageIndex: 1, PageSize: 10, ...view, ...filters }, as(account))
  return (body as { readonly total?: number } | null)?.total
}

const isPurchase = ({ Status }: { Status: number }) => (purchaseStatuses as readonly number[]).includes(Status)
const fenOf = (rows: readonly { PayableAmount: number | null }[]) => rows.reduce((sum, { PayableAmount }) => sum + Math.round(Number(PayableAmount) * 100), 0)

test('returns the parts that are asked for, and all of them without a word', async () => {
  expect(Object.keys(await workbench('buyer', 'Orders', 'Todos', 'Orders')).toSorted()).toEqual(['Orders', 'Todos'])
  expect(Object.keys(await workbench('buyer')).toSorted()).toEqual(['Budgets', 'Categories', 'Orders', 'Spend', 'Todos'])
  for (const Widgets of [[], ['Nothing'], Array.from({ length: 9 }, () => 'Todos')]) {
    expect(await mall.send('POST /api/Workbench/Index', { Widgets }, as('buyer'))).toMatchObject({ success: false, body: null })
  }
})

describe('待办', () => {
  test.each(accounts)('%s: each kind counts the rows of the list that it opens, and their sum', async (account) => {
    const { Todos = [] } = await workbench(account, 'Todos')
    const ofBuyers = account === 'finance' ? [] : ['review', 'inquiry']
    const ofPayers = account.startsWith('approver') ? [] : ['invoice', 'invoiceRed']
    const ofCompanies = ['admin', 'finance', 'other'].includes(account) ? ['statement'] : []
    expect(new Set(Todos.map(({ Kind }) => Kind))).toEqual(new Set(['approval', 'payment', 'receipt', 'afterSales', ...ofBuyers, ...ofPayers, ...ofCompanies]))
    for (const { Target, Count, Amount } of Todos) {
      expect({ Target, Count }).toEqual({ Target, Count: await totalOf(account, Target) })
      if (Amount !== null && Target.Kind === 'orderList') expect(Amount).toBe(fenOf(await allOrders(account, { Status: Target.Status })) / 100)
    }
  })

  test('come in the order in which they are shown, and of each the buyer of the demo has some', async () => {
    const { Todos = [] } = await workbench('buyer', 'Todos')
    expect(Todos.map(({ Kind }) => Kind)).toEqual(['approval', 'payment', 'receipt', 'review', 'afterSales', 'inquiry', 'invoice', 'invoiceRed'])
    expect(Todos.flatMap(({ Kind, Count }) => (Count > 0 ? [Kind] : []))).toEqual(expect.arrayContaining(['review', 'afterSales', 'inquiry', 'invoice']))
  })

  test('a quote is due when the first of them ends', async () => {
    const ofMine = and(eq(inquiry.userId, demo.users.buyer), eq(inquiry.status, inquiryStatus.quoted))
    const [first] = await mall.db.update(inquiry).set({ validUntil: new Date('2026-03-25T18:00:00+08:00') }).where(ofMine).returning()
    await mall.db.update(inquiry).set({ validUntil: new Date('2026-03-19T18:00:00+08:00') }).where(eq(inquiry.id, first?.id ?? 0))
    const todo = (await workbench('buyer', 'Todos')).Todos?.find(({ Kind }) => Kind === 'inquiry')
    expect(todo).toMatchObject({ Due: '2026-03-19T18:00:00+08:00', Since: null, Amount: null })
  })

  test('say when the mall acts by itself: the first unpaid order, the first receipt', async () => {
    const due = async (status: number) => (await workbench('admin', 'Todos')).Todos?.find(({ Target }) => Target.Kind === 'orderList' && Target.Status === status)?.Due
    const ofStatus = and(eq(orders.groupId, 1), eq(orders.status, orderStatus.pendingPayment))
    const unpaid = await mall.db.select().from(orders).where(ofStatus)
    expect(unpaid.length).toBeGreaterThan(0)
    await mall.db.update(orders).set({ payBefore: new Date('2026-03-19T08:00:00+08:00') }).where(ofStatus)
    await mall.db.update(orders).set({ payBefore: new Date('2026-03-18T18:20:00+08:00') }).where(eq(orders.id, unpaid[0]?.id ?? 0))
    expect(await due(orderStatus.pendingPayment)).toBe('2026-03-18T18:20:00+08:00')

    const shipped = and(eq(orders.groupId, 1), eq(orders.status, orderStatus.pendingReceipt))
    await mall.db.update(orders).set({ shippedAt: new Date('2026-03-14T09:30:00+08:00') }).where(shipped)
    expect(await due(orderStatus.pendingReceipt)).toBe('2026-03-21T09:30:00+08:00')
  })

  test('of a list that the user may not open are not there, and other parts are null', async () => {
    const { Token, User } = await mall.login('other')
    const removed = await mall.db.delete(membershipRole).where(eq(membershipRole.userId, User.uid)).returning()
    const { body } = await mall.call('POST /api/Workbench/Index', {}, { token: Token })
    expect(body).toMatchObject({ Budgets: null, Spend: null, Categories: null, Orders: null })
    expect(body?.Todos?.map(({ Kind }) => Kind)).toEqual(['approval'])
    await mall.db.insert(membershipRole).values(removed)
  })
})

describe('budgets', () => {
  test('are those in force of the user’s own department, for a buyer without the page of budgets', async () => {
    const today = '2026-03-18'
    const stored = (await mall.db.select().from(budget).where(eq(budget.departmentId, demo.departments.administration))).filter(
      ({ startsOn, endsOn, enabled }) => enabled && startsOn <= today && endsOn >= today,
    )
    const { Budgets } = await workbench('buyer', 'Budgets')
    expect(new Set(Budgets?.map(({ BudgetId }) => BudgetId))).toEqual(new Set(stored.map(({ id }) => id)))
    expect(stored.length).toBeGreaterThan(0)
    const ends = Budgets?.map(({ EndDate }) => EndDate)
    expect(ends).toEqual(ends?.toSorted())
    expect(Budgets?.every(({ AllowActions }) => AllowActions.length === 0)).toBe(true)
    expect((await workbench('approver', 'Budgets')).Budgets?.every(({ AllowActions }) => AllowActions.includes('View'))).toBe(true)
  })

  test('one that was switched off is gone', async () => {
    const [first] = (await workbench('buyer', 'Budgets')).Budgets ?? []
    await mall.db.update(budget).set({ enabled: false }).where(eq(budget.id, first?.BudgetId ?? 0))
    expect((await workbench('buyer', 'Budgets')).Budgets?.map(({ BudgetId }) => BudgetId)).not.toContain(first?.BudgetId)
    await mall.db.update(budget).set({ enabled: true }).where(eq(budget.id, first?.BudgetId ?? 0))
  })
})

describe('what was bought', () => {
  test.each(['admin', 'finance', 'buyer', 'other'] as const)('%s: each month is the sum of the purchases that the list shows', async (account) => {
    const { Spend } = await workbench(account, 'Spend')
    const purchases = (await allOrders(account)).filter(isPurchase)
    expect(Spend?.Months.map(({ Month }) => Month)).toEqual(
      ['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
    )
    for (const { Month, Amount, OrderCount } of Spend?.Months ?? []) {
      const ofMonth = purchases.filter(({ OrderTime }) => OrderTime.startsWith(Month))
      expect({ Month, Amount, OrderCount }).toEqual({ Month, Amount: fenOf(ofMonth) / 100, OrderCount: ofMonth.length })
    }
    expect(Spend?.Months.some(({ Amount }) => Amount > 0)).toBe(true)
  })

  test('orders that wait for approval, and those that came to nothing, are no purchases', async () => {
    const before = await workbench('buyer', 'Spend', 'Categories')
    const [one] = await mall.db.select().from(orders).where(and(eq(orders.userId, (await mall.login('buyer')).User.uid), inArray(orders.status, [...purchaseStatuses])))
    for (const status of [10, 11, 12, 80, 90] as const) {
      await mall.db.update(orders).set({ status }).where(eq(orders.id, one?.id ?? 0))
      const { Spend, Categories } = await workbench('buyer', 'Spend', 'Categories')
      const total = (spend: typeof Spend) => Math.round((spend?.Months.reduce((sum, { Amount }) => sum + Amount, 0) ?? 0) * 100)
      expect(total(before.Spend) - total(Spend)).toBe(one?.payableFen)
      expect(Math.round(((before.Categories?.Total ?? 0) - (Categories?.Total ?? 0)) * 100)).toBe(one?.goodsFen)
    }
    await mall.db.update(orders).set({ status: one?.status ?? 70 }).where(eq(orders.id, one?.id ?? 0))
  })

  test('a month belongs to Shanghai, and the year before is known from the first whole month on', async () => {
    const [one] = await mall.db.select().from(orders).where(and(like(orders.orderNo, 'D%'), eq(orders.groupId, 1), inArray(orders.status, [...purchaseStatuses])))
    if (one === undefined) throw new Error('The demo has no purchase')
    expect((await workbench('admin', 'Spend')).Spend).toMatchObject({ PreviousToDate: null })
    await mall.db.update(orders).set({ createdAt: new Date('2025-02-01T00:00:00+08:00') }).where(eq(orders.id, one.id))
    const { Spend } = await workbench('admin', 'Spend')
    const inMarch = (await mall.db.select().from(orders).where(and(eq(orders.groupId, 1), inArray(orders.status, [...purchaseStatuses]), gte(orders.createdAt, new Date('2025-03-01T00:00:00+08:00'))))).filter(
      ({ createdAt }) => createdAt < new Date('2025-03-18T10:00:00+08:00'),
    )
    expect(Spend?.Months.map(({ PreviousAmount }) => PreviousAmount)).toEqual([...Array.from({ length: 10 }, () => null), one.payableFen / 100, expect.any(Number)])
    expect(Spend?.PreviousToDate).toBe(inMarch.reduce((sum, { payableFen }) => sum + payableFen, 0) / 100)

    await mall.db.update(orders).set({ createdAt: new Date('2025-01-31T23:59:59+08:00') }).where(eq(orders.id, one.id))
    expect((await workbench('admin', 'Spend')).Spend?.Months.at(-2)?.PreviousAmount).toBe(0)
    await mall.db.update(orders).set({ createdAt: one.createdAt }).where(eq(orders.id, one.id))
  })

  test('categories are at most six, the largest first, and come to the goods of the purchases', async () => {
    const { Categories } = await workbench('finance', 'Categories')
    const rows = await mall.db.select().from(orderLine).innerJoin(orders, eq(orders.id, orderLine.orderId))
      .where(and(eq(orders.enterpriseId, demo.enterprises.huaqiTech), notInArray(orders.status, [orderStatus.pendingApproval, orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled, orderStatus.refused]), gte(orders.createdAt, new Date('2025-04-01T00:00:00+08:00'))))
    const fen = rows.reduce((sum, { order_line: { priceFen, quantity } }) => sum + priceFen * quantity, 0)
    expect(Categories?.Total).toBe(fen / 100)
    expect(Categories?.Items.reduce((sum, { Amount }) => sum + Math.round(Amount * 100), 0)).toBe(fen)
    expect(Categories?.Items.length).toBeLessThanOrEqual(6)
    const named = Categories?.Items.filter(({ CategoryId }) => CategoryId !== null).map(({ Amount }) => Amount)
    expect(named).toEqual(named?.toSorted((one, other) => other - one))
  })
})

test.each(accounts)('%s: the latest orders are the first five of the list', async (account) => {
  expect((await workbench(account, 'Orders')).Orders).toEqual((await allOrders(account)).slice(0, 5))
})
