import type { ApprovalDetail, ApprovalSummary } from '@mall/api/contract'
import { recorded } from '../recorded.ts'
import { builder, entryAt, type Builder } from './define.ts'

const { responses } = recorded

/** An approval as a row of the list. */
export const buildApprovalSummary: Builder<ApprovalSummary> = builder<ApprovalSummary>(entryAt(responses['POST /api/Approval/List'].Items, 0))

/** An approval's page: it waits for the manager of the department. */
export const buildApprovalDetail: Builder<ApprovalDetail> = builder<ApprovalDetail>(responses['POST /api/Approval/Detail'])
