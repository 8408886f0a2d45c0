import type { CallFunction, JsonKey } from '../client/keys.ts'
import type { CallOptions } from '../client/options.ts'
import type { AllCalls } from '../contract/seller/all-calls.ts'
import { callSource, type CallSource } from '../resources/call-source.ts'
import type { Session } from '../session/session.ts'

/** What is used of a mall, or of a seller's client. */
export interface Requester {
  readonly session: Session
  readonly request: (method: never, path: never, ...rest: never) => Promise<unknown>
}

type Send = (method: string, path: string, input: unknown, options?: CallOptions) => Promise<unknown>

/**
 * The function of a call whose key is only known as a value: `queryOptions(callByKey(mall, 'POST /api/Order/List'), input)`. Where the call is known, `mall.order.list` is the same and shorter.
 * It sends by the `request` of the moment, so that a mall whose `request` is wrapped is asked as its other calls are.
 */
export const callByKey = <Key extends JsonKey<AllCalls>>(mall: Requester, key: Key): CallFunction<Key> => {
  const [method = '', path = ''] = key.split(' ')
  const source: CallSource<Key> = { key, session: mall.session }
  const send = (input?: unknown, options?: CallOptions) => (mall.request as Send)(method, path, input, options)
  return Object.assign(send, { [callSource]: source }) as CallFunction<Key>
}
