import { createAlova } from 'alova'
import { createServerTokenAuthentication } from 'alova/client'
import adapterFetch from 'alova/fetch'
import { askForTokens, formOf, searchPath, storeOf, uploadPath, type Peer } from '../peer.ts'

/** alova's token authentication for servers that respond with 401, as documented. */
export const alovaToken: Peer = {
  name: 'alova token auth',
  open: (site, beside) => {
    const store = storeOf(beside)
    const { onAuthRequired, onResponseRefreshToken } = createServerTokenAuthentication({
      assignToken: (method) => {
        method.config.headers.Authorization = `Bearer ${store.read()?.access}`
      },
      refreshTokenOnSuccess: {
        isExpired: (response: Response) => response.status === 401,
        handler: async () => {
          await askForTokens(site, store)
        },
      },
    })
    const api = createAlova({
      baseURL: site.origin,
      timeout: site.timeout,
      shareRequest: false,
      cacheFor: null,
      requestAdapter: adapterFetch(),
      beforeRequest: onAuthRequired(),
      responded: onResponseRefreshToken({
        onSuccess: (response: Response) => {
          if (!response.ok) throw new Error(`Answered with ${response.status}`)
          return response.json()
        },
      }),
    })
    return {
      ...store,
      search: (body, signal) => {
        const method = api.Post(searchPath, body)
        signal?.addEventListener('abort', () => void method.abort())
        return method.send()
      },
      upload: (file) => api.Post(uploadPath, formOf(file)).send(),
    }
  },
}
