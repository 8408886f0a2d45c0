import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { confirmedStatements, issuedInvoices, statementStatus } from '@mall/api/contract'
import { actingByItself } from '../../platform/actions/permit.ts'
import { queryRows, type Tx } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { statement, statementLog, statementRow } from '../../platform/db/schema/statement.ts'
import { yuanText } from '../../platform/money.ts'
import { updatedRow } from '../../platform/records/version.ts'
import { moveStatement } from './moves.ts'
import type { StatementRow } from './scope.ts'

/** How much of a statement is invoiced, and how much of it is to be, fen. */
type Invoiced = Pick<StatementRow, 'invoicedFen' | 'uninvoicedFen'>

/**
 * Invoices are of orders, and an order may be in several statements: what is issued and valid of it is that of its earliest statement first. What was refunded, refused or
 * corrected is not to be invoiced, in whichever statement it is: a red letter of a return takes no mark away.
 */
const invoicedOf = async (tx: Tx, statementId: number): Promise<Invoiced> => {
  const [sums] = await queryRows<Invoiced>(
    tx,
    sql`
    select coalesce(sum(least(own.due, greatest(0, own.issued - own.before))), 0)::float8 as "invoicedFen", coalesce(sum(own.due - least(own.due, greatest(0, own.issued - own.before))), 0)::float8 as "uninvoicedFen"
    from (
      select greatest(0, least(stated.before, kept.fen)) as before, greatest(0, least(stated.until, kept.fen)) - greatest(0, least(stated.before, kept.fen)) as due, issued.fen as issued
      from statement_row line
      join orders on orders.id = line.order_id
      cross join lateral (
        select coalesce(sum(piece.amount_fen) filter (where held.statement_id < line.statement_id), 0) as before, coalesce(sum(piece.amount_fen) filter (where held.statement_id <= line.statement_id), 0) as until,
          coalesce(sum(piece.amount_fen) filter (where piece.kind = 'correction'), 0) as corrected
        from statement_row held join statement_piece piece on piece.row_id = held.id where held.order_id = line.order_id and piece.is_counted
      ) stated
      cross join lateral (
        select orders.payable_fen - orders.refused_fen + stated.corrected - coalesce(sum(service.refund_fen), 0) as fen from after_sales service where service.order_id = orders.id and service.refunded_at is not null
      ) kept
      cross join lateral (
        select coalesce(sum(part.amount_fen - part.red_fen), 0) as fen from invoice_order part join invoice taken on taken.id = part.invoice_id
        where part.order_id = orders.id and taken.status in (${literals(...issuedInvoices)})
      ) issued
      where line.statement_id = ${statementId} and line.state <> 'postponed'
    ) own where own.due > 0`,
  )
  return sums ?? { invoicedFen: 0, uninvoicedFen: 0 }
}

/** All of it is invoiced, and there was something to be. */
export const isInvoiced = ({ invoicedFen, uninvoicedFen }: Invoiced): boolean => uninvoicedFen === 0 && invoicedFen > 0

/**
 * Locks the orders of a statement whose lines change, in the order of their ids. Whoever issues an invoice or gives money back has locked the order before it looks for
 * confirmed statements: so either it finds this one confirmed, or this one finds the invoice.
 */
export const lockStatedOrders = async (tx: Tx, statementId: number): Promise<void> => {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, tx.select({ id: statementRow.orderId }).from(statementRow).where(eq(statementRow.statementId, statementId))))
    .orderBy(asc(orders.id))
    .for('no key update')
}

/** What follows for a confirmed statement, which is locked, from the invoices of its orders: 已开票 or not any more (seller.md §5). One that is settled stays so, and says it. */
export const followInvoices = async (tx: Tx, row: StatementRow, now: Date): Promise<StatementRow> => {
  const changes = await invoicedOf(tx, row.id)
  if (changes.invoicedFen === row.invoicedFen && changes.uninvoicedFen === row.uninvoicedFen) return row
  const acting = actingByItself(now)
  const text = isInvoiced(changes) ? '已全部开票' : `还有 ${yuanText(changes.uninvoicedFen)} 未开票`
  if (row.status === statementStatus.confirmed && isInvoiced(changes)) return moveStatement(tx, row, 'Invoice', { ...acting, text, changes })
  if (row.status === statementStatus.invoiced && !isInvoiced(changes)) return moveStatement(tx, row, 'Uninvoice', { ...acting, text, changes })
  const after = updatedRow(await tx.update(statement).set(changes).where(eq(statement.id, row.id)).returning())
  if (isInvoiced(row) !== isInvoiced(changes)) await tx.insert(statementLog).values({ statementId: row.id, operator: acting.operator, text, createdAt: now })
  return after
}

/** What follows for the confirmed statements that have something of these orders, which are locked, when invoices of them are issued or reversed, or money goes back. */
export const followInvoicesOf = async (tx: Tx, orderIds: readonly number[], now: Date): Promise<void> => {
  const having = tx.select({ id: statementRow.statementId }).from(statementRow).where(inArray(statementRow.orderId, [...orderIds]))
  const rows = await tx
    .select()
    .from(statement)
    .where(and(inArray(statement.id, having), inArray(statement.status, [...confirmedStatements])))
    .orderBy(asc(statement.id))
    .for('update')
  for (const row of rows) await followInvoices(tx, row, now)
}
