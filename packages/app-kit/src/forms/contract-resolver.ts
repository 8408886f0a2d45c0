import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Path, Resolver } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

/** What is said of a field that a schema refuses. */
export type FieldTexts<Values extends FieldValues> = Readonly<Partial<Record<Path<Values>, string>>>

/** For forms whose rules are those of a call. */
export const contractResolver = <Values extends FieldValues, Sent>(schema: ZodMiniType<Sent, Values>, texts: FieldTexts<Values>): Resolver<Values, unknown, Sent> =>
  zodResolver(schema, { error: ({ path = [] }) => texts[path.join('.') as Path<Values>] })
