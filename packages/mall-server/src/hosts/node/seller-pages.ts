import type { Pages } from '../../app/app.ts'
import { sellerContentSecurityPolicy } from '../../platform/http/security-headers.ts'
import { createBuiltApp } from './built-app.ts'
import { followBuild } from './follow-build.ts'

/** Where the seller's side is on the host of the mall. */
const basePath = '/seller'

/** Serves the build of the seller's side below its path, under a policy of its own; null for every other address. */
export const createSellerPages = (folder: string, now?: () => number): Pages => {
  const app = followBuild(folder, () => createBuiltApp(folder), now && { now })
  return async (request) => {
    const url = new URL(request.url)
    if (url.pathname !== basePath && !url.pathname.startsWith(`${basePath}/`)) return null
    url.pathname = url.pathname.slice(basePath.length) || '/'
    const response = await app(new Request(url, { method: request.method, headers: request.headers }))
    response?.headers.set('Content-Security-Policy', sellerContentSecurityPolicy)
    return response
  }
}
