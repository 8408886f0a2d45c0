import { approvalStatus } from '@mall/api/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { queryRows, type Db } from '../../../platform/db/client.ts'
import { approvalStep, orderApproval } from '../../../platform/db/schema/approval.ts'
import { orderLine, orders } from '../../../platform/db/schema/order.ts'

/** Rows of one statement: below the number of parameters that PostgreSQL takes. */
const chunk = 500

export interface Crowd {
  /** Who decides, and who ordered. */
  readonly approverId: number
  readonly buyerIds: readonly number[]
  readonly count: number
}

/** An approval that was decided: what all others are copies of. */
const findTemplate = async (db: Db) => {
  const [found] = await db
    .select({ order: orders, approval: orderApproval })
    .from(orderApproval)
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .where(eq(orderApproval.status, approvalStatus.approved))
    .orderBy(desc(orderApproval.id))
    .limit(1)
  if (found === undefined) throw new Error('The demo has no approval.')
  const [line] = await db.select().from(orderLine).where(eq(orderLine.orderId, found.order.id)).limit(1)
  const [step] = await db.select().from(approvalStep).where(eq(approvalStep.approvalId, found.approval.id)).limit(1)
  if (line === undefined || step === undefined) throw new Error('The approval has no line or no step.')
  return { ...found, line, step }
}

const withoutId = <Row extends { readonly id: number }>({ id: _id, ...row }: Row): Omit<Row, 'id'> => row

/**
 * Adds approvals over the last year, of orders with three lines and one node: every tenth waits for the approver since a day or less, half were
 * decided by them, the rest by somebody else. For a bench.
 */
export const fillApprovals = async (db: Db, { approverId, buyerIds, count }: Crowd, now: Date): Promise<void> => {
  const template = await findTemplate(db)
  const { approvalNo: _approvalNo, ...approval } = withoutId(template.approval)
  for (let first = 0; first < count; first += chunk) {
    const indexes = Array.from({ length: Math.min(chunk, count - first) }, (_, at) => first + at)
    const isWaiting = (index: number) => index % 10 === 0
    // What waits came within the last day: no time-out is near.
    const timeOf = (index: number) => new Date(now.getTime() - (index * (isWaiting(index) ? 1 : 365) * 86_400_000) / count)
    const ordered = await db
      .insert(orders)
      .values(indexes.map((index) => ({
        ...withoutId(template.order),
        orderNo: `B${String(index).padStart(16, '0')}`,
        submitId: null,
        userId: buyerIds[index % buyerIds.length] ?? template.order.userId,
        status: isWaiting(index) ? (10 as const) : (70 as const),
        createdAt: timeOf(index),
      })))
      .returning({ id: orders.id })
    await db.insert(orderLine).values(ordered.flatMap(({ id }) => [1, 2, 3].map(() => ({ ...withoutId(template.line), orderId: id }))))
    const opened = await db
      .insert(orderApproval)
      .values(ordered.map(({ id }, at) => ({
        ...approval,
        orderId: id,
        status: isWaiting(first + at) ? (1 as const) : (2 as const),
        createdAt: timeOf(first + at),
        finishedAt: isWaiting(first + at) ? null : timeOf(first + at),
      })))
      .returning({ id: orderApproval.id })
    await db.insert(approvalStep).values(
      opened.map(({ id }, at) => ({
        ...withoutId(template.step),
        approvalId: id,
        approverId: isWaiting(first + at) || at % 2 === 0 ? approverId : template.step.approverId + 1,
        state: isWaiting(first + at) ? (1 as const) : (2 as const),
        reachedAt: timeOf(first + at),
        handledAt: isWaiting(first + at) ? null : timeOf(first + at),
      })),
    )
  }
  await queryRows(db, sql`analyze`)
}
