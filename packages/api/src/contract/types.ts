import type { CallKey, Contract } from './calls.ts'

type Schemas<Key extends CallKey> = Contract[Key]
type Output<S> = S extends { _zod: { output: infer Value } } ? Value : never
type Input<S> = S extends { _zod: { input: infer Value } } ? Value : never

/** What a caller sends: the JSON body of a POST, the query of a GET; `undefined` when the call takes nothing. */
export type CallInput<Key extends CallKey> = Schemas<Key> extends { body: infer Body }
  ? Input<Body>
  : Schemas<Key> extends { query: infer Query }
    ? Input<Query>
    : undefined

/** What a call returns: `MsgBody`. */
export type CallOutput<Key extends CallKey> = Output<Schemas<Key>['response']>
