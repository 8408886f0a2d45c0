import type { CallInput } from '@mall/api/contract'
import type { AnyJsonKey } from '../query/any-key.ts'

/** What the caller of an action gives: the body of the call without the `RequestId`, which `useAction` makes. */
export type ActionInput<Key extends AnyJsonKey> = CallInput<Key> extends { readonly RequestId: string } ? Omit<CallInput<Key>, 'RequestId'> : CallInput<Key>
