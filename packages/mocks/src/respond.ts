import { contract, decideAccess, type AnswerCode, type CallDefinition, type CallKey } from '@mall/api/contract'
import type { MockFile } from './answers/define.ts'
import { HttpRefusal, Refusal } from './refusal.ts'
import { permissionsOf } from './world/roles.ts'
import { viewerOf, type Viewer } from './world/viewer.ts'
import { currentWorld, type World } from './world/world.ts'

export const definitionOf = (key: CallKey): CallDefinition => contract[key]

const codeOfStatus: Readonly<Record<number, AnswerCode>> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'PATH_NOT_FOUND',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_ERROR',
}

/** The envelope of specification §3. */
export const envelope = (
  status: number,
  Success: boolean,
  RetMessage: string,
  MsgBody: unknown = null,
  headers = new Headers(),
  Code: AnswerCode = Success ? 'OK' : (codeOfStatus[status] ?? 'INVALID_INPUT'),
): Response => {
  headers.set('Content-Type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify({ MsgHeader: { Success, Code, RetMessage }, MsgBody }), { status, headers })
}

/** An answer as handlers see it; its types were checked where it was written. */
export type AnyAnswer = (
  body: unknown,
  context: { viewer: Viewer | null; world: World; request: Request; form: FormData | undefined; headers: Headers },
) => unknown

const violations: string[] = []

/** Answers of mocks that the contract refuses, since they were forgotten last. */
export const contractViolations = (): readonly string[] => [...violations]

/** Forgets them, before the next story. */
export const forgetContractViolations = (): void => {
  violations.length = 0
}

const isFile = (value: unknown): value is MockFile =>
  typeof value === 'object' && value !== null && 'fileName' in value && 'content' in value

/** Throws when an answer is not what the contract says. */
const check = (key: CallKey, definition: CallDefinition, answer: unknown): void => {
  const parsed = definition.answer.safeParse(answer)
  if (parsed.success) return
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  const violation = `The mock of ${key} answers what the contract refuses: ${issues}`
  violations.push(violation)
  throw new Error(violation)
}

const readInput = async (definition: CallDefinition, request: Request): Promise<{ raw: unknown; form?: FormData }> => {
  if (request.method === 'GET') return { raw: Object.fromEntries(new URL(request.url).searchParams) }
  if (definition.mode === 'multipart') {
    const form = await request.formData()
    const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return { raw: { path: null, ...Object.fromEntries(fields.map(([name, value]) => [name, value === 'null' ? null : value])) }, form }
  }
  const text = await request.text()
  return { raw: text.trim() === '' ? {} : JSON.parse(text) }
}

const badInput = (field: string): Response => envelope(200, false, field === '' ? '请求参数不正确' : `请求参数不正确：${field}`)

const refusalOf = (error: unknown): Response | null => {
  if (error instanceof Refusal) return envelope(200, false, error.message)
  return error instanceof HttpRefusal ? envelope(error.status, false, error.message) : null
}

const download = ({ content, fileName, contentType }: MockFile): Response =>
  new Response(content, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="download"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  })

/** Answers a request as the server would: access, input, answer, each by the contract. */
export const respond = async (key: CallKey, request: Request, answer: AnyAnswer): Promise<Response> => {
  const definition = definitionOf(key)
  const viewer = viewerOf(request)
  const verdict = decideAccess(definition.access, viewer === null ? null : permissionsOf(viewer.roles))
  if (verdict === 'unauthorized') return envelope(401, false, '未登录或登录已过期，请重新登录')
  if (verdict === 'forbidden') return envelope(403, false, '拒绝访问')
  const input = await readInput(definition, request).catch(() => null)
  if (input === null) return badInput('')
  const schema = request.method === 'GET' ? definition.query : definition.body
  const parsed = schema?.safeParse(input.raw)
  if (parsed?.success === false) return badInput(parsed.error.issues[0]?.path.join('.') ?? '')
  const headers = new Headers()
  try {
    const value = await answer(parsed?.data, { viewer, world: currentWorld(), request, form: input.form, headers })
    if (isFile(value)) return download(value)
    check(key, definition, value)
    return envelope(200, true, '', value, headers)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) return refusal
    throw error
  }
}
