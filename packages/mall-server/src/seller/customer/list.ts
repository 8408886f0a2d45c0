import { and, count, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import type { CallOutput } from '@mall/api/contract'
import { customerLimits, customerStateNames, type CustomerState, type SellerCustomerList, type SellerCustomerListRequest } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { agreedCatalogue } from '../../platform/db/schema/catalogue.ts'
import { paymentTerm } from '../../platform/db/schema/checkout.ts'
import { enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import { portfolio } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { catalogueOf } from './catalogue.ts'
import { allowedActions, customerRecords, lastOrderOf, partsOf, record, stateOf, toSellerCustomer, visibleTo } from './records.ts'

const lookedAfterBy = (db: Db, staffId: number | undefined): SQL | undefined =>
  staffId === undefined ? undefined : exists(db.select({ one: sql`1` }).from(portfolio).where(and(eq(portfolio.enterpriseId, record.id), eq(portfolio.staffId, staffId))))

const paysBy = (db: Db, type: SellerCustomerListRequest['PaymentType']): SQL | undefined =>
  type === undefined ? undefined : exists(db.select({ one: sql`1` }).from(paymentTerm).where(and(eq(paymentTerm.enterpriseId, record.id), eq(paymentTerm.paymentType, type), paymentTerm.enabled)))

/** All filters except the state: the tabs count with the same filters. */
const filtered = (db: Db, { Keyword, ManagerId, PaymentType, Catalogue, ShowPrices }: SellerCustomerListRequest): SQL | undefined =>
  and(
    or(hasText(record.name, Keyword), hasText(enterpriseGroup.name, Keyword), hasText(record.taxNo, Keyword)),
    lookedAfterBy(db, ManagerId),
    paysBy(db, PaymentType),
    Catalogue === undefined ? undefined : eq(catalogueOf, Catalogue),
    ShowPrices === undefined ? undefined : eq(record.showsPrices, ShowPrices === 'yes'),
  )

const states = Object.keys(customerStateNames) as readonly CustomerState[]

const countByState = (db: Db, caller: StaffCaller, where: SQL | undefined) => {
  const found = db
    .select({ state: sql<CustomerState>`${stateOf(db)}`.as('state') })
    .from(record)
    .innerJoin(enterpriseGroup, eq(enterpriseGroup.id, record.groupId))
    .leftJoin(agreedCatalogue, eq(agreedCatalogue.enterpriseId, record.id))
    .where(and(visibleTo(db, caller), where))
    .as('found')
  return db.select({ state: found.state, count: count() }).from(found).groupBy(found.state)
}

/** A page of the caller's customers, with the counts of the tabs. */
export const listCustomers = async (db: Db, caller: StaffCaller, request: SellerCustomerListRequest): Promise<SellerCustomerList> => {
  const where = filtered(db, request)
  const { State } = request
  const counts = await countByState(db, caller, where)
  // A company without an order comes last, whichever way the others are sorted.
  const lastOrder = sql`coalesce(${lastOrderOf(db)}, '-infinity')`
  const sort = { columns: { Newest: record.id, Name: record.name, LastOrderTime: lastOrder }, byDefault: 'Newest', last: record.id } as const
  const rows = await listPage(customerRecords(db, caller, and(where, State === undefined ? undefined : eq(stateOf(db), State))).$dynamic(), sort, request)
  const parts = await partsOf(db, rows.map(({ record: { id } }) => id))
  const StateCounts = states.flatMap((state) => counts.filter((one) => one.state === state).map(({ count: Count }) => ({ State: state, Count })))
  const may = allowedActions(caller)
  return {
    Items: rows.map((row) => toSellerCustomer(caller, row, parts(row.record.id))),
    total: StateCounts.reduce((sum, one) => (State === undefined || one.State === State ? sum + one.Count : sum), 0),
    StateCounts,
    AllowActions: [...(may.includes('Edit') ? (['Create'] as const) : []), ...(may.includes('Assign') ? (['Assign'] as const) : [])],
  }
}

/** Groups of the caller's customers, the newest first. */
export const findGroups = async (db: Db, caller: StaffCaller, keyword: string): Promise<CallOutput<'POST /api/SellerCustomer/Groups'>> =>
  db
    .select({ GroupId: enterpriseGroup.id, Name: enterpriseGroup.name, Companies: count(record.id) })
    .from(enterpriseGroup)
    .innerJoin(record, eq(record.groupId, enterpriseGroup.id))
    .where(and(visibleTo(db, caller), hasText(enterpriseGroup.name, keyword)))
    .groupBy(enterpriseGroup.id)
    .orderBy(sql`${enterpriseGroup.id} desc`)
    .limit(customerLimits.groups)
