import { and, asc, eq, exists, gte, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { approvalStatus, approvalStepStatus, type AccountCandidate } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { orderLog, orders } from '../../platform/db/schema/order.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { versionConflict } from '../../platform/records/version.ts'
import { foundAtATime, mayApprove, members, requireCandidate } from './candidates.ts'
import type { Acting } from '../../platform/actions/permit.ts'
import { transferTurn } from './reassign.ts'
import { stepsOf } from './store.ts'

const other = alias(approvalStep, 'other_step')

/** Steps whose turn it is or will be; those of passed nodes that did not need to decide are excluded. */
const isOpen = (db: Db): SQL | undefined =>
  or(
    eq(approvalStep.state, approvalStepStatus.running),
    and(
      eq(approvalStep.state, approvalStepStatus.waiting),
      exists(db.select({ one: sql`1` }).from(other).where(and(eq(other.approvalId, approvalStep.approvalId), eq(other.state, approvalStepStatus.running), gte(approvalStep.nodeIndex, other.nodeIndex)))),
    ),
  )

/** Running approvals that wait for a user, or will: a number for each row of a query of users. */
export const openApprovalsOf = (db: Db, userId: SQL | typeof appUser.id): SQL<number> =>
  sql`(${db
    .select({ count: sql`count(distinct ${approvalStep.approvalId})` })
    .from(approvalStep)
    .innerJoin(orderApproval, and(eq(orderApproval.id, approvalStep.approvalId), eq(orderApproval.status, approvalStatus.running)))
    .where(and(sql`${approvalStep.approverId} = ${userId}`, isOpen(db)))})`.mapWith(Number)

const openTurns = (db: Db, userId: number) =>
  db
    .select({ stepId: approvalStep.id, nodeIndex: approvalStep.nodeIndex, approval: orderApproval, order: orders })
    .from(approvalStep)
    .innerJoin(orderApproval, and(eq(orderApproval.id, approvalStep.approvalId), eq(orderApproval.status, approvalStatus.running)))
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .where(and(eq(approvalStep.approverId, userId), isOpen(db)))
    .orderBy(asc(orders.id), asc(approvalStep.nodeIndex))

export type OpenTurn = Awaited<ReturnType<typeof openTurns>>[number]

/**
 * The turns of a user. Until the transaction ends nobody decides on these approvals, and no other approval reaches the user.
 * @throws BusinessError `VERSION_CONFLICT` when one reached the user meanwhile
 */
export const lockTurns = async (tx: Tx, userId: number): Promise<OpenTurn[]> => {
  const seen = (await openTurns(tx, userId)).map(({ order }) => order.id)
  // The orders first, as every decision locks them; then the user, whom each new step refers to.
  if (seen.length > 0) await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, seen)).orderBy(asc(orders.id)).for('update')
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update')
  const turns = await openTurns(tx, userId)
  if (turns.some(({ order }) => !seen.includes(order.id))) throw versionConflict()
  return turns
}

/**
 * Gives all turns of a user who leaves to a colleague, who decides by the rules of the same nodes.
 * @throws BusinessError as `requireCandidate` does, with the number of the approval that the colleague cannot decide
 */
export const handOverTurns = async (tx: Tx, acting: Acting, turns: readonly OpenTurn[], fromId: number, toId: number): Promise<void> => {
  const comment = `账号停用，由${acting.operator}移交`
  for (const { stepId, approval, order: row } of turns) {
    const order = row
    const steps = await stepsOf(tx, approval.id)
    const own = steps.find(({ id }) => id === stepId)
    if (own === undefined) throw new Error('A locked approval lost a step')
    const colleague = await requireCandidate(tx, { approval, order, steps, own }, toId).catch((error: unknown) => {
      throw error instanceof BusinessError ? new BusinessError(error.code, `${approval.approvalNo}：${error.message}`) : error
    })
    if (own.state === approvalStepStatus.running) {
      await transferTurn(tx, acting, { approval, order }, own, { other: colleague, comment, addedById: fromId })
    } else {
      await tx.update(approvalStep).set({ approverId: toId, addedById: fromId, addedComment: comment }).where(eq(approvalStep.id, stepId))
      const text = `${own.nodeName}改由${colleague.name}审批：${comment}`
      await tx.insert(orderLog).values({ orderId: order.id, operator: acting.operator, text, createdAt: acting.origin.now })
    }
  }
}

/** Colleagues who can take over all turns of a user: who may approve, made none of the orders and decides at none of the nodes already. */
export const findSuccessors = async (db: Db, { enterpriseId }: Caller, userId: number, keyword: string | undefined): Promise<AccountCandidate[]> => {
  const turns = await openTurns(db, userId)
  const beside = turns.map(({ approval, nodeIndex }) => and(eq(approvalStep.approvalId, approval.id), eq(approvalStep.nodeIndex, nodeIndex)))
  const deciding = beside.length === 0 ? [] : await db.selectDistinct({ userId: approvalStep.approverId }).from(approvalStep).where(and(ne(approvalStep.state, approvalStepStatus.transferred), or(...beside)))
  const excluded = new Set([userId, ...turns.map(({ order }) => order.userId), ...deciding.map((row) => row.userId)])
  const rows = await members(
    db,
    and(mayApprove(db, { enterpriseId }), notInArray(appUser.id, [...excluded]), or(hasText(displayName, keyword), hasText(department.name, keyword))),
  )
    .orderBy(asc(department.path), asc(displayName), asc(appUser.id))
    .limit(foundAtATime)
  return rows.map((row) => ({ UserId: row.userId, UserName: row.name, DepartmentName: row.departmentName }))
}
