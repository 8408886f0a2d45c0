import { and, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/client.ts'
import { portfolio } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'

/** The records whose company the caller looks after; with the scope 全部客户 those of all. */
export const ofCustomers = (db: Db, { staffId, scope }: Pick<StaffCaller, 'staffId' | 'scope'>, enterpriseId: PgColumn): SQL | undefined =>
  scope === 'all' ? undefined : exists(db.select({ one: sql`1` }).from(portfolio).where(and(eq(portfolio.staffId, staffId), eq(portfolio.enterpriseId, enterpriseId))))
