import { eq } from 'drizzle-orm'
import { invoiceLifecycle, type InvoiceTransitionAction } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceLog, invoiceOrder } from '../../platform/db/schema/invoice.ts'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import type { Acting } from '../../platform/actions/permit.ts'
import { tellOfMove } from './notices.ts'
import { record, type InvoiceRow } from './records.ts'
import { updateInvoiceStates } from './store.ts'

export interface MoveCause extends Acting {
  /** What the log says of it. */
  readonly text: string
  /** Further columns that the move sets. */
  readonly changes?: Partial<Pick<InvoiceRow, 'sellerNote' | 'number' | 'redNumber' | 'redReason' | 'redFen'>>
}

/** The column that remembers when a move was made. */
const timesOf = (action: InvoiceTransitionAction, now: Date): Partial<InvoiceRow> => {
  if (action === 'Approve') return { reviewedAt: now }
  if (action === 'Reject') return { reviewedAt: now, closedAt: now }
  if (action === 'Issue') return { issuedAt: now }
  if (action === 'RedApply') return { redAppliedAt: now }
  if (action === 'RedIssue') return { redIssuedAt: now }
  return action === 'RedReject' ? { redFen: 0, redReason: '', redAppliedAt: null } : { closedAt: now }
}

const moves = defineMoves({
  lifecycle: invoiceLifecycle,
  table: record,
  audited: { entity: 'invoice', name: 'Invoice', idOf: ({ invoiceNo }) => invoiceNo },
  log: (tx, { id }, line) => tx.insert(invoiceLog).values({ ...line, invoiceId: id }),
  notify: (tx, { after, action, now }) => tellOfMove(tx, after, action, now),
})

const moving = (how: 'write' | 'move') => (tx: Tx, invoice: InvoiceRow, action: InvoiceTransitionAction, cause: MoveCause): Promise<InvoiceRow> =>
  moves[how](tx, invoice, action, { ...cause, changes: { ...timesOf(action, cause.origin.now), ...cause.changes } }, async ({ id }) => {
    if (action === 'RedReject') await tx.update(invoiceOrder).set({ redFen: 0 }).where(eq(invoiceOrder.invoiceId, id))
    await updateInvoiceStates(tx, id)
  })

/** A past move without notices, for the demo data. */
export const writeInvoiceMove = moving('write')

/** The one way by which an invoice moves after its application. Its orders and the invoice are locked. */
export const moveInvoice = moving('move')
