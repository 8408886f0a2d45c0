import type * as z from 'zod/mini'
import type { FileRules } from '../files.ts'
import type { Access, RecordScope } from './access.ts'

/** A zod/mini schema of anything that is sent or received. */
export type Schema<Value = unknown> = z.ZodMiniType<Value>

/** How request and response are sent when they are not both JSON in the envelope. `stream`: server-sent events, whose `data` is JSON. */
export type CallMode = 'json' | 'multipart' | 'download' | 'stream'

/** The one file that a multipart call takes. */
export interface FileInput {
  /** Name of the form field. */
  readonly field: string
  /** What the SDK checks before it sends the file, and the server when it has received it. */
  readonly rules: FileRules
}

/** One call of the wire: who may make it, its request and its response. */
export interface CallDefinition<Rule = Access, Reach = RecordScope> {
  /** What the call does, in one sentence: the TSDoc of the SDK's method and the summary of the OpenAPI operation. */
  readonly summary: string
  /** What else callers need to know. */
  readonly description?: string
  /** Who may make it. The server does not start with a route whose call has none. */
  readonly access: Rule
  /** Which records it reaches. docs/access.md shows both, for each role. */
  readonly scope: Reach
  /** `json` unless said otherwise. */
  readonly mode?: CallMode
  /** The JSON body, or the plain fields of a multipart body. Absent: the call takes none. */
  readonly body?: Schema
  /** The file of a multipart body. */
  readonly file?: FileInput
  /** The method of the SDK that makes this call, when it is written by hand; otherwise it is generated: `mall.product.search`. */
  readonly method?: 'upload'
  /** Query parameters of a GET. */
  readonly query?: Schema
  /** `MsgBody` of a successful response. Of a download: the blob, which no schema describes. Of a stream: the data of each event. */
  readonly response: Schema
}

/** Calls by `'POST /api/Controller/Action'`. */
export type Calls = Readonly<Record<`${'GET' | 'POST'} /api/${string}`, CallDefinition>>

/** Keeps the literal types of a controller's calls while checking their form. */
export const defineCalls = <const T extends Calls>(calls: T): T => calls
