import ky from 'ky'
import { askForTokens, formOf, searchPath, storeOf, uploadPath, type Peer } from '../peer.ts'

/** The recipe of ky's documentation of `ky.retry()`: refresh in `afterResponse`, then resend with the new token. */
export const kyRecipe: Peer = {
  name: 'ky recipe',
  open: (site, beside) => {
    const store = storeOf(beside)
    const api = ky.create({
      prefix: site.origin,
      timeout: site.timeout,
      retry: { limit: 1 },
      hooks: {
        beforeRequest: [({ request }) => request.headers.set('Authorization', `Bearer ${store.read()?.access}`)],
        afterResponse: [
          async ({ request, response, retryCount }) => {
            if (response.status !== 401 || retryCount > 0) return undefined
            const { access } = await askForTokens(site, store)
            const headers = new Headers(request.headers)
            headers.set('Authorization', `Bearer ${access}`)
            return ky.retry({ request: new Request(request, { headers }), delay: 0, code: 'TOKEN_REFRESHED' })
          },
        ],
      },
    })
    return {
      ...store,
      search: (json, signal) => api.post(searchPath, { json, ...(signal ? { signal } : {}) }).json(),
      upload: (file) => api.post(uploadPath, { body: formOf(file) }).json(),
    }
  },
}
