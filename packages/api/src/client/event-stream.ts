import { createParser } from 'eventsource-parser'
import type { AnyContract } from '../contract/types.ts'
import { MallError, messages } from '../errors.ts'
import { waitFor } from '../wait.ts'
import type { Client } from './client.ts'
import { detailsOf, openEnvelope, parseJson } from './envelope.ts'
import { fetchOf, type Incoming } from './exchange.ts'
import { pathOf } from './keys.ts'
import type { CallOptions, MallOptions } from './options.ts'

/** A server sends a sign of life every 15 s; after this long without a byte the connection counts as broken, ms. */
const silenceMs = 45_000

/** The most characters of one event. A stream that exceeds it is given up. */
const longestEvent = 1_000_000

/** A response of server-sent events that has not been read yet. */
export interface OpenedEvents {
  readonly incoming: Incoming
  readonly body: ReadableStream<Uint8Array>
}

export interface ReceivedEvent {
  readonly id: string | undefined
  /** Parsed JSON; undefined when it is not JSON, and so not an event of the mall. */
  readonly data: unknown
}

export interface EventsRequest {
  readonly key: string
  readonly input: unknown
  readonly options: Pick<CallOptions, 'headers' | 'timeout'>
  readonly lastId?: string | undefined
}

const isEventStream = ({ ok, headers, body }: Response): boolean => ok && body !== null && /^text\/event-stream\b/i.test(headers.get('content-type') ?? '')

const broken = (path: string, incoming: Incoming) => new MallError('network', messages.network, detailsOf(path, incoming))

/** Asks for events, through all queues as any call. The body is taken away before it is read to its end. */
export const openEvents = async (client: Client, mall: MallOptions<AnyContract>, { key, input, options, lastId }: EventsRequest, ended: AbortSignal): Promise<OpenedEvents> => {
  let body: Response['body'] = null
  const headers = new Headers(options.headers)
  headers.set('accept', 'text/event-stream')
  if (lastId !== undefined) headers.set('last-event-id', lastId)
  const incoming = await client.send({
    key,
    input,
    options: { ...options, headers, signal: ended },
    fetch: async (...request) => {
      const response = await fetchOf(mall)(...request)
      if (!isEventStream(response)) return response
      ;({ body } = response)
      return new Response(null, response)
    },
  })
  if (body !== null) return { incoming, body }
  openEnvelope(pathOf(key), incoming)
  throw broken(pathOf(key), incoming)
}

/** The events as they come; `onBytes` is called with whatever arrives. Rejects with `network` when the connection breaks or falls silent. */
export const readEvents = async function* (key: string, { incoming, body }: OpenedEvents, ended: AbortSignal, onBytes: () => void = () => undefined): AsyncGenerator<ReceivedEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const events: ReceivedEvent[] = []
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
          throw ended.aborted ? error : broken(pathOf(key), incoming)
        })
        .finally(() => clearTimeout(timer))
      if (chunk.done) return
      onBytes()
      parser.feed(decoder.decode(chunk.value, { stream: true }))
      yield* events.splice(0)
      if (isTooLong) throw broken(pathOf(key), incoming)
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
