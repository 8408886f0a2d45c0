import type { CallOptions } from '@mall/api'
import type { CallInput, CallOutput } from '@mall/api/contract'
import { callKey } from '@mall/api/query'
import { queryOptions } from '@tanstack/react-query'
import type { KitClient } from '../session/kit-client.ts'
import type { AnyJsonKey } from './any-key.ts'

type Send = <Key extends AnyJsonKey>(method: string, path: string, body: CallInput<Key>, options: CallOptions) => Promise<CallOutput<Key>>

/**
 * Query options of a call of the contract. The query key is made of the call, the viewer and the body, so users never share
 * cached data. It is quiet: screens draw their own skeletons, and the loading overlay is for what a person started.
 */
export const callQuery = <Key extends AnyJsonKey>(
  mall: Pick<KitClient, 'request'>,
  key: Key,
  viewer: string,
  body: CallInput<Key>,
  options: Pick<CallOptions, 'silent'> = {},
) => {
  const [method = '', path = ''] = key.split(' ')
  return queryOptions({
    queryKey: [...callKey(key), viewer, body] as const,
    queryFn: ({ signal }) => (mall.request as Send)(method, path, body, { quiet: true, signal, ...options }),
  })
}
