import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import type { OrderRow } from '../order/store.ts'
import { visibleApprovals } from './scope.ts'
import type { StepMove } from './step-moves.ts'

export type ApprovalRow = typeof orderApproval.$inferSelect

/** A step with the name of its approver. */
export type NamedStep = typeof approvalStep.$inferSelect & { readonly approverName: string }

/** All steps of an approval: by node, those who were reached first, then in the order of turns. */
export const stepsOf = async (db: Db, approvalId: number): Promise<NamedStep[]> => {
  const rows = await db
    .select({ step: approvalStep, approverName: displayName })
    .from(approvalStep)
    .innerJoin(appUser, eq(appUser.id, approvalStep.approverId))
    .where(eq(approvalStep.approvalId, approvalId))
    // Those who were never reached come last within a node.
    .orderBy(asc(approvalStep.nodeIndex), asc(approvalStep.reachedAt), asc(approvalStep.id))
  return rows.map(({ step, approverName }) => ({ ...step, approverName }))
}

export interface FoundApproval {
  readonly approval: ApprovalRow
  readonly order: OrderRow
}

/**
 * An approval that the caller may look at.
 * @throws BusinessError 审批不存在: there is none, or not for this caller.
 */
export const findApproval = async (db: Db, caller: Caller, approvalNo: string): Promise<FoundApproval> => {
  const [row] = await db
    .select({ approval: orderApproval, order: orders })
    .from(orderApproval)
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .where(and(eq(orderApproval.approvalNo, approvalNo), visibleApprovals(db, caller)))
  if (row === undefined) throw new BusinessError('APPROVAL_NOT_FOUND', '审批不存在')
  return { approval: row.approval, order: row.order }
}

/** Locks the row of an order until the transaction ends. All that decides on its approval does so first, so that one decision is made at a time. */
export const lockOrder = async (tx: Tx, orderId: number): Promise<void> => {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
}

/** See `lockOrder`. Tests inject one that does not lock, to show that they detect double decisions. */
export type OrderLock = typeof lockOrder

/** Writes moves of steps; the decision among them keeps its comment. */
export const writeMoves = async (tx: Tx, moves: readonly StepMove[], { comment, now }: { readonly comment: string; readonly now: Date }): Promise<void> => {
  for (const { stepId, action, to } of moves) {
    const changes = action === 'Reach' ? { reachedAt: now, timedOutAt: null } : action === 'Stop' ? {} : { comment, handledAt: now }
    await tx.update(approvalStep).set({ state: to, ...changes }).where(eq(approvalStep.id, stepId))
  }
}
