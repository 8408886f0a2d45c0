import type { LoginInfo, SecondFactorTicket } from '@mall/api/contract'
import type { CallContext } from '../../../platform/http/define-routes.ts'
import { BusinessError } from '../../../platform/http/errors.ts'
import { toInstant } from '../../../platform/time.ts'
import { rememberDevice } from '../known-device.ts'
import { logIn } from '../login-info.ts'
import type { LoginWay } from '../session-store.ts'
import type { User } from '../user-store.ts'
import { bindMember } from '../we-chat-work-binding.ts'
import { factorOf } from './store.ts'
import { makeTicket } from './ticket.ts'

/** The call that logs somebody in: its browser is known from then on. */
export type EnterCall = Pick<CallContext, 'deps' | 'ip' | 'requestId'> & { readonly request: Request; readonly headers: Headers }

interface Entry {
  readonly returnUrl?: string | undefined
  /** The member of the enterprise messenger who the user said to be. */
  readonly member?: string | undefined
  /** `own` without it. */
  readonly way?: LoginWay
}

/** Logs in somebody who proved everything that is asked of them. */
export const enterProven = async (user: User, { returnUrl, member, way }: Entry, call: EnterCall): Promise<LoginInfo> => {
  if (member !== undefined) await bindMember(call, member, user)
  await rememberDevice(call, user.id, call.deps)
  return logIn(user, { returnUrl, ...(way === undefined ? {} : { way }) }, call)
}

/**
 * Logs a user in whose first factor was right.
 * @throws BusinessError `SECOND_FACTOR_REQUIRED` with a ticket, which is no session, when the user has a second one
 */
export const enter = async (user: User, entry: Entry, call: EnterCall): Promise<LoginInfo> => {
  if ((await factorOf(call.deps.db, user.id)) === null) return enterProven(user, entry, call)
  const { ticket, expiresAt } = await makeTicket(user.id, user, call, entry.member)
  const body: SecondFactorTicket = { Ticket: ticket, ExpiresAt: toInstant(expiresAt) }
  throw new BusinessError('SECOND_FACTOR_REQUIRED', '请输入两步验证的验证码', null, body)
}
