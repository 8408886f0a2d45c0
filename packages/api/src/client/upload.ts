import type { UploadedFile } from '../contract/file.ts'
import type { FileRules } from '../files.ts'
import type { Client } from './client.ts'
import { fetchOf } from './exchange.ts'
import { loadPart } from './load-part.ts'
import type { CallOptions, MallOptions } from './options.ts'
import { checkFile } from './send-file.ts'
import type { OnProgress } from './xhr.ts'

/** Options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Name of the form field. Default `file`. */
  field?: string
  /** Further fields of the form. */
  extra?: Readonly<Record<string, string | number | boolean | Blob>>
  /** Another address than `/api/File/Execute`; no `path` field is sent there, and no token to another origin. */
  url?: string
  /** Checked before anything is sent; a file that breaks one rejects with kind `type`, `minSize` or `maxSize`. */
  rules?: FileRules
  /** Bytes sent, of how many in all. In steps in browsers; elsewhere, and over an injected `fetch`, at the start and at the end. */
  onProgress?: OnProgress
}

const defaultPath = '/api/File/Execute'

const formOf = (file: Blob, { field = 'file', extra = {}, url }: UploadOptions): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(extra)) form.append(name, value instanceof Blob ? value : String(value))
  if (url === undefined) form.append('path', 'null')
  form.append(field, file)
  return form
}

const stepless =
  (send: typeof fetch, size: number, onProgress: OnProgress): typeof fetch =>
  async (input, init) => {
    onProgress(0, size)
    const response = await send(input, init)
    onProgress(size, size)
    return response
  }

/** `mall.upload`: a file to `File/Execute` or another address. */
export const createUpload =
  (client: Client, mall: Pick<MallOptions, 'fetch'>) =>
  (file: Blob, options: UploadOptions = {}): Promise<UploadedFile> =>
    client.tracked(options, async () => {
      const { rules, onProgress, url = defaultPath } = options
      if (rules) checkFile(file, client.words.rulesOf(rules), url)
      const form = formOf(file, options)
      const hasSteps = mall.fetch === undefined && typeof XMLHttpRequest !== 'undefined'
      const reporting = onProgress && (hasSteps ? (await loadPart(() => import('./xhr.ts'), 'network')).xhrFetch(form, onProgress) : stepless(fetchOf(mall), file.size, onProgress))
      return (await client.call({ key: `POST ${url}`, input: form, options, fetch: reporting })) as UploadedFile
    })
