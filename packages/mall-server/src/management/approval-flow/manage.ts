import { and, eq, ne } from 'drizzle-orm'
import { approvalFlowLimits, flowProblems, type ApprovalFlowDetail } from '@mall/api/contract'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { approvalFlow, approvalFlowVersion, type FlowContent } from '../../platform/db/schema/approval.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { CallContext, Caller, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { allowedActions, detailFlow, editedOf, findFlow, type FlowRow } from './records.ts'
import { referencesOf, requireKnown, type References } from './references.ts'
import { contentOf, contentToWire } from './wire.ts'

type Target = ParsedInput<'POST /api/ApprovalFlow/Publish'>

/** Until the transaction ends nobody else changes the flows of the company: names and departments are compared with those of the others. */
const lockFlows = (tx: Tx, { enterpriseId }: Caller) => tx.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.id, enterpriseId)).for('no key update')

const flows = defineActions({
  lock: async (tx, { caller }, { FlowId }: { readonly FlowId: number }) => {
    await lockFlows(tx, caller)
    return findFlow(tx, caller, FlowId)
  },
  requireAllowed: permitting(allowedActions, () => new BusinessError('APPROVAL_FLOW_ACTION_NOT_ALLOWED', '当前流程状态不允许此操作')),
})

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
  return { Name: name, Departments: departmentIds.join(','), Rules: JSON.stringify(rules), WaitDays: waitDays, Status: row.status, PublishedVersion: row.publishedVersion, HasDraft: row.draft !== null }
}

const audit = (tx: Tx, context: CallContext, action: string, before: FlowRow | null, after: FlowRow | null): Promise<void> =>
  writeAudit(tx, originOf(context), {
    action, entity: 'approvalFlow', entityId: (after ?? before)?.id ?? 0, before: before && summaryOf(before), after: after && summaryOf(after),
  })

const begin = async (tx: Tx, { enterpriseId }: Caller, draft: FlowContent): Promise<FlowRow> => {
  const [row] = await tx.insert(approvalFlow).values({ enterpriseId, publishedVersion: 0, status: 'draft', draft }).returning()
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
    const opened = FlowId === undefined ? null : await flows.open(tx, context, { FlowId, Version: Version ?? 0 }, 'Edit')
    const before = opened?.row ?? null
    const draft = contentOf(Content)
    const others = await othersOf(tx, caller, FlowId)
    if (before === null && others.length >= approvalFlowLimits.flows) throw new BusinessError('APPROVAL_FLOWS_LIMIT_REACHED', `最多可建立${approvalFlowLimits.flows}个审批流程`)
    requireFreeName(others, draft)
    requireKnown(await referencesOf(tx, caller.enterpriseId, [draft]), draft)
    const after = opened === null ? await begin(tx, caller, draft) : await changeRecord(tx, opened.acting.by, approvalFlow, opened.row, { draft })
    await audit(tx, context, 'ApprovalFlow.Save', before, after)
    return detailFlow(tx, caller, after.id)
  })

/**
 * Makes the draft the next version, for new orders at once; without one a disabled flow is in force again as it was.
 * @throws BusinessError `APPROVAL_FLOW_INVALID` with the first problem, `APPROVAL_FLOW_DEPARTMENT_TAKEN`, and those of every write.
 */
export const publishFlow = (context: CallContext, target: Target): Promise<ApprovalFlowDetail> =>
  flows.act(context, 'POST /api/ApprovalFlow/Publish', target, 'Publish', async ({ tx, row: before, acting }) => {
    const { caller, deps } = context
    const content = editedOf(before)
    const references = await referencesOf(tx, caller.enterpriseId, [content])
    const [problem] = flowProblems(contentToWire(content), references.facts)
    if (problem !== undefined) throw new BusinessError('APPROVAL_FLOW_INVALID', problem.Text)
    requireKnown(references, content)
    requireFreeDepartments(await othersOf(tx, caller, before.id), content, references)
    const publishedVersion = before.draft === null ? before.publishedVersion : before.publishedVersion + 1
    const after = await changeRecord(tx, acting.by, approvalFlow, before, { status: 'published', content, draft: null, publishedVersion })
    if (publishedVersion !== before.publishedVersion) {
      await tx.insert(approvalFlowVersion).values({ flowId: before.id, version: publishedVersion, content, publishedAt: deps.clock(), publishedById: caller.userId })
    }
    await audit(tx, context, 'ApprovalFlow.Publish', before, after)
    return detailFlow(tx, caller, before.id)
  })

/** Takes a flow out of force for new orders. */
export const disableFlow = (context: CallContext, target: Target): Promise<ApprovalFlowDetail> =>
  flows.act(context, 'POST /api/ApprovalFlow/Disable', target, 'Disable', async ({ tx, row: before, acting }) => {
    await audit(tx, context, 'ApprovalFlow.Disable', before, await changeRecord(tx, acting.by, approvalFlow, before, { status: 'disabled' }))
    return detailFlow(tx, context.caller, before.id)
  })

/** Gives up the draft. What was never published is gone with it, and null is returned. */
export const discardDraft = (context: CallContext, target: Target): Promise<ApprovalFlowDetail | null> =>
  flows.act(context, 'POST /api/ApprovalFlow/Discard', target, 'Discard', async ({ tx, row: before, acting }) => {
    if (before.content === null) {
      await deleteRecord(tx, acting.by, approvalFlow, before)
      await audit(tx, context, 'ApprovalFlow.Discard', before, null)
      return null
    }
    await audit(tx, context, 'ApprovalFlow.Discard', before, await changeRecord(tx, acting.by, approvalFlow, before, { draft: null }))
    return detailFlow(tx, context.caller, before.id)
  })
