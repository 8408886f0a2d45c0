import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { viewFacts } from '../../features/viewing/view-facts.ts'
import { removeDrafts } from '@mall/app-kit/storage/remove-drafts.ts'

/** Ends the session on the server and in every tab, then reloads the site root (specification §4). */
export const useLogout = (): () => Promise<void> => {
  const { mall, session } = useMallServices()
  return async () => {
    try {
      await mall.account.logout({}, { silent: true })
    } catch {
      // Leaving must work without a network too; the refresh token runs out by itself.
    }
    // What this browser keeps belongs to whoever has logged in here.
    if (viewFacts() !== null) return (await import('../../features/viewing/viewed.ts')).leaveView('left')
    removeDrafts()
    session.clear()
    location.assign('/')
  }
}
