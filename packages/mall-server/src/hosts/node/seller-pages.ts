import type { Pages } from '../../app/app.ts'
import type { SidesApart } from '../../platform/config.ts'
import { sellerContentSecurityPolicy } from '../../platform/http/security-headers.ts'
import { isSellerPage, sellerPath } from '../../platform/http/sides-apart.ts'
import { createBuiltApp } from './built-app.ts'
import { followBuild } from './follow-build.ts'

/** Serves the build of the seller's side below its path, under a policy of its own; null for every other address. */
export const createSellerPages = (folder: string, apart: SidesApart | null, now?: () => number): Pages => {
  const policy = sellerContentSecurityPolicy(apart)
  const app = followBuild(folder, () => createBuiltApp(folder), now && { now })
  return async (request) => {
    const url = new URL(request.url)
    if (!isSellerPage(url.pathname)) return null
    url.pathname = url.pathname.slice(sellerPath.length) || '/'
    const response = await app(new Request(url, { method: request.method, headers: request.headers }))
    response?.headers.set('Content-Security-Policy', policy)
    return response
  }
}
