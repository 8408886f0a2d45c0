import { and, eq, gt, isNull } from 'drizzle-orm'
import { viewPath, type CallInput, type ViewLogin } from '@mall/api/contract'
import { viewLimits, type CustomerView } from '@mall/api/seller/contract'
import { signAccessToken } from '../../company/account/access-token.ts'
import { claimsOf } from '../../company/account/login-info.ts'
import { startView } from '../../company/account/session-store.ts'
import { findUser, membershipsOf } from '../../company/account/user-store.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { authSession } from '../../platform/db/schema/organisation.ts'
import { customerView, staff, staffSession } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { randomToken, sha256 } from '../../platform/http/crypto.ts'
import type { StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError, UnauthorizedError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import { findCustomer } from './records.ts'

/** A person of a company who can log in; null for anybody else. */
const personOf = async ({ db }: Pick<Deps, 'db'>, userId: number, enterpriseId: number) => {
  const user = await findUser(db, userId)
  const place = (await membershipsOf(db, userId)).find((one) => one.enterpriseId === enterpriseId)
  return !user || user.passwordHash === null || user.status !== 'active' || !place ? null : { user, place }
}

/** Whoever ends this session ends the views that were opened from it: one that is being opened is either there by then, or is refused. */
const holdSession = async (tx: Tx, { sessionId }: Pick<StaffCaller, 'sessionId'>): Promise<void> => {
  const open = await tx.select({ id: staffSession.id }).from(staffSession).where(and(eq(staffSession.id, sessionId), isNull(staffSession.revokedAt))).for('share')
  if (open.length === 0) throw new UnauthorizedError()
}

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/**
 * A view of the mall as one person of a customer sees it, which changes nothing (seller.md §9). It is over when whoever asked for it is none of the staff any more. Its page comes by a code, since
 * the mall may be on another host than the seller's side.
 * @throws BusinessError `CUSTOMER_NOT_FOUND`, `CUSTOMER_PERSON_NOT_FOUND`
 */
export const viewAs = async (context: StaffContext & { readonly request: Request }, { EnterpriseId, UserId, Reason }: CallInput<'POST /api/SellerCustomer/ViewAs'>): Promise<CustomerView> => {
  const { caller, deps, ip, request } = context
  await findCustomer(deps.db, caller, EnterpriseId)
  const person = await personOf(deps, UserId, EnterpriseId)
  if (person === null) throw new BusinessError('CUSTOMER_PERSON_NOT_FOUND', '该账号不能登录这家客户')
  const { user } = person
  const now = deps.clock()
  const expiresAt = later(now, viewLimits.minutes * 60)
  const code = randomToken(deps.randomness)
  const codeHash = await sha256(code)
  await deps.db.transaction(async (tx) => {
    await holdSession(tx, caller)
    const sessionId = await startView(tx, deps, { userId: UserId, enterpriseId: EnterpriseId, ip, userAgent: request.headers.get('User-Agent') ?? '', now, expiresAt })
    await tx.insert(customerView).values({ sessionId, staffId: caller.staffId, reason: Reason, codeHash, codeExpiresAt: later(now, viewLimits.codeSeconds) })
    await writeAudit(tx, originOf(context), { action: 'SellerCustomer.ViewAs', entity: 'customer', entityId: EnterpriseId, before: null, after: { Person: user.realName || user.nickname, Account: user.account, Reason } })
  })
  return { Code: code, Address: `${deps.config.apart?.mallOrigin ?? ''}${viewPath}`, Until: toInstant(expiresAt) }
}

/** The session of a code, which is of no use afterwards: of two who send it one gets it. */
const redeem = async ({ db, clock }: Deps, code: string) => {
  const now = clock()
  const codeHash = await sha256(code)
  return db.transaction(async (tx) => {
    const [view] = await tx.update(customerView).set({ codeHash: null }).where(and(eq(customerView.codeHash, codeHash), gt(customerView.codeExpiresAt, now))).returning()
    if (view === undefined) return undefined
    const [session] = await tx.select({ sid: authSession.id, userId: authSession.userId, enterpriseId: authSession.enterpriseId, expiresAt: authSession.expiresAt })
      .from(authSession).innerJoin(staff, eq(staff.id, view.staffId))
      .where(and(eq(authSession.id, view.sessionId), isNull(authSession.revokedAt), gt(authSession.expiresAt, now), eq(staff.status, 'active')))
    return session
  })
}

/**
 * Exchanges the code of a view for its login, which has no refresh token.
 * @throws BusinessError `VIEW_CODE_INVALID`
 */
export const loginByViewCode = async (deps: Deps, code: string): Promise<ViewLogin> => {
  const session = await redeem(deps, code)
  const person = session === undefined ? null : await personOf(deps, session.userId, session.enterpriseId)
  if (session === undefined || person === null) throw new BusinessError('VIEW_CODE_INVALID', '打开的凭证已用过或已过期，请从商家后台重新打开')
  const { user, place } = person
  const now = deps.clock()
  const LeftSeconds = Math.floor((session.expiresAt.getTime() - now.getTime()) / 1000)
  const claims = claimsOf(user, place)
  return { ...claims, Person: user.realName || user.nickname, LeftSeconds, Token: await signAccessToken({ ...claims, sid: session.sid }, { secret: deps.config.secret, now, seconds: LeftSeconds }) }
}
