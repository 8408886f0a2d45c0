import type { CallInput } from '@mall/api/contract'
import { callByKey, queryOptions, type CallQuery, type QueryCallOptions, type Requester } from '@mall/api/query'
import { queryOptions as withDataType, type QueryFunctionContext } from '@tanstack/react-query'
import type { AnyJsonKey } from './any-key.ts'
import { loadFailure } from './load-failure.ts'

/** For any call: which inputs may be left out is known of a given one only. */
type OptionsOf = <Key extends AnyJsonKey>(call: object, input: CallInput<Key>, options: QueryCallOptions) => CallQuery<Key>

/** Whether something on the page waits for the first data of the query: it says in its place why they do not come (`QueryState`). */
const isAwaited = ({ client, queryKey }: QueryFunctionContext): boolean => {
  const query = client.getQueryCache().find({ queryKey })
  return query !== undefined && query.state.data === undefined && query.getObserversCount() > 0
}

/**
 * The published query of a call, by its key, with what a page of ours does about a failure. It is quiet: screens draw their own skeletons, and the loading
 * overlay is for what a person started.
 * A failure is said once: by the page while it has nothing else to show, in a toast when older data stay, when nobody looks, and when the server refuses in
 * words of its own, which the page does not repeat.
 * `silent: false` is for what has no place of its own, such as the choices of a filter; with `silent: true` there is never a toast.
 */
export const callQuery = <Key extends AnyJsonKey>(
  mall: Requester,
  key: Key,
  viewer: string,
  body: CallInput<Key>,
  options: { readonly silent?: boolean } = {},
) => {
  const call = callByKey(mall, key)
  const queryOf = (own: QueryCallOptions = {}) => (queryOptions as OptionsOf)<Key>(call, body, { viewer, ...own })
  return withDataType({
    queryKey: queryOf().queryKey,
    queryFn: (context) => queryOf({ silent: options.silent ?? ((error) => loadFailure(error) !== 'unknown' && isAwaited(context)) }).queryFn(context),
  })
}
