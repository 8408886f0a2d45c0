import { and, count, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { payableStatements, statementStatus } from '@mall/api/contract'
import { sellerStatementTabs, type SellerStatementList, type SellerStatementListRequest, type SellerStatementTab } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasNumber, hasText, isAmount, isEqual } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { toYuan } from '../../platform/money.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { unpaidFen } from '../../trade/statement/list.ts'
import { inInvoicing, statementRecords } from '../../trade/statement/records.ts'
import { nameOfCompany } from '../account/companies.ts'
import { record, toSellerStatement, visibleTo } from './records.ts'

const tabs: Readonly<Record<SellerStatementTab, SQL>> = {
  待确认: eq(record.status, statementStatus.pending),
  有异议: eq(record.status, statementStatus.disputed),
  已确认: eq(record.status, statementStatus.confirmed),
  已开票: eq(record.status, statementStatus.invoiced),
  已结清: eq(record.status, statementStatus.settled),
}

/** Confirmed, and unpaid for so many days after it was due. */
export const isOverdue = (days: number, now: Date): SQL | undefined =>
  and(inArray(record.status, [...payableStatements]), lte(record.dueOn, toDay(addDays(now, -days))), sql`${record.amountFen} > ${record.paidFen}`)

/** All filters except the tab: the tabs count with the same filters. */
const filtered = ({ StatementNo, Customer, EnterpriseId, BeginDay, EndDay, AmountMin, AmountMax, Overdue, Invoicing }: SellerStatementListRequest, now: Date): SQL | undefined =>
  and(
    hasNumber(record.statementNo, StatementNo),
    hasText(enterprise.name, Customer),
    isEqual(record.enterpriseId, EnterpriseId),
    BeginDay === undefined ? undefined : gte(record.untilDay, BeginDay),
    EndDay === undefined ? undefined : lte(record.untilDay, EndDay),
    isAmount(record.amountFen, AmountMin, AmountMax),
    Overdue === undefined ? undefined : isOverdue(Overdue, now),
    Invoicing && inInvoicing[Invoicing],
  )

const sort = { columns: { UntilDay: record.untilDay, Amount: record.amountFen, DueOn: record.dueOn }, byDefault: 'UntilDay', last: record.id } as const

const countTabs = async (db: Db, where: SQL | undefined): Promise<Readonly<Record<SellerStatementTab | 'all', number>>> => {
  const counted = (tab: SellerStatementTab) => sql<number>`count(*) filter (where ${tabs[tab]})`.mapWith(Number)
  const [counts] = await db
    .select({ all: count(), 待确认: counted('待确认'), 有异议: counted('有异议'), 已确认: counted('已确认'), 已开票: counted('已开票'), 已结清: counted('已结清') })
    .from(record)
    .innerJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .where(where)
  return counts ?? { all: 0, 待确认: 0, 有异议: 0, 已确认: 0, 已开票: 0, 已结清: 0 }
}

/** A page of the statements of the caller's customers, with the counts of the tabs. */
export const listStatements = async (db: Db, caller: StaffCaller, request: SellerStatementListRequest, now: Date): Promise<SellerStatementList> => {
  const visible = visibleTo(db, caller)
  const calendar = await readCalendar(db)
  const where = and(visible, filtered(request, now))
  const { Tab } = request
  const counts = await countTabs(db, where)
  const rows = await listPage(statementRecords(db, and(where, Tab === undefined ? undefined : tabs[Tab])).$dynamic(), sort, request)
  const [unpaid] = await db.select({ fen: unpaidFen }).from(record).where(visible)
  const [overdue] = await db.select({ fen: unpaidFen }).from(record).where(and(visible, isOverdue(1, now)))
  return {
    Items: rows.map((row) => toSellerStatement(caller, row, calendar, now)),
    total: Tab === undefined ? counts.all : counts[Tab],
    TabCounts: sellerStatementTabs.map((each) => ({ Tab: each, Count: counts[each] })),
    All: counts.all,
    UnpaidAmount: toYuan(unpaid?.fen ?? 0),
    OverdueAmount: toYuan(overdue?.fen ?? 0),
    CustomerName: await nameOfCompany(db, request.EnterpriseId, { table: record, enterpriseId: record.enterpriseId, visible }),
    CanMake: caller.permissions.has('money.manage'),
  }
}
