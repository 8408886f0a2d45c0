import { createCategoryCache, createMall, createSession, type MallOptions, type Session } from '@mall/api'
import { createToasts, type ToastStore } from '@mall/ui/toasts'
import { QueryClient } from '@tanstack/react-query'
import type { MallServices } from '../lib/mall-context.ts'
import { isOldMallAddress } from './old-mall.ts'
import { controllerKey } from '../lib/query-keys.ts'
import { wantedAddition, type CartAddition } from '../features/cart/wanted-addition.ts'
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
    defaultOptions: {
      // Without a network a call fails with a word for it, and does not wait in silence to be made later.
      queries: { networkMode: 'always', refetchOnReconnect: true, retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  clearCacheOnUserChange(session, queryClient)
  const notify: AppServices['notify'] = (message, tone = 'success', action) => void toasts.show({ tone, message, action })
  addWhatTheVisitorWanted({ mall, session, queryClient, notify })
  return { mall, session, categories, queryClient, toasts, prompts, keyLogin, notify }
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

/** What a visitor put in the cart is there once they have logged in, whichever way they did. */
const addWhatTheVisitorWanted = ({ mall, session, queryClient, notify }: Pick<AppServices, 'mall' | 'session' | 'queryClient' | 'notify'>): void => {
  const add = async (wanted: readonly CartAddition[]) => {
    try {
      notify(await mall.shoppingCart.addToCart({ Items: [...wanted] }, { quiet: true }))
      await queryClient.invalidateQueries({ queryKey: controllerKey('ShoppingCart') })
    } catch {
      // The client has said why.
    }
  }
  session.subscribe(() => {
    const wanted = session.get() ? wantedAddition.take() : null
    if (wanted) void add(wanted)
  })
}
