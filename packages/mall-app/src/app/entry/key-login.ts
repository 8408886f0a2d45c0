import { createMall, createMemoryStorage, createSession, loginBySessionKey, logout, type MallOptions } from '@mall/api'
import type { AutoLoginPorts } from './auto-login.ts'

/** A client of its own with a private session: a login is not stored until the user accepts it. */
const apart = (options: MallOptions) => createMall({ ...options, session: createSession({ storage: createMemoryStorage(), events: new EventTarget() }) })

/** What an auto-login asks of the server. `options` as the app's own client has them. */
export const createKeyLogin = (options: MallOptions): Pick<AutoLoginPorts, 'redeem'> & KeyLogin => ({
  redeem: (query) => loginBySessionKey(apart(options), query),
  discard: async (login) => {
    const mall = apart(options)
    mall.session.set(login)
    await logout(mall)
  },
})

interface KeyLogin {
  /** Ends a session that is not, or not any longer, the one stored. */
  discard(login: Parameters<ReturnType<typeof createSession>['set']>[0]): Promise<void>
}
