import { createMemoryStorage, createSession, type Session } from '@mall/api'
import type { LoginInfo } from '@mall/api/contract'

/** A session of a story's own, kept nowhere else: of `login`, or of a visitor. */
export function openedSession(login: LoginInfo | undefined): Session {
  const session = createSession({ storage: createMemoryStorage() })
  if (login) session.set(login)
  return session
}
