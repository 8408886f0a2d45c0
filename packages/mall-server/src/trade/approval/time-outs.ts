import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { approvalStatus, approvalStepStatus, type TimeoutAction } from '@mall/api/contract'
import { remindApprover, tellOfLapse } from '../../company/approval-flow/notices.ts'
import { colleaguesFor, departmentsUpwards } from '../../company/approval-flow/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { orderLog, orders } from '../../platform/db/schema/order.ts'
import { membership } from '../../platform/db/schema/organisation.ts'
import type { Deps } from '../../platform/deps.ts'
import { tellOfLapsedApproval } from '../order/lifecycle/notices.ts'
import { candidatesAmong, type Candidate } from './candidates.ts'
import { actingByItself, type Acting } from '../../platform/actions/permit.ts'
import { agreeTo, conclude } from './conclude.ts'
import { transferTurn } from './reassign.ts'
import type { OpenApproval } from './open.ts'
import { stepsOf, type NamedStep } from './store.ts'

/** Approvals handled in one run; the others follow in the next. */
const batch = 200

/** Steps whose approvers had their time. */
const isLate = (now: Date) =>
  and(
    eq(approvalStep.state, approvalStepStatus.running),
    isNotNull(approvalStep.timeout),
    isNull(approvalStep.timedOutAt),
    sql`${approvalStep.reachedAt} + make_interval(hours => (${approvalStep.timeout} ->> 'hours')::int) <= ${now.toISOString()}`,
  )

const lateSteps = (db: Db, now: Date) =>
  db
    .select({ stepId: approvalStep.id, approvalId: approvalStep.approvalId })
    .from(approvalStep)
    .innerJoin(orderApproval, and(eq(orderApproval.id, approvalStep.approvalId), eq(orderApproval.status, approvalStatus.running)))
    .where(isLate(now))
    .orderBy(asc(approvalStep.id))
    .limit(batch)

/** An approval that waits longer than its flow allowed when it began. */
const isLapsed = (now: Date) =>
  and(eq(orderApproval.status, approvalStatus.running), sql`${orderApproval.createdAt} + make_interval(days => ${orderApproval.waitDays}) <= ${now.toISOString()}`)

const lapsedApprovals = (db: Db, now: Date) =>
  db.select({ approvalId: orderApproval.id }).from(orderApproval).where(isLapsed(now)).orderBy(asc(orderApproval.id)).limit(batch)

/** An approval with its order locked; undefined when another process has it, or it has ended. */
const lockApproval = async (tx: Tx, approvalId: number): Promise<Omit<OpenApproval, 'own'> | undefined> => {
  const [locked] = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(orderApproval, eq(orderApproval.orderId, orders.id))
    .where(eq(orderApproval.id, approvalId))
    .for('update', { of: orders, skipLocked: true })
  if (locked === undefined) return undefined
  // Read again: what the lock waited for may have ended it.
  const [approval] = await tx.select().from(orderApproval).where(and(eq(orderApproval.id, approvalId), eq(orderApproval.status, approvalStatus.running)))
  return approval && { approval, order: locked.order, steps: await stepsOf(tx, approvalId) }
}

/** Who decides in place of an approver who does not: the managers above them, nearest first, then the administrators. */
const superiorOf = async (tx: Tx, opened: OpenApproval, own: NamedStep): Promise<Candidate | undefined> => {
  const { enterpriseId, groupId } = opened.order
  const [place] = await tx
    .select({ departmentId: membership.departmentId })
    .from(membership)
    .where(and(eq(membership.userId, own.approverId), eq(membership.enterpriseId, enterpriseId)))
  const above = place === undefined ? [] : await departmentsUpwards(tx, place.departmentId)
  const colleagues = await colleaguesFor(tx, { enterpriseId, groupId }, [], [])
  const administrators = (['enterprise', 'group'] as const).flatMap((what) => colleagues.filter(({ administers }) => administers === what))
  const [first] = await candidatesAmong(tx, opened, [...above.flatMap(({ managerId }) => managerId ?? []), ...administrators.map((one) => one.userId)])
  return first
}

const remind = async (tx: Tx, { operator, origin }: Acting, { approval, order }: OpenApproval, own: NamedStep, hours: number): Promise<void> => {
  await remindApprover(tx, approval.id, own.approverId, hours, origin.now)
  const text = `${own.nodeName}超过${hours}小时未审批，已提醒${own.approverName}`
  await tx.insert(orderLog).values({ orderId: order.id, operator, text, createdAt: origin.now })
}

/** What is done when an approver had their time. Where nobody can take the turn over, its approver is reminded. */
const actions: Readonly<Record<TimeoutAction, (tx: Tx, acting: Acting, opened: OpenApproval, own: NamedStep, hours: number) => Promise<unknown>>> = {
  remind,
  agree: (tx, acting, opened, own, hours) => agreeTo(tx, acting, opened, own, { action: 'AutoAgree', comment: `超过${hours}小时未审批，自动通过` }),
  transfer: async (tx, acting, opened, own, hours) => {
    const other = await superiorOf(tx, opened, own)
    if (other === undefined) return remind(tx, acting, opened, own, hours)
    return transferTurn(tx, acting, opened, own, { other, comment: `超过${hours}小时未审批，自动转交`, addedById: null })
  },
}

const timeOut = async (tx: Tx, approvalId: number, stepId: number, now: Date): Promise<boolean> => {
  const opened = await lockApproval(tx, approvalId)
  if (opened === undefined) return false
  const [late] = await tx.update(approvalStep).set({ timedOutAt: now }).where(and(eq(approvalStep.id, stepId), isLate(now))).returning({ id: approvalStep.id })
  const own = opened.steps.find(({ id }) => id === late?.id)
  if (!own?.timeout) return false
  await actions[own.timeout.action](tx, actingByItself(now), { ...opened, own }, own, own.timeout.hours)
  return true
}

const lapse = async (tx: Tx, approvalId: number, now: Date): Promise<boolean> => {
  const opened = await lockApproval(tx, approvalId)
  if (opened === undefined) return false
  const { approval, order, steps } = opened
  await conclude(tx, actingByItself(now), opened, 'AutoWithdraw', `超过${approval.waitDays}天未审批，订单自动撤回`)
  await tellOfLapsedApproval(tx, order, now)
  await tellOfLapse(tx, approval.id, steps.filter(({ state }) => state === approvalStepStatus.running).map(({ approverId }) => approverId), now)
  return true
}

/**
 * Does what is due with approvals that wait: what the flow wants when an approver had their time, and the withdrawal of orders that wait for
 * too long. To be called every minute or so; several processes may, each thing is done once. Returns how many were done.
 */
export const handleTimeOuts = async ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> => {
  const now = clock()
  let done = 0
  const handle = async (approvalId: number, work: (tx: Tx) => Promise<boolean>) => {
    try {
      if (await db.transaction(work)) done++
    } catch (error) {
      // An approval that cannot go on must not block the following ones.
      log.error('an approval cannot time out', { approvalId, error: error instanceof Error ? error.name : 'not an Error' })
    }
  }
  for (const { approvalId, stepId } of await lateSteps(db, now)) await handle(approvalId, (tx) => timeOut(tx, approvalId, stepId, now))
  for (const { approvalId } of await lapsedApprovals(db, now)) await handle(approvalId, (tx) => lapse(tx, approvalId, now))
  return done
}
