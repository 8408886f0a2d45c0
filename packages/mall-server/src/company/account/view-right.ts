import { and, eq, exists, not, or, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { StaffPermission } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { authSession, enterprise } from '../../platform/db/schema/organisation.ts'
import { customerView, portfolio, staff, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'

const permission: StaffPermission = 'customer.viewAs'

/** A role of the one of the staff that the statement is at. */
const hasRole = (db: Db, condition: SQL): SQL =>
  exists(db.select({ one: sql`1` }).from(staffRoleHolder).innerJoin(staffRole, eq(staffRole.id, staffRoleHolder.roleId)).where(and(eq(staffRoleHolder.staffId, staff.id), condition)))

const looksAfter = (db: Db, enterpriseId: PgColumn): SQL =>
  exists(db.select({ one: sql`1` }).from(portfolio).where(and(eq(portfolio.staffId, staff.id), eq(portfolio.enterpriseId, enterpriseId))))

/** Who opened the statement's session as a view. */
const openedBy = (db: Db, condition: SQL | undefined): SQL =>
  exists(db.select({ one: sql`1` }).from(customerView).innerJoin(staff, eq(staff.id, customerView.staffId)).where(and(eq(customerView.sessionId, authSession.id), condition)))

/** Of the statement's session: whoever opened it as a view is still one of the staff, with 以客户身份查看, and its company is still a customer of theirs. */
export const mayStillView = (db: Db): SQL =>
  openedBy(db, and(eq(staff.status, 'active'), hasRole(db, sql`${permission} = any(${staffRole.permissions})`), or(hasRole(db, eq(staffRole.scope, 'all')), looksAfter(db, authSession.enterpriseId))))

const other = alias(enterprise, 'other')

/** Of the statement's session and company: whoever opened it as a view looks after all companies of the group. A person may see the whole group of whom the staff look after one company. */
export const mayViewGroup = (db: Db): SQL =>
  openedBy(
    db,
    or(
      hasRole(db, eq(staffRole.scope, 'all')),
      not(exists(db.select({ one: sql`1` }).from(other).where(and(eq(other.groupId, enterprise.groupId), not(looksAfter(db, other.id)))))),
    ),
  )
