import { createCategoryCache, createMall, createSession, type MallOptions, type Session } from '@mall/api'
import { createToasts, type ToastStore } from '@mall/ui/toasts'
import { QueryClient } from '@tanstack/react-query'
import type { MallServices } from '../lib/mall-context.ts'
import { isOldMallAddress } from '../lib/old-mall.ts'
import { createKeyLogin } from './entry/key-login.ts'
import { askForVerification, createPromptStore, type PromptStore } from './prompts.ts'

/** Everything one running app has one of. */
export interface AppServices extends MallServices {
  readonly queryClient: QueryClient
  readonly toasts: ToastStore
  readonly prompts: PromptStore
  /** Logins that are not stored (yet). */
  readonly keyLogin: ReturnType<typeof createKeyLogin>
}

interface AppServicesOptions {
  readonly session?: Session
  readonly toasts?: ToastStore
  readonly client?: Partial<MallOptions>
  /** Where category trees are kept. Default: local storage. */
  readonly storage?: Storage
  /** Origins that old-mall mode may jump to. Default: none. */
  readonly oldMallOrigins?: readonly string[]
}

/** Puts the client, the session, the cache and the prompts together. Stories and tests make their own. */
export const createAppServices = (options: AppServicesOptions = {}): AppServices => {
  const session = options.session ?? createSession()
  const toasts = options.toasts ?? createToasts()
  const prompts = createPromptStore()
  const warn = (message: string) => void toasts.show({ tone: 'danger', message })
  const verification: MallOptions = {
    verify: (info, { signal }) => askForVerification(prompts, info, signal),
    onVerification: (passed, message) => {
      if (passed) toasts.show({ tone: 'success', message })
      else prompts.set({ verificationRejected: true })
    },
  }
  const mall = createMall({
    session,
    onError: (error) => warn(error.message),
    onBusyChange: (busy) => prompts.set({ busy }),
    onSessionLost: (sessionLost) => prompts.set({ sessionLost }),
    onOldMall: (address) => {
      if (isOldMallAddress(address, options.oldMallOrigins ?? [])) location.assign(address)
      else warn('未获取到旧版商城地址')
    },
    ...verification,
    ...options.client,
  })
  const categories = createCategoryCache(mall, options)
  const keyLogin = createKeyLogin({ ...verification, ...options.client })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false }, mutations: { retry: false } },
  })
  clearCacheOnUserChange(session, queryClient)
  return { mall, session, categories, queryClient, toasts, prompts, keyLogin, notify: (message, tone = 'success') => void toasts.show({ tone, message }) }
}

/** What one user saw is never shown to the next one. */
const clearCacheOnUserChange = (session: Session, queryClient: QueryClient): void => {
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
