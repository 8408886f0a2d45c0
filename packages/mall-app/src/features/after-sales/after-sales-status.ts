import type { AfterSalesStatus } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

/** What waits for the applicant is a warning; the rest is under way, done, or ended. */
const tones: Readonly<Record<AfterSalesStatus, StatusTone>> = {
  10: 'info', 11: 'danger', 20: 'warning', 30: 'info', 40: 'info', 50: 'warning', 60: 'success', 70: 'neutral',
}

export const afterSalesTone = (status: AfterSalesStatus): StatusTone => tones[status]
