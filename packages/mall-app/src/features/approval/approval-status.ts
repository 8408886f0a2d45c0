import type { ApprovalSummary } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<ApprovalSummary['Status'], StatusTone>> = { 1: 'warning', 2: 'success', 3: 'danger', 4: 'neutral', 5: 'neutral' }

export const approvalTone = (status: ApprovalSummary['Status']): StatusTone => tones[status]
