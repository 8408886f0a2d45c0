import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStatus, paymentType, statementStatus, type CallInput, type ImportSheet, type StatementDetail } from '@mall/api/contract'
import type { SellerPaymentDetail } from '@mall/api/seller/contract'
import { demo } from '../../demo/organisation.ts'
import { queryRows } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { portfolio, staff, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { receivedPayment } from '../../platform/db/schema/statement.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { pastedTable } from '../../testing/contract-cases/steps.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { createStatementBench, type StatementBench } from '../../trade/statement/testing/statement-bench.ts'

const { huaqiTech, yuanfanLogistics } = demo.enterprises

let mall: TestMall
let bench: StatementBench
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createStatementBench(mall)
}, 180_000)
afterAll(() => mall.close())

const body = <Body>(reply: { readonly body: Body | null; readonly message: string }): Body => {
  if (reply.body === null) throw new Error(reply.message)
  return reply.body
}

const as = () => ({ token: bench.tokens.seller })

const create = (changes: Partial<CallInput<'POST /api/SellerPayment/Create'>> = {}, token = bench.tokens.seller) =>
  mall.call('POST /api/SellerPayment/Create', { ...bench.once(), EnterpriseId: huaqiTech, PaidOn: toDay(mall.clock()), Amount: 100, Payer: '华启科技（上海）有限公司', Reference: crypto.randomUUID(), Note: '', ...changes }, { token })

const target = ({ PaymentNo, Version }: Pick<SellerPaymentDetail, 'PaymentNo' | 'Version'>) => ({ PaymentNo, Version, ...bench.once() })

const match = (payment: SellerPaymentDetail, ...shares: readonly (readonly [Pick<StatementDetail, 'StatementNo' | 'Version'>, number])[]) =>
  mall.call('POST /api/SellerPayment/Match', { ...target(payment), Matches: shares.map(([{ StatementNo, Version }, Amount]) => ({ StatementNo, Version, Amount })) }, as())

const unmatch = (payment: SellerPaymentDetail, MatchId: number, Reason = '记错了') => mall.call('POST /api/SellerPayment/Unmatch', { ...target(payment), MatchId, Reason }, as())

/** A confirmed statement of so many pieces of ¥50 each. */
const confirmed = async (...pieces: readonly number[]): Promise<StatementDetail> => body(await bench.confirm(await bench.stated(pieces)))

const read = (PaymentNo: string) => mall.call('POST /api/SellerPayment/Detail', { PaymentNo }, as()).then(body)

let narrow: Promise<{ readonly token: string; readonly staffId: number }> | undefined
/** One of the staff who manages the money of their own customers alone. */
const portfolioStaff = () => {
  narrow ??= (async () => {
    const [person] = await mall.db.select({ id: staff.id }).from(staff).where(eq(staff.account, 'warehouse'))
    const [role] = await mall.db.insert(staffRole).values({ code: 'OwnMoney', name: '名下收款', description: '', scope: 'portfolio', demandsFactor: false, permissions: ['money.view', 'money.manage'] }).returning({ id: staffRole.id })
    if (person === undefined || role === undefined) throw new Error('There is no such person')
    await mall.db.delete(staffRoleHolder).where(eq(staffRoleHolder.staffId, person.id))
    await mall.db.insert(staffRoleHolder).values({ staffId: person.id, roleId: role.id })
    return { token: (await loginStaff(mall, 'warehouse')).Token, staffId: person.id }
  })()
  return narrow
}

describe('money', () => {
  it('is put on a statement in parts; the last part settles it, and both sides see each', async () => {
    const one = await confirmed(4)
    const half = body(await create({ Amount: 80, Reference: 'PART-1' }))
    expect(half).toMatchObject({ State: 'open', RestAmount: 80, MatchedAmount: 0, EnterpriseName: '华启科技（上海）有限公司' })
    expect(half.Candidates.find(({ StatementNo }) => StatementNo === one.StatementNo)).toMatchObject({ UnpaidAmount: one.Amount, Version: one.Version })
    expect(body(await match(half, [one, 80]))).toMatchObject({ State: 'matched', RestAmount: 0, MatchedAmount: 80, AllowActions: ['Unmatch'], Matches: [{ StatementNo: one.StatementNo, Amount: 80, UndoneTime: null }] })
    const part = await bench.detail(one.StatementNo)
    expect(part).toMatchObject({ Status: statementStatus.confirmed, PaidAmount: 80, Payments: [{ PaymentNo: half.PaymentNo, Amount: 80, Reference: 'PART-1' }] })
    expect(part.UnpaidAmount).toBeCloseTo(one.Amount - 80, 2)
    expect(part.Logs.at(-1)).toMatchObject({ Operator: '商家', Text: expect.stringMatching(/^收到付款 ¥80.00，还有 ¥.*未付$/) })
    const rest = body(await create({ Amount: part.UnpaidAmount + 30 }))
    const over = body(await match(rest, [part, part.UnpaidAmount]))
    // What was paid too much stays, and is matched later.
    expect(over).toMatchObject({ State: 'open', RestAmount: 30 })
    expect(await bench.detail(one.StatementNo)).toMatchObject({ Status: statementStatus.settled, UnpaidAmount: 0, OverdueDays: 0, Payments: [{ Amount: 80 }, { Amount: part.UnpaidAmount }] })
    const next = await confirmed(1)
    expect(body(await match(over, [next, 30]))).toMatchObject({ State: 'matched', RestAmount: 0 })
    const notices = await mall.call('POST /api/Notice/List', { PageIndex: 1, PageSize: 50 }, { token: bench.tokens.finance }).then(body)
    expect(notices.Items.map(({ Title }) => Title)).toContainEqual(expect.stringMatching(/^收到付款 ¥.*，对账单已结清$/))
  })

  it('is put on several statements at once, or on none', async () => {
    const [one, two] = [await confirmed(1), await confirmed(2)]
    const money = body(await create({ Amount: one.Amount + two.Amount }))
    const sold = async (first: number, second: number) => (await match(money, [one, first], [two, second])).code
    expect(await sold(one.Amount, two.Amount + 0.01)).toBe('PAYMENT_AMOUNT_INVALID')
    expect(await sold(one.Amount + 0.01, two.Amount - 0.01)).toBe('PAYMENT_AMOUNT_INVALID')
    expect(await bench.detail(one.StatementNo)).toMatchObject({ PaidAmount: 0 })
    expect((await match(money, [one, 1], [one, 1])).code).toBe('PAYMENT_STATEMENT_INVALID')
    expect((await match(money, [{ ...one, Version: one.Version - 1 }, 1])).code).toBe('VERSION_CONFLICT')
    expect(await sold(one.Amount, two.Amount)).toBe('OK')
    expect([(await bench.detail(one.StatementNo)).Status, (await bench.detail(two.StatementNo)).Status]).toEqual([statementStatus.settled, statementStatus.settled])
  })

  describe('pays an order that waits for its transfer', () => {
    const waiting = async (pieces = 1) => {
      const { OrderNo } = await bench.receipts.ordered([pieces], { PaymentType: paymentType.transfer })
      return bench.receipts.shopper.detail(OrderNo)
    }
    const pay = (payment: SellerPaymentDetail, { OrderNo, Version }: { readonly OrderNo: string; readonly Version: number }, token = bench.tokens.seller) =>
      mall.call('POST /api/SellerPayment/PayOrder', { ...target(payment), OrderNo, OrderVersion: Version }, { token })

    it('in full, once: it goes on, its purchaser and both ledgers know, and nothing is undone', async () => {
      const order = await waiting()
      const money = body(await create({ Amount: (order.PayableAmount ?? 0) + 40, Reference: 'ORDER-1', Note: `货款 ${order.OrderNo.toLowerCase()}` }))
      expect(money.Orders).toContainEqual(expect.objectContaining({ OrderNo: order.OrderNo, PayableAmount: order.PayableAmount, Basis: 'number', Version: order.Version }))
      const paid = body(await pay(money, order))
      expect(paid).toMatchObject({ MatchedAmount: order.PayableAmount, RestAmount: 40, State: 'open', PaidOrders: [{ OrderNo: order.OrderNo, Amount: order.PayableAmount }], Matches: [], AllowActions: ['Match'] })
      expect(paid.Orders.map(({ OrderNo }) => OrderNo)).not.toContain(order.OrderNo)
      const after = await bench.receipts.shopper.detail(order.OrderNo)
      expect(after).toMatchObject({ Status: orderStatus.pendingConfirmation })
      expect(after.Logs).toContainEqual(expect.objectContaining({ Operator: '商家', Text: `商家确认转账到账：流水号ORDER-1，${toDay(mall.clock())}` }))
      const notices = await mall.call('POST /api/Notice/List', { PageIndex: 1, PageSize: 10 }, { token: bench.receipts.token }).then(body)
      expect(notices.Items.map(({ Title }) => Title)).toContain('商家已收到你的转账')
      expect((await pay(paid, after)).code).toBe('PAYMENT_ORDER_INVALID')
      expect((await mall.call('POST /api/SellerPayment/Void', { ...target(paid), Reason: '记错了' }, as())).code).toBe('PAYMENT_ACTION_NOT_ALLOWED')
      // The same money pays no second order beyond what it is, whoever confirms.
      const next = await waiting()
      const { code } = await mall.call('POST /api/Payment/ConfirmTransfer', { OrderNo: next.OrderNo, Version: next.Version, Reference: 'ORDER-1', Amount: money.Amount, PaidOn: toDay(mall.clock()) }, { token: bench.tokens.finance })
      expect(code).toBe('TRANSFER_AMOUNT_INVALID')
      expect(await findTradeViolations(mall.db)).toEqual([])
    })

    it('and not one that it does not cover, that was read before, that does not wait, or that is of another company', async () => {
      const order = await waiting()
      const small = body(await create({ Amount: (order.PayableAmount ?? 0) - 0.01 }))
      expect((await pay(small, order)).code).toBe('PAYMENT_AMOUNT_INVALID')
      const money = body(await create({ Amount: order.PayableAmount ?? 0 }))
      expect((await pay(money, { ...order, Version: order.Version - 1 })).code).toBe('VERSION_CONFLICT')
      const { OrderNo } = await bench.receipts.ordered([1])
      expect((await pay(money, await bench.receipts.shopper.detail(OrderNo))).code).toBe('PAYMENT_ORDER_INVALID')
      const others = body(await create({ EnterpriseId: demo.enterprises.huaqiFactory, Amount: order.PayableAmount ?? 0 }))
      expect((await pay(others, order)).code).toBe('PAYMENT_ORDER_INVALID')
      expect((await pay(money, order, bench.receipts.token)).status).toBe(401)
      expect((await bench.receipts.shopper.detail(order.OrderNo)).Status).toBe(orderStatus.pendingPayment)
      const early = body(await create({ Amount: order.PayableAmount ?? 0, PaidOn: '2026-01-02' }))
      expect((await pay(early, order)).code).toBe('TRANSFER_DAY_INVALID')
    })

    it('at once with the finance of the company: one of both does', async () => {
      const order = await waiting()
      const money = body(await create({ Amount: order.PayableAmount ?? 0, Reference: 'ORDER-2' }))
      const answers = await Promise.all([
        pay(money, order),
        mall.call('POST /api/Payment/ConfirmTransfer', { OrderNo: order.OrderNo, Version: order.Version, Reference: 'OTHER-2', Amount: order.PayableAmount ?? 0, PaidOn: toDay(mall.clock()) }, { token: bench.tokens.finance }),
      ])
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      expect(await findTradeViolations(mall.db)).toEqual([])
    })
  })

  it('waits for the confirmation: what is open or disputed is not paid', async () => {
    const open = await bench.stated([1])
    const money = body(await create())
    expect(money.Candidates.map(({ StatementNo }) => StatementNo)).not.toContain(open.StatementNo)
    expect((await match(money, [open, 1])).code).toBe('PAYMENT_STATEMENT_INVALID')
    const disputed = body(await bench.dispute(open, open.Rows[0]?.RowId ?? 0))
    expect((await match(money, [disputed, 1])).code).toBe('PAYMENT_STATEMENT_INVALID')
  })

  it('is taken off again with a reason: the statement is due as before', async () => {
    const one = await confirmed(2)
    const money = body(await match(body(await create({ Amount: one.Amount })), [one, one.Amount]))
    const MatchId = money.Matches[0]?.MatchId ?? 0
    const undone = body(await unmatch(money, MatchId, '是另一家的'))
    expect(undone).toMatchObject({ State: 'open', RestAmount: one.Amount, Matches: [{ UndoneBy: expect.any(String), UndoReason: '是另一家的' }] })
    expect((await unmatch(undone, MatchId)).code).toBe('PAYMENT_ACTION_NOT_ALLOWED')
    expect(await bench.detail(one.StatementNo)).toMatchObject({ Status: statementStatus.confirmed, PaidAmount: 0, UnpaidAmount: one.Amount, DueOn: one.DueOn, Payments: [] })
    expect(body(await mall.call('POST /api/SellerPayment/Void', { ...target(undone), Reason: '登记错了' }, as()))).toMatchObject({ State: 'void', RestAmount: 0, VoidReason: '登记错了', AllowActions: [] })
    const [entry] = await mall.db.select().from(auditLog).where(and(eq(auditLog.entityId, money.PaymentNo), eq(auditLog.action, 'SellerPayment.Unmatch')))
    expect(entry?.after).toMatchObject({ Reason: '是另一家的' })
  })

  it('with a reference is written down once, as long as it is not void', async () => {
    const Reference = 'ICBC-20260001'
    const first = body(await create({ Reference }))
    expect((await create({ Reference })).code).toBe('PAYMENT_REFERENCE_TAKEN')
    const tries = await Promise.all(Array.from({ length: 4 }, () => create({ Reference: 'ICBC-20260002' })))
    expect(tries.filter(({ success }) => success)).toHaveLength(1)
    body(await mall.call('POST /api/SellerPayment/Void', { ...target(first), Reason: '金额错' }, as()))
    expect((await create({ Reference })).code).toBe('OK')
    const spaced = body(await create({ Reference: '２０２６ 1126 0001 88' }))
    expect(spaced.Reference).toBe('20261126000188')
    expect((await create({ Reference: '20261126000188' })).code).toBe('PAYMENT_REFERENCE_TAKEN')
    expect((await create({ PaidOn: toDay(addDays(mall.clock(), 1)) })).code).toBe('PAYMENT_DAY_INVALID')
  })

  it('of nobody is claimed, and stays claimed once it is used', async () => {
    const one = await confirmed(1)
    const money = body(await create({ EnterpriseId: null, Payer: '某某结算中心', Note: `货款 ${one.StatementNo}`, Amount: one.Amount }))
    expect(money).toMatchObject({ State: 'unclaimed', AllowActions: ['Claim', 'Void'], Candidates: [], SuggestedCustomer: { EnterpriseId: huaqiTech } })
    expect((await match(money, [one, 1])).code).toBe('PAYMENT_ACTION_NOT_ALLOWED')
    const claim = (from: SellerPaymentDetail, EnterpriseId: number) => mall.call('POST /api/SellerPayment/Claim', { ...target(from), EnterpriseId }, as())
    const wrong = body(await claim(money, yuanfanLogistics))
    expect((await match(wrong, [one, 1])).code).toBe('PAYMENT_STATEMENT_INVALID')
    const claimed = body(await claim(wrong, huaqiTech))
    expect(claimed.Candidates.find(({ StatementNo }) => StatementNo === one.StatementNo)).toMatchObject({ Suggested: one.Amount, Basis: 'number' })
    const used = body(await match(claimed, [one, one.Amount]))
    expect((await claim(used, yuanfanLogistics)).code).toBe('PAYMENT_ACTION_NOT_ALLOWED')
  })

  it('exists for those who look after its customer; others neither see nor use it', async () => {
    const one = await confirmed(1)
    const money = body(await create({ Amount: 5 }))
    const unclaimed = body(await create({ EnterpriseId: null, Amount: 6 }))
    const { token, staffId } = await portfolioStaff()
    await mall.db.insert(portfolio).values({ staffId, enterpriseId: yuanfanLogistics }).onConflictDoNothing()
    const codes = async () => [
      (await mall.call('POST /api/SellerPayment/Detail', { PaymentNo: money.PaymentNo }, { token })).code,
      (await mall.call('POST /api/SellerPayment/Match', { ...target(money), Matches: [{ StatementNo: one.StatementNo, Version: one.Version, Amount: 1 }] }, { token })).code,
      (await mall.call('POST /api/SellerPayment/Void', { ...target(money), Reason: '误' }, { token })).code,
      (await mall.call('POST /api/SellerPayment/Detail', { PaymentNo: unclaimed.PaymentNo }, { token })).code,
      (await create({}, token)).code,
      (await create({ EnterpriseId: null }, token)).code,
    ]
    expect(await codes()).toEqual(['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'CUSTOMER_NOT_FOUND', 'PAYMENT_CUSTOMER_MISSING'])
    const list = body(await mall.call('POST /api/SellerPayment/List', { PageIndex: 1, PageSize: 50 }, { token }))
    expect([list.total, list.RestAmount, list.UnclaimedAmount]).toEqual([0, 0, 0])
    const mine = body(await create({ EnterpriseId: yuanfanLogistics }, token))
    expect((await mall.call('POST /api/SellerPayment/Claim', { ...target(mine), EnterpriseId: huaqiTech }, { token })).code).toBe('CUSTOMER_NOT_FOUND')
  })

  it('is filtered and counted by its state', async () => {
    const all = body(await mall.call('POST /api/SellerPayment/List', { PageIndex: 1, PageSize: 50 }, as()))
    for (const { State, Count } of all.StateCounts) {
      const { Items, total } = body(await mall.call('POST /api/SellerPayment/List', { PageIndex: 1, PageSize: 50, State }, as()))
      expect([total, Items.length, Items.every((one) => one.State === State)]).toEqual([Count, Count, true])
      expect(Count, State).toBeGreaterThan(0)
    }
    const [{ rest } = { rest: 0 }] = await queryRows<{ rest: number }>(mall.db, sql`select sum(amount_fen - matched_fen)::float8 as rest from ${receivedPayment} where voided_at is null and enterprise_id is not null`)
    expect(all.RestAmount).toBe(rest / 100)
    const { Items } = body(await mall.call('POST /api/SellerPayment/List', { PageIndex: 1, PageSize: 50, Keyword: 'PART-1' }, as()))
    expect(Items.map(({ Reference }) => Reference)).toEqual(['PART-1'])
  })
})

describe('lines of a bank', () => {
  const check = async (rows: readonly (readonly string[])[], token = bench.tokens.seller) => {
    const text = ['交易日期\t贷方金额\t对方户名\t交易流水号\t摘要\t客户', ...rows.map((row) => row.join('\t'))].join('\n')
    return body(await mall.send('POST /api/SellerPayment/ImportCheck', pastedTable(text), { token })) as ImportSheet
  }
  const land = async (sheet: ImportSheet, token = bench.tokens.seller) =>
    body(await mall.call('POST /api/SellerPayment/Import', { ...bench.once(), Rows: sheet.Rows.filter(({ Problems }) => Problems.length === 0).map(({ RowNo, Cells }) => ({ RowNo, Cells: [...Cells] })) }, { token }))
  const outcomes = (sheet: ImportSheet) => sheet.Rows.map(({ Cells, Problems }) => Problems[0]?.Message ?? Cells.at(-1))

  it('are tried first, then written; the same file again changes nothing', async () => {
    const one = await confirmed(1)
    const day = toDay(mall.clock())
    const lines = [
      [day.replaceAll('-', ''), one.Amount.toFixed(2), '结算中心', 'B-1', `货款${one.StatementNo}`],
      [`${day} 09:30:12`, '1,000.00', '华启科技（上海）有限公司', 'B-2', '预付'],
      [day, '66', '谁也不认识', 'B-3', ''],
      [day, '66', '谁也不认识', 'B-3', ''],
      ['2026-13-40', '0', '', '', ''],
      [toDay(addDays(mall.clock(), 2)), '5', '某公司', 'B-4', ''],
    ] as const
    const before = await mall.db.$count(receivedPayment)
    const tried = await check(lines)
    expect(outcomes(tried)).toEqual([
      `新，华启科技（上海）有限公司，核销 ${one.StatementNo}`, '新，华启科技（上海）有限公司', '新，待认领', '与第4行重复', '日期须如2026-03-18', '到账日不能晚于今天',
    ])
    expect(tried.Rows[4]?.Problems).toHaveLength(4)
    expect(await mall.db.$count(receivedPayment)).toBe(before)
    const written = await land(tried)
    expect(written.Results.map(({ Success }) => Success)).toEqual([true, true, true])
    expect(written.Results[0]?.Message).toMatch(new RegExp(`已核销 ${one.StatementNo}$`))
    expect(await bench.detail(one.StatementNo)).toMatchObject({ Status: statementStatus.settled, PaidAmount: one.Amount })
    const again = await check(lines)
    expect(outcomes(again).slice(0, 3)).toEqual(['已登记，跳过', '已登记，跳过', '已登记，跳过'])
    expect((await land(again)).Results.map(({ Message }) => Message)).toEqual(Array.from({ length: 3 }, () => '已登记，没有重复写入'))
    expect(await mall.db.$count(receivedPayment)).toBe(before + 3)
    // The same reference with another amount is no line that is there.
    expect(outcomes(await check([[day, '67', '谁也不认识', 'B-3', '']]))).toEqual(['这个流水号已登记为 ¥66.00'])
  })

  it('of two for one statement the second is left for a person, and so is one of another amount', async () => {
    const one = await confirmed(1)
    const day = toDay(mall.clock())
    const line = (no: string, amount: number) => [day, amount.toFixed(2), '华启科技（上海）有限公司', no, one.StatementNo]
    const tried = await check([line('C-1', one.Amount - 1), line('C-2', one.Amount), line('C-3', one.Amount)])
    expect(outcomes(tried)).toEqual(['新，华启科技（上海）有限公司', `新，华启科技（上海）有限公司，核销 ${one.StatementNo}`, '新，华启科技（上海）有限公司'])
    await land(tried)
    expect(await bench.detail(one.StatementNo)).toMatchObject({ PaidAmount: one.Amount, Payments: [{ Reference: 'C-2' }] })
  })

  it('of two customers of one name are left for a person', async () => {
    const [before] = await mall.db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.id, yuanfanLogistics))
    await mall.db.update(enterprise).set({ name: '华启科技（上海）有限公司' }).where(eq(enterprise.id, yuanfanLogistics))
    const line = [toDay(mall.clock()), '5', '华启科技（上海）有限公司', 'E-1', '']
    expect(outcomes(await check([line, [...line.slice(0, 3), 'E-2', '', '华启科技（上海）有限公司']]))).toEqual(['新，待认领', '有多个同名客户，请逐笔登记'])
    await mall.db.update(enterprise).set({ name: before?.name ?? '' }).where(eq(enterprise.id, yuanfanLogistics))
  })

  it('of customers of others are refused to those who see their own', async () => {
    const { token } = await portfolioStaff()
    expect(outcomes(await check([[toDay(mall.clock()), '5', '华启科技（上海）有限公司', 'D-1', '']], token))).toEqual(['找不到客户，请写客户全称'])
  })
})

it('of two who use the same money or pay the same statement at once, one is refused', async () => {
  const [one, two] = [await confirmed(1), await confirmed(1)]
  const money = body(await create({ Amount: one.Amount }))
  const both = await Promise.all([match(money, [one, one.Amount]), match(money, [two, two.Amount])])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  const left = (await bench.detail(one.StatementNo)).PaidAmount === 0 ? one : two
  const monies = [body(await create({ Amount: left.Amount })), body(await create({ Amount: left.Amount }))]
  const paid = await Promise.all(monies.map((each) => match(each, [left, left.Amount])))
  expect(paid.filter(({ success }) => success)).toHaveLength(1)
  expect(await bench.detail(left.StatementNo)).toMatchObject({ PaidAmount: left.Amount, Status: statementStatus.settled })
  expect(await read(money.PaymentNo)).toMatchObject({ RestAmount: 0 })
})
