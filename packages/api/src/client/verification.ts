import type { SecurityInfo } from '../contract/common.ts'
import { isMallError, MallError, messages, type MallErrorDetails } from '../errors.ts'
import { waitFor } from '../wait.ts'
import type { MallOptions } from './options.ts'

/** How many calls may wait beside the first. */
const maxWaiting = 200

/** How often `verify` is called in one round before the calls fail: an automatic `verify` must not loop for ever. */
const maxTries = 10

interface Parts {
  verify: MallOptions['verify']
  onVerification: MallOptions['onVerification']
  /** `Account/UnLock`. */
  unlock(captchaVerifyParam: string, signal: AbortSignal): Promise<unknown>
}

interface Round {
  readonly passed: Promise<boolean>
  readonly controller: AbortController
  waiting: number
}

/** The 429 queue: docs/verification.md. */
export const createVerification = ({ verify, onVerification, unlock }: Parts) => {
  let round: Round | undefined
  let lifted = 0

  const isAccepted = async (credential: string, signal: AbortSignal): Promise<boolean> => {
    try {
      await unlock(credential, signal)
      return true
    } catch (error) {
      if (isMallError(error, 'network') || isMallError(error, 'timeout') || isMallError(error, 'envelope')) throw error
      return false
    }
  }

  const verifyOnce = async (info: SecurityInfo, signal: AbortSignal): Promise<boolean> => {
    for (let attempt = 0; attempt < maxTries; attempt += 1) {
      const credential = (await verify?.(info, { signal })) ?? null
      if (credential === null || signal.aborted) return false
      const passed = await isAccepted(credential, signal)
      if (signal.aborted) return false
      onVerification?.(passed, passed ? messages.verified : messages.notVerified)
      if (passed) {
        lifted += 1
        return true
      }
    }
    return false
  }

  const open = (info: SecurityInfo): Round => {
    const controller = new AbortController()
    const opened: Round = {
      controller,
      waiting: 0,
      passed: verifyOnce(info, controller.signal).finally(() => {
        if (round === opened) round = undefined
      }),
    }
    // All its calls may have been aborted: then no caller handles the rejection.
    opened.passed.catch(() => undefined)
    return opened
  }

  return {
    /** How many times the limit was lifted; taken before sending and given to `pass`. */
    lifted: () => lifted,

    /** After a 429: returns when the call may be sent again; rejects with `rateLimited`, or with the failure of `UnLock`. */
    pass: async (info: SecurityInfo, liftedBefore: number, details: MallErrorDetails, signal: AbortSignal | undefined): Promise<void> => {
      // Sent before the limit was lifted, response received after: no second captcha is needed.
      if (liftedBefore !== lifted) return
      const rateLimited = (cause?: unknown) => new MallError('rateLimited', messages.rateLimited, { ...details, cause })
      if (!verify || (round && round.waiting > maxWaiting)) throw rateLimited()
      const joined = (round ??= open(info))
      joined.waiting += 1
      let passed: boolean
      try {
        passed = await waitFor(joined.passed, signal)
      } catch (error) {
        throw signal?.aborted || isMallError(error) ? error : rateLimited(error)
      } finally {
        joined.waiting -= 1
        if (joined.waiting === 0) {
          if (round === joined) round = undefined
          joined.controller.abort()
        }
      }
      if (!passed) throw rateLimited()
    },
  }
}
