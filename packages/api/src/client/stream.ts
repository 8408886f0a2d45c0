import type { AnyContract } from '../contract/types.ts'
import { isMallError } from '../errors.ts'
import { sleep } from '../wait.ts'
import { checkInput, checkResponse } from './check.ts'
import type { Client } from './client.ts'
import { detailsOf } from './envelope.ts'
import { openEvents, readEvents } from './event-stream.ts'
import { pathOf } from './keys.ts'
import type { CallOptions, MallOptions } from './options.ts'
import type { StreamOptions } from './stream-options.ts'

/** The first pause before a broken connection is made again, and the longest, ms. */
const [firstPauseMs, longestPauseMs] = [1000, 30_000]

/** Ids that are remembered, so that an event that is sent again after a break is not handed out twice. */
const rememberedIds = 200

/** Broken connections are made again; what the mall refused is not. */
const isBroken = (error: unknown): boolean => isMallError(error) && ['network', 'timeout', 'envelope', 'server'].includes(error.kind)

/** Doubles from pause to pause; a part of it by chance, so that not all clients come back at once. */
const pauseAfter = (failures: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2)

/** Follows a stream of the mall for as long as it is iterated. A module of its own, so that only pages that use it load it. */
export const followStream = async function* (client: Client, mall: MallOptions<AnyContract>, key: string, options: StreamOptions): AsyncGenerator<unknown, void> {
  const { signal, onConnection } = options
  const seen = new Set<string>()
  let lastId: string | undefined
  let failures = 0
  let isConnected = false

  const setConnected = (connected: boolean) => {
    if (connected !== isConnected) onConnection?.(connected)
    isConnected = connected
  }

  const isNew = (id: string | undefined): boolean => {
    if (id === undefined) return true
    lastId = id
    if (seen.has(id)) return false
    if (seen.size >= rememberedIds) seen.delete([...seen][0] ?? '')
    seen.add(id)
    return true
  }

  const left = new AbortController()
  const ended = signal ? AbortSignal.any([signal, left.signal]) : left.signal
  try {
    for (;;) {
      try {
        const opened = await openEvents(client, mall, { key, input: undefined, options, lastId }, ended)
        for await (const { id, data } of readEvents(key, opened, ended, () => setConnected(true))) {
          failures = 0
          if (data === undefined || !isNew(id)) continue
          checkResponse(mall.contract, key, detailsOf(pathOf(key), opened.incoming), data)
          yield data
        }
      } catch (error) {
        if (ended.aborted || !isBroken(error)) throw error
      }
      setConnected(false)
      await sleep(pauseAfter(failures), ended)
      failures += 1
    }
  } finally {
    // Left by `break` or by an error: the request ends too.
    left.abort()
    setConnected(false)
  }
}

/** The events of one answer, to its end. A connection that breaks is not made again: what was asked may have had an effect. */
export const readReply = async function* (client: Client, mall: MallOptions<AnyContract>, key: string, input: unknown, options: CallOptions): AsyncGenerator<unknown, void> {
  checkInput(mall.contract, key, pathOf(key), input)
  const left = new AbortController()
  const ended = options.signal ? AbortSignal.any([options.signal, left.signal]) : left.signal
  try {
    const opened = await openEvents(client, mall, { key, input, options }, ended)
    for await (const { data } of readEvents(key, opened, ended)) {
      if (data === undefined) continue
      checkResponse(mall.contract, key, detailsOf(pathOf(key), opened.incoming), data)
      yield data
    }
  } finally {
    left.abort()
  }
}
