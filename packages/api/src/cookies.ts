import { sleep } from './wait.ts'

/** How a cookie is kept. */
export interface CookieOptions {
  /** Life in days. Default 30. */
  days?: number
  /** Default `/`. */
  path?: string
  /** Default `Lax`. `Strict` and `None` become `Lax` on a page that is not HTTPS. */
  sameSite?: 'Lax' | 'Strict' | 'None'
  domain?: string
}

/** Name of the cookie which says which mall a browser wants; its value is then `old`. */
export const mallVersionCookie = 'MallVersion'

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const entries = (): [string, string][] =>
  typeof document === 'undefined'
    ? []
    : document.cookie.split(/;\s*/).flatMap((pair) => {
        const at = pair.indexOf('=')
        return at < 1 ? [] : [[decode(pair.slice(0, at)), decode(pair.slice(at + 1))] satisfies [string, string]]
      })

const write = (name: string, value: string, { days = 30, path = '/', sameSite = 'Lax', domain }: CookieOptions) => {
  if (typeof document === 'undefined') return
  const isSecure = location.protocol === 'https:'
  document.cookie = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    `max-age=${Math.round(days * 86_400)}`,
    `path=${path}`,
    `samesite=${isSecure ? sameSite : 'Lax'}`,
    ...(domain ? [`domain=${domain}`] : []),
    ...(isSecure ? ['secure'] : []),
  ].join('; ')
}

/** The host and each parent domain that a cookie of this page may carry. */
const domains = (): string[] => {
  const parts = location.hostname.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

/** `cookies.get`, for the client, which writes none. */
export const readCookie = (name: string): string | undefined => entries().find(([known]) => known === name)?.[1]

/** Cookies that scripts can see. Without a document (Node, workers) there are none and nothing is written. */
export const cookies = {
  /** The value, decoded; undefined when there is no such cookie. */
  get: readCookie,

  /** Writes a cookie; `secure` only on HTTPS. */
  set: (name: string, value: string, options: CookieOptions = {}): void => write(name, value, options),

  /** Removes a cookie that was set with this path and domain. */
  remove: (name: string, options: Pick<CookieOptions, 'path' | 'domain'> = {}): void => write(name, '', { ...options, days: 0 }),

  /** Removes all others, on `/` and on each parent domain. A logout keeps the session cookie and `MallVersion`. */
  clearExcept: (names: readonly string[]): void => {
    for (const [name] of entries()) {
      if (names.includes(name)) continue
      cookies.remove(name)
      for (const domain of domains()) cookies.remove(name, { domain })
    }
  },
}

/**
 * Waits until a cookie has a value: looks every `everyMs` (50), at most `tries` (10) times.
 * False when it never had it; an `AbortError` when aborted.
 */
export const waitForCookie = async (
  name: string,
  value: string,
  { everyMs = 50, tries = 10, signal }: { everyMs?: number; tries?: number; signal?: AbortSignal } = {},
): Promise<boolean> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await sleep(everyMs, signal)
    if (cookies.get(name) === value) return true
  }
  return false
}
