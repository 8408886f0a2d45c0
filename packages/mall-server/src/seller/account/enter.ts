import { eq } from 'drizzle-orm'
import type { SecondFactorTicket } from '@mall/api/contract'
import type { StaffLogin } from '@mall/api/seller/contract'
import { rememberDevice } from '../../company/account/known-device.ts'
import { staffOwner } from '../../company/account/owner.ts'
import { makeTicket } from '../../company/account/second-factor/ticket.ts'
import { systemOrigin, writeAudit } from '../../platform/audit/audit-log.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import { signStaffToken } from './access-token.ts'
import { staffFactors } from './factors.ts'
import { startStaffSession } from './session-store.ts'
import { rolesOfStaff, type StaffRow } from './store.ts'

/** The call that logs somebody in: its browser is known from then on. */
type EnterCall = Pick<StaffContext, 'deps' | 'ip' | 'requestId'> & { readonly request: Request; readonly headers: Headers }

/** The seller is one company: each of its ids. */
const sellerId = 1

/** A new access token for an open session. */
export const staffTokenFor = (staffId: number, sessionId: string, { config, clock }: Pick<StaffContext['deps'], 'config' | 'clock'>): Promise<string> =>
  signStaffToken({ id: staffId, sid: sessionId }, { secret: config.secret, now: clock(), seconds: config.accessTokenSeconds })

/** Logs in somebody who proved everything that is asked of them. */
export const enterProven = async (row: StaffRow, call: EnterCall): Promise<StaffLogin> => {
  const { deps, ip, requestId, request } = call
  const now = deps.clock()
  await rememberDevice(call, staffOwner(row.id), deps)
  const { sessionId, refreshToken } = await deps.db.transaction(async (tx) => {
    const started = await startStaffSession(tx, deps, { staffId: row.id, ip, userAgent: request.headers.get('User-Agent') ?? '', now })
    await tx.update(staff).set({ lastLoginAt: now, lockedUntil: null }).where(eq(staff.id, row.id))
    const change = { action: 'SellerAccount.Login', entity: 'staffSession', entityId: started.sessionId, before: null, after: null } as const
    await writeAudit(tx, { ...systemOrigin(now), staffId: row.id, ip, requestId }, change)
    return started
  })
  return {
    Token: await staffTokenFor(row.id, sessionId, deps),
    RefreshToken: refreshToken,
    User: { uid: row.id, utype: 'GU', nname: row.name },
    Enterprise: { EnterpriseId: sellerId, EnterpriseName: deps.config.seller.name, GroupId: sellerId, DepartmentId: sellerId },
    Role: (await rolesOfStaff(deps.db, row.id)).map(({ name }) => name),
  }
}

/**
 * Logs in somebody whose password was right.
 * @throws BusinessError `SECOND_FACTOR_REQUIRED` with a ticket, which is no session, when they have a second factor
 */
export const enter = async (row: StaffRow, call: EnterCall): Promise<StaffLogin> => {
  if ((await staffFactors.factorOf(call.deps.db, row.id)) === null) return enterProven(row, call)
  const { ticket, expiresAt } = await makeTicket(staffOwner(row.id), row, call)
  const body: SecondFactorTicket = { Ticket: ticket, ExpiresAt: toInstant(expiresAt) }
  throw new BusinessError('SECOND_FACTOR_REQUIRED', '请输入两步验证的验证码', null, body)
}
