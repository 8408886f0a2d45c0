import type { SessionState } from '@mall/api'
import { viewerKey } from '@mall/api/query'
import { useSession } from './mall-context.ts'

/** The user of the page, for screens. */
export interface Viewer {
  /** Distinguishes viewers in query keys: `visitor`, or user and enterprise. */
  readonly key: string
  readonly session: SessionState | null
  readonly isLoggedIn: boolean
}

/** The viewer of this page: a visitor, or a user of one enterprise. */
export const useViewer = (): Viewer => {
  const session = useSession()
  return {
    key: viewerKey(session),
    session,
    isLoggedIn: session !== null,
  }
}
