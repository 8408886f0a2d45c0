import { BusinessError } from '../http/errors.ts'
import { hourWindowMs, rateKeyOf, widerNetworkOf, windowMsOf } from '../rate-limit/rules.ts'
import type { Deps } from '../deps.ts'
import type { RateClass } from '../rate-limit/rate-limiter.ts'
import { waitText } from './rules.ts'

type Bounding = Pick<Deps, 'rateLimiter'>

interface Bound {
  readonly kind: RateClass
  readonly key: string
}

/** What bounds the credentials of an address, the closest first, so that what it is refused does not count for its neighbours. */
const boundsOf = (ip: string): readonly Bound[] => {
  const [address, network] = [rateKeyOf(ip, null), widerNetworkOf(ip)]
  return [{ kind: 'credential', key: address }, { kind: 'credentialHour', key: address }, { kind: 'credentialNetwork', key: network }, { kind: 'credentialNetworkHour', key: network }]
}

const refuse = (wait: number): never => {
  throw new BusinessError('CAPTCHA_TOO_OFTEN', `所在网络验证过于频繁，请${waitText(wait)}后再试`, wait)
}

/**
 * Refuses an answer, right or wrong, whose credential would be one too many, before its picture is used up.
 * @throws BusinessError with the time to wait.
 */
export const refuseBeyondBounds = async (ip: string, { rateLimiter }: Bounding): Promise<void> => {
  for (const { kind, key } of boundsOf(ip)) {
    const wait = await rateLimiter.waitFor(kind, key)
    if (wait !== null) refuse(wait)
  }
}

/**
 * Counts a credential before it leaves the server, so that parallel answers get no more than those one after another.
 * @throws BusinessError with the time to wait when it is one too many.
 */
export const countCredential = async (ip: string, { rateLimiter }: Bounding): Promise<void> => {
  for (const { kind, key } of boundsOf(ip)) {
    const wait = await rateLimiter.take(kind, key)
    if (wait !== null) refuse(wait)
  }
}

/** A credential that somebody logged in with is none of a program that guesses: those of the hour are one fewer. */
export const giveBackCredential = async (ip: string, { rateLimiter }: Bounding): Promise<void> => {
  for (const { kind, key } of boundsOf(ip)) if (windowMsOf(kind) === hourWindowMs) await rateLimiter.add(kind, key, -1)
}
