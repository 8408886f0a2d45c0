import { afterSalesResults, afterSalesStatus, returnMode, usualReturnNotes, type AfterSalesTransitionAction } from '@mall/api/contract'
import { addDays } from '../../platform/time.ts'
import type { MoveCause } from './move.ts'
import type { AfterSalesRow } from './records.ts'

/** A move of the simulated seller. */
export interface SellerMove {
  readonly action: Extract<AfterSalesTransitionAction, 'Approve' | 'Reject' | 'FillExpress' | 'Receive' | 'Finish'>
  readonly at: Date
  readonly text: string
  readonly changes?: NonNullable<MoveCause['changes']>
}

const hour = 3_600_000

const after = (moment: Date | null, hours: number): Date => new Date((moment?.getTime() ?? 0) + hours * hour)

/** How long the seller takes back what is only not needed, days after the receipt. */
const notNeededDays = 7

const review = ({ createdAt, reason, returnMode: mode }: AfterSalesRow, receivedAt: Date | null): SellerMove => {
  const at = after(createdAt, 0.5)
  if (reason === '多买不需要' && receivedAt !== null && createdAt > addDays(receivedAt, notNeededDays)) {
    const sellerNote = `签收已超过${notNeededDays}天，“多买不需要”的商品不再受理退换`
    return { action: 'Reject', at, text: `审核不通过：${sellerNote}`, changes: { sellerNote } }
  }
  return { action: 'Approve', at, text: '审核通过', changes: { sellerNote: usualReturnNotes[mode] } }
}

/**
 * What the seller's service desk would do, and when; null while it waits for the applicant, and of a service that one of the staff has. It looks at an application after half an hour,
 * picks goods up two hours later, receives what was sent after a day, and is done four hours after that; what is given back to it takes a day.
 * @param receivedAt when the applicant received the order
 */
export const sellerMove = (service: AfterSalesRow, receivedAt: Date | null): SellerMove | null => {
  if (service.isByHand) return null
  switch (service.status) {
    case afterSalesStatus.pendingReview:
      return review(service, receivedAt)
    case afterSalesStatus.pendingReturn: {
      if (service.returnMode !== returnMode.pickup) return null
      const [carrier, trackingNo] = ['速达物流', `SD${service.returnNo.slice(2)}`]
      return { action: 'FillExpress', at: after(service.reviewedAt, 2), text: `快递员已上门取件：${carrier} ${trackingNo}`, changes: { carrier, trackingNo } }
    }
    case afterSalesStatus.returned:
      return { action: 'Receive', at: after(service.sentAt, 24), text: '商家已收货，开始处理' }
    case afterSalesStatus.processing: {
      const at = service.reopenedAt === null ? after(service.receivedAt, 4) : after(service.reopenedAt, 24)
      return { action: 'Finish', at, text: afterSalesResults[service.type] }
    }
    default:
      return null
  }
}
