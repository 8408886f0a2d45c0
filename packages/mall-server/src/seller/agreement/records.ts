import { and, asc, count, desc, eq, exists, inArray, isNotNull, lte, max, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  agreementActions, agreementStatus, agreementStatusName, agreementVersionStatus, agreementVersionStatusName, marginOf,
  type AgreementAction, type AgreementStatus, type AgreementVersionStatus, type SellerAgreement,
} from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { agreement as record, agreementRow as row, agreementVersion as version } from '../../platform/db/schema/agreement.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { enterprise, enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import { portfolio } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { daysBetween } from '../../platform/time.ts'
import { managerNamesOf, ofCustomers } from '../account/portfolio.ts'

export { record, row, version }

export type VersionRow = typeof version.$inferSelect

type Viewer = Pick<StaffCaller, 'staffId' | 'scope'>

const member = alias(enterprise, 'member')

const ofGroup = (db: Db) => db.select({ one: sql`1` }).from(member)

/** The agreements that exist for one of the staff: those of the companies they look after, and of the groups of these. */
export const visibleTo = (db: Db, caller: Viewer): SQL | undefined =>
  caller.scope === 'all'
    ? undefined
    : or(ofCustomers(db, caller, record.enterpriseId), exists(ofGroup(db).where(and(eq(member.groupId, record.groupId), ofCustomers(db, caller, member.id)))))

/** Whether the caller looks after every company that buys by it: the prices of a group are no one company's. */
const isAllTheirs = (db: Db, caller: Viewer): SQL<boolean> => {
  const other = alias(portfolio, 'other')
  return caller.scope === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(${record.groupId} is null or ${notExists(ofGroup(db).where(and(eq(member.groupId, record.groupId), notExists(db.select({ one: sql`1` }).from(other).where(and(eq(other.enterpriseId, member.id), eq(other.staffId, caller.staffId)))))))})`
}

const isAmong = <Status extends number>(status: Status, ...wanted: readonly Status[]): boolean => wanted.includes(status)

interface Actable {
  readonly status: AgreementStatus
  readonly newest: Pick<VersionRow, 'status'>
  readonly isAllTheirs: boolean
}

/** What a user with these permissions may do with an agreement now. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, { status, newest, isAllTheirs: theirs }: Actable): AgreementAction[] => {
  const { draft, pending, inForce, expired, ended } = agreementStatus
  const mayWrite = permissions.has('price.manage') && theirs
  const isOpen = isAmong<AgreementVersionStatus>(newest.status, agreementVersionStatus.draft, agreementVersionStatus.rejected)
  const isWritten = isOpen && isAmong<AgreementStatus>(status, draft, inForce)
  const isWaiting = isAmong<AgreementVersionStatus>(newest.status, agreementVersionStatus.pending) && isAmong<AgreementStatus>(status, pending, inForce)
  const may: Readonly<Record<AgreementAction, boolean>> = {
    Edit: mayWrite && isAmong<AgreementStatus>(status, draft, inForce),
    Write: mayWrite && isWritten,
    Begin: mayWrite && isAmong<AgreementStatus>(status, inForce) && isAmong<AgreementVersionStatus>(newest.status, agreementVersionStatus.inForce),
    Discard: mayWrite && isWritten,
    Send: mayWrite && isWritten,
    TakeBack: mayWrite && isWaiting,
    Judge: permissions.has('price.approve') && isWaiting,
    End: mayWrite && isAmong<AgreementStatus>(status, inForce),
    Renew: mayWrite && isAmong<AgreementStatus>(status, inForce, expired, ended),
  }
  return agreementActions.filter((action) => may[action])
}

const newestNumber = (db: Db) => {
  const one = alias(version, 'one')
  return db.select({ number: max(one.number) }).from(one).where(eq(one.agreementId, record.id))
}

/** What its list searches: the name of the company or the group. */
export const partyName = sql<string>`coalesce(${enterprise.name}, ${enterpriseGroup.name}, '')`

/** Agreements with their newest version. Every read goes through here. */
export const agreementRecords = (db: Db, caller: Viewer, where: SQL | undefined) =>
  db
    .select({ record, newest: version, party: partyName, isAllTheirs: isAllTheirs(db, caller) })
    .from(record)
    .innerJoin(version, and(eq(version.agreementId, record.id), eq(version.number, sql`(${newestNumber(db)})`)))
    .leftJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .leftJoin(enterpriseGroup, eq(enterpriseGroup.id, record.groupId))
    .where(and(visibleTo(db, caller), where))

export type AgreementFound = Awaited<ReturnType<typeof agreementRecords>>[number]

/** The versions that hold on a day, by their agreements: of those that were approved the one that began last. */
export const versionsOn = async (db: Db, agreementIds: readonly number[], day: string): Promise<ReadonlyMap<number, VersionRow>> => {
  if (agreementIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(version)
    .where(and(inArray(version.agreementId, [...agreementIds]), eq(version.status, agreementVersionStatus.inForce), lte(version.fromDay, day)))
    .orderBy(asc(version.fromDay), asc(version.number))
  return new Map(rows.map((one) => [one.agreementId, one]))
}

/** The price of one piece, fen: a percent of the market price to the fen, halves up (seller.md §9). */
export const pieceFen = sql<number>`(case when ${row.kind} = 'fixed' then (${row.tiers}->0->>'priceFen')::bigint else greatest(1, floor((${product.marketPriceFen}::numeric * ${row.percent} * 2 + 10000) / 20000))::bigint end)`

interface Sums {
  readonly rows: number
  readonly waiting: number
  readonly rejected: number
  /** Of the rows whose cost is known. */
  readonly priceFen: number
  readonly costFen: number
}

const noSums: Sums = { rows: 0, waiting: 0, rejected: 0, priceFen: 0, costFen: 0 }

/** Counts and sums of the rows of some versions. */
export const sumsOf = async (db: Db, versionIds: readonly number[]): Promise<(versionId: number) => Sums> => {
  if (versionIds.length === 0) return () => noSums
  const rows = await db
    .select({
      versionId: row.versionId,
      rows: count(),
      waiting: sql<number>`count(*) filter (where ${row.decision} = 'waiting')`.mapWith(Number),
      rejected: sql<number>`count(*) filter (where ${row.decision} = 'rejected')`.mapWith(Number),
      priceFen: sql<number>`coalesce(sum(${pieceFen}) filter (where ${isNotNull(product.costFen)}), 0)`.mapWith(Number),
      costFen: sql<number>`coalesce(sum(${product.costFen}), 0)`.mapWith(Number),
    })
    .from(row)
    .innerJoin(product, eq(product.id, row.productId))
    .where(inArray(row.versionId, [...versionIds]))
    .groupBy(row.versionId)
  const found = new Map(rows.map(({ versionId, ...sums }) => [versionId, sums]))
  return (versionId) => found.get(versionId) ?? noSums
}

/** What several rows of a list hold, read for those of one page. */
export interface AgreementParts {
  readonly shown: VersionRow
  readonly sums: (versionId: number) => Sums
  readonly managers: readonly string[]
}

export const partsOf = async (db: Db, found: readonly AgreementFound[], today: string): Promise<(one: AgreementFound) => AgreementParts> => {
  const now = await versionsOn(db, found.map(({ record: { id } }) => id), today)
  const shownOf = ({ record: { id }, newest }: AgreementFound): VersionRow => now.get(id) ?? newest
  const sums = await sumsOf(db, [...new Set(found.flatMap((one) => [one.newest.id, shownOf(one).id]))])
  const companies = found.flatMap(({ record: { enterpriseId } }) => (enterpriseId === null ? [] : [enterpriseId]))
  const managers = await managerNamesOf(db, companies)
  return (one) => ({ shown: shownOf(one), sums, managers: managers.get(one.record.enterpriseId ?? 0) ?? [] })
}

export const toSellerAgreement = (caller: StaffCaller, found: AgreementFound, { shown, sums, managers }: AgreementParts, today: string): SellerAgreement => {
  const { record: one, newest, party } = found
  const { rows, priceFen, costFen } = sums(shown.id)
  return {
    AgreementId: one.id,
    AgreementNo: one.agreementNo,
    Name: one.name,
    Level: one.level,
    EnterpriseId: one.enterpriseId,
    PartyName: party,
    From: one.fromDay,
    Until: one.endedOn ?? one.untilDay,
    Status: one.status,
    StatusName: agreementStatusName(one.status),
    VersionNo: newest.number,
    VersionStatus: newest.status,
    VersionStatusName: agreementVersionStatusName(newest.status),
    Products: rows,
    Margin: caller.permissions.has('cost.view') && costFen > 0 ? marginOf(priceFen, costFen) : null,
    WaitingRows: isAmong<AgreementVersionStatus>(newest.status, agreementVersionStatus.pending) ? sums(newest.id).waiting : 0,
    DaysLeft: isAmong<AgreementStatus>(one.status, agreementStatus.inForce) ? Math.max(0, daysBetween(today, one.untilDay)) : null,
    Managers: [...managers],
    AllowActions: allowedActions(caller, { status: one.status, newest, isAllTheirs: found.isAllTheirs }),
    Version: one.version,
  }
}

export const agreementNotFound = (): BusinessError => new BusinessError('AGREEMENT_NOT_FOUND', '协议不存在')

/**
 * One of the agreements that exist for a caller.
 * @throws BusinessError `AGREEMENT_NOT_FOUND`
 */
export const findAgreement = async (db: Db, caller: Viewer, agreementId: number): Promise<AgreementFound> => {
  const [found] = await agreementRecords(db, caller, eq(record.id, agreementId))
  if (found === undefined) throw agreementNotFound()
  return found
}

/**
 * A version of one of them, by its number.
 * @throws BusinessError `AGREEMENT_NOT_FOUND`
 */
export const findVersion = async (db: Db, caller: Viewer, agreementId: number, number: number): Promise<VersionRow> => {
  await findAgreement(db, caller, agreementId)
  const [found] = await db.select().from(version).where(and(eq(version.agreementId, agreementId), eq(version.number, number)))
  if (found === undefined) throw new BusinessError('AGREEMENT_NOT_FOUND', '协议没有这一版')
  return found
}

/** The approved version before another: 上期价 are its prices. Undefined for the first. */
export const versionBefore = async (db: Db, { agreementId, number }: Pick<VersionRow, 'agreementId' | 'number'>): Promise<VersionRow | undefined> => {
  const [found] = await db
    .select()
    .from(version)
    .where(and(eq(version.agreementId, agreementId), eq(version.status, agreementVersionStatus.inForce), sql`${version.number} < ${number}`))
    .orderBy(desc(version.number))
    .limit(1)
  return found
}
