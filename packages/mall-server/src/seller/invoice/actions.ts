import { invoiceStatus, invoiceType, type CallInput, type CallOutput } from '@mall/api/contract'
import type { SellerInvoiceAction, SellerInvoiceDetail } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { actingForSeller, permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceLog } from '../../platform/db/schema/invoice.ts'
import type { Download, ParsedInput, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { fileOf } from '../../trade/invoice/files.ts'
import { moveInvoice, type MoveCause } from '../../trade/invoice/move.ts'
import type { InvoiceRow } from '../../trade/invoice/records.ts'
import { sendInvoice } from '../../trade/invoice/resend.ts'
import { lockInvoice } from '../../trade/invoice/store.ts'
import { fillTaxCodes } from '../../trade/invoice/tax-codes.ts'
import { invoiceDetail } from './detail.ts'
import { issueWith, type IssueMove } from './issue.ts'
import { allowedActions, findInvoice, record, type ActedOn } from './records.ts'
import { takeFiles } from './uploads.ts'

interface Target {
  readonly InvoiceId: string
  readonly Version: number
  readonly RequestId: string
}

const refusals: Readonly<Record<SellerInvoiceAction, string>> = {
  Approve: '该申请已不在待审核，请刷新后重试', Reject: '该申请已不在待审核，请刷新后重试', Issue: '该申请不在开票中，请刷新后重试',
  RedIssue: '该发票没有待开的红字发票，请刷新后重试', RedReject: '该发票没有待开的红字发票，请刷新后重试', Ask: '该发票现在不能由数电平台开具，请刷新后重试',
  Download: '该发票没有文件', Resend: '该发票不能发送',
}

const requireAllowed = permitting(allowedActions, (_row, _caller, action) => new BusinessError('INVOICE_ACTION_NOT_ALLOWED', refusals[action]))

const actions = defineActions<Pick<Target, 'InvoiceId'>, ActedOn, SellerInvoiceAction, StaffContext>({
  lock: async (tx, { caller, deps }, { InvoiceId }) => ({ ...(await lockInvoice(tx, (await findInvoice(tx, caller, InvoiceId)).record.id)), hasPlatform: deps.taxPlatform !== null }),
  requireAllowed,
})

type Move = 'Approve' | 'Reject' | 'Issue' | 'RedIssue' | 'RedIssuePart' | 'RedReject'

/** A move for the seller, which leaves the invoice to the staff from then on. */
const moveBy = (
  context: StaffContext, target: Target, action: Exclude<SellerInvoiceAction, 'Download' | 'Resend' | 'Ask'>,
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

/** Issues what is to be issued next with the files that one of the staff uploaded. */
const issue = async (tx: Tx, { caller, deps }: StaffContext, invoice: InvoiceRow, input: CallInput<'POST /api/SellerInvoice/Issue'>, now: Date): Promise<IssueMove> => {
  const isPaper = invoice.type === invoiceType.paperSpecial
  const files = await takeFiles(tx, caller, input.FileIds)
  if (isPaper !== (files.length === 0)) throw new BusinessError('INVOICE_FILES_UNKNOWN', isPaper ? '纸质发票没有文件' : '请上传发票文件')
  return issueWith(tx, deps, invoice, input, files, now)
}

/** @throws BusinessError `INVOICE_FILES_UNKNOWN`, `INVOICE_DIFFERS`, `INVOICE_NUMBER_INVALID`, `INVOICE_DAY_INVALID` */
export const issueInvoice = (context: StaffContext, input: CallInput<'POST /api/SellerInvoice/Issue'>) => moveBy(context, input, 'Issue', (tx, invoice, now) => issue(tx, context, invoice, input, now))

/** @throws BusinessError `INVOICE_FILES_UNKNOWN`, `INVOICE_DIFFERS`, `INVOICE_NUMBER_INVALID`, `INVOICE_DAY_INVALID` */
export const issueRed = (context: StaffContext, input: CallInput<'POST /api/SellerInvoice/RedIssue'>) => moveBy(context, input, 'RedIssue', (tx, invoice, now) => issue(tx, context, invoice, input, now))

/** Leaves it to the tax platform to issue what is to be issued next: `asking.ts` asks it. */
export const askPlatform = (context: StaffContext, input: CallInput<'POST /api/SellerInvoice/Ask'>): Promise<SellerInvoiceDetail> =>
  actions.act(context, 'POST /api/SellerInvoice/Ask', input, 'Ask', async ({ tx, row, acting }) => {
    const { now } = acting.origin
    // A red letter says what its invoice said.
    if (row.status === invoiceStatus.issuing) await fillTaxCodes(tx, row)
    await changeRecord(tx, acting.by, record, row, { platformState: 'asked', platformReason: '', platformStaffId: context.caller.staffId, platformAskedAt: now, platformNextAt: now, platformTries: 0, isByHand: true })
    await tx.insert(invoiceLog).values({ invoiceId: row.id, operator: actingForSeller(acting).operator, text: row.platformState === 'failed' ? '重新请数电平台开具' : '已请数电平台开具', createdAt: now })
    await writeAudit(tx, acting.origin, { action: 'SellerInvoice.Ask', entity: 'invoice', entityId: row.invoiceNo, before: null, after: null })
    return invoiceDetail({ ...context.deps, db: tx }, context.caller, input.InvoiceId)
  })

/** A file of an issued invoice. */
export const downloadInvoice = async ({ deps, caller }: Pick<StaffContext, 'deps' | 'caller'>, { InvoiceId, ...wanted }: ParsedInput<'POST /api/SellerInvoice/Download'>): Promise<Download> => {
  const { record: invoice } = await findInvoice(deps.db, caller, InvoiceId)
  requireAllowed(caller, { ...invoice, hasPlatform: deps.taxPlatform !== null }, 'Download')
  return fileOf(deps, invoice, wanted)
}

/** Sends an issued invoice by mail, as its buyer may: together at most as often. */
export const resendInvoice = (context: StaffContext, { InvoiceId, Email }: CallInput<'POST /api/SellerInvoice/Resend'>): Promise<CallOutput<'POST /api/SellerInvoice/Resend'>> =>
  sendInvoice({
    deps: context.deps, origin: originOf(context), operator: '商家', email: Email,
    open: (count) => actions.act(context, 'POST /api/SellerInvoice/Resend', { InvoiceId }, 'Resend', ({ tx, row }) => count(tx, row)),
  })
