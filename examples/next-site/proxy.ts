import { createServerMall, type ServerCookieOptions } from '@mall/api/server'
import { NextResponse, type NextRequest } from 'next/server'
import { baseUrl } from './app/mall'

/** Refreshes the session before a page is rendered: the page sees the new pair in its request, and the browser gets it with the response. */
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
  await mall.refreshIfDue()
  const response = NextResponse.next({ request })
  for (const cookie of changed) response.cookies.set(...cookie)
  return response
}

export const config = { matcher: '/office' }
