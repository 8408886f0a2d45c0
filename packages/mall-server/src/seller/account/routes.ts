import { and, eq } from 'drizzle-orm'
import { chosen } from '../../company/account/initial-password.ts'
import { refuseWeakPassword } from '../../company/account/new-password.ts'
import { originOf, systemOrigin, writeAudit } from '../../platform/audit/audit-log.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError, UnauthorizedError } from '../../platform/http/errors.ts'
import { rateKeyOf } from '../../platform/rate-limit/rules.ts'
import { toInstant } from '../../platform/time.ts'
import { authenticate, authenticateFirst, staffDisabledText } from './authenticate.ts'
import { changeStaffPassword, wordsOf } from './change-password.ts'
import { enter, staffTokenFor } from './enter.ts'
import { staffFactors } from './factors.ts'
import { grantsOfRoles } from './grants.ts'
import { endStaffSession, rotateStaffToken } from './session-store.ts'
import { findStaff, rolesOfStaff } from './store.ts'

const expiredText = '登录已过期，请重新登录'

export const sellerAccountRoutes = defineRoutes({
  'POST /api/SellerAccount/Login': async (context) => enter(await authenticate(context.body, context), context),

  'POST /api/SellerAccount/Activate': async (context) => {
    const { deps, body, ip, requestId } = context
    const row = await authenticateFirst({ ...body, Password: body.InitialPassword }, context)
    await refuseWeakPassword(deps, body.Password, wordsOf(row, deps.config))
    const passwordHash = await deps.passwords.hash(body.Password)
    const isFirst = await deps.db.transaction(async (tx) => {
      const changed = await tx.update(staff).set(chosen(passwordHash)).where(and(eq(staff.id, row.id), eq(staff.initialHash, row.initialHash ?? ''))).returning({ id: staff.id })
      if (changed.length === 0) return false
      const change = { action: 'SellerAccount.Activate', entity: 'staff', entityId: row.id, before: null, after: null } as const
      await writeAudit(tx, { ...systemOrigin(deps.clock()), staffId: row.id, ip, requestId }, change)
      return true
    })
    if (!isFirst) throw new UnauthorizedError()
    return enter({ ...row, passwordHash }, context)
  },

  'POST /api/SellerAccount/ChangePassword': async (context) => {
    await changeStaffPassword(context, context.body)
    return '修改成功，请重新登录'
  },

  'POST /api/SellerAccount/RefreshToken': async ({ body, deps }) => {
    const { db, config, clock } = deps
    const { UserId: staffId } = body
    const rotation = await rotateStaffToken(db, { token: body.RefreshToken, isOwner: (session) => session.staffId === staffId, secret: config.secret, now: clock() })
    if (rotation.outcome === 'reused') deps.log.warn('refresh token of the staff used twice: session ended', { staffId })
    if (rotation.outcome === 'unknown') throw new UnauthorizedError('SESSION_EXPIRED', expiredText)
    const row = await findStaff(db, staffId)
    // Only whoever held a session of the account learns it.
    if (row?.status === 'disabled') throw new UnauthorizedError('ACCOUNT_DISABLED', staffDisabledText)
    if (rotation.outcome !== 'rotated' || row === null) throw new UnauthorizedError('SESSION_EXPIRED', expiredText)
    return { Token: await staffTokenFor(row.id, rotation.session.id, deps), RefreshToken: rotation.refreshToken }
  },

  'POST /api/SellerAccount/UnLock': async ({ body, caller, deps, ip }) => {
    if (!(await deps.captcha.redeem(body.CaptchaVerifyParam))) throw new BusinessError('CAPTCHA_FAILED', '验证失败，请重试')
    await deps.rateLimiter.lift([rateKeyOf(ip, null), ...(caller ? [rateKeyOf(ip, `staff/${caller.staffId}`)] : [])])
    return '验证成功'
  },

  'POST /api/SellerAccount/Viewer': async ({ caller, deps }) => {
    const roles = await rolesOfStaff(deps.db, caller.staffId)
    const factor = await staffFactors.factorOf(deps.db, caller.staffId)
    return {
      Name: caller.displayName,
      Roles: roles.map(({ name }) => name),
      Permissions: [...caller.permissions],
      Scope: caller.scope,
      SessionEndsAt: toInstant(caller.sessionEndsAt),
      SecondFactor: { Demanded: grantsOfRoles(roles).demandsFactor, Enabled: factor !== null, RecoveryCodesLeft: factor?.codesLeft ?? 0 },
    }
  },

  'POST /api/SellerAccount/Logout': async (context) => {
    const { caller, deps } = context
    await deps.db.transaction(async (tx) => {
      await endStaffSession(tx, caller.sessionId, deps.clock())
      await writeAudit(tx, originOf(context), { action: 'SellerAccount.Logout', entity: 'staffSession', entityId: caller.sessionId, before: null, after: null })
    })
    return '已退出登录'
  },
})
