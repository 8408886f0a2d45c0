import type { CallDefinition } from '@mall/api/contract'

/** Largest JSON body, bytes. */
export const maxJsonBytes = 1024 * 1024
/** Largest multipart body, bytes: a 10 MB file and its fields. */
export const maxFormBytes = 11 * 1024 * 1024

export type Input =
  | { readonly ok: true; readonly body: unknown; readonly form: FormData | undefined }
  | { readonly ok: false; readonly status: number; readonly message: string }

const badInput = (field: string): Input => ({ ok: false, status: 200, message: field ? `请求参数不正确：${field}` : '请求参数不正确' })
const tooLarge: Input = { ok: false, status: 413, message: '请求内容过大' }

/** The body, or null when it is longer than `limit`: counted as it arrives, since the length header may lie. */
const readCapped = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) return null
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

/** PostgreSQL keeps no text with a NUL in it, and nobody types one. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes('\0') : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)

const parsed = (schema: CallDefinition['body'], value: unknown, form?: FormData): Input => {
  if (!schema) return { ok: true, body: undefined, form }
  const result = schema.safeParse(value)
  if (!result.success) return badInput(result.error.issues[0]?.path.join('.') ?? '')
  return holdsNul(result.data) ? badInput('') : { ok: true, body: result.data, form }
}

/** A form cannot say null, so the word stands for it (specification §3, `path`). */
const plainFields = (form: FormData): Record<string, string | null> => {
  const fields: Record<string, string | null> = { path: null }
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value === 'null' ? null : value
  return fields
}

const readForm = async (request: Request, schema: CallDefinition['body']): Promise<Input> => {
  const bytes = await readCapped(request, maxFormBytes)
  if (!bytes) return tooLarge
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': request.headers.get('content-type') ?? '' } }).formData()
    return parsed(schema, plainFields(form), form)
  } catch {
    return badInput('')
  }
}

const readJson = async (request: Request, schema: CallDefinition['body']): Promise<Input> => {
  const bytes = await readCapped(request, maxJsonBytes)
  if (!bytes) return tooLarge
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text)
    return parsed(schema, value)
  } catch {
    return badInput('')
  }
}

/** Reads and checks what a call was sent, as its contract says. */
export const readInput = async (definition: CallDefinition, request: Request): Promise<Input> => {
  if (request.method === 'GET') return parsed(definition.query, Object.fromEntries(new URL(request.url).searchParams))
  return definition.mode === 'multipart' ? readForm(request, definition.body) : readJson(request, definition.body)
}
