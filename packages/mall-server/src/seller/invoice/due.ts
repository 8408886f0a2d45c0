import { and, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { invoiceStatus } from '@mall/api/contract'
import type { SellerInvoiceDue, WorkCalendar } from '@mall/api/seller/contract'
import { literals } from '../../platform/db/columns.ts'
import { hourMs, workedBefore, workedBetween } from '../../platform/calendar/working-time.ts'
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

/** Working minutes that are left of one, negative when its time is over; null where nothing waits. */
export const leftMinutesOf = ({ status, createdAt, redAppliedAt }: Pick<InvoiceRow, 'status' | 'createdAt' | 'redAppliedAt'>, calendar: WorkCalendar, now: Date): number | null => {
  if (!waiting.some((one) => one === status)) return null
  const since = status === reversing ? (redAppliedAt ?? createdAt) : createdAt
  return Math.floor((limitMs(calendar) - workedBetween(calendar, since, now)) / 60_000)
}
