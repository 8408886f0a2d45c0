import type { ToastInput, ToastTone } from '@mall/ui/toasts'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Mall, Session, SessionState } from '@mall/api'
import type { AnyJsonKey } from '../query/any-key.ts'
import type { KitClient } from './kit-client.ts'
import type { SessionKeeper } from './session-keeper.ts'

/** What the calls of an app change, for what is read again: the contract's own tables. */
export interface ChangeTable {
  /** Whether a call is made once per `RequestId`, which its body then has. */
  isMadeOnce(key: AnyJsonKey): boolean
  changedBy(key: AnyJsonKey): readonly string[]
}

/** What every app of the kit shares, whichever client it has. */
export interface ClientServices {
  readonly mall: KitClient
  readonly session: Session
  /** What a page is kept by whose session has ended; a client without one keeps none. */
  readonly keeper?: Pick<SessionKeeper, 'kept'>
  readonly changes: ChangeTable
  /** Of which app the names in the storage are, where it is not the mall. */
  readonly app?: string | undefined
  /** Shows a short message that goes away by itself, with one next step at most. `duration` in ms; 0 until it is dismissed. */
  readonly notify: (message: string, tone?: ToastTone, action?: ToastInput['action'], duration?: number) => void
}

/** The client and the session that all of the mall shares. */
export interface MallServices extends ClientServices {
  readonly mall: Mall
}

export const MallContext = createContext<MallServices | null>(null)

/** For the kit's own parts. */
export const ClientContext = createContext<ClientServices | null>(null)

/** The client, session and notices of whichever app it is. Throws outside of the providers. */
export const useClientServices = (): ClientServices => {
  const services = use(ClientContext)
  if (!services) throw new Error('ClientContext has no value: render the screen inside KitProviders.')
  return services
}

/** The app's client, session and notices. Throws outside of the providers: nothing works there. */
export const useMallServices = (): MallServices => {
  const services = use(MallContext)
  if (!services) throw new Error('MallContext has no value: render the screen inside AppProviders.')
  return services
}

export const useMall = (): Mall => useMallServices().mall

/** Who is logged in; null for a visitor. Follows every tab. */
export const useSession = (): SessionState | null => {
  const { session } = useClientServices()
  return useSyncExternalStore(session.subscribe, session.get, () => null)
}
