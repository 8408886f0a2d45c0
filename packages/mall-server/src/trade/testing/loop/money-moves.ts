import { invoiceType, type StatementDetail } from '@mall/api/contract'
import type { SellerInvoiceDetail, SellerPaymentDetail, SellerStatementDetail } from '@mall/api/seller/contract'
import { toDay } from '../../../platform/time.ts'
import { chosen, pick, type Ask, type Dice, type Move } from './world.ts'
import type { LoopBench } from './loop-bench.ts'

const once = () => ({ RequestId: crypto.randomUUID() })

/** A share of an amount, at least a fen of it, in yuan. */
const partOf = (yuan: number, share: number): number => Math.max(1, Math.floor(yuan * share)) / 100

/** What becomes of a return. */
const serviceMoves = (bench: LoopBench, ask: Ask) => {
  const { buyer, staff } = bench.tokens
  const ofStaff = (ReturnOrderId: string) => bench.read('POST /api/SellerAfterSales/Detail', { ReturnOrderId }, staff)
  const more = {
    Approve: { Note: '请寄回示例路 88 号仓库' }, Reject: { Note: '签收已久，无法受理' }, FillExpress: { Carrier: '顺远快递', TrackingNo: 'SY1234567890' }, Receive: {}, Finish: { SentBack: null, Note: '' },
  } as const
  const byStaff = (action: keyof typeof more): Move => async ({ serviceNos }, dice) => {
    const found = await pick(serviceNos, ofStaff, action, dice)
    if (found) await ask(dice, { key: `POST /api/SellerAfterSales/${action}`, input: { ...once(), ReturnOrderId: found.seen.ReturnOrderId, Version: found.seen.Version, ...more[action] }, token: staff, isOffered: found.isOffered })
  }
  const byBuyer = (action: 'Cancel' | 'Confirm'): Move => async ({ serviceNos }, dice) => {
    const found = await pick(serviceNos, (ReturnOrderId) => bench.read('POST /api/AfterSales/Detail', { ReturnOrderId }, buyer), action, dice)
    if (found) await ask(dice, { key: `POST /api/AfterSales/${action}`, input: { ReturnOrderId: found.seen.ReturnOrderId, Version: found.seen.Version }, token: buyer, isOffered: found.isOffered })
  }
  return {
    approveReturn: byStaff('Approve'), rejectReturn: byStaff('Reject'), pickUp: byStaff('FillExpress'), receiveReturn: byStaff('Receive'), finishReturn: byStaff('Finish'),
    keep: byBuyer('Cancel'), agreeToReturn: byBuyer('Confirm'),
  } satisfies Record<string, Move>
}

type Row = StatementDetail['Rows'][number]

/** What both sides do with statements and their lines. */
const statementMoves = (bench: LoopBench, ask: Ask) => {
  const { finance, staff } = bench.tokens
  const targetOf = ({ StatementNo, Version }: Pick<StatementDetail, 'StatementNo' | 'Version'>) => ({ ...once(), StatementNo, Version })
  const ofBuyer = (StatementNo: string) => bench.read('POST /api/Statement/Detail', { StatementNo }, finance)
  const ofStaff = (StatementNo: string) => bench.read('POST /api/SellerStatement/Detail', { StatementNo }, staff)
  /** A line for the action, where there is one; else any, which does not take it. */
  const lineFor = <Seen extends StatementDetail | SellerStatementDetail>(found: { readonly seen: Seen; readonly isOffered: boolean } | null, part: number, fits: (row: Row) => boolean) => {
    const fitting = chosen(found?.seen.Rows.filter(fits) ?? [], part)
    const row = fitting ?? found?.seen.Rows[0]
    return found === null || row === undefined ? null : { row, target: targetOf(found.seen), isOffered: found.isOffered && fitting !== undefined }
  }
  return {
    state: async ({ statementNos }) => {
      const made = await bench.make()
      if (made !== null) statementNos.push(made.statementNo)
    },
    dispute: async ({ statementNos }, dice) => {
      const line = lineFor(await pick(statementNos, ofBuyer, 'Dispute', dice), dice.part, ({ State }) => State === 'open')
      if (line) await ask(dice, { key: 'POST /api/Statement/Dispute', input: { ...line.target, RowId: line.row.RowId, Text: '少收一件', Images: [] }, token: finance, isOffered: line.isOffered })
    },
    withdrawDispute: async ({ statementNos }, dice) => {
      const line = lineFor(await pick(statementNos, ofBuyer, 'Withdraw', dice), dice.part, ({ State }) => State === 'disputed')
      if (line) await ask(dice, { key: 'POST /api/Statement/Withdraw', input: { ...line.target, RowId: line.row.RowId }, token: finance, isOffered: line.isOffered })
    },
    postpone: async ({ statementNos }, dice) => {
      const line = lineFor(await pick(statementNos, ofBuyer, 'Postpone', dice), dice.part, ({ CanPostpone }) => CanPostpone)
      if (line) await ask(dice, { key: 'POST /api/Statement/Postpone', input: { ...line.target, RowId: line.row.RowId }, token: finance, isOffered: line.isOffered })
    },
    answerDispute: async ({ statementNos }, dice) => {
      const line = lineFor(await pick(statementNos, ofStaff, 'Answer', dice), dice.part, ({ State }) => State === 'disputed')
      const LowerBy = dice.share > 50 && line ? partOf(Math.max(0.01, line.row.GoodsAmount), dice.share - 50) : 0
      if (line) await ask(dice, { key: 'POST /api/SellerStatement/Answer', input: { ...line.target, RowId: line.row.RowId, LowerBy, Text: '已核对' }, token: staff, isOffered: line.isOffered })
    },
    confirm: async ({ statementNos }, dice) => {
      const found = await pick(statementNos, ofBuyer, 'Confirm', dice)
      if (found) await ask(dice, { key: 'POST /api/Statement/Confirm', input: { ...targetOf(found.seen), RowIds: null }, token: finance, isOffered: found.isOffered })
    },
  } satisfies Record<string, Move>
}

/** Paper invoices: of others files are uploaded first. */
const invoiceMoves = (bench: LoopBench, ask: Ask) => {
  const { finance, staff } = bench.tokens
  const ofStaff = (InvoiceId: string) => bench.read('POST /api/SellerInvoice/Detail', { InvoiceId }, staff)
  const targetOf = ({ InvoiceId, Version }: Pick<SellerInvoiceDetail, 'InvoiceId' | 'Version'>) => ({ ...once(), InvoiceId, Version })
  const byStaff = (action: 'Approve' | 'Reject' | 'Issue' | 'RedIssue' | 'RedReject'): Move => async ({ invoiceNos }, dice) => {
    const found = await pick(invoiceNos, ofStaff, action, dice)
    if (!found) return
    const issued = { Number: bench.nextInvoiceNumber(), Day: toDay(bench.clock()), Amount: found.seen.Expected?.Amount ?? 1, FileIds: [] }
    const more = { Approve: {}, Reject: { Note: '抬头有误' }, RedReject: { Note: '无需红冲' }, Issue: issued, RedIssue: issued }
    await ask(dice, { key: `POST /api/SellerInvoice/${action}`, input: { ...targetOf(found.seen), ...more[action] }, token: staff, isOffered: found.isOffered })
  }
  return {
    apply: async ({ statementNos, invoiceNos }, dice) => {
      // What of a statement is to be invoiced, or of a part of its lines.
      const StatementNo = chosen(statementNos, dice.at)
      const seen = StatementNo === undefined ? null : await bench.read('POST /api/Statement/Detail', { StatementNo }, finance)
      const lines = seen?.Rows.filter(({ Amount, State }) => Amount > 0 && State === 'confirmed') ?? []
      const Orders = (dice.isBlind ? lines.slice(0, 1) : lines).slice(0, 20).map(({ OrderNo, Amount }) => ({ OrderNo, Amount: dice.share > 30 ? Amount : partOf(Amount, dice.share) }))
      if (Orders.length === 0) return
      const input = { ...once(), Orders, Type: invoiceType.paperSpecial, Title: bench.title, Content: 1 as const, Remark: '', Email: 'fapiao@huaqi.example' }
      const applied = await ask(dice, { key: 'POST /api/Invoice/Apply', input, token: finance, isOffered: true })
      if (applied) invoiceNos.push((applied as { readonly InvoiceId: string }).InvoiceId)
    },
    cancelInvoice: async ({ invoiceNos }, dice) => {
      const found = await pick(invoiceNos, (InvoiceId) => bench.read('POST /api/Invoice/Detail', { InvoiceId }, finance), 'Cancel', dice)
      if (found) await ask(dice, { key: 'POST /api/Invoice/Cancel', input: { InvoiceId: found.seen.InvoiceId, Version: found.seen.Version }, token: finance, isOffered: found.isOffered })
    },
    reverse: async ({ invoiceNos }, dice) => {
      const found = await pick(invoiceNos, (InvoiceId) => bench.read('POST /api/Invoice/Detail', { InvoiceId }, finance), 'RedApply', dice)
      const order = chosen(found?.seen.Orders.filter(({ ValidAmount }) => Number(ValidAmount) > 0) ?? [], dice.part)
      if (!found || !order) return
      const Orders = [{ OrderNo: order.OrderNo, Amount: partOf(Number(order.ValidAmount), dice.share) }]
      await ask(dice, { key: 'POST /api/Invoice/RedApply', input: { ...once(), InvoiceId: found.seen.InvoiceId, Version: found.seen.Version, Reason: '抬头变更', Orders }, token: finance, isOffered: found.isOffered })
    },
    approveInvoice: byStaff('Approve'), rejectInvoice: byStaff('Reject'), issue: byStaff('Issue'), issueRed: byStaff('RedIssue'), rejectRed: byStaff('RedReject'),
  } satisfies Record<string, Move>
}

/** Money that comes in, and what it is put on. */
const paymentMoves = (bench: LoopBench, ask: Ask) => {
  const { staff } = bench.tokens
  const read = (PaymentNo: string) => bench.read('POST /api/SellerPayment/Detail', { PaymentNo }, staff)
  const targetOf = ({ PaymentNo, Version }: Pick<SellerPaymentDetail, 'PaymentNo' | 'Version'>) => ({ ...once(), PaymentNo, Version })
  const found = (action: SellerPaymentDetail['AllowActions'][number]) => ({ paymentNos }: { readonly paymentNos: readonly string[] }, dice: Dice) => pick(paymentNos, read, action, dice)
  return {
    payIn: async ({ paymentNos }, dice) => {
      const EnterpriseId = dice.part === 2 ? null : bench.enterpriseId
      const input = { ...once(), EnterpriseId, PaidOn: toDay(bench.clock()), Amount: dice.share * 4, Payer: '华启科技', Reference: dice.isBlind ? '' : crypto.randomUUID(), Note: '' }
      const entered = await ask(dice, { key: 'POST /api/SellerPayment/Create', input, token: staff, isOffered: true })
      if (entered) paymentNos.push((entered as SellerPaymentDetail).PaymentNo)
    },
    claim: async (world, dice) => {
      const one = await found('Claim')(world, dice)
      if (one) await ask(dice, { key: 'POST /api/SellerPayment/Claim', input: { ...targetOf(one.seen), EnterpriseId: bench.enterpriseId }, token: staff, isOffered: one.isOffered })
    },
    match: async (world, dice) => {
      const one = await found('Match')(world, dice)
      const statement = chosen(one?.seen.Candidates ?? [], dice.part)
      if (!one || !statement) return
      const most = Math.min(one.seen.RestAmount, statement.UnpaidAmount)
      const Amount = dice.share > 40 ? Math.max(0.01, most) : partOf(statement.UnpaidAmount, dice.share * 3)
      await ask(dice, { key: 'POST /api/SellerPayment/Match', input: { ...targetOf(one.seen), Matches: [{ StatementNo: statement.StatementNo, Version: statement.Version, Amount }] }, token: staff, isOffered: one.isOffered })
    },
    unmatch: async (world, dice) => {
      const one = await found('Unmatch')(world, dice)
      const match = chosen(one?.seen.Matches.filter(({ UndoneTime }) => UndoneTime === null) ?? [], dice.part)
      if (one) await ask(dice, { key: 'POST /api/SellerPayment/Unmatch', input: { ...targetOf(one.seen), MatchId: match?.MatchId ?? 1, Reason: '记错了' }, token: staff, isOffered: one.isOffered })
    },
    void: async (world, dice) => {
      const one = await found('Void')(world, dice)
      if (one) await ask(dice, { key: 'POST /api/SellerPayment/Void', input: { ...targetOf(one.seen), Reason: '重复登记' }, token: staff, isOffered: one.isOffered })
    },
  } satisfies Record<string, Move>
}

/** All that buyers and staff do about money. */
export const moneyMoves = (bench: LoopBench, ask: Ask) => ({ ...serviceMoves(bench, ask), ...statementMoves(bench, ask), ...invoiceMoves(bench, ask), ...paymentMoves(bench, ask) })
