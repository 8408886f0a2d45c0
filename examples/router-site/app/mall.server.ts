import { createServerMall, headerCookies } from '@mall/api/server'

export const baseUrl = process.env.MALL ?? 'http://127.0.0.1:5100'

/** The mall of this request, and the headers that tell the browser what changed of its session: a loader or an action that used it returns them. */
export const mallOf = (request: Request) => {
  const headers = new Headers()
  const mall = createServerMall({ baseUrl, cookies: headerCookies(request.headers.get('cookie'), (cookie) => headers.append('set-cookie', cookie)) })
  return { mall, headers }
}
