import type { RefreshOutcome, TokenPair } from '../client/refresh.ts'

/** How long a pair is found by the refresh token that it replaced, ms: as long as the mall itself returns it again. */
const keptMs = 30_000

interface Renewal {
  readonly outcome: Promise<RefreshOutcome>
  /** Set once it succeeded, with the time of that. */
  renewed?: { readonly pair: TokenPair; readonly at: number }
}

/** The refreshes of a process. Requests of one user come at the same time, each with a mall of its own and all with the same refresh token, which works once. */
export const createRenewals = () => {
  const known = new Map<string, Renewal>()

  const isKept = ({ renewed }: Renewal) => renewed === undefined || performance.now() - renewed.at < keptMs

  /** Memory alone: in the order of their beginning, the first one that is still needed ends it. */
  const forgetOld = () => {
    for (const [key, renewal] of known) {
      if (isKept(renewal)) return
      known.delete(key)
    }
  }

  const find = (key: string) => {
    const renewal = known.get(key)
    return renewal && isKept(renewal) ? renewal : undefined
  }

  const settle = async (key: string, renewal: Renewal) => {
    const outcome = await renewal.outcome.catch(() => undefined)
    if (outcome && 'Token' in outcome) renewal.renewed = { pair: outcome, at: performance.now() }
    else known.delete(key)
  }

  return {
    /** The outcome of the refresh that is under way or was successful just now; else that of `ask`. A refusal and a failure are not kept. */
    share: (key: string, ask: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> => {
      forgetOld()
      const before = find(key)
      if (before) return before.outcome
      const renewal: Renewal = { outcome: ask() }
      known.set(key, renewal)
      void settle(key, renewal)
      return renewal.outcome
    },

    /** The pair that has replaced this one, when a request of this process has just refreshed it. */
    successorOf: (key: string): TokenPair | undefined => find(key)?.renewed?.pair,
  }
}
