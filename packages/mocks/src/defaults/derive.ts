import type { Schema } from '@mall/api/contract'
import type * as z from 'zod/mini'
import { builtSchemas } from './entities.ts'

/** Texts and numbers of every format that the contract knows; the first that a schema takes is its value. */
const samples: readonly (string | number)[] = [
  '示例', '2026-03-18', '2026-03-18T10:00:00+08:00', '00000000-0000-4000-8000-000000000001', '/files/1', '10010411', '310115', '13800000001', 'https://supplier.example/', '09:00', 'KP202603180001', 'SH202603180001', 'DZ202602000001', 'SK202603000001', 1, 0, 2026,
]

const sampleOf = (schema: Schema): unknown => {
  const sample = samples.find((one) => schema.safeParse(one).success)
  if (sample === undefined) throw new Error('No sample fits: give the schema a builder, in defaults/entities.ts')
  return sample
}

const isOptional = (schema: Schema): boolean => schema.safeParse(undefined).success

/** A value that a schema accepts: of the builder of an entity, else made of its parts. */
export const derive = (schema: Schema): unknown => {
  const build = builtSchemas.get(schema)
  if (build) return build()
  const { def } = schema as unknown as { readonly def: z.core.$ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape as Record<string, Schema>).filter(([, field]) => !isOptional(field))
      return Object.fromEntries(fields.map(([name, field]) => [name, derive(field)]))
    }
    case 'array':
      return [derive(def.element as Schema)]
    case 'union':
      return derive(def.options[0] as Schema)
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'boolean':
      return false
    case 'nullable':
    case 'unknown':
      return null
    default:
      return sampleOf(schema)
  }
}
