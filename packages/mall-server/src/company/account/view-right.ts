import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import type { StaffPermission } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { authSession } from '../../platform/db/schema/organisation.ts'
import { customerView, portfolio, staff, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'

const permission: StaffPermission = 'customer.viewAs'

/** Of the statement's session: whoever opened it as a view is still one of the staff, with 以客户身份查看, and its company is still a customer of theirs. */
export const mayStillView = (db: Db): SQL => {
  const roles = (condition: SQL) =>
    exists(db.select({ one: sql`1` }).from(staffRoleHolder).innerJoin(staffRole, eq(staffRole.id, staffRoleHolder.roleId)).where(and(eq(staffRoleHolder.staffId, staff.id), condition)))
  const looksAfter = exists(db.select({ one: sql`1` }).from(portfolio).where(and(eq(portfolio.staffId, staff.id), eq(portfolio.enterpriseId, authSession.enterpriseId))))
  return exists(
    db.select({ one: sql`1` }).from(customerView).innerJoin(staff, eq(staff.id, customerView.staffId)).where(
      and(
        eq(customerView.sessionId, authSession.id),
        eq(staff.status, 'active'),
        roles(sql`${permission} = any(${staffRole.permissions})`),
        or(roles(eq(staffRole.scope, 'all')), looksAfter),
      ),
    ),
  )
}
