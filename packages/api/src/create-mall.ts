import type { ClientMessages } from './client-messages.ts'
import { createClient } from './client/client.ts'
import type { Downloaded, DownloadOptions } from './client/download.ts'
import { pathOf, uploadPath, type RequestFunction } from './client/keys.ts'
import type { CallOptions, MallOptions } from './client/options.ts'
import type { ClientParts } from './client/plan.ts'
import type { StreamOptions } from './client/stream-options.ts'
import type { UploadOptions } from './client/upload.ts'
import type { Contract } from './contract/calls.ts'
import type { FileInput } from './contract/define.ts'
import type { UploadedFile } from './contract/file.ts'
import type { AnyContract } from './contract/types.ts'
import { isMallError } from './errors.ts'
import type { Bind } from './resources/bind.ts'
import { callSource } from './resources/call-source.ts'
import { mallTable, type Resources } from './resources/generated/index.ts'
import { madeOfTable, type ResourceTable } from './resources/made-of-tables.ts'
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

/** A client with the resources of a table, and what only the SDK does with it. */
export const assemble = <C extends AnyContract, Own extends object>(
  table: ResourceTable<Own>, options: MallOptions<C>, parts?: ClientParts,
): { mall: Own & MallCore<C>; renew(): Promise<void> } => {
  const client = createClient(options, parts)

  const send = (key: string, input: unknown, own: CallOptions | undefined): Promise<unknown> =>
    client.tracked(own, () => client.call({ key, input, options: own }))

  // What only some pages need is loaded where it is used.
  const streams = (key: string, signal: AbortSignal | undefined) => client.part(() => import('./client/stream.ts'), 'network', pathOf(key), signal)
  const uploads = (path: string, signal: AbortSignal | undefined) => client.part(() => import('./client/upload.ts'), 'network', path, signal)
  const download: Mall['download'] = (path, body, own = {}) =>
    client.tracked(own, async () => {
      const { receiveFile } = await client.part(() => import('./client/download.ts'), 'download', path, own.signal)
      return receiveFile(client, path, body, own)
    })

  const worded = async function* (events: AsyncGenerator<unknown, void>): AsyncGenerator<unknown, void> {
    try {
      yield* events
    } catch (error) {
      throw isMallError(error) ? client.words.worded(error) : error
    }
  }

  const call = (key: string) =>
    Object.assign(async (body?: unknown, own?: CallOptions) => send(key, body, own), { [callSource]: { key, session: client.session } })

  const bind: Bind = {
    call,
    get: call,
    download: (key) => (body?: unknown, own?: DownloadOptions) => download(pathOf(key), body, own),
    stream: (key) =>
      async function* (own: StreamOptions = {}) {
        const { followStream } = await streams(key, own.signal)
        yield* worded(followStream(client, options, key, own))
      },
    reply: (key) =>
      async function* (body?: unknown, own: CallOptions = {}) {
        const { readReply } = await streams(key, own.signal)
        yield* worded(readReply(client, options, key, body, own))
      },
    sendFile: (key) => (file: Blob, own: CallOptions = {}) =>
      client.tracked(own, async () => (await uploads(pathOf(key), own.signal)).sendFile(client, key, table.files[key] as FileInput, file, own)),
  }
  const request = (method: string, path: string, body?: unknown, own?: CallOptions) => send(`${method} ${path}`, body, own)

  const mall = Object.assign(madeOfTable(table, bind), {
    session: client.session,
    request: request as RequestFunction<C>,
    download,
    upload: (file: Blob, own: UploadOptions = {}) =>
      client.tracked(own, async () => (await uploads(own.url ?? uploadPath, own.signal)).upload(client, options, file, own)),
    url: client.url,
    messages: options.messages ?? {},
  })
  return { mall, renew: client.renew }
}

/** Creates a mall: its session, its queues and all its calls. On a server, where it would be all users', `createServerMall` of `@mall/api/server` does so for one request. */
export const createMall = <const C extends AnyContract = Contract>(options: MallOptions<C> = {}): Mall<C> => assemble<C, Resources>(mallTable, options).mall
