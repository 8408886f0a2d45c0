import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { inParts } from '../../platform/in-parts.ts'

/** The records whose company the caller looks after; with the scope 全部客户 those of all. */
export const ofCustomers = (db: Db, { staffId, scope }: Pick<StaffCaller, 'staffId' | 'scope'>, enterpriseId: PgColumn): SQL | undefined =>
  scope === 'all' ? undefined : exists(db.select({ one: sql`1` }).from(portfolio).where(and(eq(portfolio.staffId, staffId), eq(portfolio.enterpriseId, enterpriseId))))

/** Names of those who look after each of these companies; none for a company that nobody looks after. */
export const managerNamesOf = async (db: Db, enterpriseIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> => {
  const found = await inParts(enterpriseIds, (part) =>
    db
      .select({ enterpriseId: portfolio.enterpriseId, name: staff.name })
      .from(portfolio)
      .innerJoin(staff, eq(staff.id, portfolio.staffId))
      .where(sql`${portfolio.enterpriseId} = any(${intArray(part)})`)
      .orderBy(asc(staff.id)),
  )
  return new Map([...groupBy(found.flat(), ({ enterpriseId }) => enterpriseId)].map(([id, people]) => [id, people.map(({ name }) => name)]))
}
