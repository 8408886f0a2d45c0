import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { ledgerKindNames, type BudgetEntry, type BudgetLedger, type BudgetLedgerRequest } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { budgetLedger as entry } from '../../platform/db/schema/budget.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { hasNumber, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import type { ExportParts } from '../../platform/lists/workbook.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { findBudget } from './detail.ts'

/** Entries come in the order of their ids: those of one moment too, so that each balance follows from the one before. */
const sort = { columns: { Time: entry.id }, byDefault: 'Time', last: entry.id } as const

const sumOf = (condition: string) => sql`coalesce(sum(${entry.amountFen}) filter (where ${entry.amountFen} ${sql.raw(condition)}), 0)`.mapWith(Number)

/** The filters of ledger and export. */
export type LedgerFilters = Omit<BudgetLedgerRequest, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

const filtered = ({ BudgetId, Kind, OrderNo, BeginTime, EndTime }: LedgerFilters): SQL | undefined =>
  and(eq(entry.budgetId, BudgetId), isEqual(entry.kind, Kind), hasNumber(orders.orderNo, OrderNo), onDays(entry.createdAt, BeginTime, EndTime))

const entries = (db: Db, where: SQL | undefined) =>
  db.select({ entry, orderNo: orders.orderNo }).from(entry).leftJoin(orders, eq(orders.id, entry.orderId)).where(where)

const toEntry = ({ entry: row, orderNo }: Awaited<ReturnType<typeof entries>>[number]): BudgetEntry => ({
  EntryId: row.id,
  Time: toInstant(row.createdAt),
  OrderNo: orderNo,
  Kind: row.kind,
  KindName: ledgerKindNames[row.kind],
  Amount: toYuan(row.amountFen),
  Balance: toYuan(row.balanceFen),
  Operator: row.operator,
  Reason: row.reason,
})

/**
 * A page of the ledger of a budget within the caller's scope.
 * @throws BusinessError `BUDGET_NOT_FOUND`
 */
export const ledgerOf = async (db: Db, caller: Caller, request: BudgetLedgerRequest, today: string): Promise<BudgetLedger> => {
  await findBudget(db, caller, request.BudgetId, today)
  const where = filtered(request)
  const [sums] = await db
    .select({ count: count(), increase: sumOf('> 0'), decrease: sumOf('< 0') })
    .from(entry)
    .leftJoin(orders, eq(orders.id, entry.orderId))
    .where(where)
  const rows = await listPage(entries(db, where).$dynamic(), sort, request)
  return {
    Items: rows.map(toEntry),
    total: sums?.count ?? 0,
    Increase: toYuan(sums?.increase ?? 0),
    Decrease: toYuan(-(sums?.decrease ?? 0)),
  }
}

/**
 * Every entry that matches the filters, the latest first, and the name of the budget.
 * @throws BusinessError `BUDGET_NOT_FOUND`
 */
export const ledgerForExport = async (db: Db, caller: Caller, filters: LedgerFilters, today: string): Promise<{ readonly name: string; readonly parts: ExportParts<BudgetEntry> }> => {
  const { record } = await findBudget(db, caller, filters.BudgetId, today)
  const parts: ExportParts<BudgetEntry> = {
    ids: async (limit) => {
      const found = await db.select({ id: entry.id }).from(entry).leftJoin(orders, eq(orders.id, entry.orderId)).where(filtered(filters)).orderBy(desc(entry.id)).limit(limit)
      return found.map(({ id }) => id)
    },
    rows: async (ids) => (await entries(db, inArray(entry.id, [...ids])).orderBy(desc(entry.id))).map(toEntry),
  }
  return { name: record.name, parts }
}
