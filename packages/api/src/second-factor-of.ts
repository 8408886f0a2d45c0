import type { SecondFactorTicket } from './contract/account-security.ts'
import { isMallError } from './errors.ts'

/**
 * The ticket of a login that asks for a second factor, for `mall.account.secondFactor`; null for any other failure. It is no session: keep it in the page's memory.
 *
 * `catch (error) { const ticket = secondFactorOf(error) … }`
 */
export const secondFactorOf = (error: unknown): SecondFactorTicket | null =>
  isMallError(error) && error.code === 'SECOND_FACTOR_REQUIRED' ? (error.body as SecondFactorTicket) : null
