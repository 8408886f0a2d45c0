import { and, eq, exists, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { approvalStatus, approvalStepStatus, type ApprovalStepStatus, type ApprovalView } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'

/** Looked up for one approval. */
const hasOwnStep = (db: Db, caller: Caller, condition: SQL): SQL =>
  exists(
    db
      .select({ id: approvalStep.id })
      .from(approvalStep)
      .where(and(eq(approvalStep.approvalId, orderApproval.id), eq(approvalStep.approverId, caller.userId), condition)),
  )

/** Read once for a list, also where it is counted beside others. */
const isAmongOwnSteps = (db: Db, caller: Caller, condition: SQL): SQL =>
  inArray(orderApproval.id, db.select({ id: approvalStep.approvalId }).from(approvalStep).where(and(eq(approvalStep.approverId, caller.userId), condition)))

/** What an approver made of their step: it is no longer theirs to decide. */
const decided: readonly ApprovalStepStatus[] = [approvalStepStatus.agreed, approvalStepStatus.rejected, approvalStepStatus.transferred]

const isIn = (states: readonly ApprovalStepStatus[]): SQL => inArray(approvalStep.state, states)

/**
 * The approvals that exist for a caller, joined with their orders: a condition for each list. Nobody sees others' approvals, whatever the data
 * scope of their roles.
 */
export const approvalsOf = (db: Db, caller: Caller): Readonly<Record<ApprovalView, SQL | undefined>> => {
  const inEnterprise = eq(orders.enterpriseId, caller.enterpriseId)
  return {
    waiting: and(inEnterprise, eq(orderApproval.status, approvalStatus.running), isAmongOwnSteps(db, caller, isIn([approvalStepStatus.running]))),
    decided: and(inEnterprise, isAmongOwnSteps(db, caller, isIn(decided))),
    submitted: and(inEnterprise, eq(orders.userId, caller.userId)),
  }
}

/** Every approval that is on one of the lists of a caller, and some more of their own steps: found by indexes, however many others there are. */
export const isOnAnyList = (db: Db, { userId, enterpriseId }: Caller): SQL =>
  inArray(
    orderApproval.id,
    unionAll(
      db.select({ id: approvalStep.approvalId }).from(approvalStep).where(and(eq(approvalStep.approverId, userId), isIn([approvalStepStatus.running, ...decided]))),
      db
        .select({ id: orderApproval.id })
        .from(orderApproval)
        .innerJoin(orders, eq(orders.id, orderApproval.orderId))
        .where(and(eq(orders.userId, userId), eq(orders.enterpriseId, enterpriseId))),
    ),
  )

/** All approvals that a caller may look at: of their own orders, and those that it is or was their turn to decide. */
export const visibleApprovals = (db: Db, caller: Caller): SQL | undefined =>
  and(eq(orders.enterpriseId, caller.enterpriseId), or(eq(orders.userId, caller.userId), hasOwnStep(db, caller, isNotNull(approvalStep.reachedAt))))
