import type { SessionState } from '@mall/api'
import { useSession } from './mall-context.ts'

/** What a visitor is called in query keys. */
export const visitorKey = 'visitor'

/** The user of the page, for screens. */
export interface Viewer {
  /** Distinguishes viewers in query keys: `visitor`, or user and enterprise. */
  readonly key: string
  readonly session: SessionState | null
  readonly isLoggedIn: boolean
}

/** Distinguishes viewers in query keys. */
export const viewerKey = (session: Pick<SessionState, 'User' | 'Enterprise'> | null): string => (session ? `${session.User.uid}@${session.Enterprise.EnterpriseId}` : visitorKey)

/** The viewer of this page: a visitor, or a user of one enterprise. */
export const useViewer = (): Viewer => {
  const session = useSession()
  return {
    key: viewerKey(session),
    session,
    isLoggedIn: session !== null,
  }
}
