import { and, eq, sql } from 'drizzle-orm'
import { orderStatus, type BudgetControl, type BudgetPeriod, type CallInput } from '@mall/api/contract'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queryRows } from '../../platform/db/client.ts'
import { budget } from '../../platform/db/schema/budget.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { demo } from '../../demo/organisation.ts'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { toDay } from '../../platform/time.ts'
import { createAfterSalesBench, type AfterSalesBench } from '../after-sales/testing/after-sales-bench.ts'
import { createApprovalBench, nodeOf, type ApprovalBench } from '../approval/testing/approval-bench.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { openLevel } from './testing/crowd.ts'

const { departments, users } = demo
const department = departments.administration

let mall: TestMall
let bench: ApprovalBench
let services: AfterSalesBench
let buyer: Shopper
const start = new Date('2026-03-31T15:58:00Z')

beforeAll(async () => {
  mall = await createTestMall()
  // The evening before another month, so that the logins of both are the same.
  mall.setNow(start)
  bench = await createApprovalBench(mall)
  services = await createAfterSalesBench(mall)
  buyer = await createShopper(mall, 'buyer')
  await bench.setNodes([nodeOf(2, [users.approver])])
  await services.sellerWorks(24 * 30)
}, 120_000)

/** The levels of the buyer's department, opened for each test; the month after too. */
let levels: Record<'year' | 'quarter' | 'month' | 'nextQuarter' | 'nextMonth', number>
const spans = { year: ['year', '2026-01-01'], quarter: ['quarter', '2026-01-01'], month: ['month', '2026-03-01'], nextQuarter: ['quarter', '2026-04-01'], nextMonth: ['month', '2026-04-01'] } as const

const openAll = async () => {
  await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, department))
  const open = (name: keyof typeof spans) => openLevel(mall, department, { period: spans[name][0], startsOn: spans[name][1], totalFen: 100_000_00, control: 'approve' })
  levels = { year: await open('year'), quarter: await open('quarter'), month: await open('month'), nextQuarter: await open('nextQuarter'), nextMonth: await open('nextMonth') }
}

beforeEach(openAll)

afterEach(async () => {
  mall.setNow(start)
  expect(await findTradeViolations(mall.db)).toEqual([])
})

afterAll(() => mall.close())

/** 冻结 and 已用 of each level, yuan. */
const held = async () => {
  const rows = await mall.db.select().from(budget).where(eq(budget.departmentId, department))
  const of = (name: keyof typeof levels) => {
    const row = rows.find(({ id }) => id === levels[name])
    return [(row?.frozenFen ?? 0) / 100, (row?.usedFen ?? 0) / 100]
  }
  return { year: of('year'), quarter: of('quarter'), month: of('month'), nextQuarter: of('nextQuarter'), nextMonth: of('nextMonth') }
}
const none = [0, 0]
const thisMonth = (frozen: number, used: number) => ({ year: [frozen, used], quarter: [frozen, used], month: [frozen, used], nextQuarter: none, nextMonth: none })

/** Takes from a level, so that so much is left. */
const leave = async (name: keyof typeof levels, yuan: number, control: BudgetControl = 'approve') => {
  const { body } = await mall.call('POST /api/Budget/Detail', { BudgetId: levels[name] }, bench.token('finance'))
  if (body === null) throw new Error('no such budget')
  const Amount = Math.round((yuan - body.Available) * 100) / 100
  const { success, message } = await mall.call('POST /api/Budget/Adjust', { BudgetId: body.BudgetId, Version: body.Version, RequestId: crypto.randomUUID(), Amount, Reason: '调度' }, bench.token('finance'))
  if (!success) throw new Error(message)
  await mall.db.update(budget).set({ control }).where(eq(budget.id, levels[name]))
}

const inApril = () => mall.setNow(new Date('2026-03-31T16:02:00Z'))

describe('year, quarter and month of one department', () => {
  test('can all be saved; two of one kind never overlap', async () => {
    const of = (Period: BudgetPeriod, StartDate: string): CallInput<'POST /api/Budget/Save'> => ({ Name: '分级', DepartmentId: departments.quality, Period, StartDate, Total: 1_000, Control: 'approve' })
    const save = (input: CallInput<'POST /api/Budget/Save'>) => mall.call('POST /api/Budget/Save', input, bench.token('finance'))
    for (const input of [of('year', '2031-01-01'), of('quarter', '2031-01-01'), of('month', '2031-01-01'), of('month', '2031-02-01')]) expect((await save(input)).message).toBe('')
    for (const input of [of('year', '2031-03-01'), of('quarter', '2031-02-01'), of('month', '2031-01-01')]) expect(await save(input)).toMatchObject({ success: false, code: 'BUDGET_PERIOD_OVERLAPS' })
  })

  test('all hold an order of a day that they have, and no other', async () => {
    await buyer.buy((await plainProduct(mall)).code, 3)
    expect(await held()).toEqual(thisMonth(0, 150))
    const waiting = await bench.submit()
    expect(await held()).toEqual(thisMonth(6_000, 150))
    expect((await bench.decide('approver', 'Agree', waiting)).success).toBe(true)
    expect(await held()).toEqual(thisMonth(0, 6_150))
    inApril()
    await buyer.buy((await plainProduct(mall)).code, 2)
    expect(await held()).toEqual({ year: [0, 6_250], quarter: [0, 6_150], month: [0, 6_150], nextQuarter: [0, 100], nextMonth: [0, 100] })
  })

  test.each(['Reject', 'Return', 'Withdraw'] as const)('%s releases in all of them', async (action) => {
    const waiting = await bench.submit()
    expect(await held()).toEqual(thisMonth(6_000, 0))
    expect((await bench.decide(action === 'Withdraw' ? 'buyer' : 'approver', action, waiting)).success).toBe(true)
    expect(await held()).toEqual(thisMonth(0, 0))
  })

  test('a cancelled order, and what is returned of one, go back to all of them, in another month too', async () => {
    const goods = await plainProduct(mall)
    const { OrderNo } = await buyer.buy(goods.code, 4)
    const line = await services.received(5)
    expect(await held()).toEqual(thisMonth(0, 450))
    expect((await mall.call('POST /api/Order/Cancel', { OrderNo, Version: 1, Reason: '不想买了' }, { token: buyer.token })).success).toBe(true)
    expect(await held()).toEqual(thisMonth(0, 250))
    const { ReturnOrderId } = await services.applied(line, { Quantity: 2 })
    await services.sellerWorks(1)
    await services.act('FillExpress', ReturnOrderId)
    await services.sellerWorks(24 * 20)
    await services.sellerWorks(24 * 21)
    expect((await services.detail(ReturnOrderId)).BudgetName).toBe('年、季、月')
    expect(await held()).toEqual(thisMonth(0, 150))
  })

  test('an approver who strikes something frees it in all of them', async () => {
    const waiting = await bench.submit()
    const { body } = await bench.detail('approver', waiting.ApprovalNo)
    const Lines = [{ LineId: body?.Lines[0]?.LineId ?? 0, Quantity: 100 }]
    expect((await mall.call('POST /api/Approval/EditLines', { RequestId: crypto.randomUUID(), ApprovalNo: waiting.ApprovalNo, Version: waiting.Version, Lines }, bench.token('approver'))).message).toBe('')
    expect(await held()).toEqual(thisMonth(5_000, 0))
  })

  test('submitted again in another month, an order is held by that month', async () => {
    const waiting = await bench.submit()
    await bench.decide('approver', 'Return', waiting)
    inApril()
    const { body } = await mall.call('POST /api/Order/ResubmitConfirm', { OrderNo: waiting.OrderNo }, bench.token('buyer'))
    if (body === null) throw new Error('not to be submitted again')
    expect(body.Confirmation.Budgets.map(({ PeriodName }) => PeriodName)).toEqual(['2026年', '2026年二季度', '2026年4月'])
    const submission = { ...buyer.submissionOf(body.Confirmation, { Reason: '年会物料' }), OrderNo: waiting.OrderNo, Version: body.Version }
    expect((await mall.call('POST /api/Order/Resubmit', submission, bench.token('buyer'))).message).toBe('')
    expect(await held()).toEqual({ year: [6_000, 0], quarter: none, month: none, nextQuarter: [6_000, 0], nextMonth: [6_000, 0] })
  })
})

describe('the strictest level', () => {
  const tried = async (pieces = 4) => {
    await mall.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false }, { token: buyer.token })
    await buyer.put((await plainProduct(mall)).code, pieces)
    const cart = await buyer.cart()
    const confirmation = await buyer.confirm()
    const { body, message } = await buyer.submit(buyer.submissionOf(confirmation, { Reason: '急需' }))
    return { cart, confirmation, outcome: body?.Outcome ?? message, deciding: confirmation.Budgets.filter(({ Decides }) => Decides).map(({ Period, Result }) => [Period, Result]) }
  }

  test('passes when all allow it: the one with least left is shown', async () => {
    await leave('quarter', 300)
    const { confirmation, cart, deciding, outcome } = await tried()
    expect(confirmation.Budgets.map(({ PeriodName, Remaining }) => [PeriodName, Remaining])).toEqual([['2026年', 100_000], ['2026年一季度', 300], ['2026年3月', 100_000]])
    expect(deciding).toEqual([['quarter', 0]])
    expect(cart.Budgets).toEqual(confirmation.Budgets)
    expect(outcome).toBe('submitted')
  })

  test('an order over one level waits for its approval, and the reason names the level', async () => {
    await leave('month', 50)
    const { confirmation, deciding, outcome } = await tried()
    expect(deciding).toEqual([['month', 1]])
    expect(confirmation.ApprovalPreview.Reasons.map(({ Text }) => Text)).toEqual(['“2026年3月 预算”可用 ¥50.00，本单 ¥200.00，超出 ¥150.00'])
    expect([outcome, await held()]).toEqual(['submitted', thisMonth(200, 0)])
  })

  test('what one level forbids no other allows, however far it is exceeded', async () => {
    await leave('month', 10)
    await leave('year', 150, 'forbid')
    const { deciding, outcome } = await tried()
    expect(deciding).toEqual([['year', 2]])
    expect([outcome, await held()]).toEqual(['超预算，禁止提交（超出 2026年 预算）', thisMonth(0, 0)])
  })

  test('an approver sees all of them without the order, and which one decides', async () => {
    await leave('quarter', 5_500)
    const waiting = await bench.submit()
    const { body } = await bench.detail('approver', waiting.ApprovalNo)
    expect(body?.Budgets.map(({ PeriodName, Remaining, Frozen, Result, Decides }) => [PeriodName, Remaining, Frozen, Result, Decides])).toEqual([
      ['2026年', 100_000, 0, 0, false], ['2026年一季度', 5_500, 0, 1, true], ['2026年3月', 100_000, 0, 0, false],
    ])
  })
})

type Command = 'buy' | 'ask' | 'agree' | 'reject' | 'withdraw' | 'edit' | 'cancel' | 'return' | 'nextMonth'
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

test('any sequence on the server: the sum of each ledger is its balance, and each level holds what the open orders of its days cost', { timeout: 240_000 }, async () => {
  // What the sequences leave open is their budgets' alone: by chance it was more than a buyer may have.
  await mall.db.update(enterprise).set({ maxOpenOrders: 9_999 })
  // Two of the costly ones are over the buyer's limit.
  const [goods, costly] = [await plainProduct(mall), await plainProduct(mall, 300_000)]
  const waitingOf = async (OrderNo: string) => {
    const { body } = await mall.call('POST /api/Approval/List', { View: 'submitted', Keyword: OrderNo, PageIndex: 1, PageSize: 10 }, bench.token('buyer'))
    return body?.Items[0]
  }
  const decide = async (OrderNo: string, action: 'Agree' | 'Reject' | 'Withdraw') => {
    const waiting = await waitingOf(OrderNo)
    return waiting && bench.decide(action === 'Withdraw' ? 'buyer' : 'approver', action, waiting)
  }
  const edit = async (OrderNo: string) => {
    const waiting = await waitingOf(OrderNo)
    const { body } = await bench.detail('approver', waiting?.ApprovalNo ?? '')
    const line = body?.Lines[0]
    if (waiting === undefined || line === undefined) return
    await mall.call('POST /api/Approval/EditLines', { RequestId: crypto.randomUUID(), ApprovalNo: waiting.ApprovalNo, Version: waiting.Version, Lines: [{ LineId: line.LineId, Quantity: Math.max(1, line.Quantity - 1) }] }, bench.token('approver'))
  }
  const giveBack = async (OrderNo: string) => {
    const { Lines, Status } = await buyer.detail(OrderNo)
    const [line] = Lines
    if (line === undefined || Status !== orderStatus.pendingConfirmation) return
    await mall.db.update(orders).set({ status: 50, acceptedAt: mall.clock(), shippedAt: mall.clock() }).where(eq(orders.orderNo, OrderNo))
    await mall.db.update(orderLine).set({ shippedQuantity: orderLine.quantity }).where(eq(orderLine.id, line.LineId))
    await mall.call('POST /api/Order/ConfirmReceipt', { OrderNo, Version: (await buyer.detail(OrderNo)).Version }, { token: buyer.token })
    const { ReturnOrderId } = await services.applied({ OrderNo, LineId: line.LineId })
    await services.sellerWorks(2)
    await services.act('FillExpress', ReturnOrderId)
    for (const days of [3, 6]) await services.sellerWorks(24 * days)
  }
  const check = async () => {
    expect(await findTradeViolations(mall.db)).toEqual([])
    const open = await mall.db.select().from(orders).where(and(eq(orders.departmentId, department), sql`exists (select 1 from budget_hold h where h.order_id = ${orders.id} and h.budget_id = ${levels.year})`))
    const refunds = await queryRows<{ orderId: number; fen: number }>(mall.db, sql`select order_id as "orderId", sum(refund_fen)::int as fen from after_sales where refunded_at is not null group by 1`)
    const back = new Map(refunds.map(({ orderId, fen }) => [orderId, fen]))
    const sums = (isOf: (day: string) => boolean) =>
      (['frozen', 'used'] as const).map((state) => open.filter((one) => one.budgetState === state && isOf(toDay(one.createdAt))).reduce((sum, one) => sum + one.payableFen - (back.get(one.id) ?? 0), 0) / 100)
    const [march, april] = [(day: string) => day < '2026-04-01', (day: string) => day >= '2026-04-01']
    expect(await held()).toEqual({ year: sums(() => true), quarter: sums(march), month: sums(march), nextQuarter: sums(april), nextMonth: sums(april) })
  }
  let moves = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom<Command>('buy', 'buy', 'ask', 'ask', 'agree', 'reject', 'withdraw', 'edit', 'cancel', 'return', 'nextMonth'), fc.nat({ max: 10 })), { minLength: 10, maxLength: 14, size: 'max' }),
      async (commands) => {
        mall.setNow(start)
        await openAll()
        const numbers: string[] = []
        for (const [command, at] of commands) {
          const OrderNo = numbers[at % Math.max(1, numbers.length)]
          if (command === 'buy' || command === 'ask') numbers.push((command === 'buy' ? await buyer.buy(goods.code, 3) : await buyer.buy(costly.code, 3, { Reason: '补货' })).OrderNo)
          else if (command === 'nextMonth') inApril()
          else if (OrderNo === undefined) continue
          else if (command === 'agree') await decide(OrderNo, 'Agree')
          else if (command === 'reject') await decide(OrderNo, 'Reject')
          else if (command === 'withdraw') await decide(OrderNo, 'Withdraw')
          else if (command === 'edit') await edit(OrderNo)
          else if (command === 'return') await giveBack(OrderNo)
          else await mall.call('POST /api/Order/Cancel', { OrderNo, Version: (await buyer.detail(OrderNo)).Version, Reason: '重复下单' }, { token: buyer.token })
          moves++
          await check()
        }
      },
    ),
    { numRuns: onPostgres ? 12 : 6, endOnFailure: true },
  )
  expect(moves).toBeGreaterThan(40)
})
