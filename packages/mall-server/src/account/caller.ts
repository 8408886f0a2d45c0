import { and, eq, gt, isNull } from 'drizzle-orm'
import { readAccessToken } from './access-token.ts'
import { displayName } from '../db/display-name.ts'
import { appUser, authSession, enterprise, membership } from '../db/schema/organisation.ts'
import { membershipRole, role } from '../db/schema/role.ts'
import { grantsOf, roleOfMembership, seesPrices } from '../role/store.ts'
import type { FindCaller } from '../http/define-routes.ts'

/**
 * The caller of a token, or null. A good signature is not enough: the session must be open, the user active and still a member
 * of the enterprise that the token names. Permissions come from the database, so that a removed role has an effect at once.
 */
export const callerOf: FindCaller = async (token, { db, config, clock }) => {
  const now = clock()
  const claims = await readAccessToken(token, { secret: config.secret, now })
  if (!claims) return null
  // A row for each role of the caller, or one without a role.
  const rows = await db
    .select({
      utype: appUser.utype,
      displayName,
      departmentId: membership.departmentId,
      groupId: enterprise.groupId,
      showsPrices: enterprise.showsPrices,
      permissions: role.permissions,
      scope: role.scope,
    })
    .from(authSession)
    .innerJoin(appUser, eq(appUser.id, authSession.userId))
    .innerJoin(membership, and(eq(membership.userId, authSession.userId), eq(membership.enterpriseId, authSession.enterpriseId)))
    .innerJoin(enterprise, eq(enterprise.id, authSession.enterpriseId))
    .leftJoin(
      membershipRole,
      and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId)),
    )
    .leftJoin(role, roleOfMembership)
    .where(
      and(
        eq(authSession.id, claims.sid),
        eq(authSession.userId, claims.User.uid),
        eq(authSession.enterpriseId, claims.Enterprise.EnterpriseId),
        isNull(authSession.revokedAt),
        gt(authSession.expiresAt, now),
        eq(appUser.status, 'active'),
      ),
    )
  const [row] = rows
  if (!row) return null
  const grants = grantsOf(rows)
  return {
    userId: claims.User.uid,
    enterpriseId: claims.Enterprise.EnterpriseId,
    groupId: row.groupId,
    departmentId: row.departmentId,
    ...grants,
    seesPrices: seesPrices(row, grants),
    isGroupAdministrator: row.utype === 'GA',
    displayName: row.displayName,
    sessionId: claims.sid,
  }
}
