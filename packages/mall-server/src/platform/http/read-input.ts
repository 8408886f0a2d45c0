import { formLimit, jsonLimitOf } from './body-limit.ts'
import { BusinessError, CallError } from './errors.ts'
import type { CallDefinition } from '@mall/api/contract'

export interface Input {
  readonly body: unknown
  readonly form: FormData | undefined
}

const invalidInput = (field = '') => new BusinessError('INVALID_INPUT', field ? `请求参数不正确：${field}` : '请求参数不正确')
const tooLarge = () => new CallError(413, 'INPUT_TOO_LARGE', '请求内容过大')

/** The body, at most `limit` bytes: counted as it arrives, since the length header may be wrong. */
export const readCapped = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) throw tooLarge()
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** PostgreSQL stores no text with a NUL in it, and no keyboard types one. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes('\0') : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)

const parsed = (schema: CallDefinition['body'], value: unknown, form?: FormData): Input => {
  if (!schema) return { body: undefined, form }
  const result = schema.safeParse(value)
  if (!result.success) throw invalidInput(result.error.issues[0]?.path.join('.'))
  if (holdsNul(result.data)) throw invalidInput()
  return { body: result.data, form }
}

/** A form cannot contain null, so the text `null` means it (specification §3, `path`). */
const plainFields = (form: FormData): Record<string, string | null> => {
  const fields: Record<string, string | null> = { path: null }
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value === 'null' ? null : value
  return fields
}

const readForm = async (request: Request): Promise<FormData> => {
  const bytes = await readCapped(request, formLimit)
  try {
    return await new Response(bytes, { headers: { 'Content-Type': request.headers.get('content-type') ?? '' } }).formData()
  } catch {
    throw invalidInput()
  }
}

const readJson = async (request: Request, limit: number): Promise<unknown> => {
  const bytes = await readCapped(request, limit)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.trim() === '' ? {} : (JSON.parse(text) as unknown)
  } catch {
    throw invalidInput()
  }
}

/**
 * Reads the input of a call and checks it against the contract.
 * @throws CallError `INVALID_INPUT` or `INPUT_TOO_LARGE`.
 */
export const readInput = async (definition: CallDefinition, request: Request): Promise<Input> => {
  if (request.method === 'GET') return parsed(definition.query, Object.fromEntries(new URL(request.url).searchParams))
  if (definition.mode !== 'multipart') return parsed(definition.body, await readJson(request, jsonLimitOf(definition)))
  const form = await readForm(request)
  return parsed(definition.body, plainFields(form), form)
}
