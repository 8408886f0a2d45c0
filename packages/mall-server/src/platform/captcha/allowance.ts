import type { CaptchaAnswer } from '@mall/api/contract'
import { BusinessError } from '../http/errors.ts'
import { rateKeyOf } from '../rate-limit/rules.ts'
import { waitText } from './rules.ts'
import { isWorkDone } from './work.ts'
import type { Deps } from '../deps.ts'

type Allowing = Pick<Deps, 'config' | 'rateLimiter'>

/** Whether an address gave so many wrong answers that it has to compute work for the next ones. */
export const hasToWork = async (ip: string, { rateLimiter }: Allowing): Promise<boolean> => (await rateLimiter.waitFor('captchaFailures', rateKeyOf(ip, null))) !== null

export const countWrongAnswer = async (ip: string, { rateLimiter }: Allowing): Promise<void> => {
  await rateLimiter.take('captchaFailures', rateKeyOf(ip, null))
}

/**
 * Counts an answer that is easier for a program than a drag from a trusted address.
 * @throws BusinessError with the time to wait when it is one too many.
 */
export const allowAnswer = async ({ Id, Input, Work }: CaptchaAnswer, ip: string, deps: Allowing): Promise<void> => {
  const spend = async (kind: 'captchaKeys' | 'captchaIdle', why: string) => {
    const wait = await deps.rateLimiter.take(kind, rateKeyOf(ip, null))
    if (wait !== null) throw new BusinessError('CAPTCHA_TOO_OFTEN', `${why}，请${waitText(wait)}后再试`, wait)
  }
  if (Input === 'keyboard') await spend('captchaKeys', '按键验证过于频繁')
  if ((await hasToWork(ip, deps)) && !(Work && (await isWorkDone(Id, Work, deps)))) await spend('captchaIdle', '验证失败次数过多')
}

/**
 * Counts a puzzle for an address: it may have so many in a minute of which it solves none. Those that it is refused do not count, so that it goes on
 * slowly, and so do its other people.
 * @throws BusinessError with the time to wait when it is one too many
 */
export const allowPuzzle = async (ip: string, { rateLimiter }: Pick<Allowing, 'rateLimiter'>): Promise<void> => {
  const wait = await rateLimiter.waitFor('captchaUnsolved', rateKeyOf(ip, null))
  if (wait !== null) throw new BusinessError('CAPTCHA_TOO_OFTEN', `获取验证码过于频繁，请${waitText(wait)}后再试`, wait)
  await rateLimiter.take('captchaUnsolved', rateKeyOf(ip, null))
}

/** Somebody there solves their puzzles: those before are forgotten. */
export const forgetPuzzles = (ip: string, { rateLimiter }: Pick<Allowing, 'rateLimiter'>): Promise<void> => rateLimiter.forget('captchaUnsolved', rateKeyOf(ip, null))
