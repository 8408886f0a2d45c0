import type { ErrorCode } from '../contract/codes.ts'
import { isMallError, MallError, messages } from '../errors.ts'
import { ownerOf, type Session, type SessionState } from '../session/session.ts'
import { sleep, waitFor } from '../wait.ts'
import type { Exclusive } from './exclusive.ts'
import type { SessionEndReason, SessionLossReason } from './options.ts'
import { SessionEndedError } from './session-ended.ts'

export interface TokenPair {
  readonly Token: string
  readonly RefreshToken: string
}

interface Refusal {
  readonly reason: SessionEndReason
  /** For the person. */
  readonly message: string
  /** For programs. */
  readonly code: ErrorCode
}

/** A new pair, or why the session is refused one. */
export type RefreshOutcome = TokenPair | Refusal

/** Rejects when the outcome is unknown: no response, or that of a busy gateway. */
export type RequestTokens = (state: SessionState) => Promise<RefreshOutcome>

interface Parts {
  session: Session
  requestTokens: RequestTokens
  exclusive: Exclusive
  /** Holds the waiting calls while the promise is pending; undefined: the session ends at once. */
  onEnd(reason: SessionEndReason): Promise<boolean> | undefined
  onLost(reason: SessionLossReason): void
}

interface Flight {
  readonly token: string
  readonly done: Promise<void>
}

/** The longest `Retry-After` for which calls wait, s; with a longer one they fail. */
const longestPause = 10

/** How long a busy gateway asks to wait, ms; undefined when it does not say, or asks for too long. */
const pauseOf = (error: unknown): number | undefined =>
  isMallError(error) && error.retryAfter !== undefined && error.retryAfter <= longestPause ? error.retryAfter * 1000 : undefined

/** The refresh queue: its rules and the reason for each are in docs/refresh.md. */
export const createRefresh = ({ session, requestTokens, exclusive, onEnd, onLost }: Parts) => {
  let flight: Flight | undefined

  const fly = (before: SessionState, path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const isSuperseded = () => {
        const now = session.get()
        return now?.Token !== before.Token || now.RefreshToken !== before.RefreshToken
      }
      // Another tab refreshed: go on with its token. Logged out, or another user: nothing to wait for.
      const settle = () => {
        if (!isSuperseded()) return
        if (ownerOf(session.get()) === ownerOf(before)) resolve()
        else reject(new SessionEndedError(path))
      }
      const unsubscribe = session.subscribe(settle)
      /** A person is asked to log in again. Not awaited inside the lock: other tabs must not wait for it. */
      let asked: Promise<boolean> | undefined

      const refreshOnce = async () => {
        if (isSuperseded()) return settle()
        const response = await requestTokens(before)
        // Commit guard: a response for a session that no longer exists is discarded.
        if (isSuperseded()) return settle()
        if ('Token' in response) {
          session.replaceTokens(response)
          // Also with the pair that was there: the call is sent again once, and a second 401 is final.
          return resolve()
        }
        asked = onEnd(response.reason)
        if (asked) return
        reject(new MallError('unauthorized', response.message, { path, code: response.code }))
        session.clear()
        onLost(response.reason)
      }
      /** Renewed: another pair is stored, and `settle` has seen it. */
      const awaitAnswer = async () => {
        const isRenewed = (await asked?.catch(() => false)) ?? true
        if (isRenewed || isSuperseded()) return settle()
        reject(new SessionEndedError(path))
        session.clear()
      }
      const takeTurn = () => exclusive(`mall:refresh:${before.User.uid}`, refreshOnce)
      takeTurn()
        // The gateway said when to retry. Waits outside of the lock, so that other tabs may go on.
        .catch((error: unknown) => {
          const pause = pauseOf(error)
          if (pause === undefined) throw error
          return sleep(pause).then(takeTurn)
        })
        .then(awaitAnswer, (error: Error) => (isSuperseded() ? settle() : reject(error)))
        .finally(unsubscribe)
    })

  const start = (state: SessionState, path: string): Flight => {
    const done = fly(state, path).finally(() => {
      if (flight === started) flight = undefined
    })
    // Every waiting call may have been aborted: then no caller handles the rejection.
    done.catch(() => undefined)
    const started = { token: state.Token, done }
    return started
  }

  /** The refresh of the token that is stored now, while there is one. */
  const underWay = () => (flight !== undefined && flight.token === session.get()?.Token ? flight : undefined)

  return {
    isUnderWay: (): boolean => underWay() !== undefined,

    /** Waits while the stored token is being replaced; rejects with the failure of the refresh. */
    settled: async (signal: AbortSignal | undefined): Promise<void> => {
      for (let now = underWay(); now; now = underWay()) await waitFor(now.done, signal)
    },

    /** After a 401 to a call with this token: returns when it may be sent again, rejects when it may not. */
    renew: async (usedToken: string | undefined, path: string, signal: AbortSignal | undefined): Promise<void> => {
      const now = session.get()
      if (now === null) {
        if (usedToken !== undefined) throw new SessionEndedError(path)
        onLost('missing')
        throw new MallError('unauthorized', messages.missing, { path, status: 401, code: 'UNAUTHORIZED' satisfies ErrorCode })
      }
      if (now.Token !== usedToken) return
      flight = underWay() ?? start(now, path)
      await waitFor(flight.done, signal)
    },
  }
}
