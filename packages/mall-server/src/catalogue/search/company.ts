import { compareAgreements, type AgreementRank } from '@mall/api/seller/contract'
import { sql } from 'drizzle-orm'
import { versionsInForce } from '../assortment/agreements.ts'
import { allowsNonAgreedSql } from '../assortment/products.ts'
import type { Company as Asked } from '../assortment/viewer.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/** What one company sees of the catalogue, by slot: of a hundred thousand products few are its own, and thousands of companies are kept. */
export interface Company {
  /** A new number after every change. */
  version: number
  allowsNonAgreed: boolean
  /** Those whose products are in its catalogue, with all below them. */
  categoryIds: readonly number[]
  /** The day whose prices these are. */
  readonly day: string
  /** What its agreements in force say of the products of its catalogue: a price in fen, or below zero a percent of the market price in hundredths, which follows it. */
  readonly agreed: Map<number, number>
  /** Orders that had the product, of those that it has bought. */
  readonly orders: Map<number, number>
}

let versions = 0

/** Failed orders: 驳回 撤回 取消 拒收. */
const fruitless = sql`(11, 12, 80, 90)`

/** A product with its facts. */
type Pair = readonly [number, number]

/** A version in force with the prices of the first tier of its products, as `Company.agreed` has them. */
interface ReadVersion extends AgreementRank {
  readonly rows: readonly Pair[]
}

/** Reads what a company agreed on, and what it bought; `productIds`: of these alone, the others stay. */
export const readCompany = async (db: Db, index: CatalogueIndex, { enterpriseId, day }: Asked, known?: Company, productIds?: readonly number[]): Promise<Company> => {
  const only = productIds === undefined ? sql`true` : sql`product_id = any(${intArray(productIds)})`
  // One statement: companies are read while their first buyer waits.
  const [row] = await queryRows<{ allowsNonAgreed: boolean; categoryIds: readonly number[]; versions: readonly ReadVersion[]; bought: readonly Pair[] }>(
    db,
    sql`select ${allowsNonAgreedSql(enterpriseId)} as "allowsNonAgreed",
      (select coalesce(json_agg(category_id order by category_id), '[]') from catalogue_category where enterprise_id = ${enterpriseId}) as "categoryIds",
      (select coalesce(json_agg(json_build_object('number', v.agreement_no, 'level', v.level, 'from', v.from_day, 'rows', (
        select coalesce(json_agg(json_build_array(product_id, coalesce((tiers->0->>'priceFen')::bigint, -percent))), '[]') from agreement_row where version_id = v.id and ${only}
      ))), '[]') from (${versionsInForce({ enterpriseId, day })}) v) as versions,
      (select coalesce(json_agg(json_build_array(product_id, orders)), '[]') from (
        select product_id, count(distinct order_id) as orders from report_line
        where enterprise_id = ${enterpriseId} and status not in ${fruitless} and ${only} group by product_id
      ) counted) as bought`,
  )
  if (row === undefined) throw new Error('A statement without a condition returned nothing')
  const company: Company = known ?? { version: 0, day, allowsNonAgreed: true, categoryIds: [], agreed: new Map(), orders: new Map() }
  company.allowsNonAgreed = row.allowsNonAgreed
  company.categoryIds = row.categoryIds
  for (const id of productIds ?? []) {
    const slot = index.slotOf(id)
    if (slot === undefined) continue
    company.agreed.delete(slot)
    company.orders.delete(slot)
  }
  const put = (column: Map<number, number>, id: number, value: number) => {
    const slot = index.slotOf(id)
    if (slot !== undefined) column.set(slot, value)
  }
  // The decisive one is the last to be written.
  for (const { rows } of row.versions.toSorted(compareAgreements)) for (const [id, part] of rows) put(company.agreed, id, part)
  for (const [id, orders] of row.bought) put(company.orders, id, orders)
  company.version = ++versions
  return company
}
