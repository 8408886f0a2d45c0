import type { MallOptions, SecurityInfo, SessionLossReason } from '@mall/api'
import type { ToastStore } from '@mall/ui/toasts'
import { createStore, type Store } from './create-store.ts'

/** A rate-limited call that waits for the person to pass the captcha (specification §4, §8). */
export interface PendingVerification {
  readonly info: SecurityInfo
  /** The credential before this one was rejected: 验证失败，请重试. */
  readonly rejected: boolean
  /** A credential, or null when the person gave up. */
  readonly settle: (credential: string | null) => void
}

/** What the client asks of the person at the screen, whatever the screen. */
export interface Prompts {
  readonly sessionLost: SessionLossReason | null
  readonly verification: PendingVerification | null
  /** The company demands a second factor: called with whether there is one now. */
  readonly enrolment: ((isSetUp: boolean) => void) | null
  /** The last credential was rejected, and there was no new attempt. */
  readonly verificationRejected: boolean
  readonly busy: boolean
}

export type PromptStore = Store<Prompts>

const none: Prompts = { sessionLost: null, verification: null, enrolment: null, verificationRejected: false, busy: false }

/** Holds the open prompts outside of React, since the client asks from anywhere. */
export const createPromptStore = (): PromptStore => createStore(none)

/** Asks the person to pass the captcha; an abort (every waiting call went away) closes the question. */
const askForVerification = (prompts: PromptStore, info: SecurityInfo, signal: AbortSignal): Promise<string | null> => {
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

/** How a client asks for the captcha at a rate limit, and says how it ended. */
export const verificationBy = (prompts: PromptStore, toasts: ToastStore): Pick<MallOptions, 'verify' | 'onVerification'> => ({
  verify: (info, { signal }) => askForVerification(prompts, info, signal),
  onVerification: (passed, message) => {
    if (passed) toasts.show({ tone: 'success', message })
    else prompts.set({ verificationRejected: true })
  },
})

/** How a client lets the person set up the second factor that their company demands. */
export const enrolmentBy = (prompts: PromptStore): Pick<MallOptions, 'enrol'> => ({
  enrol: () =>
    new Promise((resolve) => {
      prompts.set({
        enrolment: (isSetUp) => {
          prompts.set({ enrolment: null })
          resolve(isSetUp)
        },
      })
    }),
})
