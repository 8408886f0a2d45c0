import type { FileInput } from '../contract/define.ts'
import type { UploadedFile } from '../contract/file.ts'
import { MallError } from '../errors.ts'
import { validateFile, type FileRules } from '../files.ts'
import type { Client } from './client.ts'
import { fetchOf } from './exchange.ts'
import { pathOf, uploadPath } from './keys.ts'
import type { CallOptions, MallOptions } from './options.ts'
import { xhrFetch, type OnProgress } from './xhr.ts'

/** Options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Name of the form field. Default `file`. */
  field?: string
  /** Further fields of the form. */
  extra?: Readonly<Record<string, string | number | boolean | Blob>>
  /** Another address than `/api/File/Execute`; no `path` field is sent there, and no token to another origin. */
  url?: string
  /**
   * Checked before anything is sent; a file that breaks one rejects with kind `type`, `minSize` or `maxSize`. Without them too, and at another address, SVG, files without a byte and
   * names that turn the direction of text are refused.
   */
  rules?: FileRules
  /** Bytes sent, of how many in all. In steps in browsers; elsewhere, and over an injected `fetch`, at the start and at the end. */
  onProgress?: OnProgress
}

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

/** Throws a `MallError` of kind `type`, `minSize` or `maxSize` for a file that breaks the rules of a call. */
const checkFile = (file: Blob, rules: FileRules, path: string): void => {
  const verdict = validateFile(file, rules)
  if (verdict.kind !== 'success') throw new MallError(verdict.kind, verdict.message, { path })
}

/** `mall.upload`: a file to `File/Execute` or another address. A module of its own, loaded with the first file that is sent. */
export const upload = async (client: Client, mall: Pick<MallOptions, 'fetch'>, file: Blob, options: UploadOptions): Promise<UploadedFile> => {
  const { rules = {}, onProgress, url = uploadPath } = options
  checkFile(file, client.words.rulesOf(rules), url)
  const form = formOf(file, options)
  const hasSteps = mall.fetch === undefined && typeof XMLHttpRequest !== 'undefined'
  const reporting = onProgress && (hasSteps ? xhrFetch(form, onProgress) : stepless(fetchOf(mall), file.size, onProgress))
  return (await client.call({ key: `POST ${url}`, input: form, options, fetch: reporting })) as UploadedFile
}

/** A multipart call with one file and no other field. */
export const sendFile = (client: Client, key: string, { field, rules }: FileInput, file: Blob, options: CallOptions): Promise<unknown> => {
  checkFile(file, client.words.rulesOf(rules, true), pathOf(key))
  const form = new FormData()
  form.append(field, file)
  return client.call({ key, input: form, options })
}
