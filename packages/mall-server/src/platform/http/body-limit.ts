import type { Schema } from '@mall/api/contract'
import * as z from 'zod/mini'

/** What every body may have, bytes. */
const usual = 16 * 1024
/** What none may have, whatever its schema lets through, bytes. */
const most = 2 * 1024 * 1024

interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly maxItems?: number
  readonly maxLength?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
}

/** A number, a date, an id: no longer than this, bytes. */
const short = 48

/** Whether what an expression matches has an end: it repeats nothing without a limit. */
const isBounded = (pattern: string): boolean => !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, 'x')) && pattern.endsWith('$')

/** Bytes of the longest JSON that the schema lets through; infinite where it sets no limit. A character is three bytes at most, two of them four. */
const longest = (shape: Shape): number => {
  const options = shape.anyOf ?? shape.oneOf
  if (options) return Math.max(...options.map(longest))
  if (shape.const !== undefined) return JSON.stringify(shape.const).length * 3
  if (shape.enum) return Math.max(...shape.enum.map((value) => JSON.stringify(value).length * 3))
  switch (shape.type) {
    case 'object': {
      const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => name.length + 4 + longest(field))
      const others = typeof shape.additionalProperties === 'object' ? Infinity : 0
      return 2 + fields.reduce((sum, bytes) => sum + bytes, 0) + others
    }
    case 'array':
      return 2 + (shape.maxItems === 0 ? 0 : (shape.maxItems ?? Infinity) * (1 + longest(shape.items ?? {})))
    case 'string':
      if (shape.maxLength !== undefined) return shape.maxLength * 3 + 2
      return shape.format !== undefined || (shape.pattern !== undefined && isBounded(shape.pattern)) ? short : Infinity
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return short
    default:
      return Infinity
  }
}

const measured = new WeakMap<Schema, number>()

/** At most so many bytes of JSON are read: what the contract lets through, at least 16 KB and never more than 2 MB. */
export const jsonLimitOf = ({ body }: { readonly body?: Schema | undefined }): number => {
  if (!body) return usual
  const known = measured.get(body)
  if (known !== undefined) return known
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) as Shape
  const limit = Math.min(most, Math.max(usual, longest(shape)))
  measured.set(body, limit)
  return limit
}
