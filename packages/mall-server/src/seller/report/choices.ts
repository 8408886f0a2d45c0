import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SellerReportChoices } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { ofCustomers } from '../account/portfolio.ts'

/** Who looks after the caller's customers, and the categories of the mall. */
export const reportChoicesOf = async (db: Db, caller: StaffCaller): Promise<SellerReportChoices> => {
  // Named apart from the caller's own portfolio, which the condition looks into.
  const held = alias(portfolio, 'held')
  const looksAfter = exists(db.select({ one: sql`1` }).from(held).where(and(eq(held.staffId, staff.id), ofCustomers(db, caller, held.enterpriseId))))
  return {
    Managers: await db.select({ StaffId: staff.id, Name: staff.name }).from(staff).where(looksAfter).orderBy(asc(staff.id)),
    Categories: await db
      .select({ CategoryId: category.id, ParentId: category.parentId, Name: category.name })
      .from(category)
      .where(isNull(category.mergedInto))
      .orderBy(asc(category.position), asc(category.id)),
  }
}
