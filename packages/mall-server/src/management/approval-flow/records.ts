import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { actionsFor, approvalFlowActions, approvalFlowLifecycle, approvalFlowListActions, approvalFlowStatus, approvalStatus, ruleSentence, statusName, type ApprovalFlowAction, type ApprovalFlowDetail, type ApprovalFlowList, type ApprovalFlowStatus, type ApprovalFlowSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayNameIfAny } from '../../platform/db/display-name.ts'
import { approvalFlow, approvalFlowVersion, orderApproval, type FlowContent } from '../../platform/db/schema/approval.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import type { Caller, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { isEqual } from '../../platform/lists/filters.ts'
import { containing } from '../../platform/lists/like.ts'
import { offsetOf } from '../../platform/lists/list-page.ts'
import { toInstant } from '../../platform/time.ts'
import { referencesOf, type References } from './references.ts'
import { contentToWire } from './wire.ts'

export type FlowRow = typeof approvalFlow.$inferSelect

/** What is edited of a flow: its draft, or without one what is in force. */
export const editedOf = ({ draft, content }: Pick<FlowRow, 'draft' | 'content'>): FlowContent => {
  const edited = draft ?? content
  if (edited === null) throw new Error('An approval flow without a draft and without a version')
  return edited
}

const contentsOf = ({ draft, content }: FlowRow): FlowContent[] => [draft, content].filter((one) => one !== null)

/** The whole of `AllowActions`, in the contract's order. A published flow is published again when it has a draft. */
export const allowedActions = ({ permissions }: Pick<Caller, 'permissions'>, { status, draft }: Pick<FlowRow, 'status' | 'draft'>): ApprovalFlowAction[] => {
  if (!permissions.has('flow.manage')) return ['View']
  const moves: readonly string[] = actionsFor(approvalFlowLifecycle, approvalFlowStatus[status], ['manager'])
  const allowed = new Set(['View', 'Edit', ...(draft === null ? [] : ['Publish', 'Discard']), ...moves])
  return approvalFlowActions.filter((action) => allowed.has(action))
}

const runningCounts = async (db: Db, flowIds: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db
    .select({ flowId: orderApproval.flowId, running: count() })
    .from(orderApproval)
    .where(and(inArray(orderApproval.flowId, [0, ...flowIds]), eq(orderApproval.status, approvalStatus.running)))
    .groupBy(orderApproval.flowId)
  return new Map(rows.map((row) => [row.flowId, row.running]))
}

const toSummary = (caller: Caller, row: FlowRow, { facts, departmentName }: References, running: number): ApprovalFlowSummary => {
  const shown = row.content ?? editedOf(row)
  const status: ApprovalFlowStatus = approvalFlowStatus[row.status]
  return {
    FlowId: row.id,
    Name: editedOf(row).name,
    DepartmentNames: shown.departmentIds.flatMap((id) => departmentName(id) ?? []),
    Sentences: contentToWire(shown).Rules.map((rule) => ruleSentence(rule, facts.names)),
    PublishedVersion: row.publishedVersion,
    HasDraft: row.draft !== null,
    RunningCount: running,
    Status: status,
    StatusName: statusName(approvalFlowLifecycle, status),
    AllowActions: allowedActions(caller, row),
    Version: row.version,
  }
}

const ofEnterprise = ({ enterpriseId }: Pick<Caller, 'enterpriseId'>) => eq(approvalFlow.enterpriseId, enterpriseId)

const statusKeys = {
  [approvalFlowStatus.draft]: 'draft',
  [approvalFlowStatus.published]: 'published',
  [approvalFlowStatus.disabled]: 'disabled',
} as const satisfies Readonly<Record<ApprovalFlowStatus, FlowRow['status']>>

const name = sql`coalesce(${approvalFlow.draft}, ${approvalFlow.content}) ->> 'name'`

/** A page of the flows of the caller's company: those in force first, then drafts, then what was disabled. */
export const listFlows = async (db: Db, caller: Caller, request: ParsedInput<'POST /api/ApprovalFlow/List'>): Promise<ApprovalFlowList> => {
  const { Keyword, Status } = request
  const where = and(
    ofEnterprise(caller),
    isEqual(approvalFlow.status, Status === undefined ? undefined : statusKeys[Status]),
    Keyword === undefined || Keyword.trim() === '' ? undefined : sql`${name} ilike ${containing(Keyword)}`,
  )
  const rows = await db
    .select()
    .from(approvalFlow)
    .where(where)
    .orderBy(sql`array_position(array['published', 'draft', 'disabled'], ${approvalFlow.status})`, asc(approvalFlow.id))
    .limit(request.PageSize)
    .offset(offsetOf(request))
  const references = await referencesOf(db, caller.enterpriseId, rows.flatMap(contentsOf))
  const running = await runningCounts(db, rows.map(({ id }) => id))
  return { Items: rows.map((row) => toSummary(caller, row, references, running.get(row.id) ?? 0)), total: await db.$count(approvalFlow, where), AllowActions: caller.permissions.has('flow.manage') ? [...approvalFlowListActions] : [] }
}

/**
 * A flow of the caller's company.
 * @throws BusinessError `APPROVAL_FLOW_NOT_FOUND`
 */
export const findFlow = async (db: Db, caller: Caller, flowId: number): Promise<FlowRow> => {
  const [row] = await db.select().from(approvalFlow).where(and(ofEnterprise(caller), eq(approvalFlow.id, flowId)))
  if (row === undefined) throw new BusinessError('APPROVAL_FLOW_NOT_FOUND', '审批流程不存在')
  return row
}

const versionsOf = async (db: Db, flowId: number): Promise<ApprovalFlowDetail['Versions']> => {
  const rows = await db
    .select({ version: approvalFlowVersion.version, at: approvalFlowVersion.publishedAt, by: displayNameIfAny })
    .from(approvalFlowVersion)
    .leftJoin(appUser, eq(appUser.id, approvalFlowVersion.publishedById))
    .where(eq(approvalFlowVersion.flowId, flowId))
    .orderBy(desc(approvalFlowVersion.version))
  return rows.map(({ version, at, by }) => ({ Version: version, PublishedTime: toInstant(at), PublishedBy: by }))
}

/** One flow with its draft and what is in force. */
export const detailFlow = async (db: Db, caller: Caller, flowId: number): Promise<ApprovalFlowDetail> => {
  const row = await findFlow(db, caller, flowId)
  const references = await referencesOf(db, caller.enterpriseId, contentsOf(row))
  const running = await runningCounts(db, [row.id])
  return {
    ...toSummary(caller, row, references, running.get(row.id) ?? 0),
    Content: contentToWire(editedOf(row)),
    Published: row.content && contentToWire(row.content),
    People: [...references.people],
    Versions: await versionsOf(db, row.id),
  }
}
