import type { Transport } from './exchange.ts'

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

/** fetch reports no upload progress over HTTP/1.1, XMLHttpRequest does. */
export const xhrTransport =
  (onProgress: OnProgress): Transport =>
  ({ url, method, headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(method, url)
      xhr.responseType = 'blob'
      for (const [name, value] of headers) xhr.setRequestHeader(name, value)
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
      xhr.addEventListener('load', () => {
        const { status } = xhr
        const isEmpty = status === 204 || status === 205 || status === 304
        resolve(new Response(isEmpty ? null : (xhr.response as Blob), { status, headers: headersOf(xhr.getAllResponseHeaders()) }))
      })
      xhr.addEventListener('error', () => reject(new TypeError('XMLHttpRequest failed')))
      signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(body as XMLHttpRequestBodyInit | null)
    })
