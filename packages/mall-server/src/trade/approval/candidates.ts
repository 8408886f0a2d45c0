import { and, arrayContains, asc, eq, exists, inArray, notInArray, or, type SQL } from 'drizzle-orm'
import { approvalStepStatus, type CallOutput } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser, department, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { isUsable } from '../../platform/db/usable-account.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText } from '../../platform/lists/filters.ts'
import type { OrderRow } from '../order/store.ts'
import { lockApprovers } from '../../company/approval-flow/store.ts'
import { roleOfMembership } from '../../company/role/store.ts'
import { readApproval, turnOf, type OpenApproval } from './open.ts'

/** A user who may approve. */
export interface Candidate {
  readonly userId: number
  readonly name: string
}

/** Users found at a time; a part of the name finds the others. */
export const foundAtATime = 20

/** Those who decide at a node, or did. Who transferred the turn can get it back. */
const decidersOf = (opened: OpenApproval): number[] =>
  opened.steps.filter((step) => step.nodeIndex === turnOf(opened).nodeIndex && step.state !== approvalStepStatus.transferred).map(({ approverId }) => approverId)

/** Members of a company who may approve: others have no 订单审批 in their menu and would not find what waits for them. */
export const mayApprove = (db: Db, { enterpriseId }: Pick<OrderRow, 'enterpriseId'>): SQL | undefined => {
  const hasPermission = db
    .select({ id: role.id })
    .from(membershipRole)
    .innerJoin(role, roleOfMembership)
    .where(and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId), arrayContains(role.permissions, ['order.approve'])))
  return and(eq(membership.enterpriseId, enterpriseId), isUsable, or(eq(appUser.utype, 'GA'), exists(hasPermission)))
}

/** Members of companies, with their departments. */
export const members = (db: Db, where: SQL | undefined) =>
  db
    .select({ userId: appUser.id, name: displayName, departmentName: department.name })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(department, eq(department.id, membership.departmentId))
    .where(where)

/** The users whom an approver can choose, `Approval/Candidates`. */
export const findCandidates = async (
  { caller, deps: { db } }: Pick<CallContext, 'caller' | 'deps'>,
  { ApprovalNo, Keyword }: ParsedInput<'POST /api/Approval/Candidates'>,
): Promise<CallOutput<'POST /api/Approval/Candidates'>> => {
  const opened = await readApproval(db, caller, ApprovalNo, 'Transfer')
  const rows = await members(
    db,
    and(
      mayApprove(db, opened.order),
      notInArray(appUser.id, [opened.order.userId, ...decidersOf(opened)]),
      or(hasText(displayName, Keyword), hasText(department.name, Keyword)),
    ),
  )
    .orderBy(asc(department.path), asc(displayName), asc(appUser.id))
    .limit(foundAtATime)
  return { Items: rows.map(({ userId, name, departmentName }) => ({ UserId: userId, UserName: name, DepartmentName: departmentName })) }
}

/** Of these users, those who can be brought in to the turn of an approval, in the given order. None is disabled before the transaction ends. */
export const candidatesAmong = async (tx: Tx, opened: OpenApproval, userIds: readonly number[]): Promise<Candidate[]> => {
  const others = userIds.filter((userId) => userId !== opened.order.userId && !decidersOf(opened).includes(userId))
  await lockApprovers(tx, others)
  const rows = others.length === 0 ? [] : await members(tx, and(mayApprove(tx, opened.order), inArray(appUser.id, others)))
  return others.flatMap((userId) => rows.find((row) => row.userId === userId) ?? [])
}

/**
 * The user whom an approver has chosen, and who is not disabled before the transaction ends.
 * @throws BusinessError `APPROVER_IS_APPLICANT`, `APPROVER_DECIDES_ALREADY` or `APPROVER_NOT_AVAILABLE`
 */
export const requireCandidate = async (tx: Tx, opened: OpenApproval, userId: number): Promise<Candidate> => {
  const { order } = opened
  if (userId === order.userId) throw new BusinessError('APPROVER_IS_APPLICANT', '申请人不能审批自己的订单')
  // Then it is read whether they can approve: a lock that was waited for may have changed it.
  await lockApprovers(tx, [userId])
  const [candidate] = await members(tx, and(mayApprove(tx, order), eq(appUser.id, userId)))
  if (candidate === undefined) throw new BusinessError('APPROVER_NOT_AVAILABLE', '所选人员不能审批，请重新选择')
  if (decidersOf(opened).includes(userId)) throw new BusinessError('APPROVER_DECIDES_ALREADY', `${candidate.name}已在当前节点审批，请选择其他人`)
  return candidate
}
