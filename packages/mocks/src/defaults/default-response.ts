import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { builtCalls } from './entities.ts'
import { derive } from './derive.ts'

/** The file that a download returns. */
export interface MockFile {
  readonly content: string
  readonly fileName: string
  readonly contentType: string
}

const file: MockFile = { content: '示例', fileName: '示例.txt', contentType: 'text/plain; charset=utf-8' }

/** The response of a call when a story does not set one: derived from the contract, so that a new call has it too. */
export const defaultResponse = (key: AnyCallKey): unknown => {
  const { mode, response }: AnyCallDefinition = allCalls[key]
  if (mode === 'download') return file
  return builtCalls.get(key)?.() ?? derive(response)
}

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return []
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]))
}

const holdsList = (value: unknown): boolean =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.values(value).some(Array.isArray))

/** The default answer with nothing in its lists and nothing counted; undefined for an answer that cannot be empty. */
export const emptyResponse = (key: AnyCallKey): unknown => {
  const { response }: AnyCallDefinition = allCalls[key]
  const value = defaultResponse(key)
  const empty = emptied(value)
  return (holdsList(value) || typeof value === 'number') && response.safeParse(empty).success ? empty : undefined
}
