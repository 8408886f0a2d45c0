import { createContext, use, useSyncExternalStore } from 'react'
import { createPromptStore, type Prompts, type PromptStore } from './prompts.ts'

/** What the client asks of the person at the screen; a store that asks nothing outside of the providers. */
export const PromptsContext = createContext<PromptStore>(createPromptStore())

export const usePrompts = (): Prompts => {
  const store = use(PromptsContext)
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
