import type { Downloaded, DownloadOptions } from '../client/download.ts'
import type { Arguments, CallFunction, DownloadKey, JsonKey } from '../client/keys.ts'
import type { CallInput } from '../contract/types.ts'

/** A call that saves the file it is answered with. */
export type DownloadFunction<Key extends DownloadKey> = (...args: Arguments<CallInput<Key>, DownloadOptions>) => Promise<Downloaded>

/** What a resource is made of: calls bound to a mall. */
export interface Bind {
  call<Key extends JsonKey>(key: Key): CallFunction<Key>
  download<Key extends DownloadKey>(key: Key): DownloadFunction<Key>
}
