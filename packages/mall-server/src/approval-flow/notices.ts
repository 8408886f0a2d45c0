import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { appUser } from '../db/schema/organisation.ts'
import { approvalStep, orderApproval } from '../db/schema/approval.ts'
import { orders } from '../db/schema/order.ts'
import { yuanText } from '../money.ts'
import { settle, tell, usersToldOf } from '../notice/store.ts'
import { reasonNames } from './rules.ts'

const subjectOf = (approvalId: number): string => `approval:${approvalId}`

/**
 * Tells those who have to decide on an approval now, and settles it for all others. To be called in the transaction after every change
 * of its steps; a second time does nothing.
 */
export const tellApprovers = async (tx: Tx, approvalId: number, now: Date): Promise<void> => {
  const [found] = await tx
    .select({ approval: orderApproval, order: orders, applicant: appUser.nickname })
    .from(orderApproval)
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .where(eq(orderApproval.id, approvalId))
  if (found === undefined) return
  const { approval, order, applicant } = found
  const steps = await tx
    .select({ approverId: approvalStep.approverId })
    .from(approvalStep)
    .where(and(eq(approvalStep.approvalId, approvalId), eq(approvalStep.state, 1)))
    .orderBy(asc(approvalStep.id))
  const deciding = approval.status === 1 ? steps.map(({ approverId }) => approverId) : []
  const [kind, subject] = ['approvalWaiting', subjectOf(approvalId)] as const
  const told = await usersToldOf(tx, kind, subject)
  await settle(tx, { kind, subject, userIds: told.filter((userId) => !deciding.includes(userId)), now })
  await tell(tx, {
    kind, subject, now,
    enterpriseId: order.enterpriseId,
    userIds: deciding.filter((userId) => !told.includes(userId)),
    title: `${applicant}的订单等你审批`,
    facts: [yuanText(order.payableFen), ...reasonNames(approval.reasons), order.orderNo],
    target: { Kind: 'approval', ApprovalNo: approval.approvalNo },
  })
}
