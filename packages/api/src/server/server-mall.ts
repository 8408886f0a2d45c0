import { isMallError, MallError, messages } from '../errors.ts'
import type { MallOptions } from '../client/options.ts'
import type { Contract } from '../contract/calls.ts'
import type { ErrorCode } from '../contract/codes.ts'
import type { AnyContract } from '../contract/types.ts'
import { assemble, type Mall } from '../create-mall.ts'
import { mallTable, type Resources } from '../resources/generated/index.ts'
import { expiryOf } from '../session/token.ts'
import { createCookieSession, type ServerCookieOptions, type ServerCookies } from './cookie-session.ts'
import { createRenewals } from './renewals.ts'

/** Options of `createServerMall`: those of `createMall`, without what belongs to a page. */
export interface ServerMallOptions<C extends AnyContract = Contract> extends Omit<MallOptions<C>, 'session' | 'onOldMall' | 'onBusyChange' | 'baseUrl'> {
  /** Address of the mall, `https://mall.example`. */
  baseUrl: string
  /** The cookies of the request that this mall is for. */
  cookies: ServerCookies
  /** How the cookie of the session is set. Default: `mall-session`, `HttpOnly`, `Secure`, `SameSite=Lax`, `Path=/`, for 30 days as a session lasts. */
  cookie?: Partial<Omit<ServerCookieOptions, 'httpOnly'>> & { name?: string }
}

/** The mall for one request. */
export interface ServerMall<C extends AnyContract = Contract> extends Mall<C> {
  /**
   * Refreshes a session whose token ends within a minute, by the clock of this server. Call it where a response can have cookies, before code where it cannot: in
   * `proxy.ts` of Next for its server components. It never rejects with a `MallError`: a session that is refused ends, and without a response it stays as it is.
   */
  refreshIfDue(): Promise<void>
}

/** How long before its end a token is refreshed, ms. */
const dueMs = 60_000

/** One for all requests of the process: a refresh token is used once. */
const renewals = createRenewals()

/** Creates the mall for one request, whose cookies say who is logged in. Never keep it for another one. */
export const createServerMall = <const C extends AnyContract = Contract>({ cookies, cookie = {}, ...options }: ServerMallOptions<C>): ServerMall<C> => {
  const { name = 'mall-session', ...attributes } = cookie
  const keyOf = (refreshToken: string) => `${options.baseUrl} ${refreshToken}`
  const session = createCookieSession({
    cookies,
    name,
    options: { secure: true, sameSite: 'lax', path: '/', maxAge: 30 * 86_400, ...attributes, httpOnly: true },
    successorOf: (refreshToken) => renewals.successorOf(keyOf(refreshToken)),
  })
  const { mall, renew } = assemble<C, Resources>(
    mallTable,
    { ...options, session },
    {
      // Tabs take turns by locks; requests share one outcome, and none waits for another user's.
      exclusive: (_name, work) => work(),
      shareRefresh: ({ RefreshToken }, ask) =>
        cookies.set ? renewals.share(keyOf(RefreshToken), ask) : Promise.reject(new MallError('unauthorized', messages.expired, { path: '/api/Account/RefreshToken', status: 401, code: 'SESSION_EXPIRED' satisfies ErrorCode })),
    },
  )
  return {
    ...mall,
    refreshIfDue: async () => {
      const state = session.get()
      const expiry = state && expiryOf(state.Token)
      if (!cookies.set || expiry === null || expiry - Date.now() > dueMs) return
      try {
        await renew()
      } catch (error) {
        if (!isMallError(error)) throw error
      }
    },
  }
}
