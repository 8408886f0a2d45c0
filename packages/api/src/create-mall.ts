import { createClient } from './client/client.ts'
import { createDownload, type Downloaded, type DownloadOptions } from './client/download.ts'
import type { Arguments, CallFunction, JsonKey, MultipartKey } from './client/keys.ts'
import type { MallOptions } from './client/options.ts'
import { createSendFile } from './client/send-file.ts'
import { createUpload, type UploadOptions } from './client/upload.ts'
import type { FileInput } from './contract/define.ts'
import type { UploadedFile } from './contract/file.ts'
import type { CallInput, CallOutput } from './contract/types.ts'
import type { Bind, SendFileFunction } from './resources/bind.ts'
import { resourcesOf, type Resources } from './resources/generated/index.ts'
import type { Session } from './session/session.ts'

/**
 * The mall as an object: `mall.<controller>.<action>(body?, options?)` for each call of the contract. A call resolves to `MsgBody` and
 * rejects with a `MallError`, or with an `AbortError` when its caller aborted it.
 */
export interface Mall extends Resources {
  /** Who is logged in. */
  readonly session: Session
  /** Any call of the contract by its key: `mall.call('POST /api/Product/Search', { Key })`. */
  readonly call: <Key extends JsonKey>(key: Key, ...args: Arguments<CallInput<Key>>) => Promise<CallOutput<Key>>
  /** POSTs JSON and saves the file of the response, under the name that its header gives. */
  readonly download: (path: string, body?: unknown, options?: DownloadOptions) => Promise<Downloaded>
  /** Sends one file to `File/Execute` or to another address. */
  readonly upload: (file: Blob, options?: UploadOptions) => Promise<UploadedFile>
}

/** Creates a mall: its session, its queues and all its calls. */
export const createMall = (options: MallOptions = {}): Mall => {
  const client = createClient(options)
  const download = createDownload(client)
  const sendFile = createSendFile(client)

  const call = async <Key extends JsonKey>(key: Key, ...[body, own]: Arguments<CallInput<Key>>): Promise<CallOutput<Key>> =>
    (await client.tracked(own, () => client.call({ key, input: body, options: own }))) as CallOutput<Key>

  const bind: Bind = {
    call:
      <Key extends JsonKey>(key: Key): CallFunction<Key> =>
      (...args) =>
        call(key, ...args),
    download:
      (key) =>
      (...[body, own]) =>
        download(key.slice('POST '.length), body, own),
    sendFile:
      <Key extends MultipartKey>(key: Key, input: FileInput): SendFileFunction<Key> =>
      async (file, own) =>
        (await sendFile(key, input, file, own)) as CallOutput<Key>,
  }

  return { session: client.session, call, download, upload: createUpload(client, options), ...resourcesOf(bind) }
}
