import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm'
import { agreementVersionStatus, type AgreedRow, type AgreementLevel, type ProductAgreement } from '@mall/api/seller/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { intArrayText } from '../../platform/db/int-array.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { PriceTier } from '../../platform/db/schema/catalogue.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { Company } from './viewer.ts'

/** A company and a day: values, or their places in a statement that is prepared. */
interface Asked {
  readonly enterpriseId: number | Placeholder
  readonly day: string | Placeholder
}

/** Of an agreement, the version that was approved and began last until a day. */
const versionOn = (day: Asked['day'] | SQL): SQL =>
  sql`select id, from_day, number from agreement_version where agreement_id = a.id and status = ${literals(agreementVersionStatus.inForce)} and from_day <= ${day}::date order by from_day desc, number desc limit 1`

/** Whether an agreement `a` has not ended before a day: one that was ended holds until the end of that day. */
const isNotOver = (day: Asked['day']): SQL => sql`${day}::date <= least(a.until_day, a.ended_on)`

/**
 * The versions in force of a company, its own and its group's: few, each with the place of its agreement among them (1 decides where it holds the product), which is the
 * order of `compareAgreements`.
 */
export const versionsInForce = ({ enterpriseId, day }: Asked): SQL => sql`
  select v.id, v.number, v.from_day, a.agreement_no, a.level, least(a.until_day, a.ended_on) as until_day,
    row_number() over (order by a.level = 'company' desc, v.from_day desc, a.agreement_no collate "C" desc) as place
  from agreement a join lateral (${versionOn(day)}) v on true
  where (a.enterprise_id = ${enterpriseId} or a.group_id = (select group_id from enterprise where id = ${enterpriseId})) and ${isNotOver(day)}`

/** The ids of those as an array, which a statement makes once. */
export const versionIdsInForce = (asked: Asked): SQL => sql`array(select id from (${versionsInForce(asked)}) held)`

/** Whether a company `e` buys by an agreement `a`: its own, or its group's. */
const buysBy = sql`(e.id = a.enterprise_id or e.group_id = a.group_id)`

/**
 * The agreements that are in force on one of some days, a row for each company that buys by them: `agreement_id`, `enterprise_id`, and `version_id` of the version that is in
 * force on the last of these days.
 */
export const agreementsWithin = ({ first, last }: { readonly first: string; readonly last: string }): SQL => sql`
  select a.id as agreement_id, v.id as version_id, e.id as enterprise_id
  from agreement a
  cross join lateral (select least(a.until_day, a.ended_on, ${last}::date) as day) held
  join lateral (${versionOn(sql`held.day`)}) v on true
  join enterprise e on ${buysBy}
  where ${isNotOver(first)}`

/** Companies that have a product by an agreement in force: their own, or their group's. */
export const companiesHolding = (productId: Column | SQL, day: string): SQL => sql`
  select e.id from agreement_row r
  join agreement_version one on one.id = r.version_id
  join agreement a on a.id = one.agreement_id
  join enterprise e on ${buysBy}
  where r.product_id = ${productId} and ${isNotOver(day)} and one.id = (select id from (${versionOn(day)}) v)`

/** An agreement that holds a product for a company today, with the row that does. */
export interface HeldAgreement extends ProductAgreement {
  readonly versionId: number
  /** 第几版 */
  readonly version: number
  /** 客户物料编码 */
  readonly materialCode: string | null
}

interface Row {
  readonly productId: number
  readonly versionId: number
  readonly version: number
  readonly number: string
  readonly level: AgreementLevel
  readonly from: string
  readonly until: string
  readonly tiers: readonly PriceTier[] | null
  readonly percent: number | null
  readonly materialCode: string | null
}

const rowOf = ({ tiers, percent }: Pick<Row, 'tiers' | 'percent'>): AgreedRow => (tiers === null ? { kind: 'percent', percent: percent ?? 0 } : { kind: 'fixed', tiers })

const heldOf = ({ versionId, version, number, level, from, until, materialCode, ...row }: Row): HeldAgreement => ({
  versionId, version, number, level, until, materialCode, versions: [{ from, row: rowOf(row) }],
})

const heldRows = prepared((db) => {
  const place = (name: string) => sql.placeholder(name)
  return db
    .select({
      productId: sql<number>`r.product_id`, versionId: sql<number>`v.id`, version: sql<number>`v.number`, number: sql<string>`v.agreement_no`, level: sql<AgreementLevel>`v.level`,
      from: sql<string>`v.from_day::text`, until: sql<string>`v.until_day::text`,
      tiers: sql<readonly PriceTier[] | null>`r.tiers`, percent: sql<number | null>`r.percent`, materialCode: sql<string | null>`r.material_code`,
    })
    .from(sql`(${versionsInForce({ enterpriseId: place('enterpriseId'), day: place('day') })}) v join agreement_row r on r.version_id = v.id`)
    .where(sql`r.product_id = any(${place('ids')}::int[])`)
    .orderBy(sql`v.place`)
    .prepare('agreements_held')
})

/** The agreements in force that hold products for a company, by product: one statement, whatever the number of products. */
export const agreementsOf = async (db: Db, { enterpriseId, day }: Company, productIds: readonly number[]): Promise<ReadonlyMap<number, readonly HeldAgreement[]>> => {
  if (productIds.length === 0) return new Map()
  const rows = await heldRows(db).execute({ enterpriseId, day, ids: intArrayText(productIds) })
  return new Map(Array.from(groupBy(rows, ({ productId }) => productId), ([id, held]) => [id, held.map(heldOf)]))
}

/** A product that a company has a number of its own for. */
interface OwnNumber {
  readonly productId: number
  /** 客户物料编码 */
  readonly materialCode: string
}

/** The products that a company has these numbers for by its agreements in force, each once. */
export const ownNumbersOf = async (db: Db, company: Company, codes: readonly string[]): Promise<OwnNumber[]> =>
  codes.length === 0
    ? []
    : queryRows<OwnNumber>(
        db,
        sql`select distinct product_id as "productId", material_code as "materialCode" from agreement_row
          where version_id = any(${versionIdsInForce(company)}) and material_code in (${sql.join(codes.map((code) => sql`${code}`), sql`, `)}) order by 1`,
      )

/** The first of all numbers that a company has, of products on sale. */
export const ownNumbersOnSale = (db: Db, company: Company, limit: number): Promise<(OwnNumber & { readonly code: string; readonly name: string })[]> =>
  queryRows(
    db,
    sql`select distinct r.product_id as "productId", r.material_code as "materialCode", p.code, p.name from agreement_row r join product p on p.id = r.product_id
      where r.version_id = any(${versionIdsInForce(company)}) and r.material_code is not null and p.is_on_shelf order by 1, 2 limit ${limit}`,
  )

/** How many products the agreements in force hold for a company. */
export const countAgreed = async (db: Db, company: Company): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(db, sql`select count(distinct product_id)::int as count from agreement_row where version_id = any(${versionIdsInForce(company)})`)
  return row?.count ?? 0
}
