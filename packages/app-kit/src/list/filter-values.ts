import { isDay } from '@mall/api/contract'
import type { Amounts, AnyFilter, Choice, Days } from './filter.ts'

/** The value of any filter. */
export type AnyValue = string | number | null | Days | Amounts

/** Texts by their names in the address. */
export type Texts = Readonly<Record<string, string>>

/** The greatest id of the contract. */
const maxId = 2_147_483_647

const idOf = (text: string): number | null => {
  const number = Number(text)
  return text !== '' && Number.isInteger(number) && number > 0 && number <= maxId ? number : null
}

const amountForm = /^\d{1,9}(\.\d{1,2})?$/

const yuan = (text: string): number | null => (amountForm.test(text) ? Number(text) : null)

/** A day that exists, or ''. */
const day = (text: string): string => (isDay(text) ? text : '')

/** Half of a character at the end would be refused by the server. */
const clipped = (text: string, max: number): string => text.trim().slice(0, max).replace(/[\uD800-\uDBFF]$/, '').trim()

/** The choice that a text names, or null. */
export const choiceOf = <Value extends string | number>(choices: readonly Choice<Value>[], text: string | null): Value | null =>
  choices.find(({ value }) => String(value) === text)?.value ?? null

const isDays = (value: AnyValue): value is Days => typeof value === 'object' && value !== null && 'start' in value
const isAmounts = (value: AnyValue): value is Amounts => typeof value === 'object' && value !== null && 'min' in value

const written = (value: string | number | null): string => (value === null ? '' : String(value))

const scalar = (value: AnyValue): string | number | null => (typeof value === 'object' ? null : value)

/** The names of a filter in the address. */
export const paramsOf = (name: string, filter: AnyFilter): readonly string[] => ('params' in filter ? filter.params : [name])

/** The value while the filter is not set. */
export const noValue = (filter: AnyFilter): AnyValue => readValue('', filter, () => '')

/** Reads a filter; what makes no sense counts as not there, and so does an upper limit below the lower one. */
export const readValue = (name: string, filter: AnyFilter, get: (param: string) => string): AnyValue => {
  if (filter.kind === 'days') {
    const [start, end] = [day(get(filter.params[0])), day(get(filter.params[1]))]
    return { start, end: end !== '' && end < start ? '' : end }
  }
  if (filter.kind === 'money') {
    const [min, max] = [yuan(get(filter.params[0])), yuan(get(filter.params[1]))]
    return { min, max: min !== null && max !== null && max < min ? null : max }
  }
  if (filter.kind === 'choice') return choiceOf<string | number>(filter.choices, get(name))
  if (filter.kind === 'department' || filter.kind === 'node') return idOf(get(name))
  return clipped(get(name), filter.max)
}

/** The texts of a value, '' where it sets no limit. */
export const textsOf = (name: string, filter: AnyFilter, value: AnyValue): Texts => {
  if ('params' in filter) {
    const [low, high] = filter.params
    if (isDays(value)) return { [low]: value.start, [high]: value.end }
    return isAmounts(value) ? { [low]: written(value.min), [high]: written(value.max) } : { [low]: '', [high]: '' }
  }
  return { [name]: written(scalar(value)) }
}

/** What a value puts into the request: the fields that are set. */
export const fieldsOf = (filter: AnyFilter, value: AnyValue): Readonly<Record<string, string | number>> => {
  const pairs: readonly (readonly [string, string | number | null])[] =
    'fields' in filter
      ? [
          [filter.fields[0], isDays(value) ? value.start : isAmounts(value) ? value.min : null],
          [filter.fields[1], isDays(value) ? value.end : isAmounts(value) ? value.max : null],
        ]
      : [[filter.field, scalar(value)]]
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string | number] => pair[1] !== null && pair[1] !== ''))
}

/** Whether a filter has another value than the one that limits nothing. */
export const isSet = (filter: AnyFilter, value: AnyValue): boolean => Object.keys(fieldsOf(filter, value)).length > 0
