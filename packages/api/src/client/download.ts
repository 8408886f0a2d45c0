import { fileNameFromContentDisposition } from '../content-disposition.ts'
import { isMallError, MallError, messages } from '../errors.ts'
import type { Client } from './client.ts'
import { detailsOf, openEnvelope } from './envelope.ts'
import type { CallOptions } from './options.ts'

/** Options of a download. */
export interface DownloadOptions extends CallOptions {
  /** `GET` sends the body as a query. Default `POST`. */
  method?: 'GET' | 'POST'
  /** Takes the file instead of the browser's download: to show it, or to write it to a disk. The call ends when it has ended, and fails when it fails. */
  save?(blob: Blob, name: string): unknown
}

/** A downloaded file. */
export interface Downloaded {
  /** From `Content-Disposition`, without any path; `download` when there is none. */
  name: string
  /** Bytes. */
  size: number
  /** The content, where there is no page that could save it (Node, workers) and no `save` took it. */
  bytes?: Uint8Array<ArrayBuffer>
}

/** How long the browser may take to begin reading the file, ms. */
const readMs = 60_000

const saveInBrowser = (blob: Blob, name: string): void => {
  const href = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href, download: name, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(href), readMs)
}

/** Failures that are more specific than 下载失败, or that require an action of the user. */
const speaksForItself = (error: unknown): boolean =>
  !isMallError(error) ||
  ['unauthorized', 'forbidden', 'rateLimited', 'contract'].includes(error.kind) ||
  (error.kind === 'business' && error.message !== messages.business)

const asDownloadError = (error: unknown): unknown => {
  if (speaksForItself(error) || !isMallError(error)) return error
  return new MallError('download', messages.download, { ...error, cause: error })
}

/** `mall.download`: sends JSON or a query, saves the file in the response; 下载失败 when there is none. A module of its own, loaded with the first download. */
export const receiveFile = async (client: Client, path: string, body: unknown, options: DownloadOptions): Promise<Downloaded> => {
  try {
    const incoming = await client.send({ key: `${options.method ?? 'POST'} ${path}`, input: body, options, wantsBlob: true })
    const { blob, headers } = incoming
    if (blob === null) {
      openEnvelope(path, incoming)
      throw new MallError('network', messages.network, detailsOf(path, incoming))
    }
    const name = fileNameFromContentDisposition(headers.get('content-disposition'))
    const { save = typeof document === 'undefined' ? undefined : saveInBrowser } = options
    if (!save) return { name, size: blob.size, bytes: new Uint8Array(await blob.arrayBuffer()) }
    await save(blob, name)
    return { name, size: blob.size }
  } catch (error) {
    throw asDownloadError(error)
  }
}
