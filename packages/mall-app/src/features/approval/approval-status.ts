import { approvalLifecycle, approvalStatus, statusName, type ApprovalSummary } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<ApprovalSummary['Status'], StatusTone>> = {
  [approvalStatus.running]: 'warning',
  [approvalStatus.approved]: 'success',
  [approvalStatus.rejected]: 'danger',
  [approvalStatus.withdrawn]: 'neutral',
  [approvalStatus.returned]: 'neutral',
}

/** What its status is called in lists, on its page, on its seal and in its record. */
export const approvalName = (status: ApprovalSummary['Status']): string => statusName(approvalLifecycle, status)

export const approvalTone = (status: ApprovalSummary['Status']): StatusTone => tones[status]
