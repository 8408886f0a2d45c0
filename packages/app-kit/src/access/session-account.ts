import type { SessionState } from '@mall/api'
import { viewerKey } from '@mall/api/query'
import { localItems } from '../storage/local-items.ts'

interface SessionAccount {
  readonly viewer: string
  readonly account: string
}

/** What the person of the session typed as their account. A token does not have it. Forgotten with the session. `app`: of which app, where it is not the mall. */
export const sessionAccountOf = (app = '') => {
  const key = `${app}sessionAccount`
  return {
    get(session: SessionState): string | null {
      try {
        const kept = JSON.parse(localItems.get(key) ?? 'null') as SessionAccount | null
        return kept?.viewer === viewerKey(session) ? kept.account : null
      } catch {
        return null
      }
    },
    set: (session: Pick<SessionState, 'User' | 'Enterprise'>, account: string): void => localItems.set(key, JSON.stringify({ viewer: viewerKey(session), account } satisfies SessionAccount)),
    forget: (): void => localItems.remove(key),
  }
}

export const sessionAccount = sessionAccountOf()
