import { and, sql } from 'drizzle-orm'
import { stockAlarmNames, stockLimits, type SellerStockList, type SellerStockListRequest, type StockAlarm } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { productStock } from '../../platform/db/schema/catalogue.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { countStocks, factsOf, filtered, ofAlarm, record, stockPlace, stockRecords, toSellerStock, warehouseOf, warningLevel } from './records.ts'

const pieces = sql`coalesce(${productStock.quantity}, 0)`

/** Along the shelves, as pick lists and count sheets are: each number of a place with as many digits, so that A-2-1 is before A-10-1. */
const alongShelves = sql`nullif(regexp_replace(regexp_replace(lower(${stockPlace}), '(\\d+)', ${'0'.repeat(stockLimits.place)} || '\\1', 'g'), ${`\\d*(\\d{${stockLimits.place}})`}, '\\1', 'g'), '') collate "C"`

/** What lacks most comes first. */
const sort = { columns: { Stock: pieces, Place: alongShelves, Lack: sql`${warningLevel} - ${pieces}` }, byDefault: 'Lack', emptyLast: 'Place', last: record.id } as const

const alarms = Object.keys(stockAlarmNames) as readonly StockAlarm[]

/** A page of the stock in one warehouse, with the counts of the tabs. */
export const listStock = async (db: Db, caller: StaffCaller, request: SellerStockListRequest, now: Date): Promise<SellerStockList> => {
  const warehouse = warehouseOf(request)
  const where = filtered(db, request, now)
  const counts = await countStocks(db, warehouse, where)
  const rows = await listPage(stockRecords(db, warehouse, and(where, ofAlarm(request.Alarm))).$dynamic(), sort, request)
  const facts = await factsOf(db, warehouse, rows.map(({ record: { id } }) => id))
  return {
    Items: rows.map((row) => toSellerStock(caller, warehouse, row, facts(row.record.id), now)),
    total: counts[request.Alarm ?? 'all'],
    AlarmCounts: alarms.map((Alarm) => ({ Alarm, Count: counts[Alarm] })),
    All: counts.all,
  }
}
