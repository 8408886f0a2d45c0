import type { ApprovalList, ApprovalSummary } from '@mall/api/contract'
import { recorded } from '../recorded/recorded.ts'
import { builder, entryAt } from './define.ts'

const page = recorded.responses['POST /api/Approval/List']

/** An approval that waits for the head of the administration. */
export const buildApprovalSummary = builder<ApprovalSummary>(entryAt(page.Items, 0))

/** What waits for the head of the administration. Whoever gives other `Items` gives their `total` too. */
export const buildApprovalList = builder<ApprovalList>(page)
