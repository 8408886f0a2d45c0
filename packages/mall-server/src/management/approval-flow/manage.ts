import { and, eq, ne } from 'drizzle-orm'
import { approvalFlowLimits, flowProblems, type ApprovalFlowAction, type ApprovalFlowDetail } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { approvalFlow, approvalFlowVersion, type FlowContent } from '../../platform/db/schema/approval.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { CallContext, Caller, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { versionConflict } from '../../platform/records/version.ts'
import { allowedActions, detailFlow, editedOf, findFlow, type FlowRow } from './records.ts'
import { referencesOf, requireKnown, type References } from './references.ts'
import { contentOf, contentToWire } from './wire.ts'

type Target = ParsedInput<'POST /api/ApprovalFlow/Publish'>

/** Until the transaction ends nobody else changes the flows of the company: names and departments are compared with those of the others. */
const lockFlows = (tx: Tx, { enterpriseId }: Caller) => tx.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.id, enterpriseId)).for('no key update')

/** A flow in the version that the caller read, when they may take the action now. */
const lockFor = async (tx: Tx, caller: Caller, { FlowId, Version }: Target, action: ApprovalFlowAction): Promise<FlowRow> => {
  await lockFlows(tx, caller)
  const row = await findFlow(tx, caller, FlowId)
  if (row.revision !== Version) throw versionConflict()
  if (!allowedActions(row).includes(action)) throw new BusinessError('APPROVAL_FLOW_ACTION_NOT_ALLOWED', '当前流程状态不允许此操作')
  return row
}

const othersOf = (tx: Tx, { enterpriseId }: Caller, flowId: number | undefined): Promise<FlowRow[]> =>
  tx
    .select()
    .from(approvalFlow)
    .where(and(eq(approvalFlow.enterpriseId, enterpriseId), flowId === undefined ? undefined : ne(approvalFlow.id, flowId)))

const requireFreeName = (others: readonly FlowRow[], { name }: FlowContent): void => {
  if (others.some((row) => editedOf(row).name === name)) throw new BusinessError('APPROVAL_FLOW_NAME_TAKEN', '流程名称已存在')
}

/** For each department, and for all others together, at most one flow is in force: which one an order goes through is never a matter of chance. */
const requireFreeDepartments = (others: readonly FlowRow[], { departmentIds }: FlowContent, { departmentName }: References): void => {
  for (const { status, content } of others) {
    if (status !== 'published' || content === null) continue
    if (departmentIds.length === 0 && content.departmentIds.length === 0) {
      throw new BusinessError('APPROVAL_FLOW_DEPARTMENT_TAKEN', `“${content.name}”已适用于全公司，请选择适用部门，或先停用该流程`)
    }
    const taken = departmentIds.find((id) => content.departmentIds.includes(id))
    if (taken !== undefined) throw new BusinessError('APPROVAL_FLOW_DEPARTMENT_TAKEN', `“${departmentName(taken) ?? ''}”已适用流程“${content.name}”，请先调整`)
  }
}

/** For the audit log. */
const summaryOf = (row: FlowRow): AuditSummary => {
  const { name, departmentIds, rules, waitDays } = editedOf(row)
  return { Name: name, Departments: departmentIds.join(','), Rules: JSON.stringify(rules), WaitDays: waitDays, Status: row.status, PublishedVersion: row.version, HasDraft: row.draft !== null }
}

const audit = (tx: Tx, context: CallContext, action: string, before: FlowRow | null, after: FlowRow | null): Promise<void> =>
  writeAudit(tx, originOf(context), {
    action, entity: 'approvalFlow', entityId: (after ?? before)?.id ?? 0, before: before && summaryOf(before), after: after && summaryOf(after),
  })

const change = async (tx: Tx, before: FlowRow, values: Partial<typeof approvalFlow.$inferInsert>): Promise<FlowRow> => {
  const [row] = await tx.update(approvalFlow).set({ ...values, revision: before.revision + 1 }).where(eq(approvalFlow.id, before.id)).returning()
  if (row === undefined) throw new Error('The approval flow was not written')
  return row
}

const begin = async (tx: Tx, { enterpriseId }: Caller, draft: FlowContent): Promise<FlowRow> => {
  const [row] = await tx.insert(approvalFlow).values({ enterpriseId, version: 0, status: 'draft', draft }).returning()
  if (row === undefined) throw new Error('The approval flow was not written')
  return row
}

/**
 * Writes the draft of a flow, or begins one.
 * @throws BusinessError when the name is taken, when it refers to what the company does not have, or when it changed since it was read.
 */
export const saveFlow = (context: CallContext, { FlowId, Version, Content }: ParsedInput<'POST /api/ApprovalFlow/Save'>): Promise<ApprovalFlowDetail> =>
  context.deps.db.transaction(async (tx) => {
    const { caller } = context
    await lockFlows(tx, caller)
    const before = FlowId === undefined ? null : await lockFor(tx, caller, { FlowId, Version: Version ?? 0 }, 'Edit')
    const draft = contentOf(Content)
    const others = await othersOf(tx, caller, FlowId)
    if (before === null && others.length >= approvalFlowLimits.flows) throw new BusinessError('APPROVAL_FLOWS_LIMIT_REACHED', `最多可建立${approvalFlowLimits.flows}个审批流程`)
    requireFreeName(others, draft)
    requireKnown(await referencesOf(tx, caller.enterpriseId, [draft]), draft)
    const after = before === null ? await begin(tx, caller, draft) : await change(tx, before, { draft })
    await audit(tx, context, 'ApprovalFlow.Save', before, after)
    return detailFlow(tx, caller, after.id)
  })

/**
 * Makes the draft the next version, for new orders at once; without one a disabled flow is in force again as it was.
 * @throws BusinessError `APPROVAL_FLOW_INVALID` with the first problem, `APPROVAL_FLOW_DEPARTMENT_TAKEN`, and those of every write.
 */
export const publishFlow = (context: CallContext, target: Target): Promise<ApprovalFlowDetail> =>
  context.deps.db.transaction(async (tx) => {
    const { caller, deps } = context
    const before = await lockFor(tx, caller, target, 'Publish')
    const content = editedOf(before)
    const references = await referencesOf(tx, caller.enterpriseId, [content])
    const [problem] = flowProblems(contentToWire(content), references.facts)
    if (problem !== undefined) throw new BusinessError('APPROVAL_FLOW_INVALID', problem.Text)
    requireKnown(references, content)
    requireFreeDepartments(await othersOf(tx, caller, before.id), content, references)
    const version = before.draft === null ? before.version : before.version + 1
    const after = await change(tx, before, { status: 'published', content, draft: null, version })
    if (version !== before.version) {
      await tx.insert(approvalFlowVersion).values({ flowId: before.id, version, content, publishedAt: deps.clock(), publishedById: caller.userId })
    }
    await audit(tx, context, 'ApprovalFlow.Publish', before, after)
    return detailFlow(tx, caller, before.id)
  })

/** Takes a flow out of force for new orders. */
export const disableFlow = (context: CallContext, target: Target): Promise<ApprovalFlowDetail> =>
  context.deps.db.transaction(async (tx) => {
    const before = await lockFor(tx, context.caller, target, 'Disable')
    await audit(tx, context, 'ApprovalFlow.Disable', before, await change(tx, before, { status: 'disabled' }))
    return detailFlow(tx, context.caller, before.id)
  })

/** Gives up the draft. What was never published is gone with it, and null is returned. */
export const discardDraft = (context: CallContext, target: Target): Promise<ApprovalFlowDetail | null> =>
  context.deps.db.transaction(async (tx) => {
    const before = await lockFor(tx, context.caller, target, 'Discard')
    if (before.content === null) {
      await tx.delete(approvalFlow).where(eq(approvalFlow.id, before.id))
      await audit(tx, context, 'ApprovalFlow.Discard', before, null)
      return null
    }
    await audit(tx, context, 'ApprovalFlow.Discard', before, await change(tx, before, { draft: null }))
    return detailFlow(tx, context.caller, before.id)
  })
