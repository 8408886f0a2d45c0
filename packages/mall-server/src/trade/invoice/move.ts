import { and, eq } from 'drizzle-orm'
import { invoiceLifecycle, transitionOf, type Actor, type InvoiceTransitionAction } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceLog, invoiceOrder } from '../../platform/db/schema/invoice.ts'
import { writeAudit, type Origin } from '../../platform/audit/audit-log.ts'
import { updatedRow, versionConflict } from '../../platform/records/version.ts'
import { tellOfMove } from './notices.ts'
import { record, type InvoiceRow } from './records.ts'
import { updateInvoiceStates } from './store.ts'

export interface MoveCause {
  readonly by: Extract<Actor, 'payer' | 'seller'>
  readonly operator: string
  /** What the log says of it. */
  readonly text: string
  readonly origin: Origin
  /** What the move writes down besides. */
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

/** A move with its effects and its line in the log, without telling anybody: what the demo data has of the past. */
export const makeMove = async (tx: Tx, invoice: InvoiceRow, action: InvoiceTransitionAction, cause: MoveCause): Promise<InvoiceRow> => {
  const transition = transitionOf(invoiceLifecycle, invoice.status, action)
  if (transition === undefined || !transition.who.includes(cause.by)) throw versionConflict()
  const { now } = cause.origin
  const moved = updatedRow(
    await tx
      .update(record)
      .set({ status: transition.to, version: invoice.version + 1, ...timesOf(action, now), ...cause.changes })
      .where(and(eq(record.id, invoice.id), eq(record.version, invoice.version)))
      .returning(),
  )
  if (action === 'RedReject') await tx.update(invoiceOrder).set({ redFen: 0 }).where(eq(invoiceOrder.invoiceId, invoice.id))
  await updateInvoiceStates(tx, invoice.id)
  await tx.insert(invoiceLog).values({ invoiceId: invoice.id, operator: cause.operator, text: cause.text, createdAt: now })
  return moved
}

/**
 * The one way by which an invoice moves after its application: a move of the lifecycle's table by who may make it, with all its effects,
 * within the caller's transaction. Its orders and the invoice are locked.
 * @throws BusinessError when the table has no such move.
 */
export const moveInvoice = async (tx: Tx, invoice: InvoiceRow, action: InvoiceTransitionAction, cause: MoveCause): Promise<InvoiceRow> => {
  const moved = await makeMove(tx, invoice, action, cause)
  await tellOfMove(tx, moved, action, cause.origin.now)
  await writeAudit(tx, cause.origin, {
    action: `Invoice.${action}`, entity: 'invoice', entityId: invoice.invoiceNo, before: { Status: invoice.status }, after: { Status: moved.status },
  })
  return moved
}
