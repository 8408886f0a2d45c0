import { and, asc, gt, inArray } from 'drizzle-orm'
import { invoiceStatus } from '@mall/api/contract'
import type { Deps } from '../../platform/deps.ts'
import { actingAsSeller } from '../../platform/actions/permit.ts'
import { moveInvoice } from './move.ts'
import { record, type InvoiceRow } from './records.ts'
import { issuerMove } from './schedule.ts'
import { lockInvoice } from './store.ts'

/** Invoices read at a time while looking for those that are due. */
const page = 500

const atIssuer = [invoiceStatus.pendingReview, invoiceStatus.issuing, invoiceStatus.reversing]

const isDue = (invoice: InvoiceRow, now: Date): boolean => {
  const move = issuerMove(invoice)
  return move !== null && move.at <= now
}

/** Makes the next due move of one invoice, as it is now; false when nothing is due. */
const advance = ({ db, clock }: Deps, invoiceId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    const move = issuerMove(invoice)
    if (move === null || move.at > clock()) return false
    await moveInvoice(tx, invoice, move.action, { ...actingAsSeller(move.at), ...move })
    return true
  })

/** Makes all due moves of the simulated issuer, in pages; several processes may. Returns how many there were. */
export const advanceInvoices = async (deps: Deps): Promise<number> => {
  let [moves, last] = [0, 0]
  for (;;) {
    const rows = await deps.db.select().from(record).where(and(inArray(record.status, atIssuer), gt(record.id, last))).orderBy(asc(record.id)).limit(page)
    for (const row of rows) {
      last = row.id
      if (!isDue(row, deps.clock())) continue
      try {
        while (await advance(deps, row.id)) moves++
      } catch (error) {
        // An invoice that cannot move must not block the following ones.
        deps.log.error('an invoice cannot move on', { invoiceNo: row.invoiceNo, error: error instanceof Error ? error.name : 'not an Error' })
      }
    }
    if (rows.length < page) return moves
  }
}
