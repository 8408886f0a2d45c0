import type { Log } from '../log.ts'
import type { Overloaded } from './errors.ts'
import type { RateClass } from '../rate-limit/rate-limiter.ts'

/** Why a request was turned away: a limit of the rate, or what cannot work just now. */
export type Refusal = `rate:${RateClass}` | Overloaded

/** What becomes known of a request while it is answered. */
export interface RequestNotes {
  /** The route's pattern, never the address: that may hold a key or a name. */
  route?: string
  caller?: { readonly userId: number; readonly enterpriseId: number } | null
  /** One of the seller's staff. */
  staffId?: number
  /** `Code` of a failure that the response describes. */
  code?: string
  refusal?: Refusal
  /** Of one that exceeds a limit: whose address it is. Not kept of others. */
  ip?: string
  /** The client left before it had its response. */
  hasLeft?: boolean
}

/** A request whose response is on its way. */
export interface SeenRequest extends Readonly<RequestNotes> {
  readonly requestId: string
  readonly method: string
  readonly route: string
  readonly status: number
  /** Until the response began, ms: a stream goes on. */
  readonly ms: number
}

/** Called for each request when its response is known. */
export type Observe = (request: SeenRequest) => void

/** Writes a line for each request; pages and pictures, of which there are dozens to a call, when details are asked for. */
export const logRequests = (log: Log): Observe => ({ requestId, method, route, status, ms, caller, staffId, code, refusal, ip, hasLeft }) => {
  const fields = {
    requestId, method, route, status, ms: Math.round(ms * 10) / 10, userId: caller?.userId, enterpriseId: caller?.enterpriseId, staffId, code, refused: refusal, ip, clientLeft: hasLeft,
  }
  if (refusal !== undefined) log.warn('request refused', fields)
  else if (route.startsWith('/api/')) log.info('request', fields)
  else log.debug('request', fields)
}

declare module '../deps.ts' {
  interface Deps {
    readonly observe: Observe
  }
}
