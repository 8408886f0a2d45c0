import type { AnyCallKey } from '../contract/seller/all-calls.ts'
import type { Session } from '../session/session.ts'

/** Under this name a function of a mall says which call it makes, and whose: for what is built on the functions, as `@mall/api/query` is. */
export const callSource: unique symbol = Symbol.for('@mall/api call')

export interface CallSource<Key extends AnyCallKey = AnyCallKey> {
  /** `POST /api/Product/Search` */
  readonly key: Key
  /** Of the mall. */
  readonly session: Session
}

/** What a function of a mall carries with it. */
export interface WithCallSource<Key extends AnyCallKey> {
  /** Which call it makes, and whose; a function around it has none. */
  readonly [callSource]?: CallSource<Key>
}
