import * as z from 'zod/mini'

const part = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (schema instanceof z.ZodMiniObject) return z.object(Object.fromEntries(Object.entries<z.core.$ZodType>(schema.def.shape).map(([name, one]) => [name, part(one)])))
  if (schema instanceof z.ZodMiniArray) return z.array(part(schema.def.element))
  if (schema instanceof z.ZodMiniNullable) return z.nullable(part(schema.def.innerType))
  if (schema instanceof z.ZodMiniString) return z.string()
  return schema instanceof z.ZodMiniNumber ? z.nullable(z.number()) : schema
}

/**
 * The shape of a schema without its rules: what a form holds that is being typed has it, and what an earlier version of the form held does not. A number that
 * is none yet may be null, as JSON keeps it; its field shows nothing then, and the rules refuse it.
 */
export const shapeOf = <Values>(schema: z.ZodMiniType<Values>): z.ZodMiniType<Values> => part(schema) as z.ZodMiniType<Values>
