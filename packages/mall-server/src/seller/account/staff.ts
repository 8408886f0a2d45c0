import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { prepared } from '../../platform/db/prepared.ts'
import { staff, staffRole, staffRoleHolder, staffSecondFactor, staffSession } from '../../platform/db/schema/staff.ts'
import type { FindStaff } from '../../platform/http/define-routes.ts'
import { toDay } from '../../platform/time.ts'
import { readStaffToken } from './access-token.ts'
import { grantsOfRoles } from './grants.ts'

/** A row for each role, or one without a role. */
const openStaffSession = prepared((db) =>
  db
    .select({
      name: staff.name,
      expiresAt: staffSession.expiresAt,
      hasFactor: sql<boolean>`exists (select 1 from ${staffSecondFactor} where ${and(eq(staffSecondFactor.userId, staff.id), isNotNull(staffSecondFactor.confirmedAt))})`,
      permissions: staffRole.permissions,
      scope: staffRole.scope,
      demandsFactor: staffRole.demandsFactor,
    })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .leftJoin(staffRoleHolder, eq(staffRoleHolder.staffId, staff.id))
    .leftJoin(staffRole, eq(staffRole.id, staffRoleHolder.roleId))
    .where(
      and(
        eq(staffSession.id, sql.placeholder('sessionId')),
        eq(staffSession.staffId, sql.placeholder('staffId')),
        isNull(staffSession.revokedAt),
        gt(staffSession.expiresAt, sql.placeholder('now')),
        eq(staff.status, 'active'),
      ),
    )
    .prepare('open_staff_session'),
)

/**
 * The one of the staff whose token it is, or null. A good signature is not enough: the session must be open and the account active. Permissions come
 * from the database, so that a removed role has an effect at once.
 */
export const staffOf: FindStaff = async (token, { db, config, clock }) => {
  const claims = await readStaffToken(token, { secret: config.secret, now: clock() })
  if (claims === null) return null
  const now = clock()
  const rows = await openStaffSession(db).execute({ sessionId: claims.sid, staffId: claims.id, now })
  const [row] = rows
  if (!row) return null
  const { demandsFactor, ...grants } = grantsOfRoles(rows)
  return { staffId: claims.id, day: toDay(now), ...grants, mustEnrol: demandsFactor && !row.hasFactor, displayName: row.name, sessionId: claims.sid, sessionEndsAt: row.expiresAt }
}
