import { and, sum, sql } from 'drizzle-orm'
import type { CallInput, StatementList } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { hasNumber, isEqual } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { countByStatus, statusCounts } from '../../platform/lists/status-counts.ts'
import { toYuan } from '../../platform/money.ts'
import { creditToWire, readCredit } from './credit.ts'
import { inInvoicing, record, statementRecords, toStatement } from './records.ts'
import { visibleTo } from '../statement-state/scope.ts'

const sort = { columns: { UntilDay: record.untilDay, Amount: record.amountFen }, byDefault: 'UntilDay', last: record.id } as const

/** What is unpaid of these statements, fen. */
export const unpaidFen = sum(sql`${record.amountFen} - ${record.paidFen}`).mapWith(Number)

/** A page of the statements of the caller's companies, with the counts of the tabs. */
export const listStatements = async (db: Db, caller: Caller, request: CallInput<'POST /api/Statement/List'>, now: Date): Promise<StatementList> => {
  const visible = visibleTo(db, caller)
  const filtered = and(visible, hasNumber(record.statementNo, request.StatementNo), request.Invoicing && inInvoicing[request.Invoicing])
  const counts = await countByStatus(db, record, filtered)
  const rows = await listPage(statementRecords(db, and(filtered, isEqual(record.status, request.Status))).$dynamic(), sort, request)
  const [sums] = await db.select({ fen: unpaidFen }).from(record).where(visible)
  return { Items: rows.map((row) => toStatement(caller, row, now)), ...statusCounts(counts, request.Status), UnpaidAmount: toYuan(sums?.fen ?? 0), Credit: creditToWire(await readCredit(db, caller.enterpriseId)) }
}
