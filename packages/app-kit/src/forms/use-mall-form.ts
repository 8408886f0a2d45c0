import type { FieldValues } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { contractResolver, type FieldTexts } from './contract-resolver.ts'
import { useSentForm, type SentForm, type SentFormOptions } from './use-sent-form.ts'

export interface MallFormOptions<Values extends FieldValues, Sent, Response> extends Omit<SentFormOptions<Values, Sent, Response>, 'resolver'> {
  /** The body of the call in the contract: the fields have the names of the wire. */
  readonly schema: ZodMiniType<Sent, Values>
  readonly texts: FieldTexts<Values>
}

/** A form whose rules are those of a call: checked by the contract's schema, sent once, its failure shown in one place. */
export const useMallForm = <Values extends FieldValues, Sent, Response>({ schema, texts, ...rest }: MallFormOptions<Values, Sent, Response>): SentForm<Values, Sent> =>
  useSentForm({ ...rest, resolver: contractResolver(schema, texts) })
