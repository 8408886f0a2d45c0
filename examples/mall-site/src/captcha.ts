import { useSyncExternalStore } from 'react'

/** Ends the open captcha with a credential, or with null when the user gave up. */
type Settle = (credential: string | null) => void

let open: Settle | null = null
const listeners = new Set<() => void>()

const replace = (next: Settle | null): void => {
  open = next
  for (const listener of listeners) listener()
}

/** Opens the captcha of the page and waits for its credential; null when the user gave up or `signal` aborted. */
export const askCaptcha = (signal?: AbortSignal): Promise<string | null> =>
  new Promise((resolve) => {
    open?.(null)
    const settle: Settle = (credential) => {
      if (open === settle) replace(null)
      resolve(credential)
    }
    signal?.addEventListener('abort', () => settle(null), { once: true })
    replace(settle)
  })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The captcha that waits for the user, null while there is none. */
export const useOpenCaptcha = (): Settle | null => useSyncExternalStore(subscribe, () => open)
