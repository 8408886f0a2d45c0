import type { MallOptions, Session } from '@mall/api'
import { resetWithSession } from '@mall/api/query'
import { createToasts, type ToastStore } from '@mall/ui/toasts'
import { QueryClient } from '@tanstack/react-query'
import type { EnrolmentCalls } from './enrolment.ts'
import type { KitClient } from './kit-client.ts'
import type { ClientServices } from './mall-context.ts'
import { createPromptStore, enrolmentBy, verificationBy, type PromptStore } from './prompts.ts'
import type { Relogin } from './relogin.ts'
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts'
import { hasUnsent } from './unsent.ts'

/** The single instances of a running app, whichever client it has. */
export interface Services<Client extends KitClient = KitClient> extends ClientServices {
  readonly mall: Client
  readonly queryClient: QueryClient
  readonly toasts: ToastStore
  readonly prompts: PromptStore
  readonly keeper: SessionKeeper
  /** By a client for a login that is not stored yet. */
  readonly relogin: () => Relogin
  readonly enrolment: EnrolmentCalls
}

/** The options of any client. */
export type ClientOptions = Omit<MallOptions, 'contract' | 'onOldMall'>

interface Parts<Client extends KitClient> extends Pick<ClientServices, 'changes' | 'app'> {
  readonly session: Session
  readonly toasts?: ToastStore | undefined
  /** Of the app's own, and of tests. */
  readonly client: Partial<ClientOptions>
  readonly create: (options: ClientOptions) => Client
  /** With the options of a client that stands beside the app's: what asks at a rate limit. */
  readonly relogin: (options: Partial<ClientOptions>) => Relogin
  readonly enrolment: (client: Client) => EnrolmentCalls
}

/** Puts the client, the session, the cache and the prompts of an app together. */
export const createServices = <Client extends KitClient>({ session: stored, toasts = createToasts(), client, create, relogin, enrolment, changes, app }: Parts<Client>): Services<Client> => {
  const prompts = createPromptStore()
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a network a call fails with a message instead of waiting silently.
      queries: { networkMode: 'always', refetchOnReconnect: true, retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  const isActing = () => queryClient.isMutating() > 0
  const keeper = createSessionKeeper({
    session: stored,
    isActing,
    isWorthKeeping: () => hasUnsent() || isActing(),
    // What failed meanwhile is read again.
    onRenewed: () => void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
    app,
  })
  const { session } = keeper
  const verification = verificationBy(prompts, toasts)
  const mall = create({
    session,
    onError: ({ message }) => void toasts.show({ tone: 'danger', message }),
    onBusyChange: (busy) => prompts.set({ busy }),
    onSessionEnd: keeper.onSessionEnd,
    onSessionLost: (sessionLost) => prompts.set({ sessionLost }),
    ...verification,
    ...enrolmentBy(prompts),
    ...client,
  })
  resetWithSession(session, queryClient)
  const notify: ClientServices['notify'] = (message, tone = 'success', action, duration) => void toasts.show({ tone, message, action, duration })
  return { mall, session, queryClient, toasts, prompts, keeper, notify, changes, app, enrolment: enrolment(mall), relogin: () => relogin({ ...verification, ...client }) }
}
