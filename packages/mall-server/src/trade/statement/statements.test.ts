import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementInvoicing, statementStatus } from '@mall/api/contract'
import { sendDueMails, sendDueMailsWithFiles } from '../../company/notice/mail.ts'
import { demo } from '../../demo/organisation.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { statement, statementTerm } from '../../platform/db/schema/statement.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { portfolio } from '../../platform/db/schema/staff.ts'
import type { Mail } from '../../platform/mail/mail-sender.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { picture } from '../../testing/contract-cases/steps.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { dayAfter } from './closing-day.ts'
import { paperOfStatement } from './mailed-paper.ts'
import { runStatements } from './run-statements.ts'
import { sheetRowsOf } from './sheet.ts'
import { tellDeciders } from '../statement-state/notices.ts'
import { createStatementBench, type StatementBench } from './testing/statement-bench.ts'

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
const open = (rows: readonly { readonly State: string; readonly RowId: number }[]) => rows.filter(({ State }) => State === 'open').map(({ RowId }) => RowId)

describe('a statement', () => {
  it('has what was received on account, with freight, less what was refunded, to the fen', async () => {
    await bench.make()
    const { OrderNo } = await bench.receipts.delivered([4, 2])
    await bench.receipts.receive(OrderNo, [{ line: 0, received: 3, refused: 1 }, { line: 1, received: 2 }])
    const line = await bench.invoices.received(3)
    await bench.invoices.giveBack(line, 1)
    const transfer = await bench.receipts.delivered([1], { PaymentType: 5 })
    await bench.receipts.receive(transfer.OrderNo, [{ received: 1 }])
    const made = await bench.make()
    const detail = await bench.detail(made?.statementNo ?? '')
    const [freightOfFirst] = await mall.db.select({ fen: orders.freightFen }).from(orders).where(eq(orders.orderNo, OrderNo))
    const rowOf = (orderNo: string) => detail.Rows.find((row) => row.OrderNo === orderNo)
    expect(rowOf(OrderNo)).toMatchObject({ GoodsAmount: 250, BackAmount: 0, FreightAmount: (freightOfFirst?.fen ?? 0) / 100 })
    expect(rowOf(line.OrderNo)).toMatchObject({ GoodsAmount: 150, BackAmount: -50, State: 'open' })
    expect(rowOf(transfer.OrderNo)).toBeUndefined()
    expect(detail.Amount).toBeCloseTo(detail.Rows.reduce((sum, { Amount }) => sum + Amount, 0), 2)
    expect(detail.TotalAmount).toBeCloseTo(detail.Amount + detail.CarriedAmount, 2)
    expect(detail.Rows.at(-1)?.RunningAmount).toBe(detail.TotalAmount)
    expect(detail.Taxes.reduce((sum, { NetAmount, TaxAmount }) => sum + NetAmount + TaxAmount, 0)).toBeCloseTo(detail.Amount, 2)
    expect(detail.Carried.reduce((sum, { Amount }) => sum + Amount, 0)).toBeCloseTo(detail.CarriedAmount, 2)
    const sheet = sheetRowsOf(detail)
    expect(sheet.at(-1)).toMatchObject({ What: '合计', Amount: detail.TotalAmount })
    expect(sheet.at(-2)?.Total).toBe(detail.TotalAmount)
  })

  it('takes pieces that come later, and a return of what an earlier one has, once each', async () => {
    await bench.make()
    const { OrderNo } = await bench.receipts.delivered([5])
    await bench.receipts.receive(OrderNo, [{ received: 2 }])
    const first = await bench.detail((await bench.make())?.statementNo ?? '')
    expect(first.Rows.map((row) => [row.OrderNo, row.GoodsAmount])).toEqual([[OrderNo, 100]])
    await bench.receipts.receive(OrderNo, [{ received: 3 }])
    const second = await bench.detail((await bench.make())?.statementNo ?? '')
    expect(second.Rows.map((row) => [row.OrderNo, row.GoodsAmount, row.FreightAmount])).toEqual([[OrderNo, 150, 0]])
    const { Lines: [line] } = await bench.receipts.shopper.detail(OrderNo)
    await bench.invoices.giveBack({ OrderNo, LineId: line?.LineId ?? 0 }, 1)
    const third = await bench.detail((await bench.make())?.statementNo ?? '')
    expect(third).toMatchObject({ Amount: -50, Rows: [{ OrderNo, GoodsAmount: 0, BackAmount: -50 }] })
    expect(await bench.make()).toBeNull()
  })

  it('lists what was received and all went back, which adds up to nothing', async () => {
    await bench.make()
    const line = await bench.invoices.received(4)
    await bench.invoices.giveBack(line, 4)
    const [{ fen } = { fen: null }] = await mall.db.select({ fen: orders.unstatedFen }).from(orders).where(eq(orders.orderNo, line.OrderNo))
    expect(fen).toBe(0)
    const made = await bench.detail((await bench.make())?.statementNo ?? '')
    expect(made).toMatchObject({ Amount: 0, Rows: [{ OrderNo: line.OrderNo, GoodsAmount: 200, BackAmount: -200 }] })
    expect(await bench.make()).toBeNull()
  })

  it('is made by hand once a day, and says what is unpaid of earlier ones', async () => {
    const EnterpriseId = demo.enterprises.yuanfanLogistics
    const as = { token: bench.tokens.seller }
    const terms = { EnterpriseId, Version: 0, Day: 25, CreditDays: 60, CreditLimit: null, OverLimit: 'refuse', SilentDays: null, FromDay: '2026-01-01' } as const
    const make = () => mall.call('POST /api/SellerStatement/Make', { EnterpriseId, ...bench.once() }, as)
    expect((await make()).code).toBe('STATEMENT_TERMS_MISSING')
    const saved = body(await mall.call('POST /api/SellerStatement/SaveTerms', { ...terms, ...bench.once() }, as))
    expect(saved).toMatchObject({ Terms: { Day: 25, CreditDays: 60, SilentDays: null }, HasStatements: false, Version: 1 })
    expect((await mall.call('POST /api/SellerStatement/SaveTerms', { ...terms, ...bench.once() }, as)).code).toBe('VERSION_CONFLICT')
    const made = body(await make())
    expect(made).toMatchObject({ FromDay: '2026-01-01', Amount: saved.OpenAmount, ConfirmOn: null, Status: statementStatus.pending, CarriedAmount: 0 })
    expect((await make()).code).toBe('STATEMENT_EXISTS')
    expect((await mall.call('POST /api/SellerStatement/SaveTerms', { ...terms, FromDay: '2026-02-01', Version: 1, ...bench.once() }, as)).code).toBe('STATEMENT_TERMS_INVALID')
    await mall.db.update(statementTerm).set({ closedDay: toDay(addDays(mall.clock(), -1)) }).where(eq(statementTerm.enterpriseId, EnterpriseId))
    expect((await make()).code).toBe('STATEMENT_EMPTY')
  })
})

describe('the lines', () => {
  it('are confirmed one by one; the statement is when all are, and is due after the terms of its day', async () => {
    const one = await bench.stated([1, 2])
    const [first = 0, second = 0] = open(one.Rows)
    const part = body(await bench.confirm(one, [first]))
    expect(part).toMatchObject({ Status: statementStatus.pending, DueOn: null })
    expect((await bench.confirm(part, [first])).code).toBe('STATEMENT_ACTION_NOT_ALLOWED')
    expect((await bench.confirm(one, [second])).code).toBe('VERSION_CONFLICT')
    const all = body(await bench.confirm(part))
    expect(all).toMatchObject({ Status: statementStatus.confirmed, DueOn: toDay(addDays(mall.clock(), 30)), ConfirmOn: null, AllowActions: [] })
    expect((await bench.dispute(all, first)).code).toBe('STATEMENT_ACTION_NOT_ALLOWED')
  })

  it('are disputed, lowered by the seller, and confirmed again', async () => {
    const one = await bench.stated([1, 4])
    const row = one.Rows.find(({ GoodsAmount }) => GoodsAmount === 200)
    const RowId = row?.RowId ?? 0
    const disputed = body(await bench.dispute(one, RowId))
    expect(disputed).toMatchObject({ Status: statementStatus.disputed, DisputedCount: 1 })
    // The rest is confirmed meanwhile.
    const rest = body(await bench.confirm(disputed))
    expect(rest).toMatchObject({ Status: statementStatus.disputed, ConfirmOn: null })
    expect((await bench.answer(rest, RowId, (row?.Amount ?? 0) + 0.01)).code).toBe('STATEMENT_AMOUNT_INVALID')
    const lowered = body(await bench.answer(rest, RowId, 50))
    expect(lowered).toMatchObject({ Status: statementStatus.pending, Amount: one.Amount - 50 })
    expect(lowered.Rows.find((each) => each.RowId === RowId)).toMatchObject({ BackAmount: -50, State: 'open', Messages: [{ IsSeller: false, Text: '少收一件' }, { IsSeller: true, Author: '商家', Text: '已核对' }] })
    expect(body(await bench.confirm(lowered)).Status).toBe(statementStatus.confirmed)
  })

  it('are disputed with pictures of who disputes, and with nobody else’s', async () => {
    const one = await bench.stated([1])
    const [RowId = 0] = open(one.Rows)
    const uploaded = async (token: string): Promise<string> => ((await mall.send('POST /api/File/Execute', picture('file'), { token })).body as { readonly Url: string }).Url
    const imagesOf = (Url: string) => [{ Url, Name: '签收单.png' }]
    const foreign = imagesOf(await uploaded(bench.tokens.admin))
    expect(await bench.dispute(one, RowId, bench.tokens.finance, foreign)).toMatchObject({ code: 'ATTACHMENT_INVALID', body: null })
    const own = imagesOf(await uploaded(bench.tokens.finance))
    const disputed = body(await bench.dispute(one, RowId, bench.tokens.finance, own))
    expect(disputed.Rows.find((each) => each.RowId === RowId)?.Messages).toMatchObject([{ IsSeller: false, Text: '少收一件', Images: own }])
    // Whoever reads the statement of both sides gets the picture.
    const status = async (token: string) => (await mall.fetch(own[0]?.Url ?? '', { headers: { Authorization: `Bearer ${token}` } })).status
    expect([await status(bench.tokens.admin), await status(bench.tokens.seller)]).toEqual([200, 200])
  })

  it('are left as they are with a reason, and a dispute is taken back', async () => {
    const one = await bench.stated([2])
    const [RowId = 0] = open(one.Rows)
    const left = body(await bench.answer(body(await bench.dispute(one, RowId)), RowId, 0))
    expect(left).toMatchObject({ Status: statementStatus.pending, Amount: one.Amount })
    const again = body(await bench.dispute(left, RowId))
    expect(body(await bench.withdraw(again, RowId))).toMatchObject({ Status: statementStatus.pending, DisputedCount: 0 })
  })

  it('that are disputed are left for the next statement, which has them once', async () => {
    const one = await bench.stated([1, 3])
    const RowId = one.Rows.find(({ GoodsAmount }) => GoodsAmount === 150)?.RowId ?? 0
    const OrderNo = one.Rows.find((row) => row.RowId === RowId)?.OrderNo
    const disputed = body(await bench.dispute(body(await bench.confirm(one, open(one.Rows).filter((id) => id !== RowId))), RowId))
    const left = body(await bench.postpone(disputed, RowId))
    expect(left).toMatchObject({ Status: statementStatus.confirmed })
    expect(left.Amount).toBeCloseTo(one.Amount - (one.Rows.find((row) => row.RowId === RowId)?.Amount ?? 0), 2)
    const next = await bench.detail((await bench.make())?.statementNo ?? '')
    expect(next.Rows.map((row) => [row.OrderNo, row.GoodsAmount])).toEqual([[OrderNo, 150]])
    expect(await bench.make()).toBeNull()
  })

  it('that were corrected stay', async () => {
    const one = await bench.stated([2])
    const [RowId = 0] = open(one.Rows)
    const again = body(await bench.dispute(body(await bench.answer(body(await bench.dispute(one, RowId)), RowId, 1)), RowId))
    expect(again.Rows.find((row) => row.RowId === RowId)?.CanPostpone).toBe(false)
    expect((await bench.postpone(again, RowId)).code).toBe('STATEMENT_ACTION_NOT_ALLOWED')
  })
})

describe('what is invoiced', () => {
  /** A confirmed statement of one order of ¥200 that can be invoiced. */
  const confirmed = async () => {
    await bench.make()
    const line = await bench.invoices.received(4)
    const one = await bench.detail((await bench.make())?.statementNo ?? '')
    return { line, statement: body(await bench.confirm(one)) }
  }
  const invoice = async (orderNo: string, amount: number) => {
    const applied = await bench.invoices.applied([[orderNo, amount]])
    await bench.invoices.issuerWorks()
    return applied.InvoiceId
  }
  const reverse = async (InvoiceId: string, OrderNo: string, Amount: number) => {
    body(await bench.invoices.reverse(InvoiceId, [{ OrderNo, Amount }]))
    await bench.invoices.issuerWorks(24 * 30)
  }
  const seen = async (statementNo: string) => {
    const { Status, Invoicing, InvoicedAmount, UninvoicedAmount } = await bench.detail(statementNo)
    return { Status, Invoicing, InvoicedAmount, UninvoicedAmount }
  }
  const listed = async (Invoicing: 1 | 2) => body(await mall.call('POST /api/Statement/List', { Invoicing, PageIndex: 1, PageSize: 100 }, { token: bench.tokens.finance })).Items.map(({ StatementNo }) => StatementNo)

  it('is 已开票 when invoices have all of it, and a red letter takes that back', async () => {
    const { line: { OrderNo }, statement: { StatementNo, Amount } } = await confirmed()
    expect(await seen(StatementNo)).toEqual({ Status: statementStatus.confirmed, Invoicing: statementInvoicing.open, InvoicedAmount: 0, UninvoicedAmount: Amount })
    await invoice(OrderNo, 120)
    expect(await seen(StatementNo)).toEqual({ Status: statementStatus.confirmed, Invoicing: statementInvoicing.open, InvoicedAmount: 120, UninvoicedAmount: 80 })
    expect([await listed(1), await listed(2)].map((found) => found.includes(StatementNo))).toEqual([true, false])
    const last = await invoice(OrderNo, 80)
    expect(await seen(StatementNo)).toEqual({ Status: statementStatus.invoiced, Invoicing: statementInvoicing.done, InvoicedAmount: 200, UninvoicedAmount: 0 })
    expect([await listed(1), await listed(2)].map((found) => found.includes(StatementNo))).toEqual([false, true])
    await reverse(last, OrderNo, 30)
    expect(await seen(StatementNo)).toEqual({ Status: statementStatus.confirmed, Invoicing: statementInvoicing.open, InvoicedAmount: 170, UninvoicedAmount: 30 })
    expect((await bench.detail(StatementNo)).Logs.map(({ Text }) => Text).slice(-2)).toEqual(['已全部开票', '还有 ¥30.00 未开票'])
  })

  it('is 已开票 at its confirmation, where its orders are invoiced already', async () => {
    await bench.make()
    const { OrderNo } = await bench.invoices.received(4)
    await invoice(OrderNo, 200)
    const one = await bench.detail((await bench.make())?.statementNo ?? '')
    expect(one).toMatchObject({ Status: statementStatus.pending, Invoicing: null })
    expect(body(await bench.confirm(one))).toMatchObject({ Status: statementStatus.invoiced, InvoicedAmount: 200, DueOn: toDay(addDays(mall.clock(), 30)) })
  })

  it('can be paid before or after: it is settled, and what is not invoiced stays to be seen', async () => {
    const { line: { OrderNo }, statement: { StatementNo } } = await confirmed()
    const money = await bench.receive(200)
    body(await bench.match(money, await bench.detail(StatementNo), 200))
    expect(await seen(StatementNo)).toMatchObject({ Status: statementStatus.settled, Invoicing: statementInvoicing.open, UninvoicedAmount: 200 })
    const InvoiceId = await invoice(OrderNo, 200)
    expect(await seen(StatementNo)).toMatchObject({ Status: statementStatus.settled, Invoicing: statementInvoicing.done })
    const paid = await bench.paymentOf(money.PaymentNo)
    body(await bench.unmatch(paid, paid.Matches[0]?.MatchId ?? 0))
    expect(await seen(StatementNo)).toMatchObject({ Status: statementStatus.invoiced, Invoicing: statementInvoicing.done })
    body(await bench.match(await bench.paymentOf(money.PaymentNo), await bench.detail(StatementNo), 200))
    await reverse(InvoiceId, OrderNo, 200)
    expect(await seen(StatementNo)).toMatchObject({ Status: statementStatus.settled, Invoicing: statementInvoicing.open, UninvoicedAmount: 200 })
  })

  it('keeps its mark when goods of it go back with their red letter, and the next one has the return', async () => {
    const { line, statement: { StatementNo } } = await confirmed()
    const InvoiceId = await invoice(line.OrderNo, 200)
    await bench.invoices.giveBack(line, 1)
    expect(await seen(StatementNo)).toMatchObject({ Status: statementStatus.invoiced, InvoicedAmount: 150, UninvoicedAmount: 0 })
    await reverse(InvoiceId, line.OrderNo, 50)
    expect(await seen(StatementNo)).toMatchObject({ Status: statementStatus.invoiced, InvoicedAmount: 150, UninvoicedAmount: 0 })
    const next = body(await bench.confirm(await bench.detail((await bench.make())?.statementNo ?? '')))
    expect(next).toMatchObject({ Amount: -50, Status: statementStatus.confirmed, Invoicing: null })
    expect(await seen(StatementNo)).toMatchObject({ Status: statementStatus.invoiced })
  })

  it('is not asked for what was corrected', async () => {
    await bench.make()
    const { OrderNo } = await bench.invoices.received(4)
    const one = await bench.detail((await bench.make())?.statementNo ?? '')
    const RowId = one.Rows[0]?.RowId ?? 0
    const { StatementNo } = body(await bench.confirm(body(await bench.answer(body(await bench.dispute(one, RowId)), RowId, 20))))
    expect(await seen(StatementNo)).toMatchObject({ UninvoicedAmount: 180 })
    await invoice(OrderNo, 180)
    expect(await seen(StatementNo)).toMatchObject({ Status: statementStatus.invoiced, InvoicedAmount: 180 })
  })

  it('is asked for from the statement: its orders alone can be chosen', async () => {
    const { line, statement: { StatementNo } } = await confirmed()
    const other = await bench.invoices.received(2)
    const listOf = async (no: string) => body(await mall.call('POST /api/Invoice/ApplyableList', { StatementNo: no, PageIndex: 1, PageSize: 100 }, { token: bench.tokens.finance })).Items.map(({ OrderNo }) => OrderNo)
    expect(await listOf(StatementNo)).toEqual([line.OrderNo])
    expect(await listOf('DZ209912000001')).toEqual([])
    expect(other.OrderNo).not.toBe(line.OrderNo)
  })

  it('is no way for a buyer, who sees no statements, to learn of one by the own orders in it', async () => {
    const { line, statement: { StatementNo } } = await confirmed()
    const listOf = async (asked: object) => body(await mall.call('POST /api/Invoice/ApplyableList', { PageIndex: 1, PageSize: 1000, ...asked }, { token: bench.receipts.token })).Items.map(({ OrderNo }) => OrderNo)
    expect(await listOf({})).toContain(line.OrderNo)
    for (const no of [StatementNo, StatementNo.slice(0, 3)]) expect(await listOf({ StatementNo: no })).toEqual([])
  })
})

describe('as a PDF', () => {
  const pdfOf = async (path: string, StatementNo: string, token: string) => {
    const response = await mall.fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body: JSON.stringify({ StatementNo, Format: 'pdf' }) })
    return { status: response.status, type: response.headers.get('Content-Type'), bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  const yuan = (amount: number) => amount.toLocaleString('zh-CN', { minimumFractionDigits: 2 })

  it('says what the screen does, to the fen, on both sides', async () => {
    const first = await bench.stated([3, 1])
    const one = await bench.stated([2, 5])
    const disputed = body(await bench.dispute(one, one.Rows[0]?.RowId ?? 0))
    const detail = await bench.detail(body(await bench.answer(disputed, one.Rows[0]?.RowId ?? 0, 12.34)).StatementNo)
    for (const [path, token] of [['/api/Statement/Download', bench.tokens.finance], ['/api/SellerStatement/Download', bench.tokens.seller]] as const) {
      const { status, type, bytes } = await pdfOf(path, detail.StatementNo, token)
      expect([status, type]).toEqual([200, 'application/pdf'])
      const text = (await pdfPages(bytes)).join('').replaceAll(/\s/g, '')
      for (const part of [
        detail.StatementNo, detail.EnterpriseName, first.StatementNo, '更正已核对', '-12.34', `承上期本期共应付本期已付本期未付${[detail.CarriedAmount, detail.Amount, detail.TotalAmount, detail.PaidAmount, detail.UnpaidAmount].map((amount) => `¥${yuan(amount)}`).join('')}`,
        ...detail.Rows.flatMap(({ OrderNo, RunningAmount }) => [OrderNo, yuan(RunningAmount)]),
      ]) expect(text, part).toContain(part)
    }
  })

  it('is for those alone who see the statement', async () => {
    const { StatementNo } = await bench.stated([1])
    expect(new TextDecoder().decode((await pdfOf('/api/Statement/Download', StatementNo, (await mall.login('other')).Token)).bytes)).toContain('STATEMENT_NOT_FOUND')
    expect((await pdfOf('/api/Statement/Download', StatementNo, bench.receipts.token)).status).toBe(403)
    expect((await pdfOf('/api/SellerStatement/Download', StatementNo, (await loginStaff(mall, 'goods')).Token)).status).toBe(403)
    expect((await pdfOf('/api/SellerStatement/Download', StatementNo, bench.tokens.finance)).status).toBe(401)
  })
})

describe('by mail', () => {
  /** The mails that are due, after those of other tests. */
  const mailed = async (deps: Partial<TestMall['deps']> = {}) => {
    const mails: Mail[] = []
    const sending = { ...mall.deps, ...deps, mail: { send: async (mail: Mail) => void mails.push(mail) } }
    await sendDueMails(sending)
    expect(mails.filter(({ subject }) => subject.startsWith('对账')), 'none without its file').toEqual([])
    await sendDueMailsWithFiles(sending, paperOfStatement)
    return mails
  }
  const attachedTo = (mails: readonly Mail[], statementNo: string) => mails.filter(({ text }) => text.includes(statementNo)).map(({ to, attachments = [] }) => [to.split('@')[0], ...attachments.map(({ fileName }) => fileName)]).toSorted(([one = ''], [other = '']) => one.localeCompare(other))

  it('comes with its PDF to those who decide about it, and no longer once it is decided', async () => {
    const one = await bench.stated([2])
    const mails = await mailed()
    expect(attachedTo(mails, one.StatementNo)).toEqual([['admin', `对账单_${one.StatementNo}.pdf`], ['finance', `对账单_${one.StatementNo}.pdf`]])
    const [attachment] = mails.find(({ text }) => text.includes(one.StatementNo))?.attachments ?? []
    expect((await pdfPages(attachment?.bytes ?? new Uint8Array())).join('').replaceAll(/\s/g, '')).toContain(one.StatementNo)
    body(await bench.match(await bench.receive(one.Amount), body(await bench.confirm(one)), one.Amount))
    expect(new Set(attachedTo(await mailed(), one.StatementNo).map((mail) => mail.length))).toEqual(new Set([1]))
  })

  it('is sent again to those who decide about it, a few times a day, while it waits, and the log says so', async () => {
    const one = await bench.stated([1])
    await mailed()
    const asked = { StatementNo: one.StatementNo, RequestId: crypto.randomUUID() }
    const again = (input: { StatementNo: string; RequestId: string } = { ...asked, RequestId: crypto.randomUUID() }, token = bench.tokens.seller) => mall.call('POST /api/SellerStatement/Resend', input, { token })
    // The mall of the tests has no mail server of its own.
    expect(body(await again(asked))).toEqual({ Readers: 2, Mailed: 0 })
    // The same request once more sends nothing.
    expect(body(await again(asked))).toMatchObject({ Readers: 2 })
    expect(attachedTo(await mailed(), one.StatementNo)).toEqual([['admin', `对账单_${one.StatementNo}.pdf`], ['finance', `对账单_${one.StatementNo}.pdf`]])
    const detail = await bench.detail(one.StatementNo)
    expect(detail.Logs.at(-1)?.Text).toBe('重新发送给能确认的2人')
    expect(detail.Version).toBe(one.Version)
    await again()
    await again()
    expect(await again()).toMatchObject({ body: null, code: 'STATEMENT_MAIL_LIMIT_REACHED' })
    body(await bench.confirm(one))
    expect(await again()).toMatchObject({ body: null, code: 'STATEMENT_ACTION_NOT_ALLOWED' })
  })

  it('counts nobody who cannot log in, and no mail without an address', async () => {
    const one = await bench.stated([1])
    const set = (changes: Partial<typeof appUser.$inferInsert>, account: string) => mall.db.update(appUser).set(changes).where(eq(appUser.account, account))
    const again = async () => {
      const [row] = await mall.db.select().from(statement).where(eq(statement.statementNo, one.StatementNo))
      if (row === undefined) throw new Error('No statement')
      return mall.db.transaction((tx) => tellDeciders(tx, row, '请核对', mall.clock()))
    }
    expect(await again()).toEqual({ readers: 2, mailed: 2 })
    await set({ status: 'disabled' }, 'admin')
    const [finance] = await mall.db.select().from(appUser).where(eq(appUser.account, 'finance'))
    await set({ email: null }, 'finance')
    expect(await again()).toEqual({ readers: 1, mailed: 0 })
    await set({ status: 'active' }, 'admin')
    await set({ email: finance?.email ?? null }, 'finance')
  })

  it('has no file for a reader who lost the right since, nor where no PDF can be made', async () => {
    const one = await bench.stated([1])
    const taken = await mall.db.delete(membershipRole).where(eq(membershipRole.userId, demo.users.finance)).returning()
    const [looking] = await mall.db.insert(role).values({ enterpriseId: bench.enterpriseId, code: 'LOOKING', name: '只看发票', permissions: ['invoice.view'], scope: 'enterprise' }).returning()
    await mall.db.insert(membershipRole).values(taken.slice(0, 1).map((held) => ({ ...held, roleId: looking?.id ?? 0 })))
    const of = attachedTo(await mailed(), one.StatementNo)
    await mall.db.delete(membershipRole).where(eq(membershipRole.userId, demo.users.finance))
    await mall.db.insert(membershipRole).values(taken)
    expect(of).toEqual([['admin', `对账单_${one.StatementNo}.pdf`], ['finance']])
    const next = await bench.stated([1])
    expect(attachedTo(await mailed({ drawPapers: null }), next.StatementNo)).toEqual([['admin'], ['finance']])
  })
})

describe('待办', () => {
  const todo = async (token: string) => body(await mall.call('POST /api/Workbench/Index', { Widgets: ['Todos'] }, { token })).Todos?.find(({ Kind }) => Kind === 'statement')

  it('has the statements that wait for those who decide about them, until one is decided, and when silence confirms the first', async () => {
    const before = await todo(bench.tokens.finance)
    const one = await bench.stated([2])
    const waiting = await todo(bench.tokens.finance)
    // `stated` makes what was owed before into one of its own.
    expect(waiting?.Count).toBeGreaterThan(before?.Count ?? 0)
    expect(waiting).toMatchObject({ Since: null, Target: { Kind: 'statementList', Status: statementStatus.pending } })
    const listed = body(await mall.call('POST /api/Statement/List', { Status: statementStatus.pending, PageIndex: 1, PageSize: 1000 }, { token: bench.tokens.finance })).Items
    expect(waiting?.Count).toBe(listed.length)
    expect(waiting?.Amount).toBeCloseTo(listed.reduce((sum, { Amount }) => sum + Amount, 0), 2)
    expect(waiting?.Due?.slice(0, 10)).toBe(listed.flatMap(({ ConfirmOn }) => ConfirmOn ?? []).toSorted()[0])
    body(await bench.confirm(one))
    expect((await todo(bench.tokens.finance))?.Count).toBe(listed.length - 1)
  })

  it('has none for a buyer, who sees no statements', async () => {
    expect(await todo(bench.receipts.token)).toBeUndefined()
  })
})

describe('whom the calls refuse', () => {
  it('a buyer whose scope is narrower than the company, and other companies', async () => {
    const { StatementNo } = await bench.stated([1])
    const asked = (token: string) => mall.call('POST /api/Statement/Detail', { StatementNo }, { token })
    expect((await asked(bench.receipts.token)).status).toBe(403)
    expect((await asked((await mall.login('approver')).Token)).code).not.toBe('OK')
    expect((await asked((await mall.login('other')).Token)).code).toBe('STATEMENT_NOT_FOUND')
    expect((await asked(bench.tokens.admin)).success).toBe(true)
    expect((await asked(bench.tokens.seller)).success).toBe(false)
  })

  it('staff without 发票与收款, and those who look after other customers', async () => {
    const one = await bench.stated([1])
    const { StatementNo } = one
    const sales = (await loginStaff(mall, 'sales')).Token
    const asked = (token: string) => mall.call('POST /api/SellerStatement/Detail', { StatementNo }, { token })
    expect((await asked((await loginStaff(mall, 'goods')).Token)).status).toBe(403)
    expect((await asked(sales)).success).toBe(true)
    const disputed = body(await bench.dispute(one, one.Rows[0]?.RowId ?? 0))
    expect((await bench.answer(disputed, one.Rows[0]?.RowId ?? 0, 0, sales)).success).toBe(false)
    await mall.db.delete(portfolio).where(eq(portfolio.enterpriseId, bench.enterpriseId))
    expect((await asked(sales)).code).toBe('STATEMENT_NOT_FOUND')
  })
})

describe('by itself', () => {
  const later = (days: number) => ({ ...mall.deps, clock: () => addDays(mall.clock(), days) })
  const notices = (id: number) => mall.db.select({ title: userNotice.title }).from(userNotice).where(and(eq(userNotice.subject, `statement:${id}`), eq(userNotice.userId, demo.users.finance), isNull(userNotice.doneAt)))

  it('is made when its day is over, once', async () => {
    await bench.stated([1])
    await mall.db.update(statementTerm).set({ closedDay: toDay(mall.clock()) }).where(eq(statementTerm.enterpriseId, bench.enterpriseId))
    const { OrderNo } = await bench.receipts.delivered([2])
    await bench.receipts.receive(OrderNo, [{ received: 2 }])
    const untilDay = '2026-03-31'
    const find = () => mall.db.select().from(statement).where(and(eq(statement.enterpriseId, bench.enterpriseId), eq(statement.untilDay, untilDay)))
    await runStatements({ ...mall.deps, clock: () => new Date('2026-03-31T23:59:59+08:00') })
    expect(await find()).toEqual([])
    const atMidnight = { ...mall.deps, clock: () => new Date('2026-04-01T00:00:01+08:00') }
    expect(await runStatements(atMidnight)).toBeGreaterThan(0)
    const [made] = await find()
    expect(made).toMatchObject({ fromDay: dayAfter(toDay(mall.clock())), amountFen: 10_000 + ((await bench.detail(made?.statementNo ?? '')).Rows[0]?.FreightAmount ?? 0) * 100 })
    expect(await notices(made?.id ?? 0)).toEqual([{ title: '新的对账单，请核对' }])
    await runStatements(atMidnight)
    expect(await find()).toHaveLength(1)
  })

  it('is made for all companies whose day is over, more than are looked up at once', async () => {
    const companies = await mall.db
      .insert(enterprise)
      .values(Array.from({ length: 230 }, (_, nth) => ({ groupId: demo.groups.huaqi, name: `对账企业${nth}`, shortName: `对账${nth}`, taxNo: `STATED${String(nth).padStart(12, '0')}` })))
      .returning({ id: enterprise.id })
    const own = companies.map(({ id }) => id)
    await mall.db.insert(statementTerm).values(own.map((enterpriseId) => ({ enterpriseId, day: 0, creditDays: 30, fromDay: '2026-01-01' })))
    await runStatements({ ...mall.deps, clock: () => new Date('2026-04-01T00:00:01+08:00') })
    expect(await mall.db.select({ closed: statementTerm.closedDay, count: count() }).from(statementTerm).where(inArray(statementTerm.enterpriseId, own)).groupBy(statementTerm.closedDay)).toEqual([{ closed: '2026-03-31', count: 230 }])
  })

  it('reminds twice of silence, then confirms all but what is disputed; a word begins it again', async () => {
    const one = await bench.stated([1, 2])
    const [first = 0] = open(one.Rows)
    const { id } = await bench.rowOf(one.StatementNo)
    const state = async () => (await bench.detail(one.StatementNo)).Rows.map(({ State }) => State)
    expect(one.ConfirmOn).toBe(toDay(addDays(mall.clock(), 10)))
    await runStatements(later(4.9))
    expect((await bench.rowOf(one.StatementNo)).reminders).toBe(0)
    await runStatements(later(5))
    await runStatements(later(5.5))
    expect((await bench.rowOf(one.StatementNo)).reminders).toBe(1)
    expect(await notices(id)).toEqual([{ title: '对账单还未确认，5天后自动确认' }])
    await runStatements(later(9))
    await runStatements(later(9.5))
    expect((await bench.rowOf(one.StatementNo)).reminders).toBe(2)
    const disputed = body(await bench.dispute(await bench.detail(one.StatementNo), first))
    expect((await bench.rowOf(one.StatementNo)).reminders).toBe(0)
    await runStatements(later(9.9))
    expect(await state()).toEqual(disputed.Rows.map(({ State }) => State))
    await runStatements(later(10.1))
    expect((await state()).toSorted()).toEqual(['confirmed', 'disputed'])
    const rest = await bench.detail(one.StatementNo)
    expect(rest).toMatchObject({ Status: statementStatus.disputed, ConfirmOn: null })
    const answered = body(await bench.answer(rest, first, 0))
    expect(answered.Status).toBe(statementStatus.pending)
    await runStatements(later(10.1))
    expect(await bench.rowOf(one.StatementNo)).toMatchObject({ status: statementStatus.confirmed, dueOn: toDay(addDays(mall.clock(), 40.1)) })
    expect(await notices(id)).toEqual([{ title: '对账单到期未回复，已自动确认' }])
  })
})
