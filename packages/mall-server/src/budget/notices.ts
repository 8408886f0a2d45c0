import { and, arrayContains, eq } from 'drizzle-orm'
import { budgetWarnings } from '@mall/api/contract'
import type { Tx } from '../db/client.ts'
import { department, membership } from '../db/schema/organisation.ts'
import { membershipRole, role } from '../db/schema/role.ts'
import type { budget } from '../db/schema/budget.ts'
import { yuanText } from '../money.ts'
import { settle, tell } from '../notice/store.ts'
import { roleOfMembership } from '../role/store.ts'
import { availableFen, crossedThresholds, usageRate, type BudgetAmounts } from './rules.ts'

type BudgetRow = typeof budget.$inferSelect

/** Who answers for a budget: the manager of its department, and who may change budgets there. */
const responsibleFor = async (tx: Tx, { enterpriseId, departmentId }: BudgetRow): Promise<number[]> => {
  const [charged] = await tx.select({ managerId: department.managerId }).from(department).where(eq(department.id, departmentId))
  const managers = await tx
    .selectDistinct({ userId: membership.userId })
    .from(membership)
    .innerJoin(membershipRole, and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId)))
    .innerJoin(role, roleOfMembership)
    .where(and(eq(membership.enterpriseId, enterpriseId), arrayContains(role.permissions, ['budget.manage'])))
  return [...(charged?.managerId ? [charged.managerId] : []), ...managers.map(({ userId }) => userId)]
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
