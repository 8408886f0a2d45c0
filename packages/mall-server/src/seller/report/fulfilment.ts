import { sql } from 'drizzle-orm'
import type { FulfilmentNumbers, FulfilmentReport, FulfilmentReportRequest, FulfilmentStage, FulfilmentTotals, WorkCalendar } from '@mall/api/seller/contract'
import type { Counting } from '../../insight/report/counted.ts'
import { maxBars } from '../../insight/report/order-report.ts'
import { periodsOf, spanOf, type PeriodUnit, type Span } from '../../insight/report/periods.ts'
import { chosen, pageOf, rankedRows, shareOf, type AnySize, type Sized } from '../../insight/report/rows.ts'
import { comparedTotals } from '../../insight/report/totals.ts'
import { readCalendar } from '../../platform/calendar/read.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toDay } from '../../platform/time.ts'
import { isCountedInDays, namedPeriod, readByPeriod } from './by-time.ts'
import { customersOf } from './counting.ts'
import { dimensionOf, type Dimension, type Named } from './dimensions.ts'
import { fulfilmentAs, orderColumns, stageColumns, type Stage } from './read-fulfilment.ts'
import { customerNameOf, reportActionsOf } from './sales.ts'

type Request = AnySize<FulfilmentReportRequest>

export type FulfilmentFilters = Omit<Request, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

const minutesOf = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds / 60))

const toNumbers = ({ done, open, late, due, kept, median, ninetieth }: Stage): FulfilmentNumbers => ({
  DoneCount: done, OpenCount: open, LateCount: late, DueCount: due, KeptCount: kept, KeptShare: due === 0 ? null : shareOf(kept, due), MedianMinutes: minutesOf(median), NinetiethMinutes: minutesOf(ninetieth),
})

const nothing: Stage & Pick<Sized, 'orders'> = { orders: 0, done: 0, open: 0, late: 0, due: 0, kept: 0, share: null, median: null, ninetieth: null }

type Row = Sized & Stage

const toRow = ({ ProductCode: _product, CategoryId: _category, ...named }: Named, { first, last, isOpen }: Span & { readonly isOpen: boolean }, row: typeof nothing): FulfilmentReport['Items'][number] => ({
  ...named, IsOpen: isOpen, BeginDate: first, EndDate: last, OrderCount: row.orders, ...toNumbers(row),
})

const toSum = (row: typeof nothing): FulfilmentReport['Sum'] => ({ OrderCount: row.orders, ...toNumbers(row) })

interface Asked {
  readonly counting: Counting
  readonly stage: FulfilmentStage
  readonly span: Span
  readonly calendar: WorkCalendar
  readonly now: Date
  readonly today: string
}

type StageOf<Prefix extends string> = { readonly [Name in keyof Stage as `${Prefix}${Name}`]: Stage[Name] }

/** Every stage at once. */
const totalsOf = async (db: Db, { counting, calendar, now }: Asked, span: Span): Promise<FulfilmentTotals> => {
  const [row] = await queryRows<{ readonly orders: number } & StageOf<'c_'> & StageOf<'s_'> & StageOf<'a_'>>(
    db,
    sql`select count(*)::int as orders, ${stageColumns('confirm', 'c_')}, ${stageColumns('ship', 's_')}, ${stageColumns('arrive', 'a_')} from ${fulfilmentAs(counting, span, calendar, now)}`,
  )
  const numbers = (prefix: 'c_' | 's_' | 'a_') => toNumbers(Object.fromEntries(Object.entries(nothing).map(([name, none]) => [name, row?.[`${prefix}${name as keyof Stage}`] ?? none])) as unknown as Stage)
  return { BeginDate: span.first, EndDate: span.last, OrderCount: row?.orders ?? 0, Confirm: numbers('c_'), Ship: numbers('s_'), Arrive: numbers('a_') }
}

type Part = Pick<FulfilmentReport, 'Items' | 'total' | 'Sum' | 'Totals' | 'Points'>

const toPoint = (Key: string, Name: string, IsOpen: boolean, row: typeof nothing): FulfilmentReport['Points'][number] => ({ Key, Name, OrderCount: row.orders, KeptShare: toNumbers(row).KeptShare, IsOpen })

/** What all rows add up to is counted once more over their orders: percentiles do not add up. */
const sumFrom = ({ Current }: FulfilmentReport['Totals'], stage: FulfilmentStage): FulfilmentReport['Sum'] => ({
  OrderCount: Current.OrderCount, ...{ confirm: Current.Confirm, ship: Current.Ship, arrive: Current.Arrive }[stage],
})

/** A row per period, the latest first; the cards are of the one that was chosen. */
const byPeriod = async (db: Db, asked: Asked, request: Request, unit: PeriodUnit): Promise<Part> => {
  const { counting, stage, span, calendar, now, today } = asked
  const counted = await readByPeriod<Row>(db, unit, fulfilmentAs(counting, span, calendar, now), sql`count(*)::int as orders, ${stageColumns(stage)}`)
  const all = periodsOf(unit, span, today).map((period) => ({ ...nothing, ...counted.get(period.key), ...period }))
  const rows = chosen(all, request.Point).toReversed()
  const Totals = await comparedTotals(all.find(({ key }) => key === request.Point) ?? span, today, isCountedInDays(unit), (one) => totalsOf(db, asked, one))
  return {
    Items: pageOf(rows, request).map((row) => toRow(namedPeriod(unit, row), row, row)),
    total: rows.length,
    Sum: rows.length === 0 ? toSum(nothing) : sumFrom(Totals, stage),
    Totals,
    Points: all.slice(-maxBars).map((row) => toPoint(row.key, row.key, row.isOpen, row)),
  }
}

const fields = { OrderCount: 'orders', KeptShare: 'share', MedianMinutes: 'median', NinetiethMinutes: 'ninetieth', LateCount: 'late' } as const

/** A row per customer or manager, that of the most orders first. */
const ranked = async (db: Db, asked: Asked, request: Request, dimension: Dimension): Promise<Part> => {
  const { counting, stage, span, calendar, now, today } = asked
  const groups = sql`select ${dimension.id} as id, ${dimension.key} as key, ${orderColumns}, ${stageColumns(stage)} from ${fulfilmentAs(counting, span, calendar, now)} ${dimension.joins} group by 1, 2`
  const isNarrowed = request.Point !== undefined && request.Point !== ''
  const [{ page, tops, sums }, Totals] = await Promise.all([
    rankedRows<Row, keyof typeof fields>(db, groups, isNarrowed ? { ...request, PageIndex: 1 } : request, fields, 'OrderCount', [], 'orders'),
    comparedTotals(span, today, false, (one) => totalsOf(db, asked, one)),
  ])
  const nameOf = await dimension.namesOf(db, [...page, ...tops])
  return {
    Items: (isNarrowed ? pageOf(page, request) : page).map((row) => toRow(nameOf(row), { ...span, isOpen: false }, row)),
    total: sums.rows,
    Sum: isNarrowed ? toSum(page[0] ?? nothing) : sumFrom(Totals, stage),
    Totals,
    Points: tops.map((row) => toPoint(row.key, nameOf(row).Name, false, row)),
  }
}

/** 履约: how soon orders were confirmed, shipped and received, and whether within what was promised (seller.md §7, §9). */
export const fulfilmentReportOf = async (db: Db, caller: StaffCaller, request: Request, now: Date): Promise<FulfilmentReport> => {
  const today = toDay(now)
  const calendar = await readCalendar(db)
  const unit = request.By === 'time' ? (request.Unit ?? 'month') : 'month'
  const asked: Asked = {
    counting: { whose: ({ enterpriseId }) => customersOf(db, caller, request, enterpriseId) }, stage: request.Stage ?? 'confirm', span: spanOf(request, unit, today), calendar, now, today,
  }
  return {
    ...(request.By === 'time' ? await byPeriod(db, asked, request, unit) : await ranked(db, asked, request, await dimensionOf(db, request.By, { CategoryId: undefined }))),
    Promised: { AcceptHours: calendar.Limits.Accept, ShipHours: calendar.Limits.Ship, WorkFrom: calendar.WorkFrom, WorkTo: calendar.WorkTo },
    CustomerName: await customerNameOf(db, caller, request),
    AllowActions: reportActionsOf(caller),
  }
}
