import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { SalesDimension, SalesReportRow } from '@mall/api/seller/contract'
import { periodStart } from '../../insight/report/order-report.ts'
import { productIdOf } from '../../insight/report/product-report.ts'
import type { PeriodUnit } from '../../insight/report/periods.ts'
import type { Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import { inParts } from '../../platform/in-parts.ts'
import type { SalesFilters } from './counting.ts'

/** A row of a report, before it is named. */
export interface Place {
  readonly id: number
  readonly key: string
}

/** What a row is called, and what it leads to. */
export type Named = Pick<SalesReportRow, 'Key' | 'Name' | 'EnterpriseId' | 'ProductCode' | 'CategoryId' | 'ManagerId'>

/** How sales are added up. `id` and `key` are of a subquery `sale` with what is joined to it. */
export interface Dimension {
  readonly id: SQL
  readonly key: SQL
  readonly joins: SQL
  /** Rows are of goods: freight is of none of them, and an order is in several. */
  readonly isOfGoods: boolean
  /** The key of a row that was chosen, as the database has it. */
  readonly pointOf: (db: Db, point: string | undefined) => Promise<string | undefined>
  readonly namesOf: (db: Db, rows: readonly Place[]) => Promise<(row: Place) => Named>
}

const nobody: Named = { Key: '', Name: '', EnterpriseId: null, ProductCode: null, CategoryId: null, ManagerId: null }
const asItIs = (_db: Db, point: string | undefined) => Promise.resolve(point)

/** Rows by their ids, some at a time. */
export const byId = async <Row extends { readonly id: number }>(rows: readonly Place[], read: (ids: SQL) => Promise<readonly Row[]>): Promise<ReadonlyMap<number, Row>> => {
  const found = await inParts(rows.map(({ id }) => id), (part) => read(intArray(part)))
  return new Map(found.flat().map((row) => [row.id, row]))
}

/** By period: the key is its first day. Its rows are named by whoever knows the span. */
export const byTime = (unit: PeriodUnit): Pick<Dimension, 'id' | 'key' | 'joins'> => ({ id: sql`0`, key: periodStart(unit, sql`sale.at`), joins: sql`` })

const customer: Dimension = {
  id: sql`sale.enterprise_id`,
  key: sql`sale.enterprise_id::text`,
  joins: sql``,
  isOfGoods: false,
  pointOf: asItIs,
  namesOf: async (db, rows) => {
    const names = await byId(rows, (ids) => db.select({ id: enterprise.id, name: enterprise.name }).from(enterprise).where(sql`${enterprise.id} = any(${ids})`))
    return ({ id, key }) => ({ ...nobody, Key: key, Name: names.get(id)?.name ?? '', EnterpriseId: id })
  },
}

const goods: Dimension = {
  id: sql`sale.product_id`,
  key: sql`sale.product_id::text`,
  joins: sql``,
  isOfGoods: true,
  pointOf: async (db, point) => (await productIdOf(db, point))?.toString(),
  namesOf: async (db, rows) => {
    const names = await byId(rows, (ids) => db.select({ id: product.id, code: product.code, name: product.name }).from(product).where(sql`${product.id} = any(${ids})`))
    return ({ id }) => ({ ...nobody, Key: names.get(id)?.code ?? '', Name: names.get(id)?.name ?? '', ProductCode: names.get(id)?.code ?? null })
  },
}

/** A category with those above it, from the first level to its own. */
const levels = sql`(select one.id as category_id, coalesce(three.id, two.id, one.id) as first_id, case when three.id is null then one.id else two.id end as second_id, one.id as third_id
  from ${category} one left join ${category} two on two.id = one.parent_id left join ${category} three on three.id = two.parent_id)`

const columnsOfLevels = [sql`place.first_id`, sql`place.second_id`, sql`place.third_id`] as const

/** The level of a category, from 1; 0 for none. */
const levelOf = async (db: Db, categoryId: number | undefined): Promise<number> => {
  if (categoryId === undefined) return 0
  const [found] = await db.select({ level: category.level }).from(category).where(eq(category.id, categoryId))
  return found?.level ?? 0
}

/** The level below that of the filter. */
const categoryBelow = async (db: Db, categoryId: number | undefined): Promise<Dimension> => {
  const id = columnsOfLevels[Math.min(await levelOf(db, categoryId), 2)] ?? columnsOfLevels[2]
  return {
    id,
    key: sql`${id}::text`,
    joins: sql`join ${levels} as place on place.category_id = sale.category_id`,
    isOfGoods: true,
    pointOf: asItIs,
    namesOf: async (database, rows) => {
      const names = await byId(rows, (ids) => database.select({ id: category.id, name: category.name }).from(category).where(sql`${category.id} = any(${ids})`))
      return (row) => ({ ...nobody, Key: row.key, Name: names.get(row.id)?.name ?? '', CategoryId: row.id })
    },
  }
}

/**
 * Those who look after something now, together: what two look after is a row of both, so that each sale is in one row.
 * @param what a column of `from`, and of `sale`, by its name
 * @param from the portfolios, with what is joined to them
 */
export const byManagers = (what: SQL, from: SQL): Pick<Dimension, 'id' | 'key' | 'joins'> => ({
  id: sql`coalesce(held.first_id, 0)`,
  key: sql`coalesce(held.key, '0')`,
  joins: sql`left join (select ${what}, min(${portfolio.staffId}) as first_id, array_to_string(array_agg(distinct ${portfolio.staffId} order by ${portfolio.staffId}), ',') as key
    from ${from} group by 1) as held on held.${what} = sale.${what}`,
})

const manager: Dimension = {
  ...byManagers(sql`enterprise_id`, sql`${portfolio}`),
  isOfGoods: false,
  pointOf: asItIs,
  namesOf: async (db, rows) => {
    const ids = [...new Set(rows.flatMap(({ key }) => key.split(',').map(Number)))]
    const people = ids.length === 0 ? [] : await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids))
    const names = new Map(people.map(({ id, name }) => [id, name]))
    return ({ id, key }) => {
      const own = key.split(',').map(Number)
      return { ...nobody, Key: key, Name: id === 0 ? '无人负责' : own.map((one) => names.get(one) ?? '').join('、'), ManagerId: id > 0 && own.length === 1 ? id : null }
    }
  },
}

/** The dimension of a report that is not by time. */
export const dimensionOf = (db: Db, by: Exclude<SalesDimension, 'time'>, { CategoryId }: Pick<SalesFilters, 'CategoryId'>): Promise<Dimension> | Dimension =>
  by === 'category' ? categoryBelow(db, CategoryId) : { customer, product: goods, manager }[by]
