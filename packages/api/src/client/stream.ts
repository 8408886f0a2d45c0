import { createParser } from 'eventsource-parser'
import type { AnyContract } from '../contract/types.ts'
import { isMallError, MallError, messages } from '../errors.ts'
import { sleep, waitFor } from '../wait.ts'
import { checkResponse } from './check.ts'
import type { Client } from './client.ts'
import { detailsOf, openEnvelope, parseJson } from './envelope.ts'
import { fetchOf, type Incoming } from './exchange.ts'
import type { MallOptions } from './options.ts'
import type { StreamOptions } from './stream-options.ts'

/** A server shows every 15 s that it lives; after so long without a byte the connection is taken for broken, ms. */
const silenceMs = 45_000

/** The first pause before a broken connection is made again, and the longest, ms. */
const [firstPauseMs, longestPauseMs] = [1000, 30_000]

/** Characters of one event. A stream that never ends one is given up. */
const longestEvent = 1_000_000

/** Ids that are remembered, so that an event that is sent again after a break is not handed out twice. */
const rememberedIds = 200

interface Opened {
  readonly incoming: Incoming
  readonly body: ReadableStream<Uint8Array>
}

interface Received {
  readonly id: string | undefined
  readonly data: unknown
}

/** Broken connections are made again; what the mall refused is not. */
const isBroken = (error: unknown): boolean => isMallError(error, 'network') || isMallError(error, 'timeout') || isMallError(error, 'server')

/** Doubles from pause to pause; a part of it by chance, so that not all clients come back at once. */
const pauseAfter = (failures: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2)

const isEventStream = ({ ok, headers, body }: Response): boolean => ok && body !== null && /^text\/event-stream\b/i.test(headers.get('content-type') ?? '')

/** Follows a stream of the mall for as long as it is iterated. Of its own module, so that only those load it who use it. */
export const followStream = async function* (client: Client, mall: MallOptions<AnyContract>, key: string, options: StreamOptions): AsyncGenerator<unknown, void> {
  const { signal, onConnection } = options
  const path = key.slice(key.indexOf(' ') + 1)
  const seen = new Set<string>()
  let lastId: string | undefined
  let failures = 0
  let isConnected = false

  const setConnected = (connected: boolean) => {
    if (connected !== isConnected) onConnection?.(connected)
    isConnected = connected
  }

  /** Through all queues, as any call. The body is taken away before it is read to its end, which it never comes to. */
  const open = async (ended: AbortSignal): Promise<Opened> => {
    let body: Response['body'] = null
    const headers = new Headers(options.headers)
    headers.set('accept', 'text/event-stream')
    if (lastId !== undefined) headers.set('last-event-id', lastId)
    const incoming = await client.send({
      key,
      input: undefined,
      options: { ...options, headers, signal: ended },
      fetch: async (...request) => {
        const response = await fetchOf(mall)(...request)
        if (!isEventStream(response)) return response
        ;({ body } = response)
        return new Response(null, response)
      },
    })
    if (body !== null) return { incoming, body }
    openEnvelope(path, incoming)
    throw new MallError('network', messages.network, detailsOf(path, incoming))
  }

  const read = async function* ({ incoming, body }: Opened, ended: AbortSignal): AsyncGenerator<Received> {
    const reader = body.getReader()
    const decoder = new TextDecoder()
    const events: Received[] = []
    const broken = () => new MallError('network', messages.network, detailsOf(path, incoming))
    let isTooLong = false
    const parser = createParser({
      maxBufferSize: longestEvent,
      onEvent: ({ id, data }) => void events.push({ id, data: parseJson(data) }),
      onError: ({ type }) => {
        isTooLong ||= type === 'max-buffer-size-exceeded'
      },
    })
    try {
      for (;;) {
        const silence = new AbortController()
        const timer = setTimeout(() => silence.abort(), silenceMs)
        const chunk = await waitFor(reader.read(), AbortSignal.any([ended, silence.signal]))
          .catch((error: unknown) => {
            throw ended.aborted ? error : broken()
          })
          .finally(() => clearTimeout(timer))
        if (chunk.done) return
        setConnected(true)
        parser.feed(decoder.decode(chunk.value, { stream: true }))
        yield* events.splice(0)
        if (isTooLong) throw broken()
      }
    } finally {
      reader.cancel().catch(() => undefined)
    }
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
        const opened = await open(ended)
        for await (const { id, data } of read(opened, ended)) {
          failures = 0
          // What is no JSON is none of the mall's events.
          if (data === undefined || !isNew(id)) continue
          checkResponse(mall.contract, key, detailsOf(path, opened.incoming), data)
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
