import { and, eq, isNull, sql } from 'drizzle-orm'
import { invoiceLifecycle, type InvoiceTransitionAction } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceLog, invoiceOrder, invoiceRed } from '../../platform/db/schema/invoice.ts'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import type { Acting } from '../../platform/actions/permit.ts'
import { followInvoicesOf } from '../statement-state/invoiced.ts'
import { mailedWhenIssued } from './issued-mails.ts'
import { tellOfMove } from './notices.ts'
import { partsOf, record, type InvoiceRow } from './records.ts'
import { updateInvoiceStates } from './store.ts'

export interface MoveCause extends Acting {
  /** What the log says of it. */
  readonly text: string
  /** Further columns that the move sets. */
  readonly changes?: Partial<Pick<InvoiceRow, 'sellerNote' | 'number' | 'redWantedFen' | 'isByHand'>>
  /** Number of the red letter that it issues. */
  readonly redNumber?: string
  /** 开票日期 of what it issues, where that is not now. */
  readonly issuedAt?: Date
  /** The orders that it concerns and whose locks are held; without them, all of the invoice. */
  readonly orderIds?: readonly number[]
}

const isRedIssue = (action: InvoiceTransitionAction): boolean => action === 'RedIssue' || action === 'RedIssuePart'

/** What was asked of a tax platform is over with what it was asked for. */
const notAsked = { platformState: 'none', platformReason: '' } as const

/** What was asked of a tax platform for an application that is withdrawn: nothing, where it was not asked yet; else it may have issued it. */
const leftOf = ({ platformState, platformTries }: InvoiceRow): Partial<InvoiceRow> =>
  platformState !== 'asked' ? {} : platformTries === 0 ? notAsked : { platformState: 'failed', platformReason: '申请已撤回，请到平台核对是否已开具' }

const noRed = { redWantedFen: 0, redAppliedAt: null } as const

/** The columns that remember when a move was made, and what it made of the red letter under way. */
const columnsOf = (invoice: InvoiceRow, action: InvoiceTransitionAction, now: Date, issuedAt: Date): Partial<InvoiceRow> => {
  if (action === 'Approve') return { reviewedAt: now }
  if (action === 'Reject') return { reviewedAt: now, closedAt: now }
  if (action === 'Issue') return { issuedAt, ...notAsked }
  if (action === 'RedApply') return { redAppliedAt: now }
  if (isRedIssue(action)) return { ...noRed, ...notAsked, redFen: invoice.redFen + invoice.redWantedFen, redCount: invoice.redCount + 1 }
  return action === 'RedReject' ? { ...noRed, ...notAsked } : { closedAt: now, ...leftOf(invoice) }
}

/** What a move makes of the red letter under way and of its parts: it is issued, or refused. */
const finishRed = async (tx: Tx, invoiceId: number, action: InvoiceTransitionAction, number: string, issuedAt: Date): Promise<void> => {
  const underWay = and(eq(invoiceRed.invoiceId, invoiceId), isNull(invoiceRed.issuedAt))
  if (isRedIssue(action)) {
    await tx.update(invoiceRed).set({ number, issuedAt }).where(underWay)
    await tx.update(invoiceOrder).set({ redFen: sql`${invoiceOrder.redFen} + ${invoiceOrder.redWantedFen}`, redWantedFen: 0 }).where(eq(invoiceOrder.invoiceId, invoiceId))
  } else if (action === 'RedReject') {
    await tx.delete(invoiceRed).where(underWay)
    await tx.update(invoiceOrder).set({ redWantedFen: 0 }).where(eq(invoiceOrder.invoiceId, invoiceId))
  }
}

const moves = defineMoves({
  lifecycle: invoiceLifecycle,
  table: record,
  audited: { entity: 'invoice', name: 'Invoice', idOf: ({ invoiceNo }) => invoiceNo },
  log: (tx, { id }, line) => tx.insert(invoiceLog).values({ ...line, invoiceId: id }),
  notify: (tx, { before, after, action, now }) => tellOfMove(tx, before, after, action, now),
})

const moving = (how: 'write' | 'move') => (tx: Tx, invoice: InvoiceRow, action: InvoiceTransitionAction, cause: MoveCause): Promise<InvoiceRow> => {
  const { now } = cause.origin
  const issuedAt = cause.issuedAt ?? now
  const mailed = how === 'move' && action === 'Issue' ? mailedWhenIssued(invoice, now) : {}
  return moves[how](tx, invoice, action, { ...cause, changes: { ...columnsOf(invoice, action, now, issuedAt), ...mailed, ...cause.changes } }, async ({ id }) => {
    await finishRed(tx, id, action, cause.redNumber ?? '', issuedAt)
    const orderIds = cause.orderIds ?? (await partsOf(tx, id)).map(({ part }) => part.orderId)
    await updateInvoiceStates(tx, orderIds)
    if (action === 'Issue' || isRedIssue(action)) await followInvoicesOf(tx, orderIds, now)
  })
}

/** A past move without notices and mails, for the demo data. */
export const writeInvoiceMove = moving('write')

/** The one way by which an invoice moves after its application. Its orders and the invoice are locked. */
export const moveInvoice = moving('move')
