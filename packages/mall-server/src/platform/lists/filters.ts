import { and, eq, gte, ilike, like, lt, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { BusinessError } from '../http/errors.ts'
import { toFen } from '../money.ts'
import { addDays, startOfDay } from '../time.ts'
import { containing } from './like.ts'

/* What the filters of lists mean. A filter that is not set is no condition. */

/** Whether capitals and small letters make a difference: Chinese and figures have none. */
const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase()

/**
 * The text is anywhere in the column, or in what is computed of some, as capitals or small letters; a blank one is not set. `ilike` makes small letters of each value of the
 * column before it compares, which takes three times as long and finds nothing more where the text has no letters.
 */
export const hasText = (column: PgColumn | SQL, text: string | undefined): SQL | undefined => {
  if (text === undefined || text.trim() === '') return undefined
  return hasCase(text) ? ilike(column, containing(text)) : like(column, containing(text))
}

/** The text is anywhere in a number that the mall made of capitals and digits: compared case-sensitively, which takes half of the time. */
export const hasNumber = (column: PgColumn, text: string | undefined): SQL | undefined =>
  text === undefined || text.trim() === '' ? undefined : like(column, containing(text.toUpperCase()))

/** A column, or what is computed of some. */
export const isEqual = (column: PgColumn | SQL, value: string | number | undefined): SQL | undefined => (value === undefined ? undefined : eq(column as SQL, value))

/** From the first day to the last, both included, in Asia/Shanghai. Rejects a last day before the first. */
export const onDays = (column: PgColumn, first: string | undefined, last: string | undefined): SQL | undefined => {
  if (first !== undefined && last !== undefined && last < first) throw new BusinessError('TIME_RANGE_INVALID', '结束时间不能早于开始时间')
  return and(
    first === undefined ? undefined : gte(column, startOfDay(first)),
    last === undefined ? undefined : lt(column, addDays(startOfDay(last), 1)),
  )
}

/** A column in fen between two amounts in yuan, both included. */
export const isAmount = (column: PgColumn, min: number | undefined, max: number | undefined): SQL | undefined =>
  and(min === undefined ? undefined : gte(column, toFen(min)), max === undefined ? undefined : lte(column, toFen(max)))
