import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { administratorPermissions, administratorScopes, approvalLifecycle, approvalStatus, approvalStepStatus, type ApprovalMode, type ApprovalTransitionAction, type DataScope, type Permission } from '@mall/api/contract'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import type { Acting } from '../../platform/actions/permit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser, department, enterprise, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { approvalFlow, approvalStep, orderApproval, type FlowContent, type FlowNode, type ReasonFacts } from '../../platform/db/schema/approval.ts'
import { together } from '../../platform/db/together.ts'
import { isUsable } from '../../platform/db/usable-account.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { tellApprovers } from './notices.ts'
import { groupBy } from '../../platform/group-by.ts'
import { isAdministratorRole } from '../role/administrators.ts'
import { roleOfMembership } from '../role/store.ts'
import { firstStepState, flowFor, pathOf, resolveNodes, type ApprovalPeople, type Colleague, type ApprovalSubject, type ResolvedNode } from './rules.ts'

/** A version that new orders go through. */
export interface FlowInForce extends FlowContent {
  readonly id: number
  readonly version: number
}

/** The flows that new orders of an enterprise go through: at most one for each department, and one for all others. */
export const publishedFlows = async (db: Db, enterpriseId: number): Promise<FlowInForce[]> => {
  const rows = await db
    .select({ id: approvalFlow.id, version: approvalFlow.publishedVersion, content: approvalFlow.content })
    .from(approvalFlow)
    .where(and(eq(approvalFlow.enterpriseId, enterpriseId), eq(approvalFlow.status, 'published')))
    .orderBy(asc(approvalFlow.id))
  return rows.flatMap(({ content, ...flow }) => (content === null ? [] : [{ ...flow, ...content }]))
}

export interface ManagedDepartment {
  readonly id: number
  readonly managerId: number | null
}

/** A department and those above it, the nearest first, with their managers. */
export const departmentsUpwards = (db: Db, departmentId: number): Promise<ManagedDepartment[]> =>
  db
    .select({ id: department.id, managerId: department.managerId })
    .from(department)
    .where(sql`${department.id} = any(select unnest(string_to_array(trim(own.path, '/'), '/')::int[]) from ${department} own where own.id = ${departmentId})`)
    .orderBy(sql`length(${department.path}) desc`)

/** The users that the nodes of a flow can choose, besides the administrators for a node without an approver. */
const eligible = (nodes: readonly FlowNode[], managerIds: readonly number[]): SQL | undefined => {
  const roleIds = nodes.flatMap(({ approver }) => (approver.type === 'role' ? [approver.roleId] : []))
  const userIds = nodes.flatMap(({ approver }) => (approver.type === 'users' ? approver.userIds : []))
  return or(
    isAdministratorRole,
    inArray(role.id, [...roleIds, 0]),
    inArray(appUser.id, [...userIds, ...managerIds, 0]),
  )
}

const isAdministrator = (permissions: readonly Permission[] | null, scope: DataScope | null): boolean =>
  administratorPermissions.every((one) => permissions?.includes(one)) && administratorScopes.some((one) => one === scope)

const administersOf = (roles: readonly { readonly permissions: readonly Permission[] | null; readonly scope: DataScope | null }[]) => {
  const managing = roles.filter(({ permissions, scope }) => isAdministrator(permissions, scope))
  if (managing.length === 0) return null
  return managing.some(({ scope }) => scope !== 'group') ? 'enterprise' : 'group'
}

/** Who can approve in an enterprise; of a large one only those whom these nodes, or these managers, can choose. */
export const colleaguesFor = async (
  db: Db,
  { enterpriseId, groupId }: Pick<Applicant, 'enterpriseId' | 'groupId'>,
  nodes: readonly FlowNode[],
  managerIds: readonly number[],
): Promise<Colleague[]> => {
  // A row for each role that matters here.
  const rows = await db
    .select({
      userId: appUser.id, name: displayName, enterpriseId: membership.enterpriseId,
      roleId: role.id, permissions: role.permissions, scope: role.scope,
    })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(enterprise, eq(enterprise.id, membership.enterpriseId))
    .leftJoin(membershipRole, and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId)))
    .leftJoin(role, roleOfMembership)
    .where(
      and(
        isUsable,
        eligible(nodes, managerIds),
        // First of all the group, to which the enterprise belongs too: so nobody reads the members of all others.
        eq(enterprise.groupId, groupId),
        or(eq(membership.enterpriseId, enterpriseId), eq(appUser.utype, 'GA')),
      ),
    )
    .orderBy(asc(appUser.id))
  const colleaguesOf = (members: typeof rows): Colleague[] =>
    [...groupBy(members, ({ userId }) => userId)].map(([userId, roles]) => ({
      userId,
      name: roles[0].name,
      roleIds: roles.flatMap(({ roleId }) => roleId ?? []),
      administers: administersOf(roles),
    }))
  const own = colleaguesOf(rows.filter((row) => row.enterpriseId === enterpriseId))
  const elsewhere = colleaguesOf(rows.filter((row) => !own.some(({ userId }) => userId === row.userId)))
  return [...own, ...elsewhere]
}

/** Who can approve what this applicant charges to the first of these departments. */
const approvalPeople = async (db: Db, applicant: Applicant, upwards: readonly ManagedDepartment[], nodes: readonly FlowNode[]): Promise<ApprovalPeople> => {
  const superiorIds = upwards.flatMap(({ managerId }) => managerId ?? [])
  return { applicantId: applicant.userId, managerId: upwards[0]?.managerId ?? null, superiorIds, colleagues: await colleaguesFor(db, applicant, nodes, superiorIds) }
}

export interface Applicant {
  readonly userId: number
  readonly enterpriseId: number
  readonly groupId: number
  /** 费用归属部门 of the order. */
  readonly departmentId: number
}

export interface ApprovalPlan {
  readonly flow: FlowInForce
  readonly reasons: readonly ReasonFacts[]
  /** Null: an approval is needed, but there is no user who could give it. */
  readonly nodes: readonly ResolvedNode[] | null
}

/** Why and by whom an order of this department, with those above it, would have to be approved with these flows in force; null when it needs no approval. */
export const planWith = async (
  db: Db, flows: readonly FlowInForce[], applicant: Applicant, upwards: readonly ManagedDepartment[], subject: ApprovalSubject,
): Promise<ApprovalPlan | null> => {
  const flow = flowFor(flows, upwards.map(({ id }) => id))
  if (flow === null) return null
  const { reasons, nodes } = pathOf(flow.rules, subject)
  if (reasons.length === 0) return null
  return { flow, reasons, nodes: resolveNodes(nodes, await approvalPeople(db, applicant, upwards, nodes)) }
}

/** The same with those that are in force. */
export const planApproval = async (db: Db, applicant: Applicant, subject: ApprovalSubject): Promise<ApprovalPlan | null> => {
  const [flows, upwards] = await together([publishedFlows(db, applicant.enterpriseId), departmentsUpwards(db, applicant.departmentId)])
  return planWith(db, flows, applicant, upwards, subject)
}

const firstStep = (nodeIndex: number, approverIndex: number, mode: ApprovalMode, now: Date) => {
  const state = firstStepState(nodeIndex, approverIndex, mode)
  return { state, reachedAt: state === approvalStepStatus.running ? now : null }
}

/**
 * Which of these users can be given a turn. Until the transaction ends none of them is disabled: an administrator who does so waits, and finds
 * the turn; one who came first is waited for.
 */
export const lockApprovers = async (tx: Tx, userIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = userIds.length === 0 ? [] : await tx.select({ id: appUser.id, status: appUser.status }).from(appUser).where(inArray(appUser.id, [...userIds])).orderBy(asc(appUser.id)).for('key share')
  return new Set(rows.flatMap(({ id, status }) => (status === 'active' ? id : [])))
}

/**
 * Starts the approval of an order: a step for every approver of every node.
 * @throws BusinessError `APPROVER_NOT_AVAILABLE` when one of them was disabled since the plan was made
 */
export const startApproval = async (
  tx: Tx,
  orderId: number,
  plan: { readonly flow: FlowInForce; readonly reasons: readonly ReasonFacts[]; readonly nodes: readonly ResolvedNode[] },
  now: Date,
): Promise<void> => {
  const approvers = plan.nodes.flatMap((node) => node.approvers.map(({ userId }) => userId))
  const active = await lockApprovers(tx, approvers)
  if (approvers.some((userId) => !active.has(userId))) throw new BusinessError('APPROVER_NOT_AVAILABLE', '审批人的账号刚刚停用，请重新提交')
  const [approval] = await tx
    .insert(orderApproval)
    .values({ orderId, flowId: plan.flow.id, flowVersion: plan.flow.version, status: approvalStatus.running, reasons: plan.reasons, waitDays: plan.flow.waitDays, createdAt: now })
    .returning({ id: orderApproval.id })
  if (approval === undefined) throw new Error('The approval was not written')
  const steps = plan.nodes.flatMap((node, nodeIndex) =>
    node.approvers.map((approver, approverIndex) => ({
      approvalId: approval.id,
      nodeIndex,
      nodeName: node.name,
      mode: node.mode,
      approverId: approver.userId,
      allowEditLines: node.allowEditLines,
      timeout: node.timeout,
      ...firstStep(nodeIndex, approverIndex, node.mode, now),
      comment: '',
    })),
  )
  await tx.insert(approvalStep).values(steps)
  await tellApprovers(tx, approval.id, now)
}

const { move: moveApproval } = defineMoves({
  lifecycle: approvalLifecycle,
  table: orderApproval,
  audited: { entity: 'approval', name: 'Approval', idOf: ({ approvalNo }) => approvalNo },
})

/** Ends the running approval of an order, when it has one; its open tasks are closed. */
export const endApproval = async (tx: Tx, orderId: number, action: ApprovalTransitionAction, acting: Acting): Promise<void> => {
  const { now } = acting.origin
  const running = await tx.select().from(orderApproval).where(and(eq(orderApproval.orderId, orderId), eq(orderApproval.status, approvalStatus.running)))
  for (const row of running) {
    await moveApproval(tx, row, action, { ...acting, changes: { finishedAt: now } })
    await tx.update(approvalStep).set({ state: approvalStepStatus.waiting }).where(and(eq(approvalStep.approvalId, row.id), eq(approvalStep.state, approvalStepStatus.running)))
    await tellApprovers(tx, row.id, now)
  }
}

/** Names of the approvers an order waits for now, in the order of the steps. */
export const waitingApprovers = async (db: Db, orderId: number): Promise<string[]> => {
  const rows = await db
    .select({ name: displayName })
    .from(approvalStep)
    .innerJoin(orderApproval, eq(orderApproval.id, approvalStep.approvalId))
    .innerJoin(appUser, eq(appUser.id, approvalStep.approverId))
    .where(and(eq(orderApproval.orderId, orderId), eq(orderApproval.status, approvalStatus.running), eq(approvalStep.state, approvalStepStatus.running)))
    .orderBy(asc(approvalStep.id))
  return rows.map((row) => row.name)
}

/** Whether an order had to be approved, whatever became of it. */
export const neededApproval = async (db: Db, orderId: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: approvalStep.id })
    .from(approvalStep)
    .innerJoin(orderApproval, eq(orderApproval.id, approvalStep.approvalId))
    .where(eq(orderApproval.orderId, orderId))
    .limit(1)
  return row !== undefined
}

/** 单笔限额 of a member, integer fen; null: none. */
export const singleLimitOf = async (db: Db, member: Pick<Applicant, 'userId' | 'enterpriseId'>): Promise<number | null> => {
  const [row] = await db
    .select({ limit: membership.singleLimitFen })
    .from(membership)
    .where(and(eq(membership.userId, member.userId), eq(membership.enterpriseId, member.enterpriseId)))
  return row?.limit ?? null
}
