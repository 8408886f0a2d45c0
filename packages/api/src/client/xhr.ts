/** Bytes sent and bytes in all, of the file's request. */
export type OnProgress = (sent: number, total: number) => void

const headersOf = (text: string): Headers => {
  const headers = new Headers()
  for (const line of text.trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}

/** A fetch for one form that reports its progress: over HTTP/1.1 fetch itself reports none, XMLHttpRequest does. */
export const xhrFetch =
  (form: FormData, onProgress: OnProgress): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const { url, method, headers, credentials, signal } = new Request(input, init)
      const xhr = new XMLHttpRequest()
      xhr.open(method, url)
      xhr.responseType = 'blob'
      xhr.withCredentials = credentials === 'include'
      // The form is sent as it is, not copied from the request: it gets a boundary of its own.
      for (const [name, value] of headers) if (name !== 'content-type') xhr.setRequestHeader(name, value)
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
      xhr.addEventListener('load', () => {
        const { status } = xhr
        const isEmpty = status === 204 || status === 205 || status === 304
        resolve(new Response(isEmpty ? null : (xhr.response as Blob), { status, headers: headersOf(xhr.getAllResponseHeaders()) }))
      })
      xhr.addEventListener('error', () => reject(new TypeError('XMLHttpRequest failed')))
      signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(form)
    })
