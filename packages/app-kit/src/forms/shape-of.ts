import * as z from 'zod/mini'

const part = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      return z.object(Object.fromEntries(Object.entries(def.shape).map(([name, one]) => [name, part(one)])))
    }
    case 'array': {
      return z.array(part(def.element))
    }
    case 'nullable': {
      return z.nullable(part(def.innerType))
    }
    case 'string': {
      return z.string()
    }
    case 'number': {
      return z.nullable(z.number())
    }
    default: {
      return schema
    }
  }
}

/**
 * The shape of a schema without its rules: what a form holds that is being typed has it, and what an earlier version of the form held does not. A number that
 * is none yet may be null, as JSON keeps it; its field shows nothing then, and the rules refuse it.
 */
export const shapeOf = <Values>(schema: z.ZodMiniType<Values>): z.ZodMiniType<Values> => part(schema) as z.ZodMiniType<Values>
