import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { hasText } from '../../platform/lists/filters.ts'

/** Records of companies that have the text in their names. */
export const ofCompanyNamed = (db: Db, enterpriseId: PgColumn, name: string | undefined): SQL | undefined =>
  name === undefined || name.trim() === '' ? undefined : inArray(enterpriseId, db.select({ id: enterprise.id }).from(enterprise).where(hasText(enterprise.name, name)))

/** Name of the company that a list was asked for by its id, for those who see a record of it. */
export const nameOfCompany = async (db: Db, asked: number | undefined, { table, enterpriseId, visible }: { readonly table: PgTable; readonly enterpriseId: PgColumn; readonly visible: SQL | undefined }): Promise<string | null> => {
  if (asked === undefined) return null
  const [found] = await db.select({ name: enterprise.name }).from(enterprise)
    .where(and(eq(enterprise.id, asked), exists(db.select({ one: sql`1` }).from(table).where(and(eq(enterpriseId, asked), visible)))))
  return found?.name ?? null
}
