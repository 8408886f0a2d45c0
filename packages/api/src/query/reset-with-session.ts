import type { Session } from '../session/session.ts'
import { viewerKey } from './keys.ts'

/**
 * Empties a cache (a `QueryClient`), and reads again what is on the page, when another user or enterprise is logged in, or nobody: in this tab or in another one. What one user saw is never
 * shown to the next one. A refreshed token leaves it as it is.
 * @returns ends it
 */
export const resetWithSession = (session: Session, cache: { resetQueries(): unknown }): (() => void) => {
  let viewer = viewerKey(session.get())
  return session.subscribe(() => {
    const next = viewerKey(session.get())
    if (next === viewer) return
    viewer = next
    void cache.resetQueries()
  })
}
