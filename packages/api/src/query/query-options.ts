import type { Arguments, CallFunction, JsonKey } from '../client/keys.ts'
import type { CallOptions } from '../client/options.ts'
import type { CallInput, CallOutput } from '../contract/types.ts'
import type { AllCalls } from '../contract/seller/all-calls.ts'
import { callKey, viewerKey } from './keys.ts'
import { sourceOf } from './source-of.ts'

/** Options of {@link queryOptions}: those of the call, and whose data it returns. */
export interface QueryCallOptions extends Omit<CallOptions, 'signal'> {
  /** In place of the user who is logged in, for what everybody sees alike. */
  readonly viewer?: string
}

/** A query as TanStack Query (v5) takes it, in any framework. */
export interface CallQuery<Key extends JsonKey<AllCalls>> {
  /** Controller, action, viewer, input. */
  readonly queryKey: readonly [controller: string, action: string, viewer: string, input: unknown]
  readonly queryFn: (context?: { readonly signal?: AbortSignal }) => Promise<CallOutput<Key>>
}

/**
 * The query of a call: `useQuery(queryOptions(mall.product.list, { PageIndex: 1, PageSize: 20 }))`.
 *
 * Its key has the user and the enterprise, so that users never share what is cached; it is the key of the moment, so take it again when `mall.session` changes. The call ends when the query is
 * cancelled. It is `quiet`: what a page reads by itself is not counted as busy.
 * @throws TypeError for a function that is no call of a mall
 */
export const queryOptions = <Key extends JsonKey<AllCalls>>(call: CallFunction<Key>, ...[input, options = {}]: Arguments<CallInput<Key>, QueryCallOptions>): CallQuery<Key> => {
  const { key, session } = sourceOf(call)
  const { viewer = viewerKey(session.get()), ...own } = options
  const send = call as (input: unknown, options: CallOptions) => Promise<CallOutput<Key>>
  return {
    queryKey: [...callKey(key), viewer, input ?? {}],
    queryFn: ({ signal } = {}) => send(input, { quiet: true, ...own, ...(signal && { signal }) }),
  }
}
