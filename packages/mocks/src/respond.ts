import type { Schema } from '@mall/api/contract'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import type { MockFile } from './defaults/default-response.ts'
import { success } from './envelope.ts'

const violations: string[] = []

/** Requests and responses of stories that the contract does not allow, since they were forgotten last. */
export const contractViolations = (): readonly string[] => [...violations]

/** Forgets them, before the next story. */
export const forgetContractViolations = (): void => {
  violations.length = 0
}

/** The value as the contract reads it. Throws, and keeps in mind, what the contract does not allow. */
const check = (what: string, schema: Schema | undefined, value: unknown): unknown => {
  const parsed = schema?.safeParse(value)
  if (!parsed || parsed.success) return parsed?.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  violations.push(`${what} is not what the contract says: ${issues}`)
  throw new Error(violations.at(-1))
}

const isFile = (value: unknown): value is MockFile =>
  typeof value === 'object' && value !== null && 'fileName' in value && 'content' in value

const download = ({ content, fileName, contentType }: MockFile): Response =>
  new Response(content, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="download"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  })

/** One event; then nothing more, until the client leaves. */
const stream = (data: unknown): Response =>
  new Response(
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`)) }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  )

const inputOf = async (key: AnyCallKey, request: Request): Promise<unknown> => {
  const { mode, query, body }: AnyCallDefinition = allCalls[key]
  if (mode === 'multipart') return undefined
  if (request.method === 'GET') return check(`The query of ${key}`, query, Object.fromEntries(new URL(request.url).searchParams))
  const text = await request.clone().text()
  return check(`The body of ${key}`, body, text.trim() === '' ? {} : JSON.parse(text))
}

/** Responds to a call with what `toOutput` returns for its input: the body of a POST, the query of a GET. */
export const respond = async (key: AnyCallKey, request: Request, toOutput: (input: unknown) => unknown): Promise<Response> => {
  const { mode, response: schema }: AnyCallDefinition = allCalls[key]
  const value = await toOutput(await inputOf(key, request))
  if (isFile(value)) return download(value)
  if (mode !== 'download') check(`The response of ${key}`, schema, value)
  return mode === 'stream' ? stream(value) : success(value)
}
