import { and, asc, count, eq, exists, gt, inArray, isNotNull, max, sql, type SQL } from 'drizzle-orm'
import { paymentTypeNames, type PaymentType } from '@mall/api/contract'
import { sellerCustomerActions, sellerOrderStatuses, type CustomerState, type SellerCustomer, type SellerCustomerAction } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { agreedCatalogue } from '../../platform/db/schema/catalogue.ts'
import { paymentTerm } from '../../platform/db/schema/checkout.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { appUser, enterprise as record, enterpriseGroup, membership } from '../../platform/db/schema/organisation.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import { ofCustomers } from '../account/portfolio.ts'
import { catalogueOf } from './catalogue.ts'

export { record }

/** The companies that exist for one of the staff. */
export const visibleTo = (db: Db, caller: Pick<StaffCaller, 'staffId' | 'scope'>): SQL | undefined => ofCustomers(db, caller, record.id)

const peopleOf = (db: Db) => db.select({ count: count() }).from(membership).where(eq(membership.enterpriseId, record.id))

const hasActive = (db: Db): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(membership)
      .innerJoin(appUser, eq(appUser.id, membership.userId))
      .where(and(eq(membership.enterpriseId, record.id), isNotNull(appUser.passwordHash), eq(appUser.status, 'active'))),
  )

/** How far a company has come. */
export const stateOf = (db: Db): SQL<CustomerState> =>
  sql<CustomerState>`(case when ${hasActive(db)} then 'active' when ${gt(sql`(${peopleOf(db)})`, 0)} then 'invited' else 'none' end)`

/** Time of its last order that exists for the seller. */
export const lastOrderOf = (db: Db): SQL<Date | null> =>
  sql<Date | null>`(${db.select({ at: max(orders.createdAt) }).from(orders).where(and(eq(orders.enterpriseId, record.id), inArray(orders.status, [...sellerOrderStatuses])))})`.mapWith(orders.createdAt)

/** What a user with these permissions may do with a customer. A portfolio is changed by those who see all customers. */
export const allowedActions = ({ permissions, scope }: Pick<StaffCaller, 'permissions' | 'scope'>): SellerCustomerAction[] => {
  const isAllowed: Readonly<Record<SellerCustomerAction, boolean>> = {
    Edit: permissions.has('customer.manage'),
    Assign: permissions.has('customer.manage') && scope === 'all',
    Invite: permissions.has('customer.manage'),
    ViewAs: permissions.has('customer.viewAs'),
  }
  return sellerCustomerActions.filter((action) => isAllowed[action])
}

/** Companies with what a row shows of them. Every read goes through here. */
export const customerRecords = (db: Db, caller: StaffCaller, where: SQL | undefined) =>
  db
    .select({
      record, group: enterpriseGroup.name, catalogue: catalogueOf, state: stateOf(db), lastOrderAt: lastOrderOf(db),
      people: sql<number>`(${peopleOf(db)})`.mapWith(Number),
    })
    .from(record)
    .innerJoin(enterpriseGroup, eq(enterpriseGroup.id, record.groupId))
    .leftJoin(agreedCatalogue, eq(agreedCatalogue.enterpriseId, record.id))
    .where(and(visibleTo(db, caller), where))

export type CustomerRow = Awaited<ReturnType<typeof customerRecords>>[number]

/** What several rows hold of each company, read for those of one page. */
export interface CustomerParts {
  readonly managers: readonly { readonly staffId: number; readonly name: string }[]
  readonly paymentTypes: readonly PaymentType[]
}

const none: CustomerParts = { managers: [], paymentTypes: [] }

/** Who looks after these companies, and which ways of payment are open to them. */
export const partsOf = async (db: Db, enterpriseIds: readonly number[]): Promise<(enterpriseId: number) => CustomerParts> => {
  if (enterpriseIds.length === 0) return () => none
  const managers = await db
    .select({ enterpriseId: portfolio.enterpriseId, staffId: staff.id, name: staff.name })
    .from(portfolio)
    .innerJoin(staff, eq(staff.id, portfolio.staffId))
    .where(inArray(portfolio.enterpriseId, [...enterpriseIds]))
    .orderBy(asc(staff.id))
  const terms = await db
    .select({ enterpriseId: paymentTerm.enterpriseId, type: paymentTerm.paymentType })
    .from(paymentTerm)
    .where(and(inArray(paymentTerm.enterpriseId, [...enterpriseIds]), paymentTerm.enabled))
    .orderBy(asc(paymentTerm.paymentType))
  return (enterpriseId) => ({
    managers: managers.filter((one) => one.enterpriseId === enterpriseId),
    paymentTypes: terms.filter((one) => one.enterpriseId === enterpriseId).map(({ type }) => type),
  })
}

export const toSellerCustomer = (caller: StaffCaller, { record: row, group, catalogue, state, lastOrderAt, people }: CustomerRow, { managers, paymentTypes }: CustomerParts): SellerCustomer => ({
  EnterpriseId: row.id,
  Name: row.name,
  TaxNo: row.taxNo,
  GroupId: row.groupId,
  GroupName: group,
  Managers: managers.map(({ staffId, name }) => ({ StaffId: staffId, Name: name })),
  PaymentTypeNames: paymentTypes.map((type) => paymentTypeNames[type]),
  Catalogue: catalogue,
  ShowPrices: row.showsPrices,
  People: people,
  LastOrderTime: lastOrderAt === null ? null : toInstant(lastOrderAt),
  State: state,
  AllowActions: allowedActions(caller),
  Version: row.version,
})

export const customerNotFound = (): BusinessError => new BusinessError('CUSTOMER_NOT_FOUND', '客户不存在')

/**
 * One of the companies that exist for a caller.
 * @throws BusinessError `CUSTOMER_NOT_FOUND`
 */
export const findCustomer = async (db: Db, caller: StaffCaller, enterpriseId: number): Promise<CustomerRow> => {
  const [row] = await customerRecords(db, caller, eq(record.id, enterpriseId))
  if (row === undefined) throw customerNotFound()
  return row
}
