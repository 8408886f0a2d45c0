import { approvalStatus, type ApprovalSummary } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<ApprovalSummary['Status'], StatusTone>> = {
  [approvalStatus.running]: 'warning',
  [approvalStatus.approved]: 'success',
  [approvalStatus.rejected]: 'danger',
  [approvalStatus.withdrawn]: 'neutral',
  [approvalStatus.returned]: 'neutral',
}

export const approvalTone = (status: ApprovalSummary['Status']): StatusTone => tones[status]
