import { and, asc, count, desc, eq, inArray, min, or, sql, type SQL } from 'drizzle-orm'
import {
  approvalLifecycle,
  approvalViews,
  statusName,
  type ApprovalList,
  type ApprovalListRequest,
  type ApprovalSummary,
  type ApprovalView,
} from '@mall/api/contract'
import { reasonsToWire } from '../approval-flow/reasons-to-wire.ts'
import type { Db } from '../db/client.ts'
import { displayName } from '../db/display-name.ts'
import { appUser, department } from '../db/schema/organisation.ts'
import { approvalStep, orderApproval } from '../db/schema/approval.ts'
import { orderLine, orders } from '../db/schema/order.ts'
import { groupBy } from '../group-by.ts'
import type { Caller } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { hasNumber, hasText, isAmount, isEqual, onDays } from '../lists/filters.ts'
import { listPage, offsetOf } from '../lists/list-page.ts'
import { toYuan } from '../money.ts'
import { toInstant } from '../time.ts'
import { allowedActions } from './allowed-actions.ts'
import { approvalsOf, visibleApprovals } from './scope.ts'

/** All filters except the view: the tabs count with the same filters. */
const filtered = ({ Keyword, BeginTime, EndTime, AmountMin, AmountMax, Reason, UserName, DepartmentId }: ApprovalListRequest): SQL | undefined =>
  and(
    or(hasNumber(orderApproval.approvalNo, Keyword), hasNumber(orders.orderNo, Keyword), hasText(orders.reason, Keyword)),
    hasText(displayName, UserName),
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
    .where(and(eq(approvalStep.approvalId, orderApproval.id), eq(orderApproval.status, 1), eq(approvalStep.state, 1)))
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

/** A page of one view. */
const rowsOf = (db: Db, where: SQL | undefined, request: ApprovalListRequest) => {
  const { query, since } = listed(db, where)
  if (request.SortField !== undefined && request.SortField !== 'WaitingSince') {
    const columns = { SubmitTime: orderApproval.createdAt, PayableAmount: orders.payableFen }
    return listPage(query.$dynamic(), { columns, byDefault: 'SubmitTime', last: orderApproval.id }, { ...request, SortField: request.SortField })
  }
  // What has ended waits for nobody: it comes last either way.
  const isShortestFirst = request.SortField === 'WaitingSince' && request.SortOrder !== 'asc'
  return query
    .orderBy(isShortestFirst ? sql`${since} desc nulls last` : asc(since), desc(orderApproval.createdAt), desc(orderApproval.id))
    .limit(request.PageSize)
    .offset(offsetOf(request))
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Of these approvals, those that it is the caller's turn to decide, and whether lines may then be changed. */
const turnsOf = async (db: Db, caller: Caller, approvalIds: readonly number[]): Promise<Map<number, boolean>> => {
  const rows = await db
    .select({ id: approvalStep.approvalId, allowEditLines: approvalStep.allowEditLines })
    .from(approvalStep)
    .where(and(inArray(approvalStep.approvalId, [...approvalIds]), eq(approvalStep.approverId, caller.userId), eq(approvalStep.state, 1)))
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
    PayableAmount: toYuan(order.payableFen),
    Reasons: reasonsToWire(approval.reasons, caller),
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
 * One approval as a row of the list, for who may look at it.
 * @throws BusinessError 审批不存在
 */
export const approvalSummaryOf = async (db: Db, caller: Caller, approvalNo: string): Promise<ApprovalSummary> => {
  const { query } = listed(db, and(eq(orderApproval.approvalNo, approvalNo), visibleApprovals(db, caller)))
  const [summary] = await summarise(db, caller, await query)
  if (summary === undefined) throw new BusinessError('APPROVAL_NOT_FOUND', '审批不存在')
  return summary
}

/** How many approvals match in each view, and the sum of the orders of one: all in one pass. */
const totalsOf = async (db: Db, views: ReturnType<typeof approvalsOf>, wanted: ApprovalView, filters: SQL | undefined) => {
  const counted = (view: ApprovalView) => sql`count(*) filter (where ${views[view]})`.mapWith(Number)
  const [totals] = await db
    .select({
      waiting: counted('waiting'), decided: counted('decided'), submitted: counted('submitted'),
      fen: sql`coalesce(sum(${orders.payableFen}) filter (where ${views[wanted]}), 0)`.mapWith(Number),
    })
    .from(orderApproval)
    .innerJoin(orders, eq(orders.id, orderApproval.orderId))
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .where(and(or(...approvalViews.map((view) => views[view])), filters))
  return totals ?? { waiting: 0, decided: 0, submitted: 0, fen: 0 }
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
  const views = approvalsOf(db, caller)
  const filters = filtered(request)
  const totals = await totalsOf(db, views, request.View, filters)
  const waiting = await waitingFor(db, caller)
  return {
    Items: await summarise(db, caller, await rowsOf(db, and(views[request.View], filters), request)),
    total: totals[request.View],
    TotalAmount: toYuan(totals.fen),
    ViewCounts: approvalViews.map((View) => ({ View, Count: totals[View] })),
    Waiting: { Count: waiting.count, Since: waiting.since === null ? null : toInstant(waiting.since) },
  }
}
