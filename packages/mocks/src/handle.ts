import type { CallInput, CallOutput, ErrorCode } from '@mall/api/contract'
import { allCalls, type AllCalls, type AnyCallKey } from '@mall/api/seller/contract'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { buildSecurityInfo } from './builders/account.ts'
import { defaultResponse, emptyResponse, type MockFile } from './defaults/default-response.ts'
import { failure, failures } from './envelope.ts'
import { respond } from './respond.ts'
import { photoHandler } from './photos.ts'

/** The response of a call: `MsgBody`, or a file. */
export type MockOutput<Key extends AnyCallKey> = AllCalls[Key] extends { mode: 'download' } ? MockFile : CallOutput<Key>

/** An answer made from what was sent: the body of a POST, the query of a GET. */
export type OutputOf<Key extends AnyCallKey> = (input: CallInput<Key>) => MockOutput<Key> | Promise<MockOutput<Key>>

/** Of most handlers. */
export interface HandleOptions {
  /** Handles the first request only; later ones go to the handler behind. */
  readonly once?: boolean
}

/** What a business failure says. */
export interface FailOptions extends HandleOptions {
  /** The name of the failure, for programs; `INVALID_INPUT` by default. */
  readonly Code?: ErrorCode
  /** What the failure carries. */
  readonly MsgBody?: object
}

/** What {@link handle} is. */
export interface Handle {
  /** Responds to the call with a `MsgBody`, or with what a function makes of what was sent. */
  <Key extends AnyCallKey>(key: Key, output: MockOutput<Key> | OutputOf<Key>, options?: HandleOptions): HttpHandler

  /** The answer that the contract gives by itself. */
  readonly usual: (key: AnyCallKey) => HttpHandler

  /** The response of the handlers behind, delayed by so many ms, 2,000 by default. */
  readonly slow: (key: AnyCallKey, ms?: number) => HttpHandler

  /** Never responds: loading. */
  readonly never: (key: AnyCallKey) => HttpHandler

  /** Nothing found. Throws for an answer that cannot be empty. */
  readonly empty: (key: AnyCallKey) => HttpHandler

  /** A business failure: HTTP 200, `Success: false`. */
  readonly fail: (key: AnyCallKey, RetMessage?: string, options?: FailOptions) => HttpHandler

  /** 401. The client tries a refresh once. */
  readonly expired: (key: AnyCallKey, options?: HandleOptions) => HttpHandler

  /** 403; `VIEW_ONLY` where the seller views the mall as the user. */
  readonly forbid: (key: AnyCallKey, Code?: ErrorCode) => HttpHandler

  /** 404 */
  readonly missing: (key: AnyCallKey) => HttpHandler

  /** 500 */
  readonly broken: (key: AnyCallKey, options?: HandleOptions) => HttpHandler

  /** 429 with security info until `Account/UnLock` is called: handlers, `msw.use(...handle.rateLimited('POST /api/Order/List'))`. */
  readonly rateLimited: (...keys: readonly AnyCallKey[]) => HttpHandler[]

  /** 403 until the user has set up the second factor that their company demands: handlers, as of `rateLimited`. */
  readonly factorDemanded: (...keys: readonly AnyCallKey[]) => HttpHandler[]

  /** The connection breaks. */
  readonly offline: (key: AnyCallKey, options?: HandleOptions) => HttpHandler
}

/** Responds to a request, or leaves it to the handler behind. */
type Respond = (request: Request) => Promise<Response | undefined> | Response | undefined

/** Every call of the contract. */
export const callKeys = Object.keys(allCalls) as readonly AnyCallKey[]

/** Any origin; the path as a browser writes it. */
const pathOf = (key: AnyCallKey): string => `*${encodeURI(key.slice(key.indexOf(' ') + 1))}`

const on = (key: AnyCallKey, respondTo: Respond, { once = false }: HandleOptions = {}): HttpHandler => {
  const method = key.startsWith('GET ') ? http.get : http.post
  return method(pathOf(key), ({ request }) => respondTo(request), { once })
}

const call = <Key extends AnyCallKey>(key: Key, output: MockOutput<Key> | OutputOf<Key>, options?: HandleOptions): HttpHandler => {
  const toOutput = (typeof output === 'function' ? output : () => output) as (input: unknown) => unknown
  return on(key, (request) => respond(key, request, toOutput), options)
}

/** Calls that are refused until another one was made. */
const closedUntil = (opener: AnyCallKey, keys: readonly AnyCallKey[], refuse: (key: AnyCallKey) => Response): HttpHandler[] => {
  let isOpen = false
  const open = on(opener, () => {
    isOpen = true
    return undefined
  })
  return [open, ...keys.map((key) => on(key, () => (isOpen ? undefined : refuse(key))))]
}

const limited = (keys: readonly AnyCallKey[]): HttpHandler[] =>
  closedUntil('POST /api/Account/UnLock', keys, (key) => failure(failures.rateLimited, buildSecurityInfo({ Target: key.slice(key.indexOf(' ') + 1) })))

const leftOpen = new Set<AnyCallKey>()

/** Calls that wait for an answer which never comes. */
export const callsLeftOpen = (): ReadonlySet<AnyCallKey> => leftOpen

/** Forgets which calls are left open. */
export const forgetCallsLeftOpen = (): void => leftOpen.clear()

/**
 * A handler of one call for `msw.use`. The answer is `MsgBody`, or a function of what was sent; both are checked against the
 * contract. Variants turn one call: `handle.never('POST /api/Product/List')`.
 */
export const handle: Handle = Object.assign(call, {
  usual: (key: AnyCallKey) => on(key, (request) => respond(key, request, () => defaultResponse(key))),

  slow: (key: AnyCallKey, ms = 2000) =>
    on(key, async () => {
      await delay(ms)
      return undefined
    }),

  never: (key: AnyCallKey) =>
    on(key, async () => {
      leftOpen.add(key)
      await delay('infinite')
      return HttpResponse.error()
    }),

  empty: (key: AnyCallKey) => {
    const output = emptyResponse(key)
    if (output === undefined) throw new Error(`${key} has no empty answer`)
    return on(key, (request) => respond(key, request, () => output))
  },

  fail: (key: AnyCallKey, RetMessage = '请求失败', { Code = 'INVALID_INPUT', MsgBody, ...options }: FailOptions = {}) =>
    on(key, () => failure({ status: 200, Code, RetMessage }, MsgBody), options),

  expired: (key: AnyCallKey, options?: HandleOptions) => on(key, () => failure(failures.unauthorized), options),

  forbid: (key: AnyCallKey, Code: ErrorCode = failures.forbidden.Code) => on(key, () => failure({ ...failures.forbidden, Code })),

  missing: (key: AnyCallKey) => on(key, () => failure(failures.notFound)),

  broken: (key: AnyCallKey, options?: HandleOptions) => on(key, () => failure(failures.internal), options),

  rateLimited: (...keys: readonly AnyCallKey[]) => limited(keys),

  factorDemanded: (...keys: readonly AnyCallKey[]) => closedUntil('POST /api/Account/SecondFactorConfirm', keys, () => failure(failures.factorDemanded)),

  offline: (key: AnyCallKey, options?: HandleOptions) => on(key, () => HttpResponse.error(), options),
})

/** Each call by its method and its path as a browser writes it. */
const byAddress: ReadonlyMap<string, AnyCallKey> = new Map(callKeys.map((key) => [encodeURI(key).replace('%20', ' '), key]))

/** Which call is made, at any origin and below any path. */
const keyOf = ({ method, url }: Request): AnyCallKey | undefined => {
  const { pathname } = new URL(url)
  return byAddress.get(`${method} ${pathname.slice(pathname.lastIndexOf('/api/'))}`)
}

/** All calls by one handler: whatever a page asks for, its scripts too, passes each handler, which reads the cookies for it. */
const everyCall: HttpHandler = http.all(/\/api\//, ({ request }) => {
  const key = keyOf(request)
  return key === undefined ? undefined : respond(key, request, () => defaultResponse(key))
})

/** Every call answered by its default, and photos: what Storybook gives to all stories, behind their own handlers. */
export const defaultHandlers = (): HttpHandler[] => [everyCall, photoHandler]
