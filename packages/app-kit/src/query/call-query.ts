import type { CallOptions } from '@mall/api'
import type { CallInput, CallOutput } from '@mall/api/contract'
import { callKey } from '@mall/api/query'
import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import type { KitClient } from '../session/kit-client.ts'
import type { AnyJsonKey } from './any-key.ts'
import { loadFailure } from './load-failure.ts'

type Send = <Key extends AnyJsonKey>(method: string, path: string, body: CallInput<Key>, options: CallOptions) => Promise<CallOutput<Key>>

/** Whether something on the page waits for the first data of the query: it says in its place why they do not come (`QueryState`). */
const isAwaited = ({ client, queryKey }: QueryFunctionContext): boolean => {
  const query = client.getQueryCache().find({ queryKey })
  return query !== undefined && query.state.data === undefined && query.getObserversCount() > 0
}

/**
 * Query options of a call of the contract. The query key is made of the call, the viewer and the body, so users never share
 * cached data. It is quiet: screens draw their own skeletons, and the loading overlay is for what a person started.
 * A failure is said once: by the page while it has nothing else to show, in a toast when older data stay, when nobody looks, and when the server refuses in
 * words of its own, which the page does not repeat.
 * `silent: false` is for what has no place of its own, such as the choices of a filter; with `silent: true` there is never a toast.
 */
export const callQuery = <Key extends AnyJsonKey>(
  mall: Pick<KitClient, 'request'>,
  key: Key,
  viewer: string,
  body: CallInput<Key>,
  options: { readonly silent?: boolean } = {},
) => {
  const [method = '', path = ''] = key.split(' ')
  return queryOptions({
    queryKey: [...callKey(key), viewer, body] as const,
    queryFn: (context) => (mall.request as Send)(method, path, body, { quiet: true, signal: context.signal, silent: options.silent ?? ((error) => loadFailure(error) !== 'unknown' && isAwaited(context)) }),
  })
}
