import { and, eq, exists, inArray, type SQL } from 'drizzle-orm'
import type { ApprovalStepStatus, ApprovalView } from '@mall/api/contract'
import type { Db } from '../db/client.ts'
import { approvalStep, orderApproval, orders } from '../db/schema/trade.ts'
import type { Caller } from '../http/define-routes.ts'

const hasOwnStep = (db: Db, caller: Caller, states: readonly ApprovalStepStatus[]): SQL =>
  exists(
    db
      .select({ id: approvalStep.id })
      .from(approvalStep)
      .where(and(eq(approvalStep.approvalId, orderApproval.id), eq(approvalStep.approverId, caller.userId), inArray(approvalStep.state, states))),
  )

/**
 * The approvals that exist for a caller, joined with their orders: a condition for each list. Nobody sees others' approvals, whatever the data
 * scope of their roles.
 */
export const approvalsOf = (db: Db, caller: Caller): Readonly<Record<ApprovalView, SQL | undefined>> => {
  const inEnterprise = eq(orders.enterpriseId, caller.enterpriseId)
  return {
    waiting: and(inEnterprise, eq(orderApproval.status, 1), hasOwnStep(db, caller, [1])),
    decided: and(inEnterprise, hasOwnStep(db, caller, [2, 3])),
    submitted: and(inEnterprise, eq(orders.userId, caller.userId)),
  }
}
