import { and, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { invoiceStatus } from '@mall/api/contract'
import type { SellerInvoiceDue, WorkCalendar } from '@mall/api/seller/contract'
import { literals } from '../../platform/db/columns.ts'
import { leftOf, nothingWaits, type TimeLeft } from '../../platform/calendar/time-left.ts'
import { hourMs, workedBefore } from '../../platform/calendar/working-time.ts'
import { record, type InvoiceRow } from '../../trade/invoice/records.ts'

const { pendingReview, issuing, reversing } = invoiceStatus

/** What waits for the seller: an invoice to be issued, or a red letter. */
const waiting = [pendingReview, issuing, reversing] as const

/** ms */
const limitMs = ({ Limits }: WorkCalendar): number => Limits.Invoice * hourMs

/** Since when one waits: its application, or that of the red letter under way. */
export const waitsSince = sql`(case when ${record.status} in (${literals(reversing)}) then ${record.redAppliedAt} else ${record.createdAt} end)`

/** Applications with which something is due. */
export const isDue = (due: SellerInvoiceDue, calendar: WorkCalendar, now: Date): SQL | undefined => {
  const waits = inArray(record.status, [...waiting])
  return due === 'issue' ? waits : and(waits, lt(waitsSince, workedBefore(calendar, now, limitMs(calendar))))
}

export const timeLeftOf = ({ status, createdAt, redAppliedAt }: Pick<InvoiceRow, 'status' | 'createdAt' | 'redAppliedAt'>, calendar: WorkCalendar, now: Date): TimeLeft => {
  if (!waiting.some((one) => one === status)) return nothingWaits
  const since = status === reversing ? (redAppliedAt ?? createdAt) : createdAt
  return leftOf(calendar, 'Invoice', since, now)
}
