import type { SBType } from 'storybook/internal/csf'

/** A part of a union that nobody sets by hand: the prop is left out instead. */
const isNothing = (type: SBType): boolean => type.name === 'other' && ['undefined', 'null', 'void'].includes(type.value)

const isFunction = ({ raw }: SBType): boolean => raw?.includes('=>') === true

/** `'true' | 2`: what the parser of the sources calls a literal has its value in the text alone. */
const literalsIn = (raw = ''): readonly (string | number)[] =>
  [...raw.matchAll(/'([^']*)'|\b\d+\b/g)].map(([all, text]) => text ?? Number(all))

const flat = (type: SBType): readonly SBType[] => (type.name === 'union' ? type.value.flatMap(flat) : [type])

const valuesOf = (type: SBType): readonly (string | number | boolean)[] | null => {
  if (type.name === 'enum') return type.value.filter((value) => value !== null)
  return type.name === 'boolean' ? [true, false] : null
}

/**
 * The type that a person sets: without `undefined` and `null`, functions as such, and a union of values as the choice that it is.
 * What may be a text or a number is typed as a text.
 */
export const plainType = (type: SBType): SBType => {
  if (isFunction(type)) return { name: 'function' }
  if (type.name !== 'union') return type
  const written = literalsIn(type.raw)
  const parts = flat(type).filter((part) => !isNothing(part) && !(part.name === 'other' && part.value === 'literal'))
  const [first] = parts
  if (first && parts.length === 1 && written.length === 0) return first
  const text = parts.find(({ name }) => name === 'string') ?? parts.find(({ name }) => name === 'number')
  const isPrimitive = ({ name }: SBType) => ['string', 'number', 'boolean', 'enum'].includes(name)
  if (text && parts.every(isPrimitive)) return text
  const values = parts.map(valuesOf)
  if (values.some((value) => value === null)) return type
  return { name: 'enum', value: [...new Set([...values.flatMap((value) => value ?? []), ...written])] as string[] }
}
