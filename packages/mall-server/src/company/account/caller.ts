import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { readAccessToken } from './access-token.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { appUser, authSession, enterprise, membership, secondFactor } from '../../platform/db/schema/organisation.ts'
import { passkey } from '../../platform/db/schema/passkey.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { grantsOf, roleOfMembership, seesPrices } from '../role/store.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller, FindCaller } from '../../platform/http/define-routes.ts'
import { toDay } from '../../platform/time.ts'
import { mayStillView, mayViewGroup } from './view-right.ts'

/** The user and the enterprise of a session. */
type SessionOwner = Pick<Caller, 'sessionId' | 'userId' | 'enterpriseId'>

/**
 * A company that demands a second factor, and a user without one, whom no partner site vouches for and as whom the seller does not view the mall. A login by passkey was both factors, as long as the user
 * has one: a reset takes the sessions' too. Looked up only where it is demanded.
 */
const mustEnrol = sql<boolean>`case when ${enterprise.demandsFactor} and ${authSession.way} not in ('partner', 'staff') then not (exists (
  select 1 from ${secondFactor} where ${secondFactor.userId} = ${authSession.userId} and ${secondFactor.confirmedAt} is not null)
  or ${authSession.way} = 'passkey' and exists (select 1 from ${passkey} where ${passkey.userId} = ${authSession.userId})) else false end`

/** A row for each role of the caller, or one without a role. */
const openSession = prepared((db) =>
  db
    .select({
      utype: appUser.utype,
      displayName,
      departmentId: membership.departmentId,
      groupId: enterprise.groupId,
      showsPrices: enterprise.showsPrices,
      mustEnrol,
      seesGroup: sql<boolean>`case when ${authSession.way} = 'staff' then ${mayViewGroup(db)} else true end`,
      way: authSession.way,
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
        eq(authSession.id, sql.placeholder('sessionId')),
        eq(authSession.userId, sql.placeholder('userId')),
        eq(authSession.enterpriseId, sql.placeholder('enterpriseId')),
        isNull(authSession.revokedAt),
        gt(authSession.expiresAt, sql.placeholder('now')),
        eq(appUser.status, 'active'),
        or(ne(authSession.way, 'staff'), mayStillView(db)),
      ),
    )
    .prepare('open_session'),
)

/**
 * The caller of a session as of now, or null: it must be open, the user active and still a member of its enterprise. Permissions come from
 * the database, so that a removed role has an effect at once. For what outlives the request that it began with.
 */
export const callerOfSession = async ({ sessionId, userId, enterpriseId }: SessionOwner, { db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Caller | null> => {
  const now = clock()
  const rows = await openSession(db).execute({ sessionId, userId, enterpriseId, now })
  const [row] = rows
  if (!row) return null
  const grants = grantsOf(rows)
  return {
    userId,
    enterpriseId,
    day: toDay(now),
    groupId: row.groupId,
    departmentId: row.departmentId,
    ...grants,
    scope: grants.scope === 'group' && !row.seesGroup ? 'enterprise' : grants.scope,
    seesPrices: seesPrices(row, grants),
    isGroupAdministrator: row.utype === 'GA' && row.seesGroup,
    mustEnrol: row.mustEnrol,
    isViewOnly: row.way === 'staff',
    displayName: row.displayName,
    sessionId,
  }
}

/** The caller of a token, or null. A good signature is not enough: see {@link callerOfSession}. */
export const callerOf: FindCaller = async (token, { db, config, clock }) => {
  const claims = await readAccessToken(token, { secret: config.secret, now: clock() })
  return claims && callerOfSession({ sessionId: claims.sid, userId: claims.User.uid, enterpriseId: claims.Enterprise.EnterpriseId }, { db, clock })
}
