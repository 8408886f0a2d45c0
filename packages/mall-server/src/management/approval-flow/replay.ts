import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { approvalStepStatus, type ApprovalMode, type ApprovalReplay } from '@mall/api/contract'
import { flowFor, rulesMet, type Colleague } from '../../company/approval-flow/rules.ts'
import { reasonsToWire } from '../../company/approval-flow/reasons-to-wire.ts'
import { colleaguesFor } from '../../company/approval-flow/store.ts'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { approvalStep, orderApproval, type ReasonFacts } from '../../platform/db/schema/approval.ts'
import { appUser, department, membership } from '../../platform/db/schema/organisation.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { Caller, ParsedInput } from '../../platform/http/define-routes.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { addDays, toInstant } from '../../platform/time.ts'
import { categoryWays } from './category-ways.ts'
import { differenceOf, hoursOf, medianOf, replayOrder, type PassedNode, type PastOrder, type Replayed } from './replay-rules.ts'
import { tryDraft, type Trial } from './trial.ts'

/** How far back orders are replayed, how many at most, and how many changed ones are named. */
export const replayLimits = { days: 30, orders: 5_000, changed: 100 } as const

interface LineFact {
  readonly name: string
  readonly subtotalFen: number
  readonly isAgreed: boolean
  readonly categoryId: number
}

interface StepFact {
  readonly nodeIndex: number
  readonly nodeName: string
  readonly mode: ApprovalMode
  readonly approverId: number
}

/** The approval that belongs to the order as it is now: its last one. */
const lastApproval = sql<number>`(select max(${orderApproval.id}) from ${orderApproval} where ${orderApproval.orderId} = ${orders.id})`

const linesOfOrder = sql<readonly LineFact[]>`(
  select coalesce(json_agg(json_build_object('name', ${orderLine.name}, 'subtotalFen', ${orderLine.priceFen} * ${orderLine.quantity},
    'isAgreed', ${orderLine.isAgreed}, 'categoryId', ${orderLine.categoryId}) order by ${orderLine.id}), '[]')
  from ${orderLine} where ${orderLine.orderId} = ${orders.id})`

/** Those whom the flow chose: not whom an approver brought in, or the mall itself when a time was over. */
const stepsOfOrder = sql<readonly StepFact[]>`(
  select coalesce(json_agg(json_build_object('nodeIndex', ${approvalStep.nodeIndex}, 'nodeName', ${approvalStep.nodeName},
    'mode', ${approvalStep.mode}, 'approverId', ${approvalStep.approverId}) order by ${approvalStep.nodeIndex}, ${approvalStep.id}), '[]')
  from ${approvalStep} where ${approvalStep.approvalId} = ${orderApproval.id} and ${approvalStep.addedById} is null and ${approvalStep.addedComment} = '')`

const readOrders = (db: Db, caller: Caller, since: Date) =>
  db
    .select({
      orderNo: orders.orderNo,
      userId: orders.userId,
      applicantName: displayName,
      departmentName: department.name,
      departmentPath: department.path,
      payableFen: orders.payableFen,
      createdAt: orders.createdAt,
      singleLimitFen: membership.singleLimitFen,
      reasons: orderApproval.reasons,
      lines: linesOfOrder,
      steps: stepsOfOrder,
    })
    .from(orders)
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .innerJoin(department, eq(department.id, orders.departmentId))
    .leftJoin(membership, and(eq(membership.userId, orders.userId), eq(membership.enterpriseId, orders.enterpriseId)))
    .leftJoin(orderApproval, eq(orderApproval.id, lastApproval))
    .where(and(eq(orders.enterpriseId, caller.enterpriseId), visibleTo(caller, orders), gte(orders.createdAt, since)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(replayLimits.orders + 1)

type OrderRow = Awaited<ReturnType<typeof readOrders>>[number]

interface Company {
  readonly colleagues: readonly Colleague[]
  readonly managers: ReadonlyMap<number, number | null>
  readonly ways: ReadonlyMap<number, readonly number[]>
}

const companyOf = async (db: Db, caller: Caller, { tried }: Trial): Promise<Company> => {
  const departments = await db.select({ id: department.id, managerId: department.managerId }).from(department).where(eq(department.enterpriseId, caller.enterpriseId))
  const nodes = tried.flatMap(({ rules }) => rules.flatMap((rule) => rule.nodes))
  const managerIds = departments.flatMap(({ managerId }) => managerId ?? [])
  return {
    colleagues: await colleaguesFor(db, caller, nodes, managerIds),
    managers: new Map(departments.map(({ id, managerId }) => [id, managerId])),
    ways: await categoryWays(db),
  }
}

const nodesOf = (steps: readonly StepFact[]): PassedNode[] =>
  [...groupBy(steps, ({ nodeIndex }) => nodeIndex).values()].map((ofNode) => ({
    name: ofNode[0].nodeName, mode: ofNode[0].mode, approverIds: ofNode.map(({ approverId }) => approverId),
  }))

const factOf = (reasons: readonly ReasonFacts[], code: ReasonFacts['code']) => reasons.find((reason) => reason.code === code)

/** What an order was decided by, as far as it was kept: the limit and the budget at that time where its approval names them, else the current limit. */
const pastOrder = ({ colleagues, managers, ways }: Company, row: OrderRow): PastOrder & { readonly row: OrderRow } => {
  const departmentIds = row.departmentPath.split('/').filter(Boolean).map(Number).toReversed()
  const reasons = row.reasons ?? []
  const overrun = factOf(reasons, 'overBudget')
  const superiorIds = departmentIds.flatMap((id) => managers.get(id) ?? [])
  return {
    row,
    departmentIds,
    before: nodesOf(row.steps),
    people: { applicantId: row.userId, managerId: managers.get(departmentIds[0] ?? 0) ?? null, superiorIds, colleagues },
    subject: {
      payableFen: row.payableFen,
      singleLimitFen: factOf(reasons, 'overSingleLimit')?.limitFen ?? row.singleLimitFen,
      overrun: overrun === undefined ? null : { name: overrun.name, availableFen: overrun.limitFen ?? 0 },
      lines: row.lines.map(({ categoryId, ...line }) => ({ ...line, categoryIds: ways.get(categoryId) ?? [categoryId] })),
    },
  }
}

/** Hours that each approver's decisions took since then, in the middle. */
const medianHours = async (db: Db, caller: Caller, since: Date): Promise<Map<number, number>> => {
  const decided = sql.join([approvalStepStatus.agreed, approvalStepStatus.rejected].map((state) => sql`${state}`), sql`, `)
  const rows = await db
    .select({ approverId: approvalStep.approverId, hours: sql<number>`percentile_cont(0.5) within group (order by extract(epoch from ${approvalStep.handledAt} - ${approvalStep.reachedAt}) / 3600)`.mapWith(Number) })
    .from(approvalStep)
    .innerJoin(orderApproval, eq(orderApproval.id, approvalStep.approvalId))
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .where(and(eq(orders.enterpriseId, caller.enterpriseId), sql`${approvalStep.state} in (${decided})`, gte(approvalStep.handledAt, since), isNotNull(approvalStep.reachedAt)))
    .groupBy(approvalStep.approverId)
  return new Map(rows.map(({ approverId, hours }) => [approverId, hours]))
}

type Result = Replayed<ReturnType<typeof pastOrder>>

const oneDecimal = (hours: number): number => Math.round(hours * 10) / 10

const approversOf = (nodes: readonly PassedNode[]): number[] => [...new Set(nodes.flatMap(({ approverIds }) => approverIds))]

const workOf = async (db: Db, results: readonly Result[], medians: ReadonlyMap<number, number>): Promise<ApprovalReplay['Approvers']> => {
  const tally = (of: (result: Result) => readonly PassedNode[]) => {
    const counts = new Map<number, number>()
    for (const id of results.flatMap((result) => approversOf(of(result)))) counts.set(id, (counts.get(id) ?? 0) + 1)
    return counts
  }
  const before = tally(({ order }) => order.before)
  const after = tally((result) => result.after ?? [])
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  const people = ids.length === 0 ? [] : await db.select({ id: appUser.id, name: displayName }).from(appUser).where(sql`${appUser.id} in (${sql.join(ids, sql`, `)})`)
  return people
    .map(({ id, name }) => {
      const median = medians.get(id)
      return { UserName: name, Before: before.get(id) ?? 0, After: after.get(id) ?? 0, MedianHours: median === undefined ? null : oneDecimal(median) }
    })
    .toSorted((a, b) => b.After - a.After || b.Before - a.Before || a.UserName.localeCompare(b.UserName, 'zh-CN'))
}

const changedToWire = (caller: Caller, { order: { row, before }, after, reasons }: Result): ApprovalReplay['Changed'][number] => ({
  OrderNo: row.orderNo,
  ApplicantName: row.applicantName,
  DepartmentName: row.departmentName,
  Amount: toYuan(row.payableFen),
  Time: toInstant(row.createdAt),
  Before: before.map(({ name }) => name),
  After: (after ?? []).map(({ name }) => name),
  Reasons: reasonsToWire(reasons, { seesPrices: caller.seesPrices, isOwn: false }),
  IsStuck: after === null,
})

/** For how many of these orders each rule of the draft holds. */
const ordersOfRules = ({ flowId, tried }: Trial, orders: readonly PastOrder[]): number[] => {
  const met = orders.flatMap(({ departmentIds, subject }) => {
    const flow = flowFor(tried, departmentIds)
    return flow?.id === flowId ? rulesMet(flow.rules, subject) : []
  })
  const rules = tried.find(({ id }) => id === flowId)?.rules ?? []
  return rules.map((_, at) => met.filter((place) => place === at).length)
}

/** The orders of the last days through a draft, beside what happened to them. */
export const replay = async (db: Db, caller: Caller, now: Date, input: ParsedInput<'POST /api/ApprovalFlow/Replay'>): Promise<ApprovalReplay> => {
  const trial = await tryDraft(db, caller, input)
  const since = addDays(now, -replayLimits.days)
  const rows = await readOrders(db, caller, since)
  const company = await companyOf(db, caller, trial)
  const concerned = rows
    .slice(0, replayLimits.orders)
    .map((row) => pastOrder(company, row))
    .filter(({ departmentIds }) => [trial.current, trial.tried].some((flows) => flowFor(flows, departmentIds)?.id === trial.flowId))
  const results = concerned.map((order) => replayOrder(trial.tried, order))
  const counted = groupBy(results, differenceOf)
  const countOf = (difference: ReturnType<typeof differenceOf>) => counted.get(difference)?.length ?? 0
  const medians = await medianHours(db, caller, since)
  const typical = medianOf([...medians.values()])
  const total = (of: (result: Result) => readonly PassedNode[]) =>
    typical === null ? null : oneDecimal(results.reduce((sum, result) => sum + hoursOf(of(result), (id) => medians.get(id) ?? typical), 0))
  const after = results.map((result) => result.after ?? [])
  return {
    Days: replayLimits.days,
    Total: results.length,
    IsLimited: rows.length > replayLimits.orders,
    ApprovedBefore: concerned.filter(({ before }) => before.length > 0).length,
    ApprovedAfter: results.filter(({ reasons }) => reasons.length > 0).length,
    More: countOf('more'),
    Less: countOf('less'),
    Other: countOf('other'),
    Stuck: countOf('stuck'),
    RuleOrders: ordersOfRules(trial, concerned),
    HoursBefore: total(({ order }) => order.before),
    HoursAfter: total((result) => result.after ?? []),
    Unmeasured: approversOf(after.flat()).filter((id) => !medians.has(id)).length,
    Approvers: await workOf(db, results, medians),
    Changed: results.filter((result) => differenceOf(result) !== 'same').slice(0, replayLimits.changed).map((result) => changedToWire(caller, result)),
  }
}
