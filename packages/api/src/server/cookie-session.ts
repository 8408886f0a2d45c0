import type { Session, SessionState } from '../session/session.ts'
import { decodeToken } from '../session/token.ts'
import type { TokenPair } from '../client/refresh.ts'

/** How a cookie of a session is to be set. The names and units are those of the `cookie` package, which Next, Hono, SvelteKit and others share; `res.cookie` of Express counts `maxAge` in ms. */
export interface ServerCookieOptions {
  /** No script of a page reads it. */
  httpOnly: true
  secure: boolean
  sameSite: 'lax' | 'strict' | 'none'
  path: string
  /** Seconds; 0 removes the cookie. */
  maxAge: number
  domain?: string
}

/** The cookies of one request, and of its response. */
export interface ServerCookies {
  /** The value as it was given to `set`; undefined without one. */
  get(name: string): string | null | undefined
  /**
   * Puts a cookie into the response. Leave it out where a response can no longer have one, as in a server component of Next: nothing is refreshed then, since a
   * pair that the browser does not get is lost, and with it the session.
   */
  set?(name: string, value: string, options: ServerCookieOptions): unknown
}

interface Parts {
  readonly cookies: ServerCookies
  readonly name: string
  readonly options: ServerCookieOptions
  /** The pair that has replaced this one in the process. */
  successorOf(refreshToken: string): TokenPair | undefined
}

/** Both tokens in one cookie: two would be replaced one after another. */
const written = ({ Token, RefreshToken }: TokenPair): string => [Token, RefreshToken].map(encodeURIComponent).join(':')

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The syntax of a bearer token (RFC 6750): no header takes any other text, and every call would fail. */
const bearer = /^[\w.~+/-]+=*$/

/** Who the tokens are of; null for a token that does not say so. */
const stateOf = (pair: TokenPair): SessionState | null => {
  const payload = bearer.test(pair.Token) ? decodeToken(pair.Token) : null
  return payload && { ...payload, ...pair, CustomerLogo: null }
}

const readOnly = '@mall/api/server: these cookies are read-only, so that no login can be kept. Log in where a response can have cookies, and pass `set`.'

/** The session of one request: read from its cookies once, written back with each change. */
export const createCookieSession = ({ cookies, name, options, successorOf }: Parts): Session => {
  const listeners = new Set<() => void>()
  let state: SessionState | null = null
  /** The response has a login, which `cookies.get` need not know of. */
  let isWritten = false

  const notify = () => {
    for (const listener of Array.from(listeners)) listener()
  }

  // The call goes on with the new pair. The browser keeps the spent one, which the mall takes for 30 s.
  const write = async (value: string, maxAge: number) => {
    try {
      await cookies.set?.(name, value, { ...options, maxAge })
    } catch (error) {
      // oxlint-disable-next-line eslint/no-console -- the call succeeds, and a site cannot know otherwise
      console.error('@mall/api/server: a session could not be written to the cookies of a response. Pass no `set` where they are read-only, or once the response has begun.', error)
    }
  }

  const keep = (next: SessionState) => {
    state = next
    isWritten = true
    void write(written(next), options.maxAge)
  }

  /** The request may have been sent before the response with a new pair had arrived. A mall that keeps its refresh tokens ends the search at once. */
  const latestOf = (pair: TokenPair): TokenPair => {
    const next = successorOf(pair.RefreshToken)
    if (!next || next.Token === pair.Token) return pair
    return next.RefreshToken === pair.RefreshToken ? next : latestOf(next)
  }

  const read = () => {
    const [Token = '', RefreshToken = ''] = (cookies.get(name) ?? '').split(':').map(decoded)
    if (Token === '' || RefreshToken === '') return
    const sent: TokenPair = { Token, RefreshToken }
    const pair = latestOf(sent)
    const found = stateOf(pair)
    if (found && pair !== sent) keep(found)
    else state = found
  }
  read()

  return {
    get: () => state,
    set: (login) => {
      if (!cookies.set) throw new TypeError(readOnly)
      const found = stateOf(login)
      if (!found) throw new TypeError('@mall/api/server: the token does not say whose it is, and a cookie holds nothing else.')
      keep(found)
      notify()
    },
    clear: () => {
      state = null
      if (isWritten || cookies.get(name)) void write('', 0)
      isWritten = false
      notify()
    },
    subscribe: (fn) => {
      const listener = () => fn()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    replaceTokens: ({ Token, RefreshToken }) => {
      if (state === null) return
      keep({ ...state, ...decodeToken(Token), Token, RefreshToken })
      notify()
    },
    setLogo: (CustomerLogo) => {
      if (state) state = { ...state, CustomerLogo }
      notify()
    },
  }
}
