import { createMall, createSession, type LoginInfo, type Mall, type MallOptions, type Session } from '@mall/api'
import { resetWithSession } from '@mall/api/query'
import { createToasts, type ToastStore } from '@mall/ui/toasts'
import { QueryClient } from '@tanstack/react-query'
import { apartMall } from './apart-mall.ts'
import type { MallServices } from './mall-context.ts'
import { createPromptStore, enrolmentBy, verificationBy, type PromptStore } from './prompts.ts'
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts'
import { hasUnsent } from './unsent.ts'

/** The single instances of a running app. */
export interface KitServices extends MallServices {
  readonly queryClient: QueryClient
  readonly toasts: ToastStore
  readonly prompts: PromptStore
  readonly keeper: SessionKeeper
  /** A client for a login that is not stored yet. */
  readonly apart: (login?: LoginInfo) => Mall
}

export interface KitServicesOptions {
  readonly session?: Session | undefined
  readonly toasts?: ToastStore | undefined
  readonly client?: Partial<MallOptions> | undefined
}

/** Puts the client, the session, the cache and the prompts together. Stories and tests make their own. */
export const createKitServices = ({ session: stored = createSession(), toasts = createToasts(), client = {} }: KitServicesOptions): KitServices => {
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
  })
  const { session } = keeper
  const verification = verificationBy(prompts, toasts)
  const mall = createMall({
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
  const notify: KitServices['notify'] = (message, tone = 'success', action) => void toasts.show({ tone, message, action })
  return { mall, session, queryClient, toasts, prompts, keeper, apart: (login) => apartMall({ ...verification, ...client }, login), notify }
}
