import type { SecurityInfo } from '@mall/api'
import type { ReplaceQuestion } from './entry/auto-login.ts'

/** A rate-limited call that waits for the person to pass the captcha (specification §4, §8). */
export interface PendingVerification {
  readonly info: SecurityInfo
  /** The credential before this one was rejected: 验证失败，请重试. */
  readonly rejected: boolean
  /** A credential, or null when the person gave up. */
  readonly settle: (credential: string | null) => void
}

/** An auto-login under way (specification §2), the question it asks, or its end. */
export type AutoLoginPrompt =
  | { readonly phase: 'running' | 'failed' }
  | ({ readonly phase: 'asking'; readonly settle: (replace: boolean) => void } & ReplaceQuestion)

/** What the client asks of the person at the screen, whatever the screen. */
export interface Prompts {
  readonly sessionLost: 'missing' | 'refresh-failed' | null
  readonly verification: PendingVerification | null
  /** The last credential was rejected, and there was no new attempt. */
  readonly verificationRejected: boolean
  readonly autoLogin: AutoLoginPrompt | null
  readonly busy: boolean
}

export interface PromptStore {
  get(): Prompts
  set(change: Partial<Prompts>): void
  subscribe(listener: () => void): () => void
}

const none: Prompts = { sessionLost: null, verification: null, verificationRejected: false, autoLogin: null, busy: false }

/** Holds the open prompts outside of React, since the client asks from anywhere. */
export const createPromptStore = (): PromptStore => {
  let current = none
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(change) {
      current = { ...current, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Asks the person to pass the captcha; an abort (every waiting call went away) closes the question. */
export const askForVerification = (prompts: PromptStore, info: SecurityInfo, signal: AbortSignal): Promise<string | null> => {
  return new Promise((resolve) => {
    const settle = (credential: string | null) => {
      signal.removeEventListener('abort', giveUp)
      prompts.set({ verification: null })
      resolve(credential)
    }
    const giveUp = () => settle(null)
    signal.addEventListener('abort', giveUp)
    prompts.set({ verification: { info, settle, rejected: prompts.get().verificationRejected }, verificationRejected: false })
  })
}
