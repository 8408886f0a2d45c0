import type { CallKey, CallOutput, Contract } from '@mall/api/contract'
import type { Viewer } from '../world/viewer.ts'
import type { World } from '../world/world.ts'

type Output<S> = S extends { _zod: { output: infer Value } } ? Value : never

/** What an answer is made from, after the contract checked it: the body of a POST, the query of a GET, `undefined` when there is none. */
export type MockInput<Key extends CallKey> = Contract[Key] extends { body: infer Body }
  ? Output<Body>
  : Contract[Key] extends { query: infer Query }
    ? Output<Query>
    : undefined

/** A file that a download answers. */
export interface MockFile {
  readonly content: string
  readonly fileName: string
  readonly contentType: string
}

/** What a call answers: `MsgBody`, or a file. */
export type MockOutput<Key extends CallKey> = Contract[Key] extends { mode: 'download' } ? MockFile : CallOutput<Key>

export interface AnswerContext<Key extends CallKey = CallKey> {
  /** Null only where the contract lets visitors in. */
  readonly viewer: Contract[Key] extends { access: { who: 'public' } } ? Viewer | null : Viewer
  readonly world: World
  readonly request: Request
  /** Of a multipart call: the whole form. */
  readonly form: Contract[Key] extends { mode: 'multipart' } ? FormData : undefined
  /** Headers to add to the answer. */
  readonly headers: Headers
}

/** Answers a call from its input and the world; throws `Refusal` for a business failure. */
export type Answer<Key extends CallKey> = (body: MockInput<Key>, context: AnswerContext<Key>) => MockOutput<Key> | Promise<MockOutput<Key>>

/** Answers of a controller, checked against the contract. */
export type Answers<Keys extends CallKey> = { readonly [Key in Keys]: Answer<Key> }
