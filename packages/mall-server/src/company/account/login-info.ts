import { and, eq } from 'drizzle-orm'
import { membership } from '../../platform/db/schema/organisation.ts'
import { signAccessToken } from './access-token.ts'
import { startSession, type LoginWay } from './session-store.ts'
import { membershipsOf, type Membership, type User } from './user-store.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { sitePath, type LoginInfo } from '@mall/api/contract'
import type { Deps } from '../../platform/deps.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'

type LoginDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'randomness'>

/** What a login needs from its call. Without a request there is no browser. */
type LoginContext = Pick<CallContext, 'deps' | 'ip' | 'requestId'> & { readonly request?: Request }

/** What a token says of a user in one of their enterprises. */
export const claimsOf = (user: User, place: Membership) => ({
  User: { uid: user.id, utype: user.utype, nname: user.nickname },
  Enterprise: {
    EnterpriseId: place.enterpriseId,
    EnterpriseName: place.enterpriseName,
    GroupId: place.groupId,
    DepartmentId: place.departmentId,
  },
  Role: place.roles,
})

/** A new access token for an open session. */
export const accessTokenFor = (user: User, place: Membership, sessionId: string, { config, clock }: LoginDeps): Promise<string> =>
  signAccessToken({ ...claimsOf(user, place), sid: sessionId }, { secret: config.secret, now: clock(), seconds: config.accessTokenSeconds })

/**
 * Starts a session in the given enterprise, else in the one the user was in last, else in the first. Rejected when the user is
 * no member of any, or not of the one given. `from`: the session of the same login that is left.
 */
export const logIn = async (
  user: User,
  { enterpriseId, returnUrl, way, from }: { enterpriseId?: number; returnUrl?: string | undefined; way?: LoginWay; from?: string },
  { deps, ip, requestId, request }: LoginContext,
): Promise<LoginInfo> => {
  const places = await membershipsOf(deps.db, user.id)
  const wanted = enterpriseId ?? user.lastEnterpriseId
  const place = places.find((one) => one.enterpriseId === wanted) ?? (enterpriseId === undefined ? places[0] : undefined)
  if (!place) throw new BusinessError('NOT_A_MEMBER', '您不属于该企业，请联系企业管理员')
  const now = deps.clock()
  const who = { userId: user.id, enterpriseId: place.enterpriseId }
  const { sessionId, refreshToken } = await deps.db.transaction(async (tx) => {
    const started = await startSession({ ...deps, db: tx }, { ...who, ip, userAgent: request?.headers.get('User-Agent') ?? '', now, days: deps.config.sessionDays, way, from })
    await tx.update(membership).set({ lastLoginAt: now }).where(and(eq(membership.userId, who.userId), eq(membership.enterpriseId, who.enterpriseId)))
    const change = { action: 'Account.Login', entity: 'session', entityId: started.sessionId, before: null, after: null } as const
    await writeAudit(tx, { ...who, ip, requestId, now }, change)
    return started
  })
  return {
    Token: await accessTokenFor(user, place, sessionId, deps),
    RefreshToken: refreshToken,
    ...claimsOf(user, place),
    Redirect: '/',
    ReturnUrl: sitePath(returnUrl) ?? '',
    ...(places.length > 1
      ? { Enterprises: places.map((one) => ({ EnterpriseId: one.enterpriseId, EnterpriseName: one.enterpriseName })) }
      : {}),
  }
}
