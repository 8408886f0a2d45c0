import type { AnyContract, CallInput, CallOutput, Contract, InputOf, OutputOf } from '../contract/index.ts'
import type { AllCalls, AnyCallKey } from '../contract/seller/all-calls.ts'
import type { SellerContract } from '../contract/seller/calls.ts'
import type { WithCallSource } from '../resources/call-source.ts'
import type { CallOptions } from './options.ts'

export const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1)

/** Where `mall.upload` sends a file. */
export const uploadPath = '/api/File/Execute'

type ModeOf<Call> = Call extends { mode: infer Mode } ? Mode : 'json'

/** Calls that send JSON or a query and get a response in the envelope. */
export type JsonKey<C = Contract> = { [Key in keyof C & string]: ModeOf<C[Key]> extends 'json' ? Key : never }[keyof C & string]

/** Calls whose response is a file. */
export type DownloadKey = { [Key in AnyCallKey]: ModeOf<AllCalls[Key]> extends 'download' ? Key : never }[AnyCallKey]

/** Calls that send a form with a file. */
export type MultipartKey = { [Key in AnyCallKey]: ModeOf<AllCalls[Key]> extends 'multipart' ? Key : never }[AnyCallKey]

type EventsKey = { [Key in AnyCallKey]: ModeOf<AllCalls[Key]> extends 'stream' ? Key : never }[AnyCallKey]

/** Calls whose response is a stream of events to follow. */
export type StreamKey = Extract<EventsKey, `GET ${string}`>

/** Calls that send JSON and whose response is the events of one answer. */
export type ReplyKey = Extract<EventsKey, `POST ${string}`>

/** What a call is given: its input may be left out when nothing in it is required. */
export type Arguments<Input, Options = CallOptions> = [Input] extends [undefined]
  ? [body?: undefined, options?: Options]
  : IsOptional<Input> extends true
    ? [body?: Input, options?: Options]
    : [body: Input, options?: Options]

/** An object without fields, `Record<string, never>`, has any string as key. */
type IsOptional<Input> = string extends keyof Input ? true : Partial<Input> extends Input ? true : false

/** One call of the wire as a function: it resolves with `MsgBody` and rejects with a `MallError`, or an `AbortError` when aborted. */
export type CallFunction<Key extends AnyCallKey> = ((...args: Arguments<CallInput<Key>>) => Promise<CallOutput<Key>>) & WithCallSource<Key>

type MethodOf<Key> = Key extends `${infer Method} /${string}` ? Method : never
type PathOf<Key, Method extends string> = Key extends `${Method} ${infer Path}` ? Path : never

/** The mall's own calls and its seller's have types with a sentence for each field; of other contracts they are what the schemas say. */
type InputFor<C, Key> = C extends Contract | SellerContract ? (Key extends AnyCallKey ? CallInput<Key> : InputOf<C[Key & keyof C]>) : InputOf<C[Key & keyof C]>
type OutputFor<C, Key> = C extends Contract | SellerContract ? (Key extends AnyCallKey ? CallOutput<Key> : OutputOf<C[Key & keyof C]>) : OutputOf<C[Key & keyof C]>

/** Any call of a contract by its method and path. */
export type RequestFunction<C extends AnyContract> = <Method extends MethodOf<JsonKey<C>>, Path extends PathOf<JsonKey<C>, Method>>(
  method: Method,
  path: Path,
  ...args: Arguments<InputFor<C, `${Method} ${Path}`>>
) => Promise<OutputFor<C, `${Method} ${Path}`>>
