import type { SessionState } from '../session/session.ts'
import type { Exclusive } from './exclusive.ts'
import type { CallOptions } from './options.ts'
import type { RefreshOutcome } from './refresh.ts'

/** One call before it is a request. */
export interface Plan {
  /** `'POST /api/Product/Search'`, or `POST` and any path or address. */
  readonly key: string
  /** The JSON body of a POST, the query of a GET, or a form. */
  readonly input: unknown
  readonly options?: CallOptions | undefined
  readonly wantsBlob?: boolean
  /** Sends this call instead of the mall's own fetch. */
  readonly fetch?: typeof fetch | undefined
}

/** What is another one on a server, where requests take the place of tabs, and at the seller's side. */
export interface ClientParts {
  /** What stands before the names of the controllers: `Seller` at the seller's side. */
  readonly side?: 'Seller'
  readonly exclusive?: Exclusive
  /** The outcome of a refresh of this session, by another request or by `ask`. */
  readonly shareRefresh?: (state: SessionState, ask: () => Promise<RefreshOutcome>) => Promise<RefreshOutcome>
}
