import type { CallInput, CallOutput, CallKey, Contract } from '../contract/index.ts'
import type { CallOptions } from './options.ts'

type ModeOf<Key extends CallKey> = Contract[Key] extends { mode: infer Mode } ? Mode : 'json'

/** Calls that send JSON or a query and get a response in the envelope. */
export type JsonKey = { [Key in CallKey]: ModeOf<Key> extends 'json' ? Key : never }[CallKey]

/** Calls whose response is a file. */
export type DownloadKey = { [Key in CallKey]: ModeOf<Key> extends 'download' ? Key : never }[CallKey]

/** Calls that send a form with a file. */
export type MultipartKey = { [Key in CallKey]: ModeOf<Key> extends 'multipart' ? Key : never }[CallKey]

/** What a call is given: its input may be left out when nothing in it is required. */
export type Arguments<Input, Options = CallOptions> = [Input] extends [undefined]
  ? [body?: undefined, options?: Options]
  : IsOptional<Input> extends true
    ? [body?: Input, options?: Options]
    : [body: Input, options?: Options]

/** An object without fields, `Record<string, never>`, has any string as key. */
type IsOptional<Input> = string extends keyof Input ? true : Partial<Input> extends Input ? true : false

/** One call of the wire as a function: it resolves with `MsgBody` and rejects with a `MallError`, or an `AbortError` when aborted. */
export type CallFunction<Key extends CallKey> = (...args: Arguments<CallInput<Key>>) => Promise<CallOutput<Key>>
