import { createStore, type Store } from '@mall/app-kit/session/create-store.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import type { ReplaceQuestion } from './entry/auto-login.ts'

/** An auto-login under way (specification §2), the question it asks, or its end. */
export type AutoLoginPrompt =
  | { readonly phase: 'running' | 'failed' }
  | ({ readonly phase: 'asking'; readonly settle: (replace: boolean) => void } & ReplaceQuestion)

export type AutoLoginStore = Store<{ readonly prompt: AutoLoginPrompt | null }>

export const createAutoLoginStore = (): AutoLoginStore => createStore({ prompt: null })

/** Nothing is under way outside of the providers. */
export const AutoLoginContext = createContext<AutoLoginStore>(createAutoLoginStore())

export const useAutoLoginPrompt = (): AutoLoginPrompt | null => {
  const store = use(AutoLoginContext)
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial).prompt
}
