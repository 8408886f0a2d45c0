import { originOf, writeAudit, type AuditedChange } from '../../platform/audit/audit-log.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import { confirmPassword } from './change-password.ts'
import { claimTry, counterOf, forgiveTries, lockedError } from './login-attempts.ts'
import { wrongCodeText } from './reset-rules.ts'
import { factorPace } from './rules.ts'
import { findUserOf } from './user-store.ts'
import { enterProven } from './second-factor/enter.ts'
import { confirmFactor, demandsFactor, endFactor, factorOf, startFactor, takeCode } from './second-factor/store.ts'
import { readTicket } from './second-factor/ticket.ts'
import { codeAt, uriOf } from './second-factor/totp.ts'

/** Contains the code of the moment when MALL_ENV is `test`, and only then. */
export const factorCodeHeader = 'X-Factor-Code'

const change = (action: string, userId: number): AuditedChange => ({ action: `Account.${action}`, entity: 'account', entityId: userId, before: null, after: null })

export const secondFactorRoutes = defineRoutes({
  'POST /api/Account/SecondFactor': async (context) => {
    const { body, deps } = context
    const held = await readTicket(body.Ticket, context, (owner) => findUserOf(deps.db, owner))
    if (!held) throw new BusinessError('SECOND_FACTOR_EXPIRED', '验证已超时，请重新登录')
    const { user, member } = held
    const counter = await counterOf({ userId: user.id, of: 'factor' }, context)
    const { tries, lockedUntil } = await claimTry(counter, deps, factorPace)
    if (!(await takeCode(deps, user.id, body.Code))) throw lockedUntil ? lockedError(lockedUntil, deps.clock()) : new BusinessError('SECOND_FACTOR_WRONG', wrongCodeText(tries))
    await forgiveTries(deps.db, counter)
    return enterProven(user, { returnUrl: body.ReturnUrl, member }, context)
  },

  'POST /api/Account/SecondFactorState': async ({ caller, deps }) => {
    const factor = await factorOf(deps.db, caller.userId)
    return { Demanded: await demandsFactor(deps.db, caller.enterpriseId), Enabled: factor !== null, Since: factor && toInstant(factor.since), RecoveryCodesLeft: factor?.codesLeft ?? 0 }
  },

  'POST /api/Account/SecondFactorStart': async (context) => {
    const { body, deps } = context
    const user = await confirmPassword(context, body.Password)
    const secret = await startFactor(deps, user.id)
    if (secret === null) throw new BusinessError('SECOND_FACTOR_ALREADY_ON', '两步验证已开启')
    if (deps.config.mallEnv === 'test') context.headers.set(factorCodeHeader, codeAt(secret, deps.clock()))
    return { Secret: secret, Uri: uriOf(secret, user.account, deps.config.seller.name) }
  },

  'POST /api/Account/SecondFactorConfirm': async (context) => {
    const { body, caller, deps } = context
    const counter = await counterOf({ userId: caller.userId, of: 'factor' }, context)
    const { tries, lockedUntil } = await claimTry(counter, deps, factorPace)
    const codes = await deps.db.transaction(async (tx) => {
      const made = await confirmFactor(tx, deps, caller.userId, body.Code)
      if (made !== null) await writeAudit(tx, originOf(context), change('SecondFactorOn', caller.userId))
      return made
    })
    if (codes === null) throw lockedUntil ? lockedError(lockedUntil, deps.clock()) : new BusinessError('SECOND_FACTOR_WRONG', wrongCodeText(tries))
    await forgiveTries(deps.db, counter)
    return { RecoveryCodes: codes }
  },

  'POST /api/Account/SecondFactorEnd': async (context) => {
    const { body, deps } = context
    const user = await confirmPassword(context, body.Password)
    await deps.db.transaction(async (tx) => {
      if (!(await endFactor(tx, user.id))) throw new BusinessError('SECOND_FACTOR_OFF', '两步验证未开启')
      await writeAudit(tx, originOf(context), change('SecondFactorOff', user.id))
    })
    return '两步验证已关闭'
  },
})
