import type { Party } from '../turns.ts'

/** What the host knows of a call when it gives its statements a connection, or its works a thread. */
export interface OngoingCall {
  readonly party: Party
  /** Lists, reports, searches and exports: they have connections of their own, and less time for a statement. */
  readonly isCostly: boolean
  /** The client has left: nobody needs what is computed for the call. */
  readonly left: AbortSignal
  /** Adds what the call took: of a connection or of a thread, without what it waited for them, ms. */
  readonly spend: (ms: number) => void
}

/** Does a work of a call, so that the database is shared fairly between the callers. */
export type DuringCall = <Result>(call: OngoingCall, work: () => Promise<Result>) => Promise<Result>

declare module '../deps.ts' {
  interface Deps {
    readonly duringCall: DuringCall
  }
}
