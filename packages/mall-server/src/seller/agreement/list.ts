import { and, count, eq, exists, gt, lte, or, sql, type SQL } from 'drizzle-orm'
import {
  agreementExpiryDays, agreementStatus, agreementTabs, agreementVersionStatus, type AgreementTab, type SellerAgreementList, type SellerAgreementListRequest,
} from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { enterprise, enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { addDays, startOfDay, toDay } from '../../platform/time.ts'
import { nameOfCompany } from '../account/companies.ts'
import { ofCustomers } from '../account/portfolio.ts'
import { agreementRecords, partsOf, partyName, record, toSellerAgreement, version, visibleTo } from './records.ts'

/** Agreements with rows below 底价 that wait for a word. */
export const isPending = (db: Db): SQL =>
  exists(db.select({ one: sql`1` }).from(version).where(and(eq(version.agreementId, record.id), eq(version.status, agreementVersionStatus.pending), or(eq(record.status, agreementStatus.pending), eq(record.status, agreementStatus.inForce)))))

const tabConditions = (db: Db): Readonly<Record<AgreementTab, SQL>> => ({
  草稿: eq(record.status, agreementStatus.draft),
  待批: isPending(db),
  已生效: eq(record.status, agreementStatus.inForce),
  已到期: eq(record.status, agreementStatus.expired),
  已终止: eq(record.status, agreementStatus.ended),
})

/** Agreements in force by how soon they end. */
export const expires = (now: Date): Readonly<Record<'soon' | 'later', SQL | undefined>> => {
  const last = toDay(addDays(startOfDay(toDay(now)), agreementExpiryDays))
  const isInForce = eq(record.status, agreementStatus.inForce)
  return { soon: and(isInForce, lte(record.untilDay, last)), later: and(isInForce, gt(record.untilDay, last)) }
}

const boughtBy = (db: Db, enterpriseId: number | undefined): SQL | undefined =>
  enterpriseId === undefined
    ? undefined
    : or(eq(record.enterpriseId, enterpriseId), exists(db.select({ one: sql`1` }).from(enterprise).where(and(eq(enterprise.id, enterpriseId), eq(enterprise.groupId, record.groupId)))))

/** All filters except the tab: the tabs count with the same filters. */
const filtered = (db: Db, { AgreementNo, Customer, EnterpriseId, Expiring }: SellerAgreementListRequest, now: Date): SQL | undefined =>
  and(hasText(record.agreementNo, AgreementNo), hasText(partyName, Customer), boughtBy(db, EnterpriseId), Expiring === undefined ? undefined : expires(now)[Expiring])

const sort = { columns: { Newest: record.id, From: record.fromDay, Until: record.untilDay, AgreementNo: record.agreementNo }, byDefault: 'Newest', last: record.id } as const

const countTabs = async (db: Db, caller: StaffCaller, where: SQL | undefined): Promise<Readonly<Record<AgreementTab | 'all', number>>> => {
  const conditions = tabConditions(db)
  const counted = (tab: AgreementTab) => sql<number>`count(*) filter (where ${conditions[tab]})`.mapWith(Number)
  const [counts] = await db
    .select({ all: count(), 草稿: counted('草稿'), 待批: counted('待批'), 已生效: counted('已生效'), 已到期: counted('已到期'), 已终止: counted('已终止') })
    .from(record)
    .leftJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .leftJoin(enterpriseGroup, eq(enterpriseGroup.id, record.groupId))
    .where(and(visibleTo(db, caller), where))
  return counts ?? { all: 0, 草稿: 0, 待批: 0, 已生效: 0, 已到期: 0, 已终止: 0 }
}

/** A page of the agreements of the caller's customers, with the counts of the tabs. */
export const listAgreements = async (db: Db, caller: StaffCaller, request: SellerAgreementListRequest, now: Date): Promise<SellerAgreementList> => {
  const where = filtered(db, request, now)
  const { Tab } = request
  const counts = await countTabs(db, caller, where)
  const found = await listPage(agreementRecords(db, caller, and(where, Tab === undefined ? undefined : tabConditions(db)[Tab])).$dynamic(), sort, request)
  const today = toDay(now)
  const parts = await partsOf(db, found, today)
  return {
    Items: found.map((one) => toSellerAgreement(caller, one, parts(one), today)),
    total: Tab === undefined ? counts.all : counts[Tab],
    TabCounts: agreementTabs.map((each) => ({ Tab: each, Count: counts[each] })),
    All: counts.all,
    Expiring: await db.$count(record, and(visibleTo(db, caller), expires(now).soon)),
    SeesMargin: caller.permissions.has('cost.view'),
    CanCreate: caller.permissions.has('price.manage'),
    CustomerName: await nameOfCompany(db, request.EnterpriseId, { table: enterprise, enterpriseId: enterprise.id, visible: ofCustomers(db, caller, enterprise.id) }),
  }
}
