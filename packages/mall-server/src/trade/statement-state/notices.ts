import { and, eq } from 'drizzle-orm'
import { statementStatus, type StatementMove } from '@mall/api/contract'
import { settle, tellAndCount } from '../../company/notice/store.ts'
import { grantsOf, roleOfMembership } from '../../company/role/store.ts'
import type { Tx } from '../../platform/db/client.ts'
import { appUser, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { groupBy } from '../../platform/group-by.ts'
import { yuanText } from '../../platform/money.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { seesStatements, type StatementRow } from './scope.ts'

/** Members who decide about the statements of their company and can log in, and whether a mail reaches them. */
const decidersOf = async (tx: Tx, enterpriseId: number): Promise<{ readonly userId: number; readonly hasMail: boolean }[]> => {
  const rows = await tx
    .select({ userId: membership.userId, email: appUser.email, permissions: role.permissions, scope: role.scope })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(membershipRole, and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId)))
    .innerJoin(role, roleOfMembership)
    .where(and(eq(membership.enterpriseId, enterpriseId), eq(appUser.status, 'active')))
  return [...groupBy(rows, ({ userId }) => userId)].flatMap(([userId, roles]) => {
    const { permissions, scope } = grantsOf(roles)
    return permissions.has('invoice.manage') && seesStatements(scope) ? [{ userId, hasMail: Boolean(roles[0]?.email) }] : []
  })
}

const about = ({ id }: Pick<StatementRow, 'id'>) => ({ kind: 'statement', subject: `statement:${id}` }) as const

/** When silence confirms a statement that waits, as it is said from the first day on. */
const silenceOf = ({ status, silentDays, silentSince }: StatementRow): string[] =>
  status === statementStatus.pending && silentDays !== null ? [`${toDay(addDays(silentSince, silentDays))} 前未回复自动确认`] : []

/** Notifies those who decide about the statement, and says how many they are and how many of them want it by mail and have an address; what was said of it before is out of date. */
export const tellDeciders = async (tx: Tx, statement: StatementRow, title: string, now: Date): Promise<{ readonly readers: number; readonly mailed: number }> => {
  await settle(tx, { ...about(statement), now })
  const deciders = await decidersOf(tx, statement.enterpriseId)
  const notified = await tellAndCount(tx, {
    ...about(statement), title, now,
    enterpriseId: statement.enterpriseId,
    userIds: deciders.map(({ userId }) => userId),
    facts: [`${statement.fromDay} 至 ${statement.untilDay}`, yuanText(statement.amountFen), statement.statementNo, ...silenceOf(statement)],
    target: { Kind: 'statement', StatementNo: statement.statementNo },
  })
  const reachable = new Set(deciders.flatMap(({ userId, hasMail }) => (hasMail ? [userId] : [])))
  return { readers: notified.length, mailed: notified.filter(({ userId, byMail }) => byMail && reachable.has(userId)).length }
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
