import type { Schema } from '@mall/api/contract'
import * as z from 'zod/mini'

/** What the JSON of a body may have. A few bytes each, lists and keys cost a thousand times what a text of their size does. */
export interface JsonLimit {
  readonly bytes: number
  /** Texts, numbers, lists, objects. */
  readonly values: number
  /** Lists and objects within each other. */
  readonly depth: number
}

/** What every body may have, and twice what any call's input goes within itself: fields that nobody knows are let through. */
const usual: JsonLimit = { bytes: 16 * 1024, values: 2_000, depth: 32 }
/** What none may have, whatever its schema lets through. */
const most = { bytes: 2 * 1024 * 1024, values: 50_000 }

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

type Size = Pick<JsonLimit, 'bytes' | 'values'>

const scalar = (bytes: number): Size => ({ bytes, values: 1 })
const endless = scalar(Infinity)
const largest = (sizes: readonly Size[]): Size => ({ bytes: Math.max(...sizes.map(({ bytes }) => bytes)), values: Math.max(...sizes.map(({ values }) => values)) })

const times = (count: number, { bytes, values }: Size): Size =>
  count === 0 ? { bytes: 2, values: 1 } : { bytes: 2 + count * (1 + bytes), values: 1 + count * values }

/** The longest JSON that the schema lets through; infinite where it sets no limit. A character is three bytes at most, two of them four. */
const longest = (shape: Shape): Size => {
  const options = shape.anyOf ?? shape.oneOf
  if (options) return largest(options.map(longest))
  if (shape.const !== undefined) return scalar(JSON.stringify(shape.const).length * 3)
  if (shape.enum) return scalar(Math.max(...shape.enum.map((value) => JSON.stringify(value).length * 3)))
  switch (shape.type) {
    case 'object': {
      if (typeof shape.additionalProperties === 'object') return { bytes: Infinity, values: Infinity }
      const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => ({ name, size: longest(field) }))
      return {
        bytes: fields.reduce((sum, { name, size }) => sum + name.length + 4 + size.bytes, 2),
        values: fields.reduce((sum, { size }) => sum + size.values, 1),
      }
    }
    case 'array':
      return times(shape.maxItems ?? Infinity, longest(shape.items ?? {}))
    case 'string':
      if (shape.maxLength !== undefined) return scalar(shape.maxLength * 3 + 2)
      return shape.format !== undefined || (shape.pattern !== undefined && isBounded(shape.pattern)) ? scalar(short) : endless
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return scalar(short)
    default:
      return { bytes: Infinity, values: Infinity }
  }
}

const measured = new WeakMap<Schema, JsonLimit>()

/** So much JSON is read: what the contract lets through, at least 16 KB and never more than 2 MB. */
export const jsonLimitOf = ({ body }: { readonly body?: Schema | undefined }): JsonLimit => {
  if (!body) return usual
  const known = measured.get(body)
  if (known !== undefined) return known
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) as Shape
  const { bytes, values } = longest(shape)
  const limit = {
    bytes: Math.min(most.bytes, Math.max(usual.bytes, bytes)),
    values: Math.min(most.values, Math.max(usual.values, 2 * values)),
    depth: usual.depth,
  }
  measured.set(body, limit)
  return limit
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
/** `[` and `{`, and what closes them, differ in this bit alone. */
const shapeBit = 0x20
const opening = 0x5b | shapeBit
const closing = 0x5d | shapeBit

/** Where a text that begins at `from` ends: at its quote, or with the bytes. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  let at = bytes.indexOf(quote, from)
  for (; at !== -1; at = bytes.indexOf(quote, at + 1)) {
    let before = at
    while (bytes[before - 1] === backslash) before -= 1
    if ((at - before) % 2 === 0) return at
  }
  return bytes.length
}

/** Whether JSON has more values, or more of them within each other, than the limit, found without parsing it: what is no JSON may pass. */
export const exceeds = (bytes: Uint8Array, { values, depth }: JsonLimit): boolean => {
  let found = 1
  let open = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === quote) at = endOfText(bytes, at + 1)
    else if (byte === comma) found += 1
    else if ((byte | shapeBit) === opening) {
      found += 1
      open += 1
    } else if ((byte | shapeBit) === closing) open -= 1
    if (found > values || open > depth) return true
  }
  return false
}
