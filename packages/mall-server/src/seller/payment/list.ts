import { and, asc, count, eq, gte, lte, or, sql, sum, type SQL } from 'drizzle-orm'
import type { CallOutput } from '@mall/api/contract'
import { sellerPaymentStateNames, type SellerPaymentList, type SellerPaymentListRequest, type SellerPaymentState } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasText, isAmount, isEqual } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { toYuan } from '../../platform/money.ts'
import { customerRecords } from '../customer/records.ts'
import { isInState, paymentRecords, record, toSellerPayment, visibleTo } from './records.ts'

const states = Object.keys(sellerPaymentStateNames) as readonly SellerPaymentState[]

/** All filters except the state: the tabs count with the same filters. */
const filtered = ({ Keyword, Customer, EnterpriseId, BeginDay, EndDay, AmountMin, AmountMax }: SellerPaymentListRequest): SQL | undefined =>
  and(
    or(hasText(record.paymentNo, Keyword), hasText(record.payer, Keyword), hasText(record.reference, Keyword), hasText(record.note, Keyword)),
    hasText(enterprise.name, Customer),
    isEqual(record.enterpriseId, EnterpriseId),
    BeginDay === undefined ? undefined : gte(record.paidOn, BeginDay),
    EndDay === undefined ? undefined : lte(record.paidOn, EndDay),
    isAmount(record.amountFen, AmountMin, AmountMax),
  )

const sort = { columns: { PaidOn: record.paidOn, Amount: record.amountFen }, byDefault: 'PaidOn', last: record.id } as const

const countStates = async (db: Db, where: SQL | undefined): Promise<Readonly<Record<SellerPaymentState | 'all', number>>> => {
  const counted = (state: SellerPaymentState) => sql<number>`count(*) filter (where ${isInState[state]})`.mapWith(Number)
  const [counts] = await db
    .select({ all: count(), unclaimed: counted('unclaimed'), open: counted('open'), matched: counted('matched'), void: counted('void') })
    .from(record)
    .leftJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .where(where)
  return counts ?? { all: 0, unclaimed: 0, open: 0, matched: 0, void: 0 }
}

const restFen = sum(sql`${record.amountFen} - ${record.matchedFen}`).mapWith(Number)

/** A page of the money of the caller's customers, with the counts of the tabs. */
export const listPayments = async (db: Db, caller: StaffCaller, request: SellerPaymentListRequest): Promise<SellerPaymentList> => {
  const visible = visibleTo(db, caller)
  const where = and(visible, filtered(request))
  const { State } = request
  const counts = await countStates(db, where)
  const rows = await listPage(paymentRecords(db, and(where, State === undefined ? undefined : isInState[State])).$dynamic(), sort, request)
  const [rest] = await db.select({ fen: restFen }).from(record).where(and(visible, isInState.open))
  const [unclaimed] = await db.select({ fen: restFen }).from(record).where(and(visible, isInState.unclaimed))
  return {
    Items: rows.map((row) => toSellerPayment(caller, row)),
    total: State === undefined ? counts.all : counts[State],
    StateCounts: states.map((each) => ({ State: each, Count: counts[each] })),
    All: counts.all,
    RestAmount: toYuan(rest?.fen ?? 0),
    UnclaimedAmount: toYuan(unclaimed?.fen ?? 0),
    CanEnter: caller.permissions.has('money.manage'),
  }
}

/** How many customers are found at a time. */
const found = 20

/** Customers of the caller by a part of their name. */
export const findCustomers = async (db: Db, caller: StaffCaller, keyword: string): Promise<CallOutput<'POST /api/SellerPayment/Customers'>> => {
  const rows = await customerRecords(db, caller, hasText(enterprise.name, keyword)).orderBy(asc(enterprise.name), asc(enterprise.id)).limit(found)
  return rows.map(({ record: { id, name } }) => ({ EnterpriseId: id, Name: name }))
}
