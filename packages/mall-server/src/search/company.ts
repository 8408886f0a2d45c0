import { and, eq, sql } from 'drizzle-orm'
import { queryRows, type Db } from '../db/client.ts'
import { intArray } from '../db/int-array.ts'
import { agreedCatalogue } from '../db/schema/catalogue.ts'
import { reportLine } from '../db/schema/report.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/** What one company sees of the catalogue: by slot, so that a list of all products looks nothing up. */
export interface Company {
  /** Never the same again once something changed. */
  version: number
  allowsNonAgreed: boolean
  /** The agreed price in fen; 0 for a product of its catalogue without one, -1 for one outside of it. */
  readonly agreedFen: number[]
  /** Orders that had the product. */
  readonly orders: number[]
}

let versions = 0

/** Orders that came to nothing: 驳回 撤回 取消 拒收. */
const fruitless = sql`(11, 12, 80, 90)`

/** Reads what a company agreed on, and what it bought; `productIds`: of these alone, the others stay. */
export const readCompany = async (db: Db, index: CatalogueIndex, enterpriseId: number, known?: Company, productIds?: readonly number[]): Promise<Company> => {
  const [terms] = await db.select().from(agreedCatalogue).where(eq(agreedCatalogue.enterpriseId, enterpriseId))
  const company: Company = known ?? { version: 0, allowsNonAgreed: true, agreedFen: index.products.map(() => -1), orders: index.products.map(() => 0) }
  company.allowsNonAgreed = terms?.allowsNonAgreed ?? true
  const only = (column: string) => (productIds === undefined ? sql`true` : sql`${sql.raw(column)} = any(${intArray(productIds)})`)
  const agreed = await queryRows<{ id: number; fen: number }>(
    db, sql`select product_id as id, coalesce(price_fen, 0)::float8 as fen from agreed_item where enterprise_id = ${enterpriseId} and ${only('product_id')}`,
  )
  const bought = await db
    .select({ id: reportLine.productId, orders: sql<number>`count(distinct ${reportLine.orderId})::int` })
    .from(reportLine)
    .where(and(eq(reportLine.enterpriseId, enterpriseId), sql`${reportLine.status} not in ${fruitless}`, only('product_id')))
    .groupBy(reportLine.productId)
  for (const id of productIds ?? []) {
    const slot = index.slotOf(id)
    if (slot !== undefined) [company.agreedFen[slot], company.orders[slot]] = [-1, 0]
  }
  const put = (column: number[], id: number, value: number) => {
    const slot = index.slotOf(id)
    if (slot !== undefined) column[slot] = value
  }
  for (const { id, fen } of agreed) put(company.agreedFen, id, fen)
  for (const { id, orders } of bought) put(company.orders, id, orders)
  company.version = ++versions
  return company
}
