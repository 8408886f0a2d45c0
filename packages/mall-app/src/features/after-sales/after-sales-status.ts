import { afterSalesStatus, type AfterSalesStatus } from '@mall/api/contract'
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

export const afterSalesTone = (status: AfterSalesStatus): StatusTone => tones[status]
