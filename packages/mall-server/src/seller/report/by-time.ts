import { sql, type SQL } from 'drizzle-orm'
import { shiftDay } from '@mall/api/contract'
import type { Counting, Basis } from '../../insight/report/counted.ts'
import { keyOf, lastYearSpan, periodsOf, previousSpan, type Period, type PeriodUnit, type Span } from '../../insight/report/periods.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { byTime } from './dimensions.ts'
import { fenByKey, refundsAs, salesAs } from './read-sales.ts'
import type { Named } from './dimensions.ts'

/** A unit whose periods are counted in days when they are compared with those before. */
export const isCountedInDays = (unit: PeriodUnit): boolean => unit === 'day' || unit === 'week'

interface DayFen {
  readonly key: string
  readonly fen: number
}

const fenByDay = (db: Db, sale: SQL): Promise<DayFen[]> => queryRows<DayFen>(db, fenByKey(byTime('day'), sale))

/** What the days of a span add up to. */
const sumOver = (fenOn: ReadonlyMap<string, number>, { first, last }: Span): number => {
  let sum = 0
  for (let day = first; day <= last; day = shiftDay(day, 1)) sum += fenOn.get(day) ?? 0
  return sum
}

export interface PeriodFen extends Period {
  readonly returnFen: number
  readonly previousFen: number
  readonly lastYearFen: number
}

/** The numbers of a period under columns that are read by the caller. */
export const readByPeriod = async <Row>(db: Db, unit: PeriodUnit, sale: SQL, columns: SQL): Promise<ReadonlyMap<string, Row>> => {
  const { key } = byTime(unit)
  const rows = await queryRows<Row & { readonly key: string }>(db, sql`select ${key} as key, ${columns} from ${sale} group by 1`)
  return new Map(rows.map((row) => [keyOf(unit, row.key), row]))
}

/** The periods of a span, the earliest first, each with what went back of it, beside what was sold before it and in the year before. */
export const comparePeriods = async (db: Db, counting: Counting, { basis, unit, span, today }: { readonly basis: Basis; readonly unit: PeriodUnit; readonly span: Span; readonly today: string }): Promise<PeriodFen[]> => {
  const periods = periodsOf(unit, span, today)
  const compared = periods.map((period) => ({ period, before: previousSpan(period, today, isCountedInDays(unit)), year: lastYearSpan(period) }))
  const first = compared[0]
  if (first === undefined) return []
  const [before, year, back] = await Promise.all([
    fenByDay(db, salesAs(counting, { first: first.before.first, last: span.last }, basis)),
    fenByDay(db, salesAs(counting, { first: first.year.first, last: lastYearSpan(span).last }, basis)),
    fenByDay(db, refundsAs(counting, span, basis)),
  ])
  const [fenOn, yearFenOn, backFenOn] = [before, year, back].map((rows) => new Map(rows.map(({ key, fen }) => [key, fen]))) as [Map<string, number>, Map<string, number>, Map<string, number>]
  return compared.map((one) => ({
    ...one.period, returnFen: sumOver(backFenOn, one.period), previousFen: sumOver(fenOn, one.before), lastYearFen: sumOver(yearFenOn, one.year),
  }))
}

/** What a row by time is called: its period; a week by its days. */
export const namedPeriod = (unit: PeriodUnit, { key, first, last }: Period): Named => ({
  Key: key, Name: unit === 'week' ? `${first} 至 ${last.slice(5)}` : key, EnterpriseId: null, ProductCode: null, CategoryId: null, ManagerId: null,
})
