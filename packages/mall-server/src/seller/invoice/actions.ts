import { eq, sql } from 'drizzle-orm'
import { invoiceStatus, invoiceType, type CallInput, type CallOutput } from '@mall/api/contract'
import { invoiceDifferences, type SellerInvoiceAction, type SellerInvoiceDetail } from '@mall/api/seller/contract'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { actingForSeller, permitting } from '../../platform/actions/permit.ts'
import { originOf } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceRed } from '../../platform/db/schema/invoice.ts'
import type { Download, ParsedInput, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { startOfDay, toDay } from '../../platform/time.ts'
import { fileOf } from '../../trade/invoice/files.ts'
import { moveInvoice, type MoveCause } from '../../trade/invoice/move.ts'
import { redsOf, type InvoiceRow } from '../../trade/invoice/records.ts'
import { sendInvoice } from '../../trade/invoice/resend.ts'
import { redIssueOf } from '../../trade/invoice/schedule.ts'
import { lockInvoice } from '../../trade/invoice/store.ts'
import { invoiceDetail, redTaxesOf } from './detail.ts'
import { expectedOf, redUnderWay } from './expected.ts'
import { allowedActions, findInvoice, record } from './records.ts'
import { attachFiles, takeFiles, type InvoiceFileRow } from './uploads.ts'

interface Target {
  readonly InvoiceId: string
  readonly Version: number
  readonly RequestId: string
}

const refusals: Readonly<Record<SellerInvoiceAction, string>> = {
  Approve: '该申请已不在待审核，请刷新后重试', Reject: '该申请已不在待审核，请刷新后重试', Issue: '该申请不在开票中，请刷新后重试',
  RedIssue: '该发票没有待开的红字发票，请刷新后重试', RedReject: '该发票没有待开的红字发票，请刷新后重试',
  Download: '该发票没有文件', Resend: '该发票不能发送',
}

const requireAllowed = permitting(allowedActions, (_row, _caller, action) => new BusinessError('INVOICE_ACTION_NOT_ALLOWED', refusals[action]))

const actions = defineActions<Pick<Target, 'InvoiceId'>, InvoiceRow, SellerInvoiceAction, StaffContext>({
  lock: async (tx, { caller }, { InvoiceId }) => lockInvoice(tx, (await findInvoice(tx, caller, InvoiceId)).record.id),
  requireAllowed,
})

type Move = 'Approve' | 'Reject' | 'Issue' | 'RedIssue' | 'RedIssuePart' | 'RedReject'

/** A move for the seller, which leaves the invoice to the staff from then on. */
const moveBy = (
  context: StaffContext, target: Target, action: Exclude<SellerInvoiceAction, 'Download' | 'Resend'>,
  work: (tx: Tx, invoice: InvoiceRow, now: Date) => Promise<Pick<MoveCause, 'text' | 'changes' | 'redNumber' | 'issuedAt'> & { readonly move: Move }>,
): Promise<SellerInvoiceDetail> =>
  actions.act(context, `POST /api/SellerInvoice/${action}`, target, action, async ({ tx, row, acting }) => {
    const { move, changes, ...cause } = await work(tx, row, acting.origin.now)
    await moveInvoice(tx, row, move, { ...actingForSeller(acting), ...cause, changes: { ...changes, isByHand: true } })
    return invoiceDetail({ ...context.deps, db: tx }, context.caller, target.InvoiceId)
  })

export const approveInvoice = (context: StaffContext, input: CallInput<'POST /api/SellerInvoice/Approve'>) =>
  moveBy(context, input, 'Approve', () => Promise.resolve({ move: 'Approve', text: '审核通过，正在开票' }))

export const rejectInvoice = (context: StaffContext, input: CallInput<'POST /api/SellerInvoice/Reject'>) =>
  moveBy(context, input, 'Reject', () => Promise.resolve({ move: 'Reject', text: `审核驳回：${input.Note}`, changes: { sellerNote: input.Note } }))

export const rejectRed = (context: StaffContext, input: CallInput<'POST /api/SellerInvoice/RedReject'>) =>
  moveBy(context, input, 'RedReject', () => Promise.resolve({ move: 'RedReject', text: `红冲驳回：${input.Note}`, changes: { sellerNote: input.Note } }))

type Issued = Pick<CallInput<'POST /api/SellerInvoice/Issue'>, 'Number' | 'Day' | 'Amount' | 'FileIds'>

/** One number is one invoice, also when two are issued at once. */
const requireNewNumber = async (tx: Tx, { type, number: own }: InvoiceRow, number: string): Promise<void> => {
  const digits = type === invoiceType.paperSpecial ? 8 : 20
  if (number.length !== digits) throw new BusinessError('INVOICE_NUMBER_INVALID', `发票号码须是${digits}位数字`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invoice'), hashtext(${number}))`)
  const isTaken = number === own || (await tx.$count(record, eq(record.number, number))) > 0 || (await tx.$count(invoiceRed, eq(invoiceRed.number, number))) > 0
  if (isTaken) throw new BusinessError('INVOICE_NUMBER_INVALID', `发票号码${number}已用于另一张发票`)
}

/** When it is issued: now, or on an earlier day since it was applied for. */
const issuedAtOf = (day: string, since: Date, now: Date): Date => {
  if (day > toDay(now)) throw new BusinessError('INVOICE_DAY_INVALID', '开票日期不能晚于今天')
  if (day < toDay(since)) throw new BusinessError('INVOICE_DAY_INVALID', `开票日期不能早于申请日${toDay(since)}`)
  return day === toDay(now) ? now : startOfDay(day)
}

const differs = (message: string) => new BusinessError('INVOICE_DIFFERS', message)

/** What an XML among the files says must be what was applied for, and what was typed. */
const requireSame = (expected: NonNullable<SellerInvoiceDetail['Expected']>, { Number, Day, Amount }: Issued, files: readonly InvoiceFileRow[]): void => {
  if (toFen(Amount) !== toFen(expected.Amount)) throw differs(`金额已变为${yuanText(toFen(expected.Amount))}，请刷新后核对`)
  const facts = files.find((file) => file.facts !== null)?.facts ?? null
  if (facts === null) return
  const [first] = invoiceDifferences(expected, facts)
  if (first !== undefined) throw differs(`XML 与申请不符：${first.fact}应为${first.expected}，XML 是${first.found}`)
  if (facts.Number !== Number) throw differs(`发票号码与 XML 不符：XML 是${facts.Number}`)
  if (facts.Day !== Day) throw differs(`开票日期与 XML 不符：XML 是${facts.Day}`)
}

/** What is checked of everything that is issued; its files become part of it. */
const issue = async (tx: Tx, { caller, deps }: StaffContext, invoice: InvoiceRow, input: Issued, now: Date): Promise<Date> => {
  const isPaper = invoice.type === invoiceType.paperSpecial
  const files = await takeFiles(tx, caller, input.FileIds)
  if (isPaper !== (files.length === 0)) throw new BusinessError('INVOICE_FILES_UNKNOWN', isPaper ? '纸质发票没有文件' : '请上传发票文件')
  const reds = await redsOf(tx, invoice.id)
  const red = invoice.status === invoiceStatus.reversing ? redUnderWay(reds) : undefined
  const taxes = red === undefined ? [] : await redTaxesOf(tx, invoice.id, reds)
  const expected = expectedOf(invoice, taxes.at(-1) ?? 0, deps.config.seller)
  if (expected === null) throw new Error('Nothing of this invoice is to be issued')
  requireSame(expected, input, files)
  await requireNewNumber(tx, invoice, input.Number)
  await attachFiles(tx, files, invoice.id, red?.id ?? null)
  return issuedAtOf(input.Day, red?.appliedAt ?? invoice.createdAt, now)
}

/** @throws BusinessError `INVOICE_FILES_UNKNOWN`, `INVOICE_DIFFERS`, `INVOICE_NUMBER_INVALID`, `INVOICE_DAY_INVALID` */
export const issueInvoice = (context: StaffContext, input: CallInput<'POST /api/SellerInvoice/Issue'>) =>
  moveBy(context, input, 'Issue', async (tx, invoice, now) => {
    const issuedAt = await issue(tx, context, invoice, input, now)
    return { move: 'Issue', text: `发票已开具：${input.Number}`, changes: { number: input.Number }, issuedAt }
  })

/** @throws BusinessError `INVOICE_FILES_UNKNOWN`, `INVOICE_DIFFERS`, `INVOICE_NUMBER_INVALID`, `INVOICE_DAY_INVALID` */
export const issueRed = (context: StaffContext, input: CallInput<'POST /api/SellerInvoice/RedIssue'>) =>
  moveBy(context, input, 'RedIssue', async (tx, invoice, now) => {
    const issuedAt = await issue(tx, context, invoice, input, now)
    return { move: redIssueOf(invoice), text: `红字发票已开具：${input.Number}`, redNumber: input.Number, issuedAt }
  })

/** A file of an issued invoice. */
export const downloadInvoice = async ({ deps, caller }: Pick<StaffContext, 'deps' | 'caller'>, { InvoiceId, ...wanted }: ParsedInput<'POST /api/SellerInvoice/Download'>): Promise<Download> => {
  const { record: invoice } = await findInvoice(deps.db, caller, InvoiceId)
  requireAllowed(caller, invoice, 'Download')
  return fileOf(deps, invoice, wanted)
}

/** Sends an issued invoice by mail, as its buyer may: together at most as often. */
export const resendInvoice = (context: StaffContext, { InvoiceId, Email }: CallInput<'POST /api/SellerInvoice/Resend'>): Promise<CallOutput<'POST /api/SellerInvoice/Resend'>> =>
  sendInvoice({
    deps: context.deps, origin: originOf(context), operator: '商家', email: Email,
    open: (count) => actions.act(context, 'POST /api/SellerInvoice/Resend', { InvoiceId }, 'Resend', ({ tx, row }) => count(tx, row)),
  })
