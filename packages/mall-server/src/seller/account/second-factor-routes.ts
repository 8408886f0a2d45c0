import { requirePassword } from '../../company/account/confirm-password.ts'
import { claimTry, counterOf, forgiveTries, lockedError } from '../../company/account/login-attempts.ts'
import { staffOwner } from '../../company/account/owner.ts'
import { wrongCodeText } from '../../company/account/reset-rules.ts'
import { factorPace } from '../../company/account/rules.ts'
import { factorCodeHeader } from '../../company/account/second-factor-routes.ts'
import { readTicket } from '../../company/account/second-factor/ticket.ts'
import { codeAt, uriOf } from '../../company/account/second-factor/totp.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError, UnauthorizedError } from '../../platform/http/errors.ts'
import { enterProven } from './enter.ts'
import { staffFactors } from './factors.ts'
import { findStaff, findStaffOf, showStaffLock } from './store.ts'

const wrong = (tries: number, lockedUntil: Date | null, now: Date): BusinessError =>
  lockedUntil ? lockedError(lockedUntil, now) : new BusinessError('SECOND_FACTOR_WRONG', wrongCodeText(tries))

export const sellerSecondFactorRoutes = defineRoutes({
  'POST /api/SellerAccount/SecondFactor': async (context) => {
    const { body, deps } = context
    const held = await readTicket(body.Ticket, context, (owner) => findStaffOf(deps.db, owner))
    if (!held) throw new BusinessError('SECOND_FACTOR_EXPIRED', '验证已超时，请重新登录')
    const counter = await counterOf({ userId: staffOwner(held.user.id), of: 'factor' }, context)
    const { tries, lockedUntil } = await claimTry(counter, deps, factorPace)
    if (!(await staffFactors.takeCode(deps, held.user.id, body.Code))) throw wrong(tries, lockedUntil, deps.clock())
    await forgiveTries(deps.db, counter)
    return enterProven(held.user, context)
  },

  'POST /api/SellerAccount/SecondFactorStart': async (context) => {
    const { body, caller, deps } = context
    const row = await findStaff(deps.db, caller.staffId)
    if (row === null) throw new UnauthorizedError()
    await requirePassword(context, staffOwner(row.id), body.Password, row.passwordHash, (db, until) => showStaffLock(db, row.id, until))
    const secret = await staffFactors.startFactor(deps, row.id)
    if (secret === null) throw new BusinessError('SECOND_FACTOR_ALREADY_ON', '两步验证已开启')
    if (deps.config.mallEnv === 'test') context.headers.set(factorCodeHeader, codeAt(secret, deps.clock()))
    return { Secret: secret, Uri: uriOf(secret, row.account, `${deps.config.seller.name} 商家后台`) }
  },

  'POST /api/SellerAccount/SecondFactorConfirm': async (context) => {
    const { body, caller, deps } = context
    const counter = await counterOf({ userId: staffOwner(caller.staffId), of: 'factor' }, context)
    const { tries, lockedUntil } = await claimTry(counter, deps, factorPace)
    const codes = await deps.db.transaction(async (tx) => {
      const made = await staffFactors.confirmFactor(tx, deps, caller.staffId, body.Code)
      if (made !== null) await writeAudit(tx, originOf(context), { action: 'SellerAccount.SecondFactorOn', entity: 'staff', entityId: caller.staffId, before: null, after: null })
      return made
    })
    if (codes === null) throw wrong(tries, lockedUntil, deps.clock())
    await forgiveTries(deps.db, counter)
    return { RecoveryCodes: codes }
  },
})
