import { asc, eq } from 'drizzle-orm'
import { invoiceContent, invoiceStatus, invoiceType, type InvoiceType } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceTitle } from '../../platform/db/schema/checkout.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import type { Deps } from '../../platform/deps.ts'
import { invoiceableOf, waitsForOwnInvoice } from '../order/invoiceable.ts'
import type { OrderRow } from '../order/store.ts'
import { systemOrigin, writeAudit } from '../../platform/audit/audit-log.ts'
import { writeApplication } from './apply.ts'
import { lockOrders } from './store.ts'

/** Orders handled in one run; the others follow in the next. */
const batch = 200

/** The title as the order has it, with what the order does not copy of it. */
const titleOf = async (tx: Tx, { invoice: { titleId, title, taxNo }, enterpriseId }: OrderRow) => {
  const rows = titleId === null ? [] : await tx.select().from(invoiceTitle).where(eq(invoiceTitle.id, titleId))
  const { address = '', phone = '', bank = '', account = '' } = rows.find((row) => row.enterpriseId === enterpriseId) ?? {}
  return { title, taxNo, address, phone, bank, account }
}

/** Applies for the invoice of one order, as it is now; false when somebody did already, or nothing of it is left. */
const applyFor = (deps: Deps, orderId: number): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const [order] = await lockOrders(tx, [orderId])
    const { availableFen = 0, waitsForOwn = false } = (await invoiceableOf(tx, [orderId])).get(orderId) ?? {}
    if (order === undefined || !waitsForOwn) return false
    const [buyer] = await tx.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, order.userId))
    const now = deps.clock()
    const { invoiceNo } = await writeApplication(tx, {
      parts: [{ order, amountFen: availableFen }], title: await titleOf(tx, order), applicant: { userId: order.userId, departmentId: order.departmentId, displayName: '系统（随单开票）' },
      Type: (order.invoice.type ?? invoiceType.electronicGeneral) satisfies InvoiceType, Content: invoiceContent.lines, Remark: '', Email: buyer?.email ?? '', now,
    })
    await writeAudit(tx, systemOrigin(now), { action: 'Invoice.Apply', entity: 'invoice', entityId: invoiceNo, before: null, after: { Status: invoiceStatus.pendingReview, AmountFen: availableFen } })
    return true
  })

/**
 * Applies for the invoices of completed orders that were to be invoiced with their goods (随单开票), each once, of what does not go back.
 * Several processes may. One that is cancelled or rejected is the buyer's to apply for. Returns how many there were.
 */
export const applyForOwnInvoices = async (deps: Deps): Promise<number> => {
  const waiting = await deps.db.select({ id: orders.id }).from(orders).where(waitsForOwnInvoice).orderBy(asc(orders.id)).limit(batch)
  let applied = 0
  for (const { id } of waiting) {
    try {
      if (await applyFor(deps, id)) applied++
    } catch (error) {
      // An order that cannot be invoiced must not block the following ones.
      deps.log.error('an order cannot be invoiced by itself', { orderId: id, error: error instanceof Error ? error.name : 'not an Error' })
    }
  }
  return applied
}
