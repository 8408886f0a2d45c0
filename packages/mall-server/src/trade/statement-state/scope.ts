import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { DataScope } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { statement } from '../../platform/db/schema/statement.ts'
import type { Caller } from '../../platform/http/define-routes.ts'

export type StatementRow = typeof statement.$inferSelect

/** A statement is of a whole company: no department sees what the others bought by it. */
export const seesStatements = (scope: DataScope): boolean => scope === 'enterprise' || scope === 'group'

/** The statements that exist for a user of a company. */
export const visibleTo = (db: Db, { scope, enterpriseId, groupId }: Pick<Caller, 'scope' | 'enterpriseId' | 'groupId'>): SQL => {
  if (!seesStatements(scope)) return sql`false`
  return scope === 'group'
    ? inArray(statement.enterpriseId, db.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.groupId, groupId)))
    : eq(statement.enterpriseId, enterpriseId)
}
