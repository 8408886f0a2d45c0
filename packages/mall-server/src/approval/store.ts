import { and, arrayOverlaps, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { appUser, department, enterprise, membership } from '../db/schema/organisation.ts'
import { approvalFlow, approvalStep, orderApproval, type ApprovalStatus, type FlowNode } from '../db/schema/trade.ts'
import { approvalReasons, firstStepState, resolveNodes, type ApprovalPeople, type ApprovalSubject, type ResolvedNode } from './rules.ts'

export type ApprovalFlow = typeof approvalFlow.$inferSelect

/** The flow that new orders of an enterprise go through; null: nothing needs approval. */
export const publishedFlow = async (db: Db, enterpriseId: number): Promise<ApprovalFlow | null> => {
  const [flow] = await db
    .select()
    .from(approvalFlow)
    .where(and(eq(approvalFlow.enterpriseId, enterpriseId), eq(approvalFlow.status, 'published')))
  return flow ?? null
}

/** Whom the nodes of a flow can choose, besides the administrators that a node without anybody goes to. */
const eligible = (nodes: readonly FlowNode[], managerId: number | null): SQL | undefined => {
  const roles = nodes.flatMap(({ approver }) => (approver.type === 'role' ? [approver.role] : []))
  const ids = nodes.flatMap(({ approver }) => (approver.type === 'users' ? approver.userIds : []))
  return or(
    arrayOverlaps(membership.roles, ['EnterpriseAdministrator', 'GroupAdministrator', ...roles]),
    inArray(appUser.id, [...ids, managerId ?? 0]),
  )
}

/** Who can approve what this applicant charges to this department; of a large company only those whom the flow can choose. */
const approvalPeople = async (db: Db, applicant: Applicant, nodes: readonly FlowNode[]): Promise<ApprovalPeople> => {
  const [charged] = await db.select({ managerId: department.managerId }).from(department).where(eq(department.id, applicant.departmentId))
  const managerId = charged?.managerId ?? null
  const rows = await db
    .select({ userId: appUser.id, name: appUser.nickname, roles: membership.roles, enterpriseId: membership.enterpriseId })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(enterprise, eq(enterprise.id, membership.enterpriseId))
    .where(
      and(
        eq(appUser.status, 'active'),
        eligible(nodes, managerId),
        or(eq(membership.enterpriseId, applicant.enterpriseId), and(eq(enterprise.groupId, applicant.groupId), eq(appUser.utype, 'GA'))),
      ),
    )
    .orderBy(asc(appUser.id))
  const own = rows.filter((row) => row.enterpriseId === applicant.enterpriseId)
  const elsewhere = rows.filter((row) => row.enterpriseId !== applicant.enterpriseId && !own.some((one) => one.userId === row.userId))
  return { applicantId: applicant.userId, managerId, colleagues: [...own, ...elsewhere] }
}

export interface Applicant {
  readonly userId: number
  readonly enterpriseId: number
  readonly groupId: number
  /** 费用归属部门 of the order. */
  readonly departmentId: number
}

export interface ApprovalPlan {
  readonly flow: ApprovalFlow
  readonly reasons: readonly string[]
  /** Null: somebody would have to approve, but there is nobody who could. */
  readonly nodes: readonly ResolvedNode[] | null
}

/** Why and by whom an order would have to be approved; null when by nobody. */
export const planApproval = async (db: Db, applicant: Applicant, subject: ApprovalSubject): Promise<ApprovalPlan | null> => {
  const flow = await publishedFlow(db, applicant.enterpriseId)
  if (flow === null) return null
  const reasons = approvalReasons(flow.conditions, subject)
  if (reasons.length === 0) return null
  return { flow, reasons, nodes: resolveNodes(flow.nodes, await approvalPeople(db, applicant, flow.nodes)) }
}

/** Starts the approval of an order: a step for every approver of every node. */
export const startApproval = async (
  tx: Tx,
  orderId: number,
  plan: { readonly flow: ApprovalFlow; readonly reasons: readonly string[]; readonly nodes: readonly ResolvedNode[] },
  now: Date,
): Promise<void> => {
  const [approval] = await tx
    .insert(orderApproval)
    .values({ orderId, flowId: plan.flow.id, flowVersion: plan.flow.version, status: 1, reasons: plan.reasons, createdAt: now })
    .returning({ id: orderApproval.id })
  if (approval === undefined) throw new Error('The approval was not written')
  const steps = plan.nodes.flatMap((node, nodeIndex) =>
    node.approvers.map((approver, approverIndex) => ({
      approvalId: approval.id,
      nodeIndex,
      nodeName: node.name,
      mode: node.mode,
      approverId: approver.userId,
      state: firstStepState(nodeIndex, approverIndex, node.mode),
      comment: '',
    })),
  )
  await tx.insert(approvalStep).values(steps)
}

/** Ends the running approval of an order, when it has one; nobody is waited for any more. */
export const endApproval = async (tx: Tx, orderId: number, status: Exclude<ApprovalStatus, 1>, now: Date): Promise<void> => {
  const ended = await tx
    .update(orderApproval)
    .set({ status, finishedAt: now })
    .where(and(eq(orderApproval.orderId, orderId), eq(orderApproval.status, 1)))
    .returning({ id: orderApproval.id })
  for (const { id } of ended) {
    await tx.update(approvalStep).set({ state: 0 }).where(and(eq(approvalStep.approvalId, id), eq(approvalStep.state, 1)))
  }
}

/** Names of those an order waits for now, in the order of the steps. */
export const waitingApprovers = async (db: Db, orderId: number): Promise<string[]> => {
  const rows = await db
    .select({ name: appUser.nickname })
    .from(approvalStep)
    .innerJoin(orderApproval, eq(orderApproval.id, approvalStep.approvalId))
    .innerJoin(appUser, eq(appUser.id, approvalStep.approverId))
    .where(and(eq(orderApproval.orderId, orderId), eq(orderApproval.status, 1), eq(approvalStep.state, 1)))
    .orderBy(asc(approvalStep.id))
  return rows.map((row) => row.name)
}

/** 单笔限额 of a member, integer fen; null: none. */
export const singleLimitOf = async (db: Db, member: Pick<Applicant, 'userId' | 'enterpriseId'>): Promise<number | null> => {
  const [row] = await db
    .select({ limit: membership.singleLimitFen })
    .from(membership)
    .where(and(eq(membership.userId, member.userId), eq(membership.enterpriseId, member.enterpriseId)))
  return row?.limit ?? null
}
