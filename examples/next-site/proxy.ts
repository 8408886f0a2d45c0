import { createServerMall, type ServerCookieOptions } from '@mall/api/server'
import { NextResponse, type NextRequest } from 'next/server'
import { baseUrl } from './app/mall'

/**
 * A page's own scripts and styles have the nonce. Attributes of style, which have none, are allowed apart: brands, sizes and shares are such, so that they are there before a script runs.
 * They can load and run nothing that the other rules do not allow.
 */
const policyOf = (nonce: string): string =>
  [
    "default-src 'self'",
    // React's development build puts calls of the server into its traces by `eval`.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${baseUrl}`,
    `connect-src 'self' ${baseUrl}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Gives each page a policy with a nonce of its own, which Next puts on its scripts and the layout on the styles. Refreshes the session before the page of a user is rendered: the page
 * sees the new pair in its request, and the browser gets it with the response.
 */
export const proxy = async (request: NextRequest) => {
  const changed: [name: string, value: string, options: ServerCookieOptions][] = []
  const mall = createServerMall({
    baseUrl,
    cookies: {
      get: (name) => request.cookies.get(name)?.value,
      set: (...cookie) => {
        const [name, value] = cookie
        request.cookies.set(name, value)
        changed.push(cookie)
      },
    },
  })
  if (request.nextUrl.pathname === '/office') await mall.refreshIfDue()
  const nonce = btoa(crypto.randomUUID())
  const policy = policyOf(nonce)
  request.headers.set('x-nonce', nonce)
  request.headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request })
  response.headers.set('content-security-policy', policy)
  for (const cookie of changed) response.cookies.set(...cookie)
  return response
}

export const config = { matcher: '/((?!_next/static|_next/image|favicon.ico).*)' }
