import ky, { isNetworkError, isTimeoutError, type AfterResponseHook, type BeforeRequestHook, type Options } from 'ky'
import type { AnyContract } from '../contract/types.ts'
import { MallError, messages } from '../errors.ts'
import { abortErrorOf, waitFor } from '../wait.ts'
import type { MallOptions } from './options.ts'

/** A request, kept complete, so that it can be sent a second time unchanged. */
export interface Outgoing {
  /** Where it goes; a path where no origin is known. */
  readonly target: string | URL
  /** For errors: the path without origin and query. */
  readonly path: string
  /** Whether that is the mall's own: token, cookies and headers are sent only there. */
  readonly isOurs: boolean
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly options: Options
  readonly signal: AbortSignal | undefined
  /** A successful response is a file. */
  readonly wantsBlob: boolean
}

/** A response, read to its end. */
export interface Incoming {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly blob: Blob | null
}

/** One request and its complete response, within one time limit. Rejects with `network`, `timeout` or the caller's abort; any status is a response. */
export type Exchange = (request: Outgoing) => Promise<Incoming>

/** The transport: looked up at each call, since mocks and instrumentation may be installed later than the mall. */
export const fetchOf =
  ({ fetch: injected }: Pick<MallOptions, 'fetch'>): typeof fetch =>
  (input, init) =>
    (injected ?? fetch)(input, init)

/** A response is a file when its headers say so; otherwise JSON is an error envelope and HTML a page of some proxy. */
const isFile = ({ ok, status, headers }: Response): boolean =>
  ok && status !== 204 && (headers.has('content-disposition') || !/json|html/.test(headers.get('content-type') ?? ''))

/** Statuses of a gateway in front of the mall, which may be available again a moment later. */
const unavailable = new Set([502, 503, 504])

/** ky retries by status what it throws as an error; here a status is a response, which the queues want to see. */
const retryUnavailable: AfterResponseHook = ({ options, response, retryCount }) =>
  retryCount < (options.retry.limit ?? 0) && unavailable.has(response.status) ? ky.retry() : undefined

/** The headers of all calls: sent to the mall only, overridden by those of the call, and never in place of the token. */
const addHeaders =
  (headers: NonNullable<MallOptions['headers']>, isOurs: (target: string) => boolean): BeforeRequestHook =>
  async ({ request }) => {
    if (!isOurs(request.url)) return
    for (const [name, value] of new Headers(typeof headers === 'function' ? await headers() : headers)) {
      if (name !== 'authorization' && !request.headers.has(name)) request.headers.set(name, value)
    }
  }

/** ky's own errors hold the request, and the request holds the token: only their cause is kept. */
const errorOf = (path: string, error: unknown): MallError => {
  if (isTimeoutError(error)) return new MallError('timeout', messages.network, { path })
  return new MallError('network', messages.network, { path, cause: isNetworkError(error) ? error.cause : error })
}

/** The one place that sends a request: ky, below the queues. `isOurs` distinguishes the mall's addresses from others. */
export const createExchange = (mall: MallOptions<AnyContract>, isOurs: (target: string) => boolean): Exchange => {
  const { headers, hooks = {}, retry } = mall
  const beforeRequest = [...(headers ? [addHeaders(headers, isOurs)] : []), ...(hooks.beforeRequest ?? [])]
  const afterResponse = [...(hooks.afterResponse ?? []), ...(retry ? [retryUnavailable] : [])]
  const api = ky.create({
    fetch: fetchOf(mall),
    retry: 0,
    throwHttpErrors: false,
    // ky copies its hooks for each call, even when there are none.
    ...(beforeRequest.length + afterResponse.length > 0 ? { hooks: { beforeRequest, afterResponse } } : {}),
  })

  const send = async (request: Outgoing): Promise<Incoming> => {
    try {
      const sent = api(request.target, { ...request.options, headers: request.headers })
      const response = await sent
      const { status, headers: received } = response
      // Read by ky's promise, not by the response: then its time limit covers the last byte too.
      if (request.wantsBlob && isFile(response)) return { status, headers: received, text: '', blob: await sent.blob() }
      return { status, headers: received, text: await sent.text(), blob: null }
    } catch (error) {
      throw errorOf(request.path, error)
    }
  }

  return (request) => {
    const { signal } = request
    // An injected fetch need not listen to the signal.
    return signal?.aborted ? Promise.reject(abortErrorOf(signal)) : waitFor(send(request), signal)
  }
}
