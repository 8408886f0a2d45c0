import { createServerMall } from '@mall/api/server'
import { cookies } from 'next/headers'

export const baseUrl = process.env.MALL ?? 'http://127.0.0.1:5100'

/** The mall of this request, for server components: a response that has begun takes no cookies, so nothing is refreshed here. `proxy.ts` has done so. */
export const mallOfPage = async () => {
  const kept = await cookies()
  return createServerMall({ baseUrl, cookies: { get: (name) => kept.get(name)?.value } })
}

/** The mall of this request, for server actions and route handlers: what it changes of the session is in the response. */
export const mallOfAction = async () => {
  const kept = await cookies()
  return createServerMall({ baseUrl, cookies: { get: (name) => kept.get(name)?.value, set: (name, value, options) => kept.set(name, value, options) } })
}
