import type { CallOptions, Mall } from '@mall/api'
import type { CallInput, CallOutput } from '@mall/api/contract'
import { queryOptions } from '@tanstack/react-query'
import { callKey } from '../lib/query-keys.ts'

/** Calls that are answered with JSON. */
type JsonKey = Parameters<Mall['call']>[0]

type Send = <Key extends JsonKey>(key: Key, body: CallInput<Key>, options: CallOptions) => Promise<CallOutput<Key>>

/**
 * Query options of a call of the contract. The query key is made of the call, the viewer and the body, so no two users share what
 * one of them saw. It is quiet: screens draw their own skeletons, and the loading overlay is for what a person started.
 */
export const callQuery = <Key extends JsonKey>(
  mall: Mall,
  key: Key,
  viewer: string,
  body: CallInput<Key>,
  options: Pick<CallOptions, 'silent'> = {},
) =>
  queryOptions({
    queryKey: [...callKey(key), viewer, body] as const,
    queryFn: ({ signal }) => (mall.call as Send)(key, body, { quiet: true, signal, ...options }),
  })
