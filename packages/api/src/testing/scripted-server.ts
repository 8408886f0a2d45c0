import { failure, success } from './responses.ts'

/** A request as a server sees it. */
export interface Seen {
  readonly path: string
  readonly url: string
  readonly method: string
  readonly token: string | null
  readonly body: unknown
  readonly headers: Headers
  readonly signal: AbortSignal
}

/** The handler of one path; `undefined` falls back to the server's own response. */
export type Handler = (seen: Seen, nth: number) => Response | Promise<Response> | undefined

/**
 * A server in a function: it knows one good access token, rotates it on refresh and remembers every request. A test replaces
 * the response of any path.
 */
export const createScriptedServer = (start: { token?: string; refreshToken?: string } = {}) => {
  const seen: Seen[] = []
  const handlers = new Map<string, Handler>()
  let token = start.token ?? 'good'
  let refreshToken = start.refreshToken ?? 'refresh-0'
  let rotations = 0

  const refreshed = ({ body }: Seen): Response => {
    if ((body as { RefreshToken: string }).RefreshToken !== refreshToken) return failure('登录已过期', 401)
    rotations += 1
    token = `good-${rotations}`
    refreshToken = `refresh-${rotations}`
    return success({ Token: token, RefreshToken: refreshToken })
  }

  const serve = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') === true
    const text = isForm ? '' : await request.text()
    const now: Seen = {
      path: decodeURI(new URL(request.url).pathname),
      url: request.url,
      method: request.method,
      token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      body: isForm ? await request.formData() : text && JSON.parse(text),
      headers: request.headers,
      signal: request.signal,
    }
    seen.push(now)
    const { path } = now
    const own = handlers.get(path)?.(now, seen.filter((other) => other.path === path).length)
    if (own) return await own
    if (path === '/api/Account/RefreshToken' || path === '/api/SellerAccount/RefreshToken') return refreshed(now)
    return now.token === token ? success(path) : failure('未登录', 401)
  }

  return {
    fetch: serve,
    seen,
    /** Requests to a path, in the order of their coming. */
    to: (path: string) => seen.filter((request) => request.path === path),
    on: (path: string, handler: Handler) => void handlers.set(path, handler),
    refreshed,
    /** From now on another access token is good. */
    expire: () => {
      token = 'nobody knows'
    },
  }
}
