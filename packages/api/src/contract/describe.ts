import * as z from 'zod/mini'
import type { Schema } from './define.ts'

const descriptionOf = (schema: Schema): string | undefined => {
  const meta = z.globalRegistry.get(schema)
  // A named schema is described where it is named.
  if (meta?.id !== undefined) return undefined
  const { innerType } = schema.def as { readonly innerType?: Schema }
  return meta?.description ?? (innerType && descriptionOf(innerType))
}

/** A field with its meaning, for the OpenAPI document. The description of its type, such as the unit, follows unless the meaning says it. */
export const field = <S extends Schema>(schema: S, meaning: string): S => {
  const own = descriptionOf(schema)
  const isSaid = own === undefined || meaning.toLowerCase().includes(own.toLowerCase().replace(/\.$/, ''))
  return schema.check(z.describe(isSaid ? meaning : `${meaning} ${own}`))
}

/** A schema that is a component of the OpenAPI document, under this name. */
export const named = <S extends Schema>(id: string, description: string, schema: S): S => {
  z.globalRegistry.add(schema, { id, description })
  return schema
}
