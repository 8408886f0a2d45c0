import type { ToastInput, ToastTone } from '@mall/ui/toasts'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Mall, Session, SessionState } from '@mall/api'

/** The client and the session that the whole app shares. */
export interface MallServices {
  readonly mall: Mall
  readonly session: Session
  /** Shows a short message that goes away by itself, with one next step at most. */
  readonly notify: (message: string, tone?: ToastTone, action?: ToastInput['action']) => void
}

export const MallContext = createContext<MallServices | null>(null)

/** The app's client, session and notices. Throws outside of the providers: nothing works there. */
export const useMallServices = (): MallServices => {
  const services = use(MallContext)
  if (!services) throw new Error('MallContext has no value: render the screen inside AppProviders.')
  return services
}

export const useMall = (): Mall => useMallServices().mall

/** Who is logged in; null for a visitor. Follows every tab. */
export const useSession = (): SessionState | null => {
  const { session } = useMallServices()
  return useSyncExternalStore(session.subscribe, session.get, () => null)
}
