import { createMall, createMemoryStorage, createSession, type LoginInfo } from '@mall/api'

/**
 * Trades a login that is not stored yet for one of another of the user's enterprises. The app's own client knows no token
 * before the choice, so this call has a client of its own, with a session of its own.
 */
export const chooseEnterprise = (login: LoginInfo, EnterpriseId: number): Promise<LoginInfo> => {
  const session = createSession({ storage: createMemoryStorage(), events: new EventTarget() })
  session.set(login)
  return createMall({ session }).account.switchEnterprise({ EnterpriseId })
}
