import type { ResetTarget } from '@mall/api/contract'
import type { Pace } from './rules.ts'

/** Wrong codes before a ticket becomes invalid (screens §1). */
export const maxCodeTries = 5
/** Seconds before another code can be requested (screens §1). */
export const resendSeconds = 60
/** How long a code is valid, and after it the ticket for the new password, minutes. */
export const ticketMinutes = 10
/** Codes of one asker for one name within a day: more would allow too many guesses. */
export const maxCodesPerDay = 10

/** What slows codes for one name from all networks together: a stranger's do not use up the owner's, and many strangers' are few. */
export const codePace: Pace = { free: 10, step: 1, firstSeconds: 60, mostSeconds: 1800 }

export const sentAgainText = (seconds: number): string => `请${seconds}秒后重新获取`
export const tooManyCodesText = '今日获取验证码次数已达上限，请明天再试'
export const wrongCodeText = (tries: number): string => `验证码错误，还可尝试${maxCodeTries - tries}次`
export const deadTicketText = '验证码已失效，请重新获取'
export const resetDoneText = '密码重置成功，请重新登录'
export const unlockDoneText = '账号已解锁，请重新登录'

/**
 * Where the code was sent, built from the typed text alone: a mask of the registered address would reveal whether there is
 * one. A typed mail address or mobile is shown in part; for a typed account the text says that the code went to the registered address.
 */
export const targetOf = (name: string): ResetTarget => {
  const mail = /^([^@\s]+)@([^@\s]+)$/.exec(name)
  if (mail) return { Type: 'email', Masked: `${(mail[1] ?? '').slice(0, 2)}***@${mail[2] ?? ''}` }
  if (/^\d{11}$/.test(name)) return { Type: 'mobile', Masked: `${name.slice(0, 3)}****${name.slice(-4)}` }
  return { Type: 'registered', Masked: '该账号登记的邮箱' }
}

/** Six digits from random bits, evenly distributed. */
export const codeOf = (random: Uint32Array): string => {
  const bound = 4_294_000_000
  const fair = random.find((value) => value < bound) ?? 0
  return String(fair % 1_000_000).padStart(6, '0')
}
