import { createMall, createSession, type MallOptions, type Session } from '@mall/api'
import { createToasts, type ToastStore } from '@mall/ui/toasts'
import { QueryClient } from '@tanstack/react-query'
import type { MallServices } from '../lib/mall-context.ts'
import { askForVerification, createPromptStore, type PromptStore } from './prompts.ts'

/** Everything one running app has one of. */
export interface AppServices extends MallServices {
  readonly queryClient: QueryClient
  readonly toasts: ToastStore
  readonly prompts: PromptStore
}

/** Puts the client, the session, the cache and the prompts together. Stories and tests make their own. */
export function createAppServices(options: { session?: Session; client?: Partial<MallOptions> } = {}): AppServices {
  const session = options.session ?? createSession()
  const toasts = createToasts()
  const prompts = createPromptStore()
  const mall = createMall({
    session,
    onError: (error) => toasts.show({ tone: 'danger', message: error.message }),
    onBusyChange: (busy) => prompts.set({ busy }),
    onSessionLost: (sessionLost) => prompts.set({ sessionLost }),
    verify: (info, { signal }) => askForVerification(prompts, info, signal),
    ...options.client,
  })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false }, mutations: { retry: false } },
  })
  clearCacheOnUserChange(session, queryClient)
  return { mall, session, queryClient, toasts, prompts, notify: (message, tone = 'success') => void toasts.show({ tone, message }) }
}

/** What one user saw is never shown to the next one. */
function clearCacheOnUserChange(session: Session, queryClient: QueryClient): void {
  const identity = () => {
    const state = session.get()
    return state ? `${state.User.uid}@${state.Enterprise.EnterpriseId}` : ''
  }
  let last = identity()
  session.subscribe(() => {
    const now = identity()
    if (now === last) return
    last = now
    void queryClient.resetQueries()
  })
}
