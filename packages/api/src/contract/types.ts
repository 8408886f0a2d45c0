import type { CallInputs, CallOutputs, SellerCallInputs, SellerCallOutputs } from '../resources/generated/shapes.ts'
import type { AnyCallKey } from './seller/all-calls.ts'

/** The part of a schema that the client needs, so that it imports no library. Schemas of zod and of `zod/mini` fit. */
export interface Checkable {
  safeParse(value: unknown): { success: boolean; error?: unknown }
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/** One call of a contract: the schema of what is sent, as JSON or as a query, and of what `MsgBody` then is. */
export interface CallShape {
  /** `json` unless said otherwise. */
  readonly mode?: 'json' | 'multipart' | 'download' | 'stream'
  /** What is sent as JSON. */
  readonly body?: Checkable
  /** What is sent as the query of a GET. */
  readonly query?: Checkable
  /** `MsgBody` of a successful response. */
  readonly response: Checkable
}

/** HTTP methods of calls. */
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Calls by `'POST /api/Controller/Action'`: the mall's `contract`, one of a site's own, or both in one object. */
export type AnyContract = Readonly<Record<`${CallMethod} /${string}`, CallShape>>

type Input<S> = S extends { _zod: { input: infer Value } } ? Value : never

/** What a call is sent: the JSON body, the query of a GET; `undefined` when it takes nothing. */
export type InputOf<Call> = Call extends { body: infer Body } ? Input<Body> : Call extends { query: infer Query } ? Input<Query> : undefined

/** What a call returns: `MsgBody`. */
export type OutputOf<Call> = Call extends { response: { _zod: { output: infer Value } } } ? Value : never

interface AllInputs extends CallInputs, SellerCallInputs {}

interface AllOutputs extends CallOutputs, SellerCallOutputs {}

/** What a caller sends: the JSON body of a POST, the query of a GET; `undefined` when the call takes nothing. */
export type CallInput<Key extends AnyCallKey> = AllInputs[Key]

/** What a call returns: `MsgBody`. */
export type CallOutput<Key extends AnyCallKey> = AllOutputs[Key]
