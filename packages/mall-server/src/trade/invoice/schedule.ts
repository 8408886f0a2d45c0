import { invoiceStatus, taxCheckDigitWarning, taxNumberProblem, type InvoiceTransitionAction } from '@mall/api/contract'
import { toDay } from '../../platform/time.ts'
import type { MoveCause } from './move.ts'
import type { InvoiceRow } from './records.ts'

/** A move of the simulated issuer. */
export interface IssuerMove extends Pick<MoveCause, 'text' | 'changes' | 'redNumber'> {
  readonly action: Extract<InvoiceTransitionAction, 'Approve' | 'Reject' | 'Issue' | 'RedIssue' | 'RedIssuePart'>
  readonly at: Date
}

const minute = 60_000

const after = (moment: Date | null, minutes: number): Date => new Date((moment?.getTime() ?? 0) + minutes * minute)

/** Twenty digits, as a 数电发票 has; 00 is the code of no region, so that the number is nobody's. */
const numberOf = (at: Date, id: number): string => `${toDay(at).slice(2, 4)}000${String(id).padStart(15, '0')}`

/** That of a red letter: of its invoice, and which one of it this is. */
const redNumberOf = (at: Date, { id, redCount }: InvoiceRow): string => `${toDay(at).slice(2, 4)}001${String(id).padStart(11, '0')}${String(redCount + 1).padStart(4, '0')}`

/** A paper invoice is printed and posted on the next day. */
const minutesToIssue = { 1: 30, 2: 30, 3: 24 * 60 } as const

/** The red letter under way reverses all that was valid, or a part. */
export const redIssueOf = ({ redFen, redWantedFen, amountFen }: Pick<InvoiceRow, 'redFen' | 'redWantedFen' | 'amountFen'>): 'RedIssue' | 'RedIssuePart' =>
  redFen + redWantedFen === amountFen ? 'RedIssue' : 'RedIssuePart'

/**
 * What the seller's accounts department would do, and when; null while it waits for the applicant. It looks at an application after ten
 * minutes, issues half an hour later, and reverses within an hour. A tax number whose check digit is wrong is rejected. One that the staff
 * have touched is left to them.
 */
export const issuerMove = (invoice: InvoiceRow): IssuerMove | null => {
  if (invoice.isByHand) return null
  switch (invoice.status) {
    case invoiceStatus.pendingReview: {
      const at = after(invoice.createdAt, 10)
      if (taxNumberProblem(invoice.taxNo) === null) return { action: 'Approve', at, text: '审核通过，正在开票' }
      return { action: 'Reject', at, text: `审核驳回：${taxCheckDigitWarning}`, changes: { sellerNote: `${taxCheckDigitWarning}后重新申请` } }
    }
    case invoiceStatus.issuing: {
      const at = after(invoice.reviewedAt, minutesToIssue[invoice.type])
      const number = numberOf(at, invoice.id)
      return { action: 'Issue', at, text: `发票已开具：${number}`, changes: { number } }
    }
    case invoiceStatus.reversing: {
      const at = after(invoice.redAppliedAt, 60)
      const redNumber = redNumberOf(at, invoice)
      return { action: redIssueOf(invoice), at, text: `红字发票已开具：${redNumber}`, redNumber }
    }
    default:
      return null
  }
}
