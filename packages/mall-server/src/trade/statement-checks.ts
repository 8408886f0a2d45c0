import { sql, type SQL } from 'drizzle-orm'
import { confirmedStatements, paymentType, statementStatus } from '@mall/api/contract'
import { literals } from '../platform/db/columns.ts'

const { disputed, invoiced, pending, confirmed, settled } = statementStatus

/** Each finds nothing when statements, their lines and the money that came in agree; a row that it finds names the wrong record. */
export const statementChecks = {
  'a statement is the sum of what it counts, and a line is counted unless it is left for the next': sql`
      select s.statement_no as record from statement s
      left join statement_row r on r.statement_id = s.id left join statement_piece p on p.row_id = r.id and p.is_counted
      group by s.id having coalesce(sum(p.amount_fen), 0) <> s.amount_fen
      union all select s.statement_no || '/' || r.id from statement_piece p join statement_row r on r.id = p.row_id join statement s on s.id = r.statement_id
      where p.is_counted = (r.state = 'postponed') or p.order_id <> r.order_id`,
  'a statement has the orders of its company alone': sql`
      select s.statement_no || '/' || r.id as record from statement_row r join statement s on s.id = r.statement_id join orders o on o.id = r.order_id where o.enterprise_id <> s.enterprise_id`,
  'a statement is disputed while one of its lines is, and confirmed when all are': sql`
      select s.statement_no as record from statement s
      left join statement_row r on r.statement_id = s.id group by s.id
      having (s.status = ${literals(disputed)}) <> (count(*) filter (where r.state = 'disputed') > 0)
        or (s.status = ${literals(pending)}) <> (count(*) filter (where r.state = 'disputed') = 0 and count(*) filter (where r.state = 'open') > 0)
        or (s.status in (${literals(...confirmedStatements)})) <> (s.confirmed_at is not null and s.due_on is not null)`,
  'all of a statement that is 已开票 is invoiced, and not all of one that is 已确认': sql`
      select statement_no as record from statement
      where status in (${literals(confirmed, invoiced)}) and (status = ${literals(invoiced)}) <> (uninvoiced_fen = 0 and invoiced_fen > 0)`,
  'what was paid of a statement is what money was put on it, and a statement that is 已结清 is paid': sql`
      select s.statement_no as record from statement s left join payment_match m on m.statement_id = s.id and m.undone_at is null
      group by s.id having coalesce(sum(m.amount_fen), 0) <> s.paid_fen
        or (s.paid_fen > 0 and (s.paid_fen > s.amount_fen or s.status not in (${literals(...confirmedStatements)})))
        or (s.status = ${literals(settled)}) <> (s.settled_at is not null) or (s.status = ${literals(settled)} and s.paid_fen <> s.amount_fen)
        or (s.status in (${literals(confirmed, invoiced)}) and s.paid_fen = s.amount_fen)`,
  'of money that came in what was put on statements and orders of its company is used, once': sql`
      select p.payment_no as record from received_payment p left join payment_match m on m.payment_id = p.id and m.undone_at is null
      group by p.id having coalesce(sum(m.amount_fen), 0) <> p.matched_fen or coalesce(sum(m.amount_fen) filter (where m.order_id is not null), 0) <> p.orders_fen
      union all select p.payment_no from payment_match m join received_payment p on p.id = m.payment_id join orders o on o.id = m.order_id
      where p.enterprise_id is distinct from o.enterprise_id or o.payment_type <> ${literals(paymentType.transfer)} or m.amount_fen < o.payable_fen
        or not exists (select 1 from payment where payment.order_id = o.id and payment.kind = 'transfer')
      union all select p.payment_no from payment_match m join received_payment p on p.id = m.payment_id join statement s on s.id = m.statement_id
      where m.undone_at is null and p.enterprise_id is distinct from s.enterprise_id`,
} as const satisfies Readonly<Record<string, SQL>>
