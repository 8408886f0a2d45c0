import { and, asc, count, desc, eq, inArray, min, or, sql, sum, type SQL } from 'drizzle-orm'
import { approvalLifecycle, approvalStatus, approvalStepStatus, approvalViews, statusName, type ApprovalList, type ApprovalListRequest, type ApprovalSummary, type ApprovalView } from '@mall/api/contract'
import { reasonsToWire } from '../../company/approval-flow/reasons-to-wire.ts'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasNumber, hasText, isAmount, isEqual, onDays } from '../../platform/lists/filters.ts'
import { offsetOf, orderOf } from '../../platform/lists/list-page.ts'
import { isByNamed } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { orderSumsOf } from '../order/sums.ts'
import { allowedActions } from './allowed-actions.ts'
import { approvalsOf, isOnAnyList, visibleApprovals } from './scope.ts'

/** All filters except the view: the tabs count with the same filters. */
const filtered = (caller: Caller, { Keyword, BeginTime, EndTime, AmountMin, AmountMax, Reason, UserName, DepartmentId }: ApprovalListRequest): SQL | undefined =>
  and(
    or(hasNumber(orderApproval.approvalNo, Keyword), hasNumber(orders.orderNo, Keyword), hasText(orders.reason, Keyword)),
    isByNamed(caller, orders.userId, UserName),
    isEqual(orders.departmentId, DepartmentId),
    onDays(orderApproval.createdAt, BeginTime, EndTime),
    isAmount(orders.payableFen, AmountMin, AmountMax),
    Reason === undefined ? undefined : sql`${orderApproval.reasons} @> ${JSON.stringify([{ code: Reason }])}::jsonb`,
  )

/** The node that decides now, and since when. Null once decided. */
const currentNode = (db: Db) =>
  db
    .select({ index: approvalStep.nodeIndex, name: approvalStep.nodeName, since: approvalStep.reachedAt })
    .from(approvalStep)
    .where(and(eq(approvalStep.approvalId, orderApproval.id), eq(orderApproval.status, approvalStatus.running), eq(approvalStep.state, approvalStepStatus.running)))
    .orderBy(asc(approvalStep.id))
    .limit(1)
    .as('node')

const nodeCount = sql<number>`(select max(step.node_index) + 1 from ${approvalStep} step where step.approval_id = ${orderApproval.id})`

/** Approvals with what a list shows of them. Every row that is read is within `where`. */
const listed = (db: Db, where: SQL | undefined) => {
  const node = currentNode(db)
  const query = db
    .select({
      approval: orderApproval, order: orders, userName: displayName, departmentName: department.name,
      nodeIndex: node.index, nodeName: node.name, since: node.since, nodeCount,
    })
    .from(orderApproval)
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .innerJoin(department, eq(department.id, orders.departmentId))
    .leftJoinLateral(node, sql`true`)
    .where(where)
  return { query, since: node.since }
}

/** `since`: when the node was reached. */
const orderBy = ({ SortField, SortOrder }: ApprovalListRequest, since: ReturnType<typeof currentNode>['since']): SQL[] => {
  if (SortField !== undefined && SortField !== 'WaitingSince') {
    const columns = { SubmitTime: orderApproval.createdAt, PayableAmount: orders.payableFen }
    return orderOf({ columns, byDefault: 'SubmitTime', last: orderApproval.id }, { SortField, SortOrder })
  }
  // What has ended waits for nobody: it comes last either way.
  const isShortestFirst = SortField === 'WaitingSince' && SortOrder !== 'asc'
  return [isShortestFirst ? sql`${since} desc nulls last` : asc(since), desc(orderApproval.createdAt), desc(orderApproval.id)]
}

/** A page of one view. Which approvals are on it is found among narrow rows: what a list shows of one is read for these alone. */
const rowsOf = (db: Db, where: SQL | undefined, request: ApprovalListRequest) => {
  const node = currentNode(db)
  const page = db
    .select({ id: orderApproval.id })
    .from(orderApproval)
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .leftJoinLateral(node, sql`true`)
    .where(where)
    .orderBy(...orderBy(request, node.since))
    .limit(request.PageSize)
    .offset(offsetOf(request))
  const { query, since } = listed(db, inArray(orderApproval.id, page))
  return query.orderBy(...orderBy(request, since))
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Of these approvals, those that it is the caller's turn to decide, and whether lines may then be changed. */
const turnsOf = async (db: Db, caller: Caller, approvalIds: readonly number[]): Promise<Map<number, boolean>> => {
  const rows = await db
    .select({ id: approvalStep.approvalId, allowEditLines: approvalStep.allowEditLines })
    .from(approvalStep)
    .where(and(inArray(approvalStep.approvalId, [...approvalIds]), eq(approvalStep.approverId, caller.userId), eq(approvalStep.state, approvalStepStatus.running)))
  return new Map(rows.map(({ id, allowEditLines }) => [id, allowEditLines]))
}

/** Adds the lines and what the caller may do. */
const summarise = async (db: Db, caller: Caller, rows: readonly Row[]): Promise<ApprovalSummary[]> => {
  if (rows.length === 0) return []
  const turns = await turnsOf(db, caller, rows.map(({ approval }) => approval.id))
  const lines = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, rows.map(({ order }) => order.id)))
    .orderBy(asc(orderLine.id))
  const byOrder = groupBy(lines, ({ orderId }) => orderId)
  return rows.map(({ approval, order, userName, departmentName, nodeIndex, nodeName, since, nodeCount }) => ({
    ApprovalNo: approval.approvalNo,
    OrderNo: order.orderNo,
    SubmitTime: toInstant(approval.createdAt),
    UserName: userName,
    DepartmentId: order.departmentId,
    DepartmentName: departmentName,
    Purpose: order.reason,
    Lines: (byOrder.get(order.id) ?? []).map((line) => ({
      ProductCode: line.productCode,
      CustomerProductName: line.name,
      ImageUrl: line.imageUrl,
      Quantity: line.quantity,
    })),
    ...orderSumsOf(order, byOrder.get(order.id) ?? []),
    Reasons: reasonsToWire(approval.reasons, { seesPrices: caller.seesPrices, isOwn: order.userId === caller.userId }),
    CurrentNode: nodeIndex === null || nodeName === null ? null : { Name: nodeName, Position: nodeIndex + 1, Count: nodeCount },
    WaitingSince: since === null ? null : toInstant(since),
    Status: approval.status,
    StatusName: statusName(approvalLifecycle, approval.status),
    AllowActions: allowedActions({
      status: approval.status, isApplicant: order.userId === caller.userId, canPurchase: caller.permissions.has('purchase'), isTurn: turns.has(approval.id), mayEditLines: turns.get(approval.id) ?? false,
    }),
    Version: order.version,
  }))
}

/**
 * One approval as a row of the list, for users who may see it.
 * @throws BusinessError 审批不存在
 */
export const approvalSummaryOf = async (db: Db, caller: Caller, approvalNo: string): Promise<ApprovalSummary> => {
  const { query } = listed(db, and(eq(orderApproval.approvalNo, approvalNo), visibleApprovals(db, caller)))
  const [summary] = await summarise(db, caller, await query)
  if (summary === undefined) throw new BusinessError('APPROVAL_NOT_FOUND', '审批不存在')
  return summary
}

/**
 * How many approvals match in each view, and the sum of the orders of one. In one pass that looks once at each row: it is counted in a group of
 * those that are in the same views.
 */
const totalsOf = async (db: Db, caller: Caller, wanted: ApprovalView, filters: SQL | undefined) => {
  const { waiting, decided, submitted } = approvalsOf(db, caller)
  const groups = await db
    .select({
      waiting: sql<boolean>`${waiting}`, decided: sql<boolean>`${decided}`, submitted: sql<boolean>`${submitted}`,
      count: count(), fen: sum(orders.payableFen).mapWith(Number),
    })
    .from(orderApproval)
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .where(and(eq(orders.enterpriseId, caller.enterpriseId), isOnAnyList(db, caller), filters))
    .groupBy(sql`1, 2, 3`)
  const countOf = (view: ApprovalView) => groups.reduce((total, group) => (group[view] ? total + group.count : total), 0)
  return {
    counts: { waiting: countOf('waiting'), decided: countOf('decided'), submitted: countOf('submitted') },
    fen: groups.reduce((total, group) => (group[wanted] ? total + group.fen : total), 0),
  }
}

/** All that waits for the caller, and since when the longest of them does. */
export const waitingFor = async (db: Db, caller: Caller): Promise<{ readonly count: number; readonly since: Date | null }> => {
  const node = currentNode(db)
  const [waiting] = await db
    .select({ count: count(), since: min(node.since).mapWith(orderApproval.createdAt) })
    .from(orderApproval)
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .leftJoinLateral(node, sql`true`)
    .where(approvalsOf(db, caller).waiting)
  return waiting ?? { count: 0, since: null }
}

/** A page of the caller's approvals, with the counts of the tabs. */
export const listApprovals = async (db: Db, caller: Caller, request: ApprovalListRequest): Promise<ApprovalList> => {
  const filters = filtered(caller, request)
  const [{ counts, fen }, waiting, rows] = await Promise.all([
    totalsOf(db, caller, request.View, filters),
    waitingFor(db, caller),
    rowsOf(db, and(approvalsOf(db, caller)[request.View], filters), request),
  ])
  return {
    Items: await summarise(db, caller, rows),
    total: counts[request.View],
    TotalAmount: toYuan(fen),
    ViewCounts: approvalViews.map((View) => ({ View, Count: counts[View] })),
    Waiting: { Count: waiting.count, Since: waiting.since === null ? null : toInstant(waiting.since) },
  }
}
