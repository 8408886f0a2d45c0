import { createMall, createMemoryStorage, createSession, type LoginInfo, type Mall, type MallOptions } from '@mall/api'

/** A client with a session of its own: a login by it is not stored until the app does so, and it waits for none of the app's queues. */
export const apartMall = (options: Partial<MallOptions>, login?: LoginInfo): Mall => {
  const session = createSession({ storage: createMemoryStorage(), events: new EventTarget() })
  if (login) session.set(login)
  return createMall({ ...options, session })
}
