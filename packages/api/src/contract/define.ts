import type * as z from 'zod/mini'
import type { Access } from './access.ts'

/** A zod/mini schema of anything that goes over the wire. */
export type Schema<Value = unknown> = z.ZodMiniType<Value>

/** How a call is sent and answered when it is not JSON in the envelope both ways. */
export type CallMode = 'json' | 'multipart' | 'download'

/** One call of the wire: who may make it, what goes out and what comes back. */
export interface CallDefinition {
  /** One line for the OpenAPI document. */
  readonly summary: string
  /** Who may make it. The server refuses to start with a route whose call has none. */
  readonly access: Access
  /** `json` unless said otherwise. */
  readonly mode?: CallMode
  /** The JSON body, or the plain fields of a multipart body. Absent: the call takes none. */
  readonly body?: Schema
  /** Query parameters of a GET. */
  readonly query?: Schema
  /** `MsgBody` of a successful answer. Of a download: the blob, which no schema describes. */
  readonly answer: Schema
}

/** Calls by `'POST /api/Controller/Action'`. */
export type Calls = Readonly<Record<`${'GET' | 'POST'} /api/${string}`, CallDefinition>>

/** Keeps the literal types of a controller's calls while checking their form. */
export const defineCalls = <const T extends Calls>(calls: T): T => calls
