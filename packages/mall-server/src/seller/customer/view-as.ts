import type { CallInput } from '@mall/api/contract'
import { viewLimits, type CustomerView } from '@mall/api/seller/contract'
import { signAccessToken } from '../../company/account/access-token.ts'
import { claimsOf } from '../../company/account/login-info.ts'
import { startView } from '../../company/account/session-store.ts'
import { findUser, membershipsOf } from '../../company/account/user-store.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { customerView } from '../../platform/db/schema/staff.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import { findCustomer } from './records.ts'

/**
 * A login that shows the mall as one person of a customer sees it, and changes nothing (seller.md §9). It has no refresh token, and is over when whoever
 * asked for it is none of the staff any more.
 * @throws BusinessError `CUSTOMER_NOT_FOUND`, `CUSTOMER_PERSON_NOT_FOUND`
 */
export const viewAs = async (context: StaffContext & { readonly request: Request }, { EnterpriseId, UserId, Reason }: CallInput<'POST /api/SellerCustomer/ViewAs'>): Promise<CustomerView> => {
  const { caller, deps, ip, request } = context
  await findCustomer(deps.db, caller, EnterpriseId)
  const user = await findUser(deps.db, UserId)
  const place = (await membershipsOf(deps.db, UserId)).find(({ enterpriseId }) => enterpriseId === EnterpriseId)
  if (!user || user.passwordHash === null || user.status !== 'active' || !place) throw new BusinessError('CUSTOMER_PERSON_NOT_FOUND', '该账号不能登录这家客户')
  const now = deps.clock()
  const seconds = viewLimits.minutes * 60
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  const sessionId = await deps.db.transaction(async (tx) => {
    const id = await startView(tx, deps, { userId: UserId, enterpriseId: EnterpriseId, ip, userAgent: request.headers.get('User-Agent') ?? '', now, expiresAt })
    await tx.insert(customerView).values({ sessionId: id, staffId: caller.staffId, reason: Reason })
    await writeAudit(tx, originOf(context), { action: 'SellerCustomer.ViewAs', entity: 'customer', entityId: EnterpriseId, before: null, after: { Person: user.realName || user.nickname, Account: user.account, Reason } })
    return id
  })
  const claims = claimsOf(user, place)
  return { ...claims, Token: await signAccessToken({ ...claims, sid: sessionId }, { secret: deps.config.secret, now, seconds }), Until: toInstant(expiresAt) }
}
