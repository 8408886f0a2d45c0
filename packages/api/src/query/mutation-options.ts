import type { CallFunction, JsonKey } from '../client/keys.ts'
import type { CallOptions } from '../client/options.ts'
import { changedBy, isMadeOnce } from '../contract/changes.ts'
import type { AllCalls } from '../contract/seller/all-calls.ts'
import type { CallInput, CallOutput } from '../contract/types.ts'
import { callKey } from './keys.ts'
import { createRequestIds, meaningOf, type RequestIds } from './request-ids.ts'
import { sourceOf } from './source-of.ts'

/** What is used of a `QueryClient`. */
export interface QueryCache {
  invalidateQueries(filters: { readonly queryKey: readonly unknown[] }): Promise<unknown>
}

/** The input of a call; its `RequestId`, where it has one, is made when it is left out. */
export type MutationInput<Key extends JsonKey<AllCalls>> = CallInput<Key> extends { readonly RequestId: string } ? Omit<CallInput<Key>, 'RequestId'> & { readonly RequestId?: string } : CallInput<Key>

/** A mutation as TanStack Query (v5) takes it, in any framework. */
export interface CallMutation<Key extends JsonKey<AllCalls>> {
  readonly mutationKey: readonly [controller: string, action: string]
  readonly mutationFn: (input: MutationInput<Key>) => Promise<CallOutput<Key>>
  readonly onSuccess: () => Promise<unknown>
  readonly onError: (error: unknown) => Promise<unknown> | undefined
}

/** By cache and call, for components take their options again with each drawing. */
const idsOfCaches = new WeakMap<QueryCache, Map<string, RequestIds>>()

const requestIdsOf = (cache: QueryCache, key: string): RequestIds => {
  const ofCache = idsOfCaches.get(cache) ?? new Map<string, RequestIds>()
  idsOfCaches.set(cache, ofCache)
  const ids = ofCache.get(key) ?? createRequestIds()
  ofCache.set(key, ids)
  return ids
}

/** What is known of the calls of a contract that change something. */
export interface ChangeTable<Key> {
  /** Whether a call is made once per `RequestId`. */
  isMadeOnce(key: Key): boolean
  /** The controllers, or single calls, whose responses a call changes. */
  changedBy(key: Key): readonly string[]
}

/** The function that makes the mutations of a contract's calls. */
export const createMutationOptions =
  <Calls extends JsonKey<AllCalls>>(changes: ChangeTable<Calls>) =>
  <Key extends Calls>(call: CallFunction<Key>, cache: QueryCache, options: Omit<CallOptions, 'signal'> = {}): CallMutation<Key> => {
    const { key } = sourceOf(call)
    const ids = requestIdsOf(cache, key)
    const send = call as (input: unknown, options: CallOptions) => Promise<CallOutput<Key>>
    const readAgain = () => Promise.all(changes.changedBy(key).map((changed) => cache.invalidateQueries({ queryKey: changed.split('/') })))
    return {
      mutationKey: callKey(key),
      mutationFn: (input) => send(changes.isMadeOnce(key) ? { RequestId: ids.of(input), ...input } : input, options),
      onSuccess: () => {
        ids.after('made')
        return readAgain()
      },
      onError: (error) => {
        const meaning = meaningOf(error)
        ids.after(meaning)
        return meaning === 'decided' ? readAgain() : undefined
      },
    }
  }

const ofMall = createMutationOptions<JsonKey>({ isMadeOnce, changedBy })

/**
 * The mutation of a call: `useMutation(mutationOptions(mall.order.cancel, useQueryClient()))`. That of a seller's call is `sellerMutationOptions` of `@mall/api/seller`.
 *
 * What the call changes, by the contract, is read again after the mall has made or rejected it. A call that must not happen twice gets its `RequestId`: the same input keeps it until it is known what became of it,
 * so that a second press after a lost response writes nothing twice.
 * @throws TypeError for a function that is no call of a mall
 */
export const mutationOptions = <Key extends JsonKey>(call: CallFunction<Key>, cache: QueryCache, options: Omit<CallOptions, 'signal'> = {}): CallMutation<Key> => ofMall(call, cache, options)
