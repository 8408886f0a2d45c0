import { approvalStatus, approvalStepStatus, orderSumNames } from '@mall/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { yuanText } from '../../platform/money.ts'
import { settle, tell, findNotifiedUsers } from '../notice/store.ts'
import { reasonNames } from './rules.ts'

const subjectOf = (approvalId: number): string => `approval:${approvalId}`

/** The facts in every notice about an approval. */
const noticeOf = async (tx: Tx, approvalId: number) => {
  const [found] = await tx
    .select({ approval: orderApproval, order: orders, applicant: displayName })
    .from(orderApproval)
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .where(eq(orderApproval.id, approvalId))
  if (found === undefined) throw new Error(`No approval ${approvalId}`)
  const { approval, order, applicant } = found
  return {
    applicant,
    isRunning: approval.status === approvalStatus.running,
    about: {
      subject: subjectOf(approvalId),
      enterpriseId: order.enterpriseId,
      facts: [`${orderSumNames.payable} ${yuanText(order.payableFen)}`, ...reasonNames(approval.reasons), order.orderNo],
      target: { Kind: 'approval', ApprovalNo: approval.approvalNo },
    } as const,
  }
}

/**
 * Notifies those who have to decide on an approval now, and settles the notice for all others. To be called in the transaction after every change
 * of its steps; a second time does nothing.
 */
export const tellApprovers = async (tx: Tx, approvalId: number, now: Date): Promise<void> => {
  const { applicant, isRunning, about } = await noticeOf(tx, approvalId)
  const steps = await tx
    .select({ approverId: approvalStep.approverId })
    .from(approvalStep)
    .where(and(eq(approvalStep.approvalId, approvalId), eq(approvalStep.state, approvalStepStatus.running)))
    .orderBy(asc(approvalStep.id))
  const deciding = isRunning ? steps.map(({ approverId }) => approverId) : []
  const { subject } = about
  const notified = await findNotifiedUsers(tx, 'approvalWaiting', subject)
  await settle(tx, { kind: 'approvalWaiting', subject, userIds: notified.filter((userId) => !deciding.includes(userId)), now })
  const userIds = deciding.filter((userId) => !notified.includes(userId))
  await tell(tx, { ...about, kind: 'approvalWaiting', userIds, title: `${applicant}的订单等你审批`, now })
}

/** Notifies an approver again, replacing the first notice. */
export const remindApprover = async (tx: Tx, approvalId: number, userId: number, hours: number, now: Date): Promise<void> => {
  const { applicant, about } = await noticeOf(tx, approvalId)
  await settle(tx, { kind: 'approvalWaiting', subject: about.subject, userIds: [userId], now })
  await tell(tx, { ...about, kind: 'approvalWaiting', userIds: [userId], title: `${applicant}的订单已等你${hours}小时，请尽快审批`, now })
}

/** Notifies the approvers that their time is over. */
export const tellOfLapse = async (tx: Tx, approvalId: number, userIds: readonly number[], now: Date): Promise<void> => {
  const { applicant, about } = await noticeOf(tx, approvalId)
  await tell(tx, { ...about, kind: 'approvalResult', userIds, title: `${applicant}的订单超时未审批，已自动撤回`, now })
}
