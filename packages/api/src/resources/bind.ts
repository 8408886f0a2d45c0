import type { Downloaded, DownloadOptions } from '../client/download.ts'
import type { Arguments, CallFunction, DownloadKey, MultipartKey, ReplyKey, StreamKey } from '../client/keys.ts'
import type { CallOptions } from '../client/options.ts'
import type { StreamOptions } from '../client/stream-options.ts'
import type { CallInput, CallOutput } from '../contract/types.ts'

export type { CallFunction }

/** A call that saves the file it gets. */
export type DownloadFunction<Key extends DownloadKey> = (...args: Arguments<CallInput<Key>, DownloadOptions>) => Promise<Downloaded>

/** A call that sends one file, which is checked first: it rejects with kind `type`, `minSize` or `maxSize`. */
export type SendFileFunction<Key extends MultipartKey> = (file: Blob, options?: CallOptions) => Promise<CallOutput<Key>>

/**
 * A stream of events, for as long as it is iterated: broken connections are made again, with growing pauses, and go on after the last event.
 * It rejects with what the mall refuses, or with an `AbortError` when aborted; `break` ends it too. Neither `onError` nor `onBusyChange` is called.
 */
export type StreamFunction<Key extends StreamKey> = (options?: StreamOptions) => AsyncIterable<CallOutput<Key>>

/**
 * The events of one answer, until it ends. A connection that breaks is not made again: it rejects with kind `network`. Aborting it, or
 * `break`, ends the request, and the mall stops answering. Neither `onError` nor `onBusyChange` is called.
 */
export type ReplyFunction<Key extends ReplyKey> = (...args: Arguments<CallInput<Key>>) => AsyncIterable<CallOutput<Key>>

/** How the methods of a mall are made of the keys of their calls, by how a call is sent and answered. What each of them takes and returns is what its generated type says. */
export type Bind = Readonly<Record<'call' | 'get' | 'download' | 'stream' | 'reply' | 'sendFile', (key: string) => unknown>>
