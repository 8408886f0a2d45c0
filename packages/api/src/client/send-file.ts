import type { FileInput } from '../contract/define.ts'
import { MallError } from '../errors.ts'
import { validateFile, type FileRules } from '../files.ts'
import type { Client } from './client.ts'
import type { CallOptions } from './options.ts'

/** Throws a `MallError` of kind `type`, `minSize` or `maxSize` for a file that breaks the rules of a call. */
export const checkFile = (file: Blob, rules: FileRules, path: string): void => {
  const verdict = validateFile(file, rules)
  if (verdict.kind !== 'success') throw new MallError(verdict.kind, verdict.message, { path })
}

/** A multipart call with one file and no other field. */
export const createSendFile =
  (client: Client) =>
  (key: string, { field, rules }: FileInput, file: Blob, options?: CallOptions): Promise<unknown> =>
    client.tracked(options, () => {
      checkFile(file, client.words.rulesOf(rules, true), key.slice(key.indexOf(' ') + 1))
      const form = new FormData()
      form.append(field, file)
      return client.call({ key, input: form, options })
    })
