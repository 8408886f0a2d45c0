import type { ServerCookieOptions, ServerCookies } from './cookie-session.ts'

const attributesOf = ({ path, maxAge, sameSite, secure, domain }: ServerCookieOptions): string =>
  [`Path=${path}`, `Max-Age=${maxAge}`, `SameSite=${sameSite[0]?.toUpperCase()}${sameSite.slice(1)}`, 'HttpOnly', ...(secure ? ['Secure'] : []), ...(domain ? [`Domain=${domain}`] : [])].join('; ')

/**
 * The cookies of a server without a framework: those of a `Cookie` header, and what changes as values of `Set-Cookie` headers.
 * `headerCookies(request.headers.get('cookie'), (value) => headers.append('set-cookie', value))`
 */
export const headerCookies = (header: string | null | undefined, append?: (setCookie: string) => void): ServerCookies => {
  const values = new Map<string, string>()
  for (const pair of (header ?? '').split(/;\s*/)) {
    const at = pair.indexOf('=')
    // The first one wins: browsers send that of the longest path first.
    if (at > 0 && !values.has(pair.slice(0, at))) values.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return {
    get: (name) => values.get(name),
    ...(append && { set: (name, value, options) => append(`${name}=${value}; ${attributesOf(options)}`) }),
  }
}
