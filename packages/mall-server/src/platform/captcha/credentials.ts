import { BusinessError } from '../http/errors.ts'
import { rateKeyOf, widerNetworkOf } from '../rate-limit/rules.ts'
import type { Deps } from '../deps.ts'
import type { RateClass } from '../rate-limit/rate-limiter.ts'

type Bounding = Pick<Deps, 'rateLimiter'>

interface Bound {
  readonly kind: RateClass
  readonly key: string
}

/** What bounds the credentials of an address, the closest first, so that what it is refused does not count for its neighbours. */
const boundsOf = (ip: string): readonly Bound[] => [
  { kind: 'credential', key: rateKeyOf(ip, null) },
  { kind: 'credentialNetwork', key: widerNetworkOf(ip) },
]

const refuse = (wait: number): never => {
  throw new BusinessError('CAPTCHA_TOO_OFTEN', `所在网络验证过于频繁，请${wait}秒后再试`, wait)
}

/**
 * Refuses an answer, right or wrong, whose credential would be one too many, before its picture is used up.
 * @throws BusinessError with the seconds to wait.
 */
export const refuseBeyondBounds = async (ip: string, { rateLimiter }: Bounding): Promise<void> => {
  for (const { kind, key } of boundsOf(ip)) {
    const wait = await rateLimiter.waitFor(kind, key)
    if (wait !== null) refuse(wait)
  }
}

/**
 * Counts a credential before it leaves the server, so that parallel answers get no more than those one after another.
 * @throws BusinessError with the seconds to wait when it is one too many.
 */
export const countCredential = async (ip: string, { rateLimiter }: Bounding): Promise<void> => {
  for (const { kind, key } of boundsOf(ip)) {
    const wait = await rateLimiter.take(kind, key)
    if (wait !== null) refuse(wait)
  }
}
