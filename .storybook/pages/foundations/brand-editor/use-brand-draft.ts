import { useState } from 'react'
import type { Brand } from '../../../../packages/ui/src/theme/index.ts'
import { objectIn, parseBrand, type FieldProblem } from './parse-brand.ts'

type Fields = Readonly<Record<string, unknown>>

const written = (fields: Fields): string => JSON.stringify(fields, null, 2)

/** What somebody typed, as JSON has it: a number that is written as one, otherwise the text, which the check then refuses. */
const asNumber = (typed: string): string | number => (String(Number(typed)) === typed ? Number(typed) : typed)

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A field as it is typed in its control. */
const typed = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const without = (fields: Fields, name: string): Fields => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))

/**
 * A brand that is being set, by its fields and by its JSON: both are the same text. While something in it is wrong, `brand` stays the last one that was
 * right, and the fields stay as they were while the text is no JSON.
 */
export const useBrandDraft = (initial: Brand) => {
  const [text, setText] = useState(() => written({ ...initial }))
  const [fields, setFields] = useState<Fields>(() => ({ ...initial }))
  const [brand, setBrand] = useState(initial)
  const read = parseBrand(text)

  const write = (next: string) => {
    setText(next)
    setFields(objectIn(next) ?? fields)
    const nextRead = parseBrand(next)
    if ('brand' in nextRead) setBrand(nextRead.brand)
  }
  const logo = isFields(fields['logo']) ? fields['logo'] : {}
  /** An optional field that is emptied is left out. */
  const replace = (of: Fields, name: string, value: string | number): Fields => (value === '' ? without(of, name) : { ...of, [name]: value })

  return {
    text,
    write,
    brand,
    problems: 'problems' in read ? read.problems : ([] as readonly FieldProblem[]),
    valueOf: (name: string): string => typed(fields[name]),
    set: (name: string, value: string) => write(written({ ...fields, [name]: value })),
    setAmount: (name: string, value: string) => write(written(replace(fields, name, asNumber(value)))),
    logoOf: (name: string): string => typed(logo[name]),
    setLogo: (name: string, value: string) => {
      const next = replace(logo, name, value)
      write(written(Object.keys(next).length > 0 ? { ...fields, logo: next } : without(fields, 'logo')))
    },
  }
}

export type BrandDraft = ReturnType<typeof useBrandDraft>
