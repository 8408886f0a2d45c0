import { createMall, createSession, type MallOptions, type Session } from '@mall/api'
import { createToasts, type ToastStore } from '@mall/ui/toasts'
import { QueryClient } from '@tanstack/react-query'
import type { MallServices } from './mall-context.ts'
import { createPromptStore, enrolmentBy, verificationBy, type PromptStore } from './prompts.ts'
import { viewerKey } from './use-viewer.ts'

/** The single instances of a running app. */
export interface KitServices extends MallServices {
  readonly queryClient: QueryClient
  readonly toasts: ToastStore
  readonly prompts: PromptStore
}

export interface KitServicesOptions {
  readonly session?: Session | undefined
  readonly toasts?: ToastStore | undefined
  readonly client?: Partial<MallOptions> | undefined
}

/** Puts the client, the session, the cache and the prompts together. Stories and tests make their own. */
export const createKitServices = ({ session = createSession(), toasts = createToasts(), client = {} }: KitServicesOptions): KitServices => {
  const prompts = createPromptStore()
  const mall = createMall({
    session,
    onError: ({ message }) => void toasts.show({ tone: 'danger', message }),
    onBusyChange: (busy) => prompts.set({ busy }),
    onSessionLost: (sessionLost) => prompts.set({ sessionLost }),
    ...verificationBy(prompts, toasts),
    ...enrolmentBy(prompts),
    ...client,
  })
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a network a call fails with a message instead of waiting silently.
      queries: { networkMode: 'always', refetchOnReconnect: true, retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  clearCacheOnUserChange(session, queryClient)
  const notify: KitServices['notify'] = (message, tone = 'success', action) => void toasts.show({ tone, message, action })
  return { mall, session, queryClient, toasts, prompts, notify }
}

/** What one user saw is never shown to the next one. */
const clearCacheOnUserChange = (session: Session, queryClient: QueryClient): void => {
  let last = viewerKey(session.get())
  session.subscribe(() => {
    const now = viewerKey(session.get())
    if (now === last) return
    last = now
    void queryClient.resetQueries()
  })
}
