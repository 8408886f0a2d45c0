import { normaliseAccount } from '../../platform/account-name.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import { networkOf } from '../../platform/rate-limit/rules.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import { counterOf, forgetAttempts, hideLock, unlockPlace } from './login-attempts.ts'
import { finishReset, openCode, takeUnlock, userOfTicket, verifyCode } from './code-store.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { requireGoodPassword } from './new-password.ts'
import {
  deadTicketText, maxCodeTries, resendSeconds, resetDoneText, sentAgainText, targetOf, ticketMinutes, tooManyCodesText, unlockDoneText, wrongCodeText,
} from './reset-rules.ts'
import { findUserByName } from './user-store.ts'

/** Contains the code when MALL_ENV is `test`, and only then. */
export const resetCodeHeader = 'X-Reset-Code'

export const resetRoutes = defineRoutes({
  'POST /api/Account/ResetCheck': async ({ body, deps, headers, request, ip }) => {
    if (!(await deps.captcha.redeem(body.CaptchaVerifyParam))) throw new BusinessError('CAPTCHA_FAILED', '验证码验证失败，请重试')
    const { db, config, log, sender } = deps
    const now = deps.clock()
    const name = normaliseAccount(body.Account)
    const user = await findUserByName(db, name)
    const owner = user?.status === 'active' ? user : null
    const device = owner && (await knownDevice(request, owner.id, config.secret))
    const asker = device === null ? `at/${networkOf(ip)}` : `device/${device}`
    const purpose = body.Purpose ?? 'reset'
    // As for logins: all names of a user are one, or there would be so many more codes to guess.
    const whose = owner === null ? `name/${name}` : `user/${owner.id}`
    const opened = await openCode(deps, { purpose, name: whose, asker, isPaced: device === null, userId: owner?.id ?? null }, { secret: config.secret, now })
    if (opened.outcome === 'tooSoon') throw new BusinessError('RESET_CODE_TOO_SOON', sentAgainText(opened.seconds), opened.seconds)
    if (opened.outcome === 'tooMany') throw new BusinessError('RESET_CODE_LIMIT_REACHED', tooManyCodesText)
    if (config.mallEnv === 'test') headers.set(resetCodeHeader, opened.code)
    if (owner) {
      // Not awaited: the duration of sending a mail would reveal that the account exists.
      sender
        .send({ purpose, email: owner.email, mobile: owner.mobile, code: opened.code, minutes: ticketMinutes })
        .catch((error: unknown) => log.error('a reset code could not be sent', { userId: owner.id, error: error instanceof Error ? error.name : 'unknown' }))
    }
    return { Ticket: opened.ticket, Targets: [targetOf(name)], ExpiresAt: toInstant(opened.expiresAt), ResendSeconds: resendSeconds }
  },

  'POST /api/Account/ResetVerify': async ({ body, deps }) => {
    const verdict = await verifyCode(deps.db, { purposes: ['reset', 'unlock'], ticket: body.Ticket, code: body.Code }, { secret: deps.config.secret, now: deps.clock() })
    if (!verdict || (!verdict.fits && verdict.tries >= maxCodeTries)) throw new BusinessError('RESET_CODE_EXPIRED', deadTicketText)
    if (!verdict.fits) throw new BusinessError('RESET_CODE_WRONG', wrongCodeText(verdict.tries))
    return '验证成功'
  },

  'POST /api/Account/ResetPassword': async ({ body, deps, ip, requestId }) => {
    const { db, config, log } = deps
    const now = deps.clock()
    const user = await userOfTicket(db, 'reset', body.Ticket, now)
    if (!user) throw new BusinessError('RESET_CODE_EXPIRED', deadTicketText)
    await requireGoodPassword(deps, body.Password, user)
    const passwordHash = await deps.passwords.hash(body.Password)
    const isNew = await finishReset(db, { ticket: body.Ticket, passwordHash }, { enterpriseId: null, ip, requestId, now })
    if (!isNew) throw new BusinessError('RESET_CODE_EXPIRED', deadTicketText)
    await forgetAttempts(db, user.id, config.secret)
    log.info('password reset', { userId: user.id })
    return resetDoneText
  },

  'POST /api/Account/ResetUnlock': async (context) => {
    const { body, deps, ip, requestId } = context
    const { db, log } = deps
    const now = deps.clock()
    const user = await userOfTicket(db, 'unlock', body.Ticket, now)
    if (!user) throw new BusinessError('RESET_CODE_EXPIRED', deadTicketText)
    const counter = await counterOf({ userId: user.id }, context)
    await db.transaction(async (tx) => {
      if (!(await takeUnlock(tx, body.Ticket, now))) throw new BusinessError('RESET_CODE_EXPIRED', deadTicketText)
      await unlockPlace(tx, counter)
      await hideLock(tx, user.id)
      const change = { action: 'Account.ResetUnlock', entity: 'account', entityId: user.id, before: null, after: null } as const
      await writeAudit(tx, { userId: user.id, enterpriseId: null, ip, requestId, now }, change)
    })
    await rememberDevice(context, user.id, deps)
    log.info('account unlocked by a code', { userId: user.id })
    return unlockDoneText
  },
})
