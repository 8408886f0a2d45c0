import { and, eq } from 'drizzle-orm'
import { budgetWarnings } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { department, enterprise, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { budget } from '../../platform/db/schema/budget.ts'
import { groupBy } from '../../platform/group-by.ts'
import { visibleTo, type Viewer } from '../../platform/lists/visible-to.ts'
import { yuanText } from '../../platform/money.ts'
import { settle, tell } from '../notice/store.ts'
import { grantsOf, roleOfMembership } from '../role/store.ts'
import { availableFen, crossedThresholds, usageRate, type BudgetAmounts } from './rules.ts'

type BudgetRow = typeof budget.$inferSelect

/** Those of the enterprise who may change budgets, each with the data scope of all their roles together. */
const managersOf = async (tx: Tx, enterpriseId: number): Promise<Viewer[]> => {
  const rows = await tx
    .select({ userId: membership.userId, departmentId: membership.departmentId, groupId: enterprise.groupId, permissions: role.permissions, scope: role.scope })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.id, membership.enterpriseId))
    .innerJoin(membershipRole, and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId)))
    .innerJoin(role, roleOfMembership)
    .where(eq(membership.enterpriseId, enterpriseId))
  return [...groupBy(rows, ({ userId }) => userId).values()].flatMap((roles) => {
    const { permissions, scope } = grantsOf(roles)
    const [{ userId, departmentId, groupId }] = roles
    return permissions.has('budget.manage') ? [{ userId, enterpriseId, departmentId, groupId, scope }] : []
  })
}

/** Users responsible for a budget: the manager of its department, and those who may change it within their data scope. */
const responsibleFor = async (tx: Tx, { id, enterpriseId, departmentId }: BudgetRow): Promise<number[]> => {
  const [charged] = await tx.select({ managerId: department.managerId }).from(department).where(eq(department.id, departmentId))
  const userIds = charged?.managerId ? [charged.managerId] : []
  for (const manager of await managersOf(tx, enterpriseId)) {
    const seen = await tx.select({ id: budget.id }).from(budget).where(and(eq(budget.id, id), visibleTo(manager, budget)))
    if (seen.length > 0) userIds.push(manager.userId)
  }
  return userIds
}

/**
 * Warns those who answer for a budget when a change reaches 70 % or 90 %, once however many it passes, and settles the warnings that no
 * longer hold. Within the transaction of the change.
 */
export const warnOfUsage = async (tx: Tx, before: BudgetRow, after: BudgetAmounts, now: Date): Promise<void> => {
  const subjectOf = (percent: (typeof budgetWarnings)[number]): string => `budget:${before.id}:${percent}`
  const reached = crossedThresholds(before, after).at(-1)
  const gone = crossedThresholds(after, before)
  const outdated = reached === undefined ? gone : budgetWarnings.filter((percent) => percent < reached)
  for (const percent of outdated) await settle(tx, { kind: 'budgetWarning', subject: subjectOf(percent), now })
  if (reached === undefined) return
  await tell(tx, {
    kind: 'budgetWarning', now,
    subject: subjectOf(reached),
    enterpriseId: before.enterpriseId,
    userIds: await responsibleFor(tx, before),
    title: `预算“${before.name}”已使用 ${usageRate(after)}%`,
    facts: [`可用 ${yuanText(availableFen(after))}`],
    target: { Kind: 'budget', BudgetId: before.id, Name: before.name },
  })
}
