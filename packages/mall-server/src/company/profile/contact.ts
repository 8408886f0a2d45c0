import type { CallInput, ContactTicket } from '@mall/api/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { isTaken } from '../../platform/db/failures.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { confirmPassword, type OwnCall } from '../account/change-password.ts'
import { openCode, takeContact, verifyCode } from '../account/code-store.ts'
import { lockOwnAccount } from './own-account.ts'
import { contactTaken, requireFree } from './profile.ts'
import { deadTicketText, maxCodeTries, resendSeconds, sentAgainText, ticketMinutes, tooManyCodesText, wrongCodeText } from '../account/reset-rules.ts'

/**
 * Sends a code to a new mobile number or email. Only the proven owner learns whether another account has it.
 * Returns the code too, for the tests.
 */
export const sendContactCode = async (context: OwnCall, { Contact, Password }: CallInput<'POST /api/Account/SendCode'>): Promise<ContactTicket & { readonly code: string }> => {
  const { config, log, sender, clock } = context.deps
  const { id } = await confirmPassword(context, Password)
  const opened = await openCode(context.deps, { purpose: 'contact', name: String(id), asker: '', isPaced: false, userId: id, target: Contact.Value }, { secret: config.secret, now: clock() })
  if (opened.outcome === 'tooSoon') throw new BusinessError('RESET_CODE_TOO_SOON', sentAgainText(opened.seconds))
  if (opened.outcome === 'tooMany') throw new BusinessError('RESET_CODE_LIMIT_REACHED', tooManyCodesText)
  const to = { email: null, mobile: null, [Contact.Type]: Contact.Value }
  sender
    .send({ purpose: 'contact', ...to, code: opened.code, minutes: ticketMinutes })
    .catch((error: unknown) => log.error('a code could not be sent', { userId: id, error: error instanceof Error ? error.name : 'unknown' }))
  return { Ticket: opened.ticket, ExpiresAt: toInstant(opened.expiresAt), ResendSeconds: resendSeconds, code: opened.code }
}

/** Sets what a code was sent to, once. */
export const bindContact = async (context: CallContext, { Ticket, Code }: CallInput<'POST /api/Account/BindContact'>): Promise<void> => {
  const { deps, caller } = context
  const now = deps.clock()
  const verdict = await verifyCode(deps.db, { purposes: ['contact'], ticket: Ticket, code: Code }, { secret: deps.config.secret, now })
  if (!verdict || (!verdict.fits && verdict.tries >= maxCodeTries)) throw new BusinessError('RESET_CODE_EXPIRED', deadTicketText)
  if (!verdict.fits) throw new BusinessError('RESET_CODE_WRONG', wrongCodeText(verdict.tries))
  await deps.db.transaction(async (tx) => {
    const target = await takeContact(tx, Ticket, caller.userId, now)
    if (target === null) throw new BusinessError('RESET_CODE_EXPIRED', deadTicketText)
    await requireFree(tx, caller.userId, target)
    const { row, permit } = await lockOwnAccount(tx, caller)
    try {
      await changeRecord(tx, permit, appUser, row, target.includes('@') ? { email: target } : { mobile: target })
    } catch (error) {
      // Another transaction took it in the meantime.
      throw isTaken(error) ? contactTaken(target) : error
    }
    await writeAudit(tx, originOf(context), { action: 'Account.BindContact', entity: 'account', entityId: caller.userId, before: null, after: null })
  })
}
