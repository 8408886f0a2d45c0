import type { ClientMessages } from './client-messages.ts'
import { createClient, type ClientParts } from './client/client.ts'
import type { Downloaded, DownloadOptions } from './client/download.ts'
import type { CallFunction, JsonKey, MultipartKey, ReplyKey, RequestFunction, StreamKey } from './client/keys.ts'
import { loadPart } from './client/load-part.ts'
import type { CallOptions, MallOptions } from './client/options.ts'
import { createSendFile } from './client/send-file.ts'
import { createUpload, type UploadOptions } from './client/upload.ts'
import type { Contract } from './contract/calls.ts'
import type { FileInput } from './contract/define.ts'
import type { UploadedFile } from './contract/file.ts'
import type { AllCalls } from './contract/seller/all-calls.ts'
import type { AnyContract, CallOutput } from './contract/types.ts'
import { isMallError } from './errors.ts'
import type { Bind, ReplyFunction, SendFileFunction, StreamFunction } from './resources/bind.ts'
import { callSource } from './resources/call-source.ts'
import { resourcesOf, type Resources } from './resources/generated/index.ts'
import type { Session } from './session/session.ts'

/**
 * The mall as an object: `mall.<controller>.<action>(body?, options?)` for each call of the contract. A call resolves to `MsgBody` and
 * rejects with a `MallError`, or with an `AbortError` when its caller aborted it.
 */
export interface Mall<C extends AnyContract = Contract> extends Resources, MallCore<C> {}

/** What a client has beside its resources. */
export interface MallCore<C extends AnyContract> {
  /** Who is logged in. */
  readonly session: Session
  /**
   * Any call of the contract, or of the one that `createMall` was given, by method and path:
   * `mall.request('POST', '/api/Product/Search', { Key })`. The third is the JSON body, or the query of a GET.
   */
  readonly request: RequestFunction<C>
  /** Sends JSON, or by `method: 'GET'` a query, and saves the file of the response under the name that its header gives. Without a page it returns the bytes. */
  readonly download: (path: string, body?: unknown, options?: DownloadOptions) => Promise<Downloaded>
  /** Sends one file to `File/Execute` or to another address. Rejects with what the server said of it. */
  readonly upload: (file: Blob, options?: UploadOptions) => Promise<UploadedFile>
  /** A path of the mall, such as that of a picture, as an address for any page: `baseUrl` before it. What is an address already stays as it is. */
  readonly url: (path: string) => string
  /** The texts of the option `messages`. */
  readonly messages: Partial<ClientMessages>
}

/** A client with these resources, and what only the SDK does with it. */
export const assemble = <C extends AnyContract, Own extends object>(
  resources: (bind: Bind) => Own, options: MallOptions<C>, parts?: ClientParts,
): { mall: Own & MallCore<C>; renew(): Promise<void> } => {
  const client = createClient(options, parts)
  // Loaded where it is used, as what follows streams is: most pages save no file.
  const download: Mall['download'] = (path, body, own = {}) =>
    client.tracked(own, async () => (await loadPart(() => import('./client/download.ts'), 'download')).receiveFile(client, path, body, own))
  const sendFile = createSendFile(client)

  const send = (key: string, input: unknown, own: CallOptions | undefined): Promise<unknown> =>
    client.tracked(own, () => client.call({ key, input, options: own }))

  const wordedEvents = async function* <Event>(events: AsyncGenerator<Event, void>): AsyncGenerator<Event, void> {
    try {
      yield* events
    } catch (error) {
      throw isMallError(error) ? client.words.worded(error) : error
    }
  }

  const bind: Bind = {
    call: <Key extends JsonKey<AllCalls>>(key: Key): CallFunction<Key> =>
      Object.assign(async (...[body, own]: Parameters<CallFunction<Key>>) => (await send(key, body, own)) as CallOutput<Key>, { [callSource]: { key, session: client.session } }),
    download:
      (key) =>
      (...[body, own]) =>
        download(key.slice('POST '.length), body, own),
    stream: <Key extends StreamKey>(key: Key): StreamFunction<Key> =>
      async function* (own = {}) {
        // Loaded where it is used: the parser of events is no part of other pages.
        const { followStream } = await loadPart(() => import('./client/stream.ts'), 'network')
        yield* wordedEvents(followStream(client, options, key, own)) as AsyncGenerator<CallOutput<Key>, void>
      },
    reply: <Key extends ReplyKey>(key: Key): ReplyFunction<Key> =>
      async function* (...[body, own = {}]) {
        const { readReply } = await loadPart(() => import('./client/stream.ts'), 'network')
        yield* wordedEvents(readReply(client, options, key, body, own)) as AsyncGenerator<CallOutput<Key>, void>
      },
    sendFile:
      <Key extends MultipartKey>(key: Key, input: FileInput): SendFileFunction<Key> =>
      async (file, own) =>
        (await sendFile(key, input, file, own)) as CallOutput<Key>,
  }
  const request = (method: string, path: string, body?: unknown, own?: CallOptions) => send(`${method} ${path}`, body, own)

  const mall = Object.assign(resources(bind), {
    session: client.session,
    request: request as RequestFunction<C>,
    download,
    upload: createUpload(client, options),
    url: client.url,
    messages: options.messages ?? {},
  })
  return { mall, renew: client.renew }
}

/** Creates a mall: its session, its queues and all its calls. On a server, where it would be all users', `createServerMall` of `@mall/api/server` does so for one request. */
export const createMall = <const C extends AnyContract = Contract>(options: MallOptions<C> = {}): Mall<C> => assemble(resourcesOf, options).mall
