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

/** Versions of OpenAPI that the document is written in. 3.0 is for generators that read no other. */
export type OpenApiVersion = '3.1.0' | '3.0.3'

const dialects = { '3.1.0': 'draft-2020-12', '3.0.3': 'openapi-3.0' } as const

const componentPath = '#/components/schemas/'

/** Zod keeps named schemas beside the one that uses them; a document keeps them together. */
const withComponentPaths = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withComponentPaths)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, value.replace(/^#\/(?:\$defs|definitions)\//, componentPath)] : [key, withComponentPaths(value)],
    ),
  )
}

/** A whole number above 0 is one from 1: in 3.0 the bound would be a second keyword, which some generators misread. */
const withWholeBounds: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ jsonSchema }) => {
  const { type, minimum = 0, exclusiveMinimum } = jsonSchema
  if (type !== 'integer' || exclusiveMinimum === undefined) return
  delete jsonSchema.exclusiveMinimum
  jsonSchema.minimum = (typeof exclusiveMinimum === 'number' ? exclusiveMinimum : minimum) + 1
}

export const createSchemaWriter = (version: OpenApiVersion): SchemaWriter => {
  const components: Record<string, Json> = {}
  return {
    components,
    write: (schema) => {
      // Input and output have one form: the contract only trims texts. Written as input, so that
      // additional fields are allowed, as on the wire. Inside another schema, a named one is always a reference.
      const holder = z.toJSONSchema(z.object({ schema }), { io: 'input', unrepresentable: 'any', target: dialects[version], override: withWholeBounds })
      const { properties, $defs, definitions } = withComponentPaths(holder) as { properties: { schema: Json }; $defs?: Record<string, Json>; definitions?: Record<string, Json> }
      Object.assign(components, $defs, definitions)
      return properties.schema
    },
  }
}
