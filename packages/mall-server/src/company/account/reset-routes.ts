import { normaliseAccount } from '../../platform/account-name.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import { forgetAttempts } from './login-attempts.ts'
import { finishReset, openCode, userOfReset, verifyCode } from './code-store.ts'
import { requireGoodPassword } from './new-password.ts'
import {
  deadTicketText, maxCodeTries, resendSeconds, resetDoneText, sentAgainText, targetOf, ticketMinutes, tooManyCodesText, wrongCodeText,
} from './reset-rules.ts'
import { findUserByName } from './user-store.ts'

/** Contains the code when MALL_ENV is `test`, and only then. */
export const resetCodeHeader = 'X-Reset-Code'

export const resetRoutes = defineRoutes({
  'POST /api/Account/ResetCheck': async ({ body, deps, headers }) => {
    if (!(await deps.captcha.redeem(body.CaptchaVerifyParam))) throw new BusinessError('CAPTCHA_FAILED', '验证码验证失败，请重试')
    const { db, config, log, sender } = deps
    const now = deps.clock()
    const name = normaliseAccount(body.Account)
    const user = await findUserByName(db, name)
    const owner = user?.status === 'active' ? user : null
    const opened = await openCode(deps, { purpose: 'reset', name, userId: owner?.id ?? null }, { secret: config.secret, now })
    if (opened.outcome === 'tooSoon') throw new BusinessError('RESET_CODE_TOO_SOON', sentAgainText(opened.seconds))
    if (opened.outcome === 'tooMany') throw new BusinessError('RESET_CODE_LIMIT_REACHED', tooManyCodesText)
    if (config.mallEnv === 'test') headers.set(resetCodeHeader, opened.code)
    if (owner) {
      // Not awaited: the duration of sending a mail would reveal that the account exists.
      sender
        .send({ purpose: 'reset', email: owner.email, mobile: owner.mobile, code: opened.code, minutes: ticketMinutes })
        .catch((error: unknown) => log.error('a reset code could not be sent', { userId: owner.id, error: error instanceof Error ? error.name : 'unknown' }))
    }
    return { Ticket: opened.ticket, Targets: [targetOf(name)], ExpiresAt: toInstant(opened.expiresAt), ResendSeconds: resendSeconds }
  },

  'POST /api/Account/ResetVerify': async ({ body, deps }) => {
    const verdict = await verifyCode(deps.db, { purpose: 'reset', ticket: body.Ticket, code: body.Code }, { secret: deps.config.secret, now: deps.clock() })
    if (!verdict || (!verdict.fits && verdict.tries >= maxCodeTries)) throw new BusinessError('RESET_CODE_EXPIRED', deadTicketText)
    if (!verdict.fits) throw new BusinessError('RESET_CODE_WRONG', wrongCodeText(verdict.tries))
    return '验证成功'
  },

  'POST /api/Account/ResetPassword': async ({ body, deps, ip, requestId }) => {
    const { db, config, log } = deps
    const now = deps.clock()
    const user = await userOfReset(db, body.Ticket, now)
    if (!user) throw new BusinessError('RESET_CODE_EXPIRED', deadTicketText)
    await requireGoodPassword(deps, body.Password, user)
    const passwordHash = await deps.passwords.hash(body.Password)
    const isNew = await finishReset(db, { ticket: body.Ticket, passwordHash }, { enterpriseId: null, ip, requestId, now })
    if (!isNew) throw new BusinessError('RESET_CODE_EXPIRED', deadTicketText)
    await forgetAttempts(db, { userId: user.id }, config.secret)
    log.info('password reset', { userId: user.id })
    return resetDoneText
  },
})
