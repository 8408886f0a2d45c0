import { and, eq } from 'drizzle-orm'
import type { StatementMove } from '@mall/api/contract'
import { settle, tell } from '../../company/notice/store.ts'
import { grantsOf, roleOfMembership } from '../../company/role/store.ts'
import type { Tx } from '../../platform/db/client.ts'
import { membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { groupBy } from '../../platform/group-by.ts'
import { yuanText } from '../../platform/money.ts'
import { seesStatements, type StatementRow } from './scope.ts'

/** Members who decide about the statements of their company. */
const decidersOf = async (tx: Tx, enterpriseId: number): Promise<number[]> => {
  const rows = await tx
    .select({ userId: membership.userId, permissions: role.permissions, scope: role.scope })
    .from(membership)
    .innerJoin(membershipRole, and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId)))
    .innerJoin(role, roleOfMembership)
    .where(eq(membership.enterpriseId, enterpriseId))
  return [...groupBy(rows, ({ userId }) => userId)].flatMap(([userId, roles]) => {
    const { permissions, scope } = grantsOf(roles)
    return permissions.has('invoice.manage') && seesStatements(scope) ? [userId] : []
  })
}

const about = ({ id }: Pick<StatementRow, 'id'>) => ({ kind: 'statement', subject: `statement:${id}` }) as const

/** Notifies those who decide about the statement, and says how many they are; what was said of it before is out of date. */
export const tellDeciders = async (tx: Tx, statement: StatementRow, title: string, now: Date): Promise<number> => {
  await settle(tx, { ...about(statement), now })
  const userIds = await decidersOf(tx, statement.enterpriseId)
  await tell(tx, {
    ...about(statement), title, now,
    enterpriseId: statement.enterpriseId,
    userIds,
    facts: [`${statement.fromDay} 至 ${statement.untilDay}`, yuanText(statement.amountFen), statement.statementNo],
    target: { Kind: 'statement', StatementNo: statement.statementNo },
  })
  return userIds.length
}

const titles: { readonly [Move in StatementMove]?: string } = {
  ConfirmSilently: '对账单到期未回复，已自动确认',
  ConfirmRest: '对账单到期未回复，没有异议的行已自动确认',
}

/** Invoices are reported to those who applied for them. */
const unreported: ReadonlySet<StatementMove> = new Set<StatementMove>(['Invoice', 'Uninvoice'])

/** What is reported of a move. With the decision what asked for it is settled. */
export const tellOfMove = async (tx: Tx, statement: StatementRow, move: StatementMove, now: Date): Promise<void> => {
  if (unreported.has(move)) return
  const title = titles[move]
  if (title === undefined) await settle(tx, { ...about(statement), now })
  else await tellDeciders(tx, statement, title, now)
}
