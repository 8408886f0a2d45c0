import { and, count, eq, exists, gt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { CallInput, CallOutput } from '@mall/api/contract'
import {
  agreementExpiryDays, agreementLimits, agreementStatus, agreementTabs, agreementVersionStatus, type AgreementTab, type SellerAgreementList, type SellerAgreementListRequest,
} from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { enterprise, enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { addDays, startOfDay, toDay } from '../../platform/time.ts'
import { ofCustomers } from '../account/portfolio.ts'
import { agreementRecords, partsOf, partyName, record, toSellerAgreement, version, visibleTo } from './records.ts'

const isPending = (db: Db): SQL =>
  exists(db.select({ one: sql`1` }).from(version).where(and(eq(version.agreementId, record.id), eq(version.status, agreementVersionStatus.pending), or(eq(record.status, agreementStatus.pending), eq(record.status, agreementStatus.inForce)))))

const tabConditions = (db: Db): Readonly<Record<AgreementTab, SQL>> => ({
  草稿: eq(record.status, agreementStatus.draft),
  待批: isPending(db),
  已生效: eq(record.status, agreementStatus.inForce),
  已到期: eq(record.status, agreementStatus.expired),
  已终止: eq(record.status, agreementStatus.ended),
})

const expires = (now: Date): Readonly<Record<'soon' | 'later', SQL | undefined>> => {
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
  }
}

/** Companies and groups of the caller's customers, the newest first. A group only where the caller looks after all of it. */
export const findParties = async (db: Db, caller: StaffCaller, { Keyword }: CallInput<'POST /api/SellerAgreement/Parties'>): Promise<CallOutput<'POST /api/SellerAgreement/Parties'>> => {
  const { parties } = agreementLimits
  const companies = await db
    .select({ PartyId: enterprise.id, Name: enterprise.name })
    .from(enterprise)
    .where(and(ofCustomers(db, caller, enterprise.id), hasText(enterprise.name, Keyword)))
    .orderBy(sql`${enterprise.id} desc`)
    .limit(parties)
  const groups = await db
    .select({ PartyId: enterpriseGroup.id, Name: enterpriseGroup.name, Companies: count(enterprise.id) })
    .from(enterpriseGroup)
    .innerJoin(enterprise, eq(enterprise.groupId, enterpriseGroup.id))
    .where(hasText(enterpriseGroup.name, Keyword))
    .groupBy(enterpriseGroup.id)
    .having(and(gt(count(enterprise.id), 1), sql`bool_and(${ofCustomers(db, caller, enterprise.id) ?? sql`true`})`))
    .orderBy(sql`${enterpriseGroup.id} desc`)
    .limit(parties)
  return [
    ...groups.map(({ PartyId, Name, Companies }) => ({ Level: 'group' as const, PartyId, Name, Companies })),
    ...companies.map(({ PartyId, Name }) => ({ Level: 'company' as const, PartyId, Name, Companies: 1 })),
  ].slice(0, parties)
}
