import * as z from 'zod'
import type { Schema } from '../src/contract/index.ts'

/** The part of JSON Schema that the contract uses. */
export interface Node {
  readonly $ref?: string
  readonly allOf?: readonly Node[]
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly type?: string | readonly string[]
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly description?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

interface Described {
  readonly node: Node
  /** The named schemas inside it, by name. */
  readonly named: Readonly<Record<string, Node>>
}

/** The name of a schema that is a reference. */
export const nameOf = ({ $ref = '' }: Node): string => $ref.slice('#/$defs/'.length)

/** A schema of the contract as JSON Schema. Input and output have one form, since the contract only trims texts. */
export const nodeOf = (schema: Schema): Described => {
  // Inside another schema, a named one is always a reference.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ schema }), { io: 'input', unrepresentable: 'any' }) as unknown as {
    readonly properties: { readonly schema: Node }
    readonly $defs?: Readonly<Record<string, Node>>
  }
  return { node: properties.schema, named: $defs }
}
