import { isStorable } from '../storable.ts'
import { exceeds, jsonLimitOf, type JsonLimit } from './body-limit.ts'
import { inputTooLarge, invalidInput, readCapped } from './body.ts'
import { inputProblem } from './input-problem.ts'
import { inTurnOfForms, type FormSender } from './caller-turns.ts'
import { readForm } from './read-form.ts'
import type { CallDefinition } from '@mall/api/contract'

/** What reading needs of a call, of whichever side. */
type ReadDefinition = Pick<CallDefinition, 'mode' | 'body' | 'query' | 'file'>

export interface Input {
  readonly body: unknown
  readonly form: FormData | undefined
}

/** A text in it cannot be stored. */
const holdsNoText = (value: unknown): boolean =>
  typeof value === 'string' ? !isStorable(value) : typeof value === 'object' && value !== null && Object.values(value).some(holdsNoText)

const parsed = (schema: CallDefinition['body'], value: unknown, form?: FormData): Input => {
  if (!schema) return { body: undefined, form }
  const result = schema.safeParse(value)
  if (!result.success) throw invalidInput(inputProblem(result.error.issues[0], value))
  if (holdsNoText(result.data)) throw invalidInput()
  return { body: result.data, form }
}

/** A form cannot contain null, so the text `null` means it (specification §3, `path`). */
const plainFields = (form: FormData): Record<string, string | null> => {
  const fields: Record<string, string | null> = { path: null }
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value === 'null' ? null : value
  return fields
}

const readJson = async (request: Request, limit: JsonLimit): Promise<unknown> => {
  const bytes = await readCapped(request, limit.bytes)
  if (exceeds(bytes, limit)) throw inputTooLarge()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.trim() === '' ? {} : (JSON.parse(text) as unknown)
  } catch {
    throw invalidInput()
  }
}

/**
 * Reads the input of a call and checks it against the contract. Forms are read in turn.
 * @throws CallError `INVALID_INPUT`, `INPUT_TOO_LARGE`, `FILE_TOO_LARGE` or `UNAVAILABLE`
 */
export const readInput = async (definition: ReadDefinition, request: Request, sender: FormSender): Promise<Input> => {
  if (request.method === 'GET') return parsed(definition.query, Object.fromEntries(new URL(request.url).searchParams))
  if (definition.mode !== 'multipart') return parsed(definition.body, await readJson(request, jsonLimitOf(definition)))
  const form = await inTurnOfForms(sender, () => readForm(definition, request), request.signal)
  return parsed(definition.body, plainFields(form), form)
}
