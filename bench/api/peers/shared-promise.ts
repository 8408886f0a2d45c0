import { askForTokens, formOf, searchPath, storeOf, uploadPath, type Peer, type Tokens } from '../peer.ts'

/** A common wrapper around fetch: all calls that got a 401 share one refresh promise. */
export const sharedPromise: Peer = {
  name: 'shared promise',
  open: (site, beside) => {
    const store = storeOf(beside)
    let refreshing: Promise<Tokens> | null = null

    const send = (path: string, body: () => BodyInit, headers: Record<string, string>, signal?: AbortSignal) =>
      fetch(site.origin + path, {
        method: 'POST',
        body: body(),
        headers: { ...headers, authorization: `Bearer ${store.read()?.access}` },
        signal: AbortSignal.any([AbortSignal.timeout(site.timeout), ...(signal ? [signal] : [])]),
      })

    const post = async (path: string, body: () => BodyInit, headers: Record<string, string>, signal?: AbortSignal): Promise<unknown> => {
      let response = await send(path, body, headers, signal)
      if (response.status === 401) {
        refreshing ??= askForTokens(site, store).finally(() => {
          refreshing = null
        })
        await refreshing
        response = await send(path, body, headers, signal)
      }
      if (!response.ok) throw new Error(`Answered with ${response.status}`)
      return response.json()
    }
    return {
      ...store,
      search: (body, signal) => post(searchPath, () => JSON.stringify(body), { 'content-type': 'application/json' }, signal),
      upload: (file) => post(uploadPath, () => formOf(file), {}),
    }
  },
}
