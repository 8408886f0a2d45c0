import type { JsonKey } from '@mall/api'
import type { CallInput } from '@mall/api/contract'

/** What the caller of an action gives: the body of the call without the `RequestId`, which `useAction` makes. */
export type ActionInput<Key extends JsonKey> = CallInput<Key> extends { readonly RequestId: string } ? Omit<CallInput<Key>, 'RequestId'> : CallInput<Key>
