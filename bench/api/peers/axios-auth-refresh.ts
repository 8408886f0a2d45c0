import axios, { type AxiosError } from 'axios'
import { createAuthRefresh } from 'axios-auth-refresh'
import { askForTokens, formOf, searchPath, storeOf, uploadPath, type Peer } from '../peer.ts'

/** axios and axios-auth-refresh as documented. */
export const axiosAuthRefresh: Peer = {
  name: 'axios + axios-auth-refresh',
  open: (site, beside) => {
    const store = storeOf(beside)
    const api = axios.create({ baseURL: site.origin, timeout: site.timeout })
    api.interceptors.request.use((request) => {
      request.headers.set('Authorization', `Bearer ${store.read()?.access}`)
      return request
    })
    const refresh = async (failed: AxiosError) => {
      const { access } = await askForTokens(site, store)
      failed.response?.config.headers.set('Authorization', `Bearer ${access}`)
    }
    // By default calls made during a refresh are rejected; with this they wait.
    createAuthRefresh(api, refresh, { deduplicateRefresh: false })
    return {
      ...store,
      search: async (body, signal) => (await api.post<unknown>(searchPath, body, signal ? { signal } : {})).data,
      upload: async (file) => (await api.post<unknown>(uploadPath, formOf(file))).data,
    }
  },
}
