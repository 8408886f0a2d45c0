import * as z from 'zod'
import type { Schema } from '@mall/api/contract'

export type Json = Record<string, unknown>

/** The schemas of a document: those with a name once, as components, and a reference wherever they are used. */
export interface SchemaWriter {
  /** The schema as JSON, or a reference when it has a name. */
  write(schema: Schema): Json
  /** Every named schema written so far, by its name. */
  readonly components: Readonly<Record<string, Json>>
}

const componentPath = '#/components/schemas/'

/** Zod keeps named schemas beside the one that uses them; a document keeps them together. */
const withComponentPaths = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withComponentPaths)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, value.replace('#/$defs/', componentPath)] : [key, withComponentPaths(value)],
    ),
  )
}

export const createSchemaWriter = (): SchemaWriter => {
  const components: Record<string, Json> = {}
  return {
    components,
    write: (schema) => {
      // Input and output have one form: the contract only trims texts. Written as input, so that
      // additional fields are allowed, as on the wire. Inside another schema, a named one is always a reference.
      const holder = z.toJSONSchema(z.object({ schema }), { io: 'input', unrepresentable: 'any' })
      const { properties, $defs = {} } = withComponentPaths(holder) as { properties: { schema: Json }; $defs?: Record<string, Json> }
      Object.assign(components, $defs)
      return properties.schema
    },
  }
}
