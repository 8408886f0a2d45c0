import { sql } from 'drizzle-orm'
import { afterSalesType, paymentType, type StatementPiece } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { freightOf } from '../invoice/lines.ts'

/** What was received, or went back, and is in no statement yet. */
export interface Uncovered {
  readonly orderId: number
  readonly kind: Exclude<StatementPiece, 'correction'>
  readonly lineId: number | null
  readonly serviceId: number | null
  readonly quantity: number | null
  /** Negative: it went back. */
  readonly amountFen: number
  readonly taxBp: number
  /** The day of it in Asia/Shanghai; null: more of the order is to come. */
  readonly day: string | null
}

interface Of {
  readonly enterpriseId: number
  readonly fromDay: string
}

/** Orders that a company owes by its statements: paid on account, and placed under its terms; of them those alone of which something is in no statement, by their own index. */
const owed = ({ enterpriseId, fromDay }: Of) =>
  sql`orders.enterprise_id = ${enterpriseId} and orders.awaits_statement and orders.payment_type = ${paymentType.onAccount} and orders.created_at >= ${fromDay}::date::timestamp at time zone 'Asia/Shanghai'`

/** Until the end of a day. What of an order is received while more of it is to come has no time of its own: it is in the first statement that finds it. */
const until = (column: 'orders.received_at' | 'service.refunded_at', day: string) => sql`${sql.raw(column)} < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`

const dayOf = (column: 'orders.received_at' | 'service.refunded_at') => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`)

/**
 * What the statements of a company do not have yet. Of a line that is how many of its pieces were received beyond those that counted statements have, so that nothing depends on
 * when a receipt was written, and what was left for the next statement is there again by itself. Freight is owed with the first piece that was received; what was refused is owed
 * by nobody. What was completed after `untilDay` waits for the next one. To be called under the lock of the terms.
 */
export const readUncovered = async (db: Db, of: Of, untilDay: string): Promise<Uncovered[]> =>
  queryRows<Uncovered>(
    db,
    sql`
    select "orderId", kind, "lineId", "serviceId", quantity, "amountFen"::float8 as "amountFen", "taxBp", day from (
      select orders.id as "orderId", 'goods' as kind, line.id as "lineId", null::int as "serviceId", line.received_quantity - coalesce(covered.pieces, 0)::int as quantity,
        line.price_fen * (line.received_quantity - coalesce(covered.pieces, 0)) as "amountFen", line.tax_bp as "taxBp", ${dayOf('orders.received_at')} as day
      from orders join order_line line on line.order_id = orders.id
      left join lateral (select sum(piece.quantity) as pieces from statement_piece piece where piece.line_id = line.id and piece.kind = 'goods' and piece.is_counted) covered on true
      where ${owed(of)} and line.received_quantity > coalesce(covered.pieces, 0) and (orders.received_at is null or ${until('orders.received_at', untilDay)})
      union all
      select orders.id, 'freight', null, null, null, orders.freight_fen, ${freightOf(0).taxBp}::int, ${dayOf('orders.received_at')}
      from orders
      where ${owed(of)} and orders.freight_fen > 0 and (orders.received_at is null or ${until('orders.received_at', untilDay)})
        and exists (select 1 from order_line line where line.order_id = orders.id and line.received_quantity > 0)
        and not exists (select 1 from statement_piece piece where piece.order_id = orders.id and piece.kind = 'freight' and piece.is_counted)
      union all
      select orders.id, 'return', line.id, service.id, service.quantity, -service.refund_fen, line.tax_bp, ${dayOf('service.refunded_at')}
      from after_sales service join orders on orders.id = service.order_id join order_line line on line.id = service.line_id
      where ${owed(of)} and service.type = ${afterSalesType.return} and ${until('service.refunded_at', untilDay)}
        and not exists (select 1 from statement_piece piece where piece.service_id = service.id and piece.kind = 'return' and piece.is_counted)
    ) uncovered order by "orderId", kind, "lineId", "serviceId"`,
  )
