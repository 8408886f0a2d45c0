import { sql, type SQL } from 'drizzle-orm'
import { afterSalesStatus, afterSalesType, approvalStatus, invoiceMode, invoicesBeforeIssue, invoiceState, invoiceStatus, invoicesWithoutEffect, issuedInvoices, orderStatus, paymentStatus, paymentType, refundStatus, shortableStatuses, shortageState, unsellableReasons } from '@mall/api/contract'
import { queryRows, type Db } from '../platform/db/client.ts'
import { literals } from '../platform/db/columns.ts'
import { arrivedStatuses } from './order/lifecycle/refund-rules.ts'
import { statementChecks } from './statement-checks.ts'

/** Orders of which something may still be received. */
const receivable = literals(orderStatus.pendingApproval, orderStatus.pendingPayment, orderStatus.pendingConfirmation, orderStatus.preparing, orderStatus.partlyShipped, orderStatus.pendingReceipt)
const cameToNothing = literals(orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled)
const returned = literals(afterSalesType.return)
const withoutService = literals(afterSalesStatus.rejected, afterSalesStatus.cancelled)
const unsellable = sql.raw(unsellableReasons.map((reason) => `'${reason}'`).join(', '))
const notInvoiced = literals(invoiceState.notInvoiced)

/** Each finds nothing when orders, stock, budgets, services and invoices agree; a row that it finds names the wrong record. */
const checks = {
  'an order has lines that make up its sum and its quantity': sql`
      select o.order_no as record from orders o left join order_line l on l.order_id = o.id group by o.id
      having coalesce(sum(l.price_fen * l.quantity), 0) <> o.goods_fen or coalesce(sum(l.quantity), 0) <> o.quantity or count(l.id) = 0`,
  'an order holds just the pieces of its lines without those that were returned, or none once all were': sql`
      select o.order_no as record from orders o
      join (
        select order_id, product_id, sum(quantity) as wanted, 0 as moved from order_line group by 1, 2
        union all select order_id, product_id, 0, sum(change) from stock_movement group by 1, 2
        union all
          select r.order_id, l.product_id, -sum(r.quantity), 0 from after_sales r join order_line l on l.id = r.line_id
          where r.type = ${returned} and r.received_at is not null group by 1, 2
        union all
          select r.order_id, l.product_id, -sum(r.quantity), 0 from order_refusal r join order_line l on l.id = r.line_id
          where r.taken_back_at is not null and r.reason not in (${unsellable}) group by 1, 2
      ) held on held.order_id = o.id
      group by o.id, held.product_id
      having sum(held.moved) <> case when o.stock_state = 'taken' or o.refused_fen > 0 then -sum(held.wanted) else 0 end`,
  'what was received and refused of a line is what its packages have of that': sql`
      select o.order_no || '/' || l.id as record from order_line l join orders o on o.id = l.order_id
      join (
        select line_id, sum(quantity) as quantity, sum(received_quantity) as received, sum(refused_quantity) as refused from order_package_line group by 1
      ) packed on packed.line_id = l.id
      where packed.quantity <> l.shipped_quantity or packed.received <> l.received_quantity or packed.refused <> l.refused_quantity`,
  'every refused piece has a refusal, whose money its order carries': sql`
      select o.order_no as record from orders o
      left join (select order_id, sum(refused_quantity) as pieces from order_line group by 1) line on line.order_id = o.id
      left join (select order_id, sum(quantity) as pieces, sum(refund_fen + freight_fen) as fen from order_refusal group by 1) back on back.order_id = o.id
      where coalesce(line.pieces, 0) <> coalesce(back.pieces, 0) or o.refused_fen <> coalesce(back.fen, 0)
      union all select o.order_no from order_refusal r join order_line l on l.id = r.line_id join orders o on o.id = r.order_id where r.refund_fen <> l.price_fen * r.quantity or l.order_id <> o.id`,
  'a buyer is asked about pieces that have not left, of orders that go on': sql`
      select o.order_no || '/' || s.id as record from order_shortage s join orders o on o.id = s.order_id left join order_line l on l.id = s.line_id
      where s.state = ${literals(shortageState.asked)} and (l.id is null or l.order_id <> o.id or o.status not in (${literals(...shortableStatuses)}))
      union all select o.order_no || '/' || l.id from order_line l join orders o on o.id = l.order_id join order_shortage s on s.line_id = l.id and s.state = ${literals(shortageState.asked)}
      group by o.id, l.id having sum(s.quantity) > l.quantity - l.shipped_quantity`,
  'a replacement never costs more, and what was paid of a shortage goes back': sql`
      select s.id::text as record from order_shortage s join orders o on o.id = s.order_id
      where s.less_fen < 0 or (s.less_fen > 0 and s.state not in (${literals(shortageState.cut, shortageState.replaced)})) or s.refund_fen not in (0, s.less_fen)`,
  'what was paid of an order and not refunded is what it costs, and each payment carries its refunds': sql`
      select o.order_no as record from orders o
      join (select order_id, sum(amount_fen - refund_fen) as kept from payment where status in (${literals(...arrivedStatuses)}) group by 1) paid on paid.order_id = o.id
      left join (select order_id, sum(refund_fen) as fen from after_sales where refunded_at is not null group by 1) back on back.order_id = o.id
      where paid.kept <> case when o.status in (${cameToNothing}, ${literals(orderStatus.refused)}) then 0 else o.payable_fen - o.refused_fen - coalesce(back.fen, 0) end
      union all select p.id::text from payment p left join payment_refund r on r.payment_id = p.id group by p.id
      having p.refund_fen <> coalesce(sum(r.amount_fen), 0)
        or (p.status = ${literals(paymentStatus.refunded)}) <> (p.amount_fen > 0 and p.refund_fen = p.amount_fen and coalesce(bool_and(r.status = ${literals(refundStatus.done)}), false))
        or (p.status = ${literals(paymentStatus.late)} and p.refund_fen < p.amount_fen) or (p.status in (${literals(paymentStatus.waiting, paymentStatus.refused)}) and p.refund_fen > 0)`,
  'an order is refused just when all of it was': sql`
      select o.order_no as record from orders o
      where (o.status = ${literals(orderStatus.refused)} and exists (select 1 from order_line l where l.order_id = o.id and l.refused_quantity < l.quantity))
        or (o.payable_fen > 0 and o.refused_fen = o.payable_fen) <> (o.status = ${literals(orderStatus.refused)} or (o.refused_fen > 0 and o.status = ${literals(orderStatus.cancelled)}))
        or (o.status = ${literals(orderStatus.completed)} and exists (select 1 from order_line l where l.order_id = o.id and l.received_quantity + l.refused_quantity < l.shipped_quantity))`,
  'the movements of a stock row follow on each other and end in its quantity': sql`
      select product_id || '/' || area_code as record from (
        select m.product_id, m.area_code, m.quantity_after, m.change, s.quantity,
          lag(m.quantity_after) over by_row as before, lead(m.id) over by_row as next
        from stock_movement m left join product_stock s on s.product_id = m.product_id and s.area_code = m.area_code
        window by_row as (partition by m.product_id, m.area_code order by m.id)
      ) chain
      where before + change <> quantity_after or quantity_after < 0 or (next is null and quantity is distinct from quantity_after)`,
  'no stock is negative': sql`select product_id || '/' || area_code as record from product_stock where quantity < 0`,
  'the sum of a ledger is the balance of its budget': sql`
      select b.id::text as record from budget b left join budget_ledger l on l.budget_id = b.id group by b.id
      having coalesce(sum(l.amount_fen), 0) <> b.total_fen + b.adjusted_fen - b.used_fen - b.frozen_fen`,
  'every row of a ledger carries the balance after it': sql`
      select id::text as record from (
        select id, balance_fen, sum(amount_fen) over (partition by budget_id order by id) as running from budget_ledger
      ) rows where balance_fen <> running`,
  'a budget is used and frozen by its orders alone': sql`
      select b.id::text as record from budget b
      left join (
        select budget_id, sum(used_fen) as used_fen, sum(frozen_fen) as frozen_fen from budget_hold group by 1
      ) held on held.budget_id = b.id
      where coalesce(held.used_fen, 0) <> b.used_fen or coalesce(held.frozen_fen, 0) <> b.frozen_fen`,
  'an order is held by what it costs in each of its budgets, used or frozen as its state says, without what was refunded': sql`
      select o.order_no as record from orders o
      left join (select order_id, sum(refund_fen) as fen from after_sales where refunded_at is not null group by 1) back on back.order_id = o.id
      left join budget_hold h on h.order_id = o.id
      where (h.order_id is null) <> (o.budget_state = 'none')
        or h.frozen_fen <> case when o.budget_state = 'frozen' then o.payable_fen else 0 end
        or h.used_fen <> case when o.budget_state = 'used' then o.payable_fen - o.refused_fen - coalesce(back.fen, 0) else 0 end
        or h.frozen_fen + h.used_fen + h.returned_fen <> o.payable_fen`,
  'an order is held by budgets of its own department, one of each kind of period': sql`
      select o.order_no as record from orders o join budget_hold h on h.order_id = o.id join budget b on b.id = h.budget_id
      group by o.id, b.period having count(*) > 1 or bool_or(b.department_id <> o.department_id)`,
  'what the ledger of a budget says of an order is what the order holds of it': sql`
      select l.budget_id || '/' || l.order_id as record from (select budget_id, order_id, -sum(amount_fen) as fen from budget_ledger where order_id is not null group by 1, 2) l
      left join budget_hold h on h.order_id = l.order_id and h.budget_id = l.budget_id
      where l.fen <> coalesce(h.used_fen + h.frozen_fen, 0)`,
  'an order waits for approval just when an approval of it runs': sql`
      select o.order_no as record from orders o
      where (o.status = ${literals(orderStatus.pendingApproval)}) <> exists (select 1 from order_approval a where a.order_id = o.id and a.status = ${literals(approvalStatus.running)})`,
  'what came to nothing holds neither goods nor money': sql`
      select order_no as record from orders
      where (status in (${cameToNothing})) <> (stock_state = 'returned') or (status in (${cameToNothing}) and budget_state in ('frozen', 'used'))`,
  'the services of a line have no more pieces than were received': sql`
      select o.order_no || '/' || l.id as record from after_sales r join order_line l on l.id = r.line_id join orders o on o.id = l.order_id
      where r.status not in (${withoutService}) and (r.status <> ${literals(afterSalesStatus.completed)} or r.type = ${returned}) group by o.id, l.id having sum(r.quantity) > l.received_quantity`,
  'money goes back for what the seller has received and finished, once': sql`
      select return_no as record from after_sales
      where (refunded_at is not null) <> (type = ${returned} and finished_at is not null) or (finished_at is not null and received_at is null)`,
  'invoices never have more of an order than is paid, and 开票状态 says what they have': sql`
      select o.order_no as record from orders o
      join (
        select part.order_id,
          sum(part.amount_fen - part.red_fen) filter (where i.status not in (${literals(...invoicesWithoutEffect)})) as taken,
          bool_or(i.status in (${literals(...invoicesBeforeIssue)})) as waits, sum(part.amount_fen - part.red_fen) filter (where i.status in (${literals(...issuedInvoices)})) as issued
        from invoice_order part join invoice i on i.id = part.invoice_id group by 1
      ) invoiced on invoiced.order_id = o.id
      where taken > payable_fen or o.status <> ${literals(orderStatus.completed)}
        or o.invoice_state <> case when waits then ${literals(invoiceState.invoicing)} when issued > 0 then ${literals(invoiceState.invoiced)} else ${notInvoiced} end
      union all select order_no from orders o where invoice_state <> ${notInvoiced} and not exists (select 1 from invoice_order p where p.order_id = o.id)`,
  'an order carries what can be applied for to be invoiced of it': sql`
      select o.order_no as record from orders o
      left join (select order_id, sum(refund_fen) as fen from after_sales where type = ${returned} and status not in (${withoutService}) group by 1) back on back.order_id = o.id
      left join (
        select part.order_id, sum(case when i.status in (${literals(...invoicesWithoutEffect)}) then 0 else part.amount_fen - part.red_fen end) as fen
        from invoice_order part join invoice i on i.id = part.invoice_id group by 1
      ) taken on taken.order_id = o.id
      where o.applyable_fen <> case
        when o.status <> ${literals(orderStatus.completed)} or (taken.order_id is null and o.invoice_state = ${notInvoiced} and o.invoice ->> 'mode' = '${literals(invoiceMode.withOrder)}') then 0
        else greatest(0, o.payable_fen - o.refused_fen - coalesce(back.fen, 0) - coalesce(taken.fen, 0)) end`,
  'an order carries what is invoiced of it beyond what was paid and not refunded': sql`
      select o.order_no as record from orders o
      left join (select order_id, sum(refund_fen) as fen from after_sales where refunded_at is not null group by 1) back on back.order_id = o.id
      left join (
        select part.order_id, sum(part.amount_fen - part.red_fen) as fen from invoice_order part join invoice i on i.id = part.invoice_id
        where i.status in (${literals(...issuedInvoices)}) group by 1
      ) issued on issued.order_id = o.id
      where o.over_invoiced_fen <> greatest(0, coalesce(issued.fen, 0) - o.payable_fen + o.refused_fen + coalesce(back.fen, 0))`,
  'what is not issued yet is lowered by what goes back': sql`
      select o.order_no as record from orders o
      join (select order_id, sum(refund_fen) as fen from after_sales where type = ${returned} and status not in (${withoutService}) group by 1) back on back.order_id = o.id
      join (
        select part.order_id, sum(part.amount_fen - part.red_fen) as fen, coalesce(sum(part.amount_fen) filter (where i.status in (${literals(...invoicesBeforeIssue)})), 0) as waits
        from invoice_order part join invoice i on i.id = part.invoice_id where i.status not in (${literals(...invoicesWithoutEffect)}) group by 1
      ) taken on taken.order_id = o.id
      where taken.waits > 0 and taken.fen > o.payable_fen - o.refused_fen - back.fen`,
  'an invoice is made up by its orders and by its lines, what was reversed too': sql`
      select i.invoice_no as record from invoice i
      where i.amount_fen <> (select coalesce(sum(amount_fen), 0) from invoice_order p where p.invoice_id = i.id)
        or i.amount_fen <> (select coalesce(sum(amount_fen), 0) from invoice_line l where l.invoice_id = i.id)
        or i.tax_fen <> (select coalesce(sum(tax_fen), 0) from invoice_line l where l.invoice_id = i.id)
        or i.red_fen <> (select coalesce(sum(red_fen), 0) from invoice_order p where p.invoice_id = i.id)
        or i.red_wanted_fen <> (select coalesce(sum(red_wanted_fen), 0) from invoice_order p where p.invoice_id = i.id)
        or i.red_fen <> (select coalesce(sum(amount_fen) filter (where issued_at is not null), 0) from invoice_red r where r.invoice_id = i.id)
        or i.red_wanted_fen <> (select coalesce(sum(amount_fen) filter (where issued_at is null), 0) from invoice_red r where r.invoice_id = i.id)
        or i.red_count <> (select count(*) from invoice_red r where r.invoice_id = i.id and r.issued_at is not null)
        or (i.red_wanted_fen > 0) <> (i.status = ${literals(invoiceStatus.reversing)}) or (i.red_fen = i.amount_fen) <> (i.status = ${literals(invoiceStatus.reversed)})`,
  'an order on account carries what of it was received or is to come, and is in no statement': sql`
      select o.order_no as record from orders o
      left join (
        select l.order_id, sum(l.price_fen * l.received_quantity) as received_fen, sum(l.received_quantity) as received,
          sum(l.price_fen * (l.quantity - l.received_quantity - l.refused_quantity)) as open_fen, sum(l.quantity - l.received_quantity - l.refused_quantity) as open
        from order_line l group by 1
      ) line on line.order_id = o.id
      left join (select order_id, sum(refund_fen) as fen, array_agg(id order by id) as ids from after_sales where type = ${returned} and refunded_at is not null group by 1) back on back.order_id = o.id
      left join (select order_id, sum(amount_fen) as fen, array_agg(service_id order by service_id) filter (where kind = 'return') as returns, count(*) filter (where kind = 'freight') as freights from statement_piece where is_counted and kind <> 'correction' group by 1) stated on stated.order_id = o.id
      where o.unstated_fen <> case when o.payment_type <> ${literals(paymentType.onAccount)} then 0 else line.received_fen + case when o.status in (${receivable}) then line.open_fen else 0 end
        + case when line.received > 0 or (o.status in (${receivable}) and line.open > 0) then o.freight_fen else 0 end - coalesce(back.fen, 0) - coalesce(stated.fen, 0) end
        or o.awaits_statement <> (o.payment_type = ${literals(paymentType.onAccount)} and (
          exists (select 1 from order_line l where l.order_id = o.id
            and l.received_quantity > (select coalesce(sum(p.quantity), 0) from statement_piece p where p.line_id = l.id and p.kind = 'goods' and p.is_counted))
          or (line.received > 0 and o.freight_fen > 0 and coalesce(stated.freights, 0) = 0) or back.ids is distinct from stated.returns))`,
  ...statementChecks,
  'a request that was taken has a result': sql`select request_id::text as record from request_result where result is null`,
  'the log of an order begins with its submission': sql`select o.order_no as record from orders o where not exists (select 1 from order_log l where l.order_id = o.id)`,
} as const satisfies Readonly<Record<string, SQL>>

/** One record that breaks an invariant of trade. */
export interface Violation {
  readonly check: keyof typeof checks
  readonly record: string
}

/** Checks the whole of trade: orders, stock, budgets, approvals, invoices, statements, received money and requests against each other. Empty: all agree. */
export const findTradeViolations = async (db: Db): Promise<Violation[]> => {
  const found: Violation[] = []
  for (const [check, broken] of Object.entries(checks) as [Violation['check'], SQL][]) {
    const rows = await queryRows<{ record: string }>(db, sql`select record from (${broken}) as broken limit 20`)
    found.push(...rows.map(({ record }) => ({ check, record })))
  }
  return found
}
