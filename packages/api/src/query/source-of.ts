import type { CallFunction, JsonKey } from '../client/keys.ts'
import type { AllCalls } from '../contract/seller/all-calls.ts'
import { callSource, type CallSource } from '../resources/call-source.ts'

/** Which call a function of a mall makes, and whose. */
export const sourceOf = <Key extends JsonKey<AllCalls>>(call: CallFunction<Key>): CallSource<Key> => {
  const source = call[callSource]
  if (source === undefined) throw new TypeError('@mall/api/query: this is no call of a mall. Pass the function itself: mall.product.list')
  return source
}
