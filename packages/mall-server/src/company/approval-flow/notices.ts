import { approvalStatus, approvalStepStatus } from '@mall/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { yuanText } from '../../platform/money.ts'
import { settle, tell, usersToldOf } from '../notice/store.ts'
import { reasonNames } from './rules.ts'

const subjectOf = (approvalId: number): string => `approval:${approvalId}`

/** What a notice about an approval says of it, whatever its title. */
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
      facts: [yuanText(order.payableFen), ...reasonNames(approval.reasons), order.orderNo],
      target: { Kind: 'approval', ApprovalNo: approval.approvalNo },
    } as const,
  }
}

/**
 * Tells those who have to decide on an approval now, and settles it for all others. To be called in the transaction after every change
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
  const told = await usersToldOf(tx, 'approvalWaiting', subject)
  await settle(tx, { kind: 'approvalWaiting', subject, userIds: told.filter((userId) => !deciding.includes(userId)), now })
  const userIds = deciding.filter((userId) => !told.includes(userId))
  await tell(tx, { ...about, kind: 'approvalWaiting', userIds, title: `${applicant}的订单等你审批`, now })
}

/** Tells an approver again, in place of the first time. */
export const remindApprover = async (tx: Tx, approvalId: number, userId: number, hours: number, now: Date): Promise<void> => {
  const { applicant, about } = await noticeOf(tx, approvalId)
  await settle(tx, { kind: 'approvalWaiting', subject: about.subject, userIds: [userId], now })
  await tell(tx, { ...about, kind: 'approvalWaiting', userIds: [userId], title: `${applicant}的订单已等你${hours}小时，请尽快审批`, now })
}

/** Tells those who had to decide that they are too late. */
export const tellOfLapse = async (tx: Tx, approvalId: number, userIds: readonly number[], now: Date): Promise<void> => {
  const { applicant, about } = await noticeOf(tx, approvalId)
  await tell(tx, { ...about, kind: 'approvalResult', userIds, title: `${applicant}的订单超时未审批，已自动撤回`, now })
}
