import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Path, Resolver } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

/** What is said of a field that a schema refuses. */
export type FieldTexts<Values extends FieldValues> = Readonly<Partial<Record<Path<Values>, string>>>

/** For forms whose rules are those of a call. `texts`: by the path of a field, or what returns one, for forms of many rows. */
export const contractResolver = <Values extends FieldValues, Sent>(schema: ZodMiniType<Sent, Values>, texts: FieldTexts<Values> | ((path: string) => string | undefined)): Resolver<Values, unknown, Sent> => {
  const textAt = typeof texts === 'function' ? texts : (path: string) => texts[path as Path<Values>]
  return zodResolver(schema, { error: ({ path = [] }) => textAt(path.join('.')) })
}
