import type { CallOptions } from '@mall/api'
import type { CallOutput } from '@mall/api/contract'
import { callByKey, createRequestIds, meaningOf, type RequestIds } from '@mall/api/query'
// oxlint-disable-next-line eslint/no-restricted-imports -- the hook that all others use
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnyJsonKey } from '../query/any-key.ts'
import type { KitClient } from '../session/kit-client.ts'
import { useClientServices } from '../session/mall-context.ts'
import type { ActionInput } from './action-input.ts'

export interface ActionOptions<Key extends AnyJsonKey> {
  /** The toast after success. */
  readonly done?: string | ((output: CallOutput<Key>, input: ActionInput<Key>) => string)
  readonly onDone?: (output: CallOutput<Key>, input: ActionInput<Key>) => void
  /** The server has made or rejected it: an open question about it is stale. Not called while it is unknown which. */
  readonly onDecided?: () => void
  /** A form or a page shows the failure itself. */
  readonly silent?: boolean
  /** Without the loading overlay. */
  readonly quiet?: boolean
  /** The page is left after success: what the call changes is read again once it is gone, since its own questions may have no answer any more. */
  readonly leaves?: boolean
  /** It is under way until what it changes has been read again: the page goes on with what is new in it. */
  readonly awaitsChanges?: boolean
  /** Presses with other input are meant too: each is made, after the one before. */
  readonly queues?: boolean
  /** Ids that outlive a reload of the page. */
  readonly requestIds?: RequestIds
}

export interface Action<Key extends AnyJsonKey> {
  /** What is under way; null while nothing is. */
  readonly running: ActionInput<Key> | null
  readonly pending: boolean
  /** For a button. Nothing happens while one is under way, unless it `queues`. */
  readonly run: (input: ActionInput<Key>) => void
  /** For a form: rejects when it failed, and what was typed stays. A second one meanwhile has the result of the first, unless it `queues`. */
  readonly send: (input: ActionInput<Key>) => Promise<CallOutput<Key>>
}

const sendCall = <Key extends AnyJsonKey>(mall: KitClient, key: Key, body: unknown, options: CallOptions) =>
  (callByKey(mall, key) as (body: unknown, options: CallOptions) => Promise<CallOutput<Key>>)(body, options)

/**
 * A call that changes something, made by a person. It is sent once per press, and written once per input however often its response is lost.
 * What it changes is read again after the server has made or rejected it.
 */
export const useAction = <Key extends AnyJsonKey>(key: Key, { done, onDone, onDecided, silent = false, quiet = false, leaves = false, awaitsChanges = false, queues = false, requestIds: kept }: ActionOptions<Key> = {}): Action<Key> => {
  const { mall, notify, changes } = useClientServices()
  const queryClient = useQueryClient()
  const [own] = useState(() => createRequestIds())
  const requestIds = kept ?? own
  const underWay = useRef<Promise<CallOutput<Key>> | null>(null)
  const left = useRef(false)
  useEffect(
    () => () => {
      // After the queries of the page have ended as well.
      if (left.current) queueMicrotask(() => void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated }, { cancelRefetch: false }))
    },
    [queryClient],
  )
  const decided = (refetchType: 'active' | 'none') => {
    const read = Promise.all(changes.changedBy(key).map((changed) => queryClient.invalidateQueries({ queryKey: changed.split('/'), refetchType })))
    onDecided?.()
    return awaitsChanges ? read : undefined
  }
  const { mutateAsync, isPending, variables } = useMutation({
    ...(queues && { scope: { id: key } }),
    mutationFn: (input: ActionInput<Key>) => sendCall(mall, key, changes.isMadeOnce(key) ? { ...input, RequestId: requestIds.of(input) } : input, { silent, quiet }),
    onSuccess: (output, input) => {
      requestIds.after('made')
      left.current = leaves
      const read = decided(leaves ? 'none' : 'active')
      const words = typeof done === 'function' ? done(output, input) : done
      if (words !== undefined) notify(words)
      onDone?.(output, input)
      return read
    },
    onError: (failure) => {
      const meaning = meaningOf(failure)
      requestIds.after(meaning)
      if (meaning === 'decided') void decided('active')
    },
    onSettled: () => {
      underWay.current = null
    },
  })
  const send = (input: ActionInput<Key>): Promise<CallOutput<Key>> => (queues ? mutateAsync(input) : (underWay.current ??= mutateAsync(input)))
  return {
    running: isPending ? variables : null,
    pending: isPending,
    run: (input) => {
      if (underWay.current === null) send(input).catch(() => {})
    },
    send,
  }
}
