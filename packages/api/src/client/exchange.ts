import { MallError, messages } from '../errors.ts'
import { abortErrorOf } from '../wait.ts'

/** A request, kept complete, so that it can be sent a second time unchanged. */
export interface Outgoing {
  readonly url: string
  /** For errors: the path without origin and query. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: Headers
  readonly body: BodyInit | null
  readonly signal: AbortSignal | undefined
  readonly timeout: number
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

/** Sends a request once: fetch, or XMLHttpRequest where upload progress is wanted. */
export type Transport = (request: Outgoing, signal: AbortSignal) => Promise<Response>

export const fetchTransport =
  (injected: typeof fetch | undefined): Transport =>
  ({ url, method, headers, body }, signal) =>
    // Looked up at each call: mocks and instrumentation may be installed later than the mall.
    (injected ?? fetch)(url, { method, headers, body, signal })

/** A response is a file when its headers say so; otherwise JSON is an error envelope and HTML a page of some proxy. */
const isFile = ({ ok, status, headers }: Response): boolean =>
  ok && status !== 204 && (headers.has('content-disposition') || !/json|html/.test(headers.get('content-type') ?? ''))

const read = async (response: Response, wantsBlob: boolean): Promise<Incoming> => {
  const { status, headers } = response
  if (wantsBlob && isFile(response)) return { status, headers, text: '', blob: await response.blob() }
  return { status, headers, text: await response.text(), blob: null }
}

/**
 * One request and its complete response, within one time limit. Rejects with `network`, `timeout` or, when the caller
 * aborted, an `AbortError`; any HTTP status is a response.
 */
export const exchange = (transport: Transport, request: Outgoing): Promise<Incoming> =>
  new Promise((resolve, reject) => {
    const { signal, path, timeout } = request
    const controller = new AbortController()
    // Settled here and not by the transport: an injected fetch need not listen to the signal.
    const stop = (error: Error) => {
      reject(error)
      controller.abort(error)
    }
    const abort = () => signal && stop(abortErrorOf(signal))
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort, { once: true })
    const timer = setTimeout(() => stop(new MallError('timeout', messages.network, { path })), timeout)
    const send = async () => read(await transport(request, controller.signal), request.wantsBlob)
    send()
      .then(resolve, (cause: unknown) => reject(new MallError('network', messages.network, { path, cause })))
      .finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      })
  })
