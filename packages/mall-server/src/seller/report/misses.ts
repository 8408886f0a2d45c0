import { shiftDay } from '@mall/api/contract'
import { between, sql, type SQL } from 'drizzle-orm'
import type { MissKind, MissReport, MissReportRequest, MissTotals } from '@mall/api/seller/contract'
import { keptMissDays } from '../../catalogue/search/misses.ts'
import { maxBars } from '../../insight/report/order-report.ts'
import { keyOf, periodsOf, spanOf, type Period, type PeriodUnit, type Span } from '../../insight/report/periods.ts'
import { chosen, pageOf, rankedRows, shareOf, type AnySize, type Sized } from '../../insight/report/rows.ts'
import { comparedTotals } from '../../insight/report/totals.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { searchMiss } from '../../platform/db/schema/search.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toInstant } from '../../platform/time.ts'
import { isHandled } from '../search/list.ts'
import { isCountedInDays, namedPeriod } from './by-time.ts'
import { reportActionsOf } from './sales.ts'

type Request = AnySize<MissReportRequest>

export type MissFilters = Omit<Request, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

const kinds: Readonly<Record<MissKind, SQL>> = { waiting: sql`is_waiting`, handled: sql`not is_waiting` }

/** The searches without a result on the days, as a subquery `sale`: a row is a word, a day and a company, 0 of all visitors. */
const missesAs = (db: Db, { first, last }: Span, kind: MissKind | undefined): SQL => {
  const { word, day, enterpriseId, count, lastAt } = searchMiss
  return sql`(select * from (
      select ${word}, ${day}, nullif(${enterpriseId}, 0) as company_id, ${count} as searches, ${lastAt}, not ${isHandled(db, searchMiss)} as is_waiting
      from ${searchMiss} where ${between(day, first, last)}
    ) as one ${kind === undefined ? sql`` : sql`where ${kinds[kind]}`}) as sale`
}

interface Missed {
  readonly quantity: number
  readonly words: number
  readonly customers: number
  readonly waiting: number
  /** Seconds since 1970; null of none. */
  readonly lastAt: number | null
}

const none: Missed = { quantity: 0, words: 0, customers: 0, waiting: 0, lastAt: null }

const columns = sql`coalesce(sum(searches), 0)::float8 as quantity, count(distinct word)::int as words, count(distinct company_id)::int as customers,
  (count(distinct word) filter (where is_waiting))::int as waiting, extract(epoch from max(last_at))::float8 as "lastAt"`

const toNumbers = ({ quantity, words, customers, waiting }: Missed): MissReport['Sum'] => ({ Count: quantity, WordCount: words, CustomerCount: customers, WaitingCount: waiting })

const readAll = async (db: Db, sale: SQL, where: SQL = sql``): Promise<Missed> => (await queryRows<Missed>(db, sql`select ${columns} from ${sale} ${where}`))[0] ?? none

const toRow = ({ Key, Name }: { readonly Key: string; readonly Name: string }, { first, last, isOpen }: Omit<Period, 'key'>, row: Missed, all: number): MissReport['Items'][number] => ({
  Key, Name, IsOpen: isOpen, BeginDate: first, EndDate: last, ...toNumbers(row), Share: shareOf(row.quantity, all), LastTime: row.lastAt === null ? null : toInstant(new Date(row.lastAt * 1000)),
})

type Part = Pick<MissReport, 'Items' | 'total' | 'Sum' | 'Points'>

const byPeriod = async (db: Db, request: Request, unit: PeriodUnit, span: Span, today: string): Promise<Part> => {
  const read = await queryRows<Missed & { readonly day: string }>(db, sql`select date_trunc(${sql.raw(`'${unit}'`)}, day::timestamp)::date::text as day, ${columns} from ${missesAs(db, span, request.Kind)} group by 1`)
  const found = new Map(read.map((row) => [keyOf(unit, row.day), row]))
  const all = periodsOf(unit, span, today).map((period) => ({ ...none, ...found.get(period.key), ...period }))
  const rows = chosen(all, request.Point).toReversed()
  const [only] = rows
  const counted = only && rows.length === 1 ? { first: only.first, last: only.last } : span
  const Sum = rows.length === 0 ? none : await readAll(db, missesAs(db, counted, request.Kind))
  const searches = all.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    Items: pageOf(rows, request).map((row) => toRow(namedPeriod(unit, row), row, row, searches)),
    total: rows.length,
    Sum: toNumbers(Sum),
    Points: all.slice(-maxBars).map((period) => ({ Key: period.key, Name: namedPeriod(unit, period).Name, Count: period.quantity, IsOpen: period.isOpen })),
  }
}

const fields = { Count: 'quantity', CustomerCount: 'customers', LastTime: 'lastAt' } as const

const byWord = async (db: Db, request: Request, span: Span): Promise<Part> => {
  const sale = missesAs(db, span, request.Kind)
  // A word has no number, and no amount.
  const groups = sql`select 0 as id, word as key, 0 as orders, 0::float8 as "amountFen", ${columns} from ${sale} group by word`
  const { Point = '' } = request
  const [{ page, tops, sums, whole }, Sum] = await Promise.all([
    rankedRows<Sized & Missed, keyof typeof fields>(db, groups, request, fields, 'Count', [], 'quantity'),
    readAll(db, sale, Point === '' ? sql`` : sql`where word = ${Point}`),
  ])
  return {
    Items: page.map((row) => toRow({ Key: row.key, Name: row.key }, { ...span, isOpen: false }, row, whole.quantity)),
    total: sums.rows,
    Sum: toNumbers(Sum),
    Points: tops.map(({ key, quantity }) => ({ Key: key, Name: key, Count: quantity, IsOpen: false })),
  }
}

/** Without the days whose searches are kept no more: of these a 0 would be wrong. */
const keptOf = ({ first, last }: Span, today: string): Span => {
  const kept = shiftDay(today, 1 - keptMissDays)
  return { first: first < kept && kept <= last ? kept : first, last }
}

const totalsOf = async (db: Db, span: Span): Promise<MissTotals> => ({ BeginDate: span.first, EndDate: span.last, ...toNumbers(await readAll(db, missesAs(db, span, undefined))) })

/** 搜不到的词: by which words nothing in the mall is found, and when (seller.md §7). */
export const missReportOf = async (db: Db, caller: StaffCaller, request: Request, today: string): Promise<MissReport> => {
  const isByTime = request.By === 'time'
  const unit = isByTime ? (request.Unit ?? 'month') : 'day'
  const span = keptOf(spanOf(request, unit, today), today)
  const [part, Totals] = await Promise.all([
    isByTime ? byPeriod(db, request, unit, span, today) : byWord(db, request, span),
    comparedTotals(span, today, isCountedInDays(unit), (one) => totalsOf(db, one)),
  ])
  return { ...part, Totals, AllowActions: reportActionsOf(caller) }
}
