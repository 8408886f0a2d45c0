import { and, eq, type SQL } from 'drizzle-orm'
import { actionsFor, statementLifecycle, statementStatus } from '@mall/api/contract'
import { sellerStatementActions, type SellerStatement, type SellerStatementAction, type SellerStatementDetail, type WorkCalendar } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import { leftOf, nothingWaits, type TimeLeft } from '../../platform/calendar/time-left.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { factsOf, partsOf, record, statementNotFound, statementRecords, type StatementFound } from '../../trade/statement/records.ts'
import { ofCustomers } from '../account/portfolio.ts'

export { record }

/** The statements that exist for one of the staff: those of their customers. */
export const visibleTo = (db: Db, caller: Pick<StaffCaller, 'staffId' | 'scope'>): SQL | undefined => ofCustomers(db, caller, record.enterpriseId)

/** What a user with these permissions may do with a statement now. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, { status, disputed }: { readonly status: typeof record.$inferSelect.status; readonly disputed: number }): SellerStatementAction[] => {
  const isTheirTurn = disputed > 0 && actionsFor(statementLifecycle, status, ['seller']).includes('Resolve')
  const others: Partial<Record<SellerStatementAction, boolean>> = { Resend: status === statementStatus.pending }
  return permissions.has('money.manage') ? sellerStatementActions.filter((action) => others[action] ?? isTheirTurn) : []
}

/** How long a dispute may wait for its answer. */
const timeLeftOf = ({ status, disputedAt }: StatementFound['record'], calendar: WorkCalendar, now: Date): TimeLeft =>
  status === statementStatus.disputed && disputedAt !== null ? leftOf(calendar, 'Dispute', disputedAt, now) : nothingWaits

export const toSellerStatement = (caller: StaffCaller, found: StatementFound, calendar: WorkCalendar, now: Date): SellerStatement => ({
  ...factsOf(found, now),
  ...timeLeftOf(found.record, calendar, now),
  AllowActions: allowedActions(caller, { status: found.record.status, disputed: found.disputed }),
})

/** One of the statements that exist for a caller, with its lines. @throws BusinessError `STATEMENT_NOT_FOUND` */
export const sellerStatementDetail = async (db: Db, caller: StaffCaller, statementNo: string, now: Date): Promise<SellerStatementDetail> => {
  const [found] = await statementRecords(db, and(visibleTo(db, caller), eq(record.statementNo, statementNo)))
  if (found === undefined) throw statementNotFound()
  return { ...toSellerStatement(caller, found, await readCalendar(db), now), ...(await partsOf(db, found.record)) }
}
