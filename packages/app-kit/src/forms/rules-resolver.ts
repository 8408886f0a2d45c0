import type { FieldValues, Path, Resolver } from 'react-hook-form'

/** What is wrong with a form, by field. */
export type FormErrors<Values extends FieldValues> = Readonly<Partial<Record<Path<Values>, string>>>

/** For forms whose rules are functions of the contract, on pages that do not load its schemas. */
export const rulesResolver =
  <Values extends FieldValues>(errorsOf: (values: Values) => FormErrors<Values>): Resolver<Values, unknown, Values> =>
  (values) => {
    const entries = Object.entries(errorsOf(values)).map(([name, message]) => [name, { type: 'rule', message }] as const)
    return entries.length > 0 ? { values: {}, errors: Object.fromEntries(entries) as never } : { values, errors: {} }
  }
