import { afterSalesStatus, type AfterSalesStatus, type AfterSalesSummary } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

/** What waits for the applicant is a warning; the rest is under way, done, or ended. */
const tones: Readonly<Record<AfterSalesStatus, StatusTone>> = {
  [afterSalesStatus.pendingReview]: 'info',
  [afterSalesStatus.rejected]: 'danger',
  [afterSalesStatus.pendingReturn]: 'warning',
  [afterSalesStatus.returned]: 'info',
  [afterSalesStatus.processing]: 'info',
  [afterSalesStatus.pendingConfirmation]: 'warning',
  [afterSalesStatus.completed]: 'success',
  [afterSalesStatus.cancelled]: 'neutral',
}

export const afterSalesTone = ({ Status, AwaitsApplicant }: Pick<AfterSalesSummary, 'Status' | 'AwaitsApplicant'>): StatusTone => (AwaitsApplicant ? 'warning' : tones[Status])
