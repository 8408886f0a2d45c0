import { sql, type SQL } from 'drizzle-orm'
import { linesThatCount, ordersThatCount, refundsThatCount, type Basis, type Counting } from '../../insight/report/counted.ts'
import type { Span } from '../../insight/report/periods.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import type { Dimension } from './dimensions.ts'

const lineFen = sql`${reportLine.priceFen} * ${reportLine.quantity}`

/** The sales that count, as a subquery `sale`: orders at what is to be paid, or lines of goods, which have a cost. */
export const salesAs = (counting: Counting, span: Span, basis: Basis): SQL =>
  basis === 'payable'
    ? sql`(select ${orders.id} as order_id, ${orders.createdAt} as at, ${orders.enterpriseId}, ${orders.quantity}, ${orders.payableFen} as amount_fen from ${orders} where ${ordersThatCount(counting, span)}) as sale`
    : sql`(select ${reportLine.orderId}, ${reportLine.orderedAt} as at, ${reportLine.enterpriseId}, ${reportLine.productId}, ${reportLine.categoryId}, ${reportLine.quantity}, ${lineFen} as amount_fen,
        ${reportLine.costFen} * ${reportLine.quantity} as cost_fen, case when ${reportLine.costFen} is null then 0 else ${lineFen} end as costed_fen
        from ${reportLine} where ${linesThatCount(counting, span)}) as sale`

/** Numbers of what counts, whose columns have the names of `Sold`. */
export const soldColumns = (basis: Basis): SQL =>
  sql`${basis === 'payable' ? sql`count(*)::int` : sql`count(distinct sale.order_id)::int`} as orders, count(distinct sale.enterprise_id)::int as customers,
    coalesce(sum(sale.quantity), 0)::float8 as quantity, coalesce(sum(sale.amount_fen), 0)::float8 as "amountFen"`

export interface Sold {
  readonly orders: number
  readonly customers: number
  readonly quantity: number
  readonly amountFen: number
}

export const marginColumns: SQL = sql`count(distinct sale.order_id)::int as orders, coalesce(sum(sale.quantity), 0)::float8 as quantity, coalesce(sum(sale.amount_fen), 0)::float8 as "amountFen",
  coalesce(sum(sale.costed_fen), 0)::float8 as "costedFen", coalesce(sum(sale.cost_fen), 0)::float8 as "costFen", coalesce(sum(sale.costed_fen) - sum(sale.cost_fen), 0)::float8 as "profitFen"`

export interface Earned {
  readonly orders: number
  readonly quantity: number
  readonly amountFen: number
  /** What of the amount has a cost. */
  readonly costedFen: number
  readonly costFen: number
  readonly profitFen: number
}

/** One of the sums of a dimension, as rows of `key` and `fen`. */
export const fenByKey = ({ key, joins }: Pick<Dimension, 'key' | 'joins'>, sale: SQL): SQL => sql`select ${key} as key, sum(sale.amount_fen)::float8 as fen from ${sale} ${joins} group by 1`

export const refundsAs = (counting: Counting, span: Span, basis: Basis): SQL => refundsThatCount(counting, span, basis, 'sale')
