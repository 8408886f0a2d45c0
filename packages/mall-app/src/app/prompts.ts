import type { SecurityInfo } from '@mall/api'

/** A rate-limited call that waits for the person to pass the captcha (specification §4, §8). */
export interface PendingVerification {
  readonly info: SecurityInfo
  /** A credential, or null when the person gave up. */
  readonly settle: (credential: string | null) => void
}

/** What the client asks of the person at the screen, whatever the screen. */
export interface Prompts {
  readonly sessionLost: 'missing' | 'refresh-failed' | null
  readonly verification: PendingVerification | null
  readonly busy: boolean
}

export interface PromptStore {
  get(): Prompts
  set(change: Partial<Prompts>): void
  subscribe(listener: () => void): () => void
}

const none: Prompts = { sessionLost: null, verification: null, busy: false }

/** Holds the open prompts outside of React, since the client asks from anywhere. */
export function createPromptStore(): PromptStore {
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
export function askForVerification(prompts: PromptStore, info: SecurityInfo, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const settle = (credential: string | null) => {
      signal.removeEventListener('abort', giveUp)
      prompts.set({ verification: null })
      resolve(credential)
    }
    const giveUp = () => settle(null)
    signal.addEventListener('abort', giveUp)
    prompts.set({ verification: { info, settle } })
  })
}
