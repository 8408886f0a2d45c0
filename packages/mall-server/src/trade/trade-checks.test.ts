import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterSalesStatus, afterSalesType, approvalStatus, invoiceStatus, orderStatus, paymentStatus, shortageState, statementStatus } from '@mall/api/contract'
import { literals } from '../platform/db/columns.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'
import { findTradeViolations, type Violation } from './trade-checks.ts'

/** The demo data has orders, budgets, services and invoices of every kind; each of these spoils one of its records. */
const errors: Readonly<Record<Violation['check'], SQL>> = {
  'an order has lines that make up its sum and its quantity': sql`update orders set quantity = quantity + 1 where id = (select min(id) from orders)`,
  'an order holds just the pieces of its lines without those that were returned, or none once all were': sql`
    delete from stock_movement where id = (select min(id) from stock_movement)`,
  'what was received and refused of a line is what its packages have of that': sql`
    update order_package_line set quantity = quantity + 1 where id = (select min(id) from order_package_line)`,
  'every refused piece has a refusal, whose money its order carries': sql`update orders set refused_fen = refused_fen + 1 where id = (select min(id) from orders where status = ${orderStatus.completed})`,
  'a buyer is asked about pieces that have not left, of orders that go on': sql`
    insert into order_shortage (order_id, line_id, product_code, name, image_url, unit, price_fen, quantity, state, reason, replacement, answer_before, created_at)
    select l.order_id, l.id, l.product_code, l.name, l.image_url, l.unit, l.price_fen, 1, ${shortageState.asked}, '', '{}', now(), now() from order_line l join orders o on o.id = l.order_id where o.status = ${orderStatus.cancelled} and l.shipped_quantity < l.quantity limit 1`,
  'a replacement never costs more, and what was paid of a shortage goes back': sql`
    insert into order_shortage (order_id, product_code, name, image_url, unit, price_fen, quantity, state, reason, less_fen, created_at, decided_at)
    select id, '', '', '', '', 1, 1, ${shortageState.replaced}, '', -1, now(), now() from orders limit 1`,
  'what was paid of an order and not refunded is what it costs, and each payment carries its refunds': sql`
    insert into payment (id, order_id, enterprise_id, user_id, kind, status, amount_fen, created_at)
    select gen_random_uuid(), id, enterprise_id, user_id, 'online', ${paymentStatus.paid}, payable_fen + 1, now() from orders where status = ${orderStatus.completed} order by id limit 1`,
  'an order is refused just when all of it was': sql`update orders set status = ${orderStatus.refused} where id = (select min(id) from orders where status = ${orderStatus.completed})`,
  'the movements of a stock row follow on each other and end in its quantity': sql`
    update product_stock s set quantity = s.quantity + 1 from (select product_id, area_code from stock_movement order by id desc limit 1) m
    where s.product_id = m.product_id and s.area_code = m.area_code`,
  // The database itself refuses it.
  'no stock is negative': sql`
    do $$ begin
      alter table product_stock drop constraint product_stock_quantity;
      update product_stock set quantity = -1 where (product_id, area_code) in (select product_id, area_code from product_stock limit 1);
    end $$`,
  'the sum of a ledger is the balance of its budget': sql`update budget set total_fen = total_fen + 1 where id = (select min(id) from budget)`,
  'every row of a ledger carries the balance after it': sql`update budget_ledger set balance_fen = balance_fen + 1 where id = (select min(id) from budget_ledger)`,
  'a budget is used and frozen by its orders alone': sql`
    update budget set used_fen = used_fen + 1, adjusted_fen = adjusted_fen + 1 where id = (select min(id) from budget)`,
  'an order is held by what it costs in each of its budgets, used or frozen as its state says, without what was refunded': sql`
    update budget_hold set returned_fen = returned_fen + 1 where (order_id, budget_id) = (select order_id, budget_id from budget_hold order by 1, 2 limit 1)`,
  'an order is held by budgets of its own department, one of each kind of period': sql`
    update budget set department_id = (select min(id) from department where id <> department_id) where id = (select h.budget_id from budget_hold h group by 1 having count(*) = 1 limit 1)`,
  'what the ledger of a budget says of an order is what the order holds of it': sql`
    update budget_ledger set order_id = null where id = (select id from budget_ledger where kind = 'refund' order by 1 limit 1)`,
  'an order waits for approval just when an approval of it runs': sql`
    update order_approval set status = ${approvalStatus.withdrawn} where id = (select min(id) from order_approval where status = ${approvalStatus.running})`,
  'what came to nothing holds neither goods nor money': sql`
    update orders set stock_state = 'taken' where id = (select min(id) from orders where status = ${orderStatus.cancelled})`,
  'the services of a line have no more pieces than were received': sql`
    update after_sales set quantity = quantity + 1000 where id = (select min(id) from after_sales where status not in (${literals(afterSalesStatus.rejected, afterSalesStatus.completed, afterSalesStatus.cancelled)}))`,
  'money goes back for what the seller has received and finished, once': sql`
    update after_sales set refunded_at = now() where id = (select min(id) from after_sales where type <> ${afterSalesType.return})`,
  'invoices never have more of an order than is paid, and 开票状态 says what they have': sql`
    update invoice_order set amount_fen = amount_fen + 100000000
    where (invoice_id, order_id) = (select p.invoice_id, p.order_id from invoice_order p join invoice i on i.id = p.invoice_id where i.status = ${invoiceStatus.issued} order by 1, 2 limit 1)`,
  'an order carries what can be applied for to be invoiced of it': sql`update orders set applyable_fen = applyable_fen + 1 where id = (select min(id) from orders)`,
  'an order carries what is invoiced of it beyond what was paid and not refunded': sql`update orders set over_invoiced_fen = over_invoiced_fen + 1 where id = (select min(id) from orders)`,
  'an order on account carries what of it was received or is to come, and is in no statement': sql`update orders set unstated_fen = unstated_fen + 1 where id = (select min(id) from orders)`,
  'what is not issued yet is lowered by what goes back': sql`
    with part as (select p.order_id from invoice_order p join invoice i on i.id = p.invoice_id where i.status = ${invoiceStatus.pendingReview} order by 1 limit 1)
    insert into after_sales (return_no, group_id, enterprise_id, department_id, user_id, order_id, line_id, status, version, type, quantity, reason, description, images, return_mode, contact, mobile, refund_fen, created_at)
    select 'SH1', o.group_id, o.enterprise_id, o.department_id, o.user_id, o.id, (select min(l.id) from order_line l where l.order_id = o.id), ${afterSalesStatus.pendingReview}, 1, ${afterSalesType.return}, 1, '', '', '[]', 1, '', '', 1, now()
    from orders o join part on part.order_id = o.id`,
  'an invoice is made up by its orders and by its lines, what was reversed too': sql`update invoice set tax_fen = tax_fen + 1 where id = (select min(id) from invoice)`,
  'a statement is the sum of what it counts, and a line is counted unless it is left for the next': sql`update statement set amount_fen = amount_fen + 1 where id = (select min(id) from statement where status = ${statementStatus.pending})`,
  'a statement has the orders of its company alone': sql`
    update statement_row set order_id = (select min(id) from orders where enterprise_id <> (select enterprise_id from statement where id = statement_id)) where id = (select min(id) from statement_row)`,
  'a statement is disputed while one of its lines is, and confirmed when all are': sql`
    update statement_row set state = 'open' where id = (select min(r.id) from statement_row r join statement s on s.id = r.statement_id where s.status = ${statementStatus.settled})`,
  'all of a statement that is 已开票 is invoiced, and not all of one that is 已确认': sql`
    update statement set uninvoiced_fen = 0, invoiced_fen = 1 where id = (select min(id) from statement where status = ${statementStatus.confirmed})`,
  'what was paid of a statement is what money was put on it, and a statement that is 已结清 is paid': sql`
    update statement set paid_fen = paid_fen - 1 where id = (select min(id) from statement where status = ${statementStatus.settled})`,
  'of money that came in what was put on statements and orders of its company is used, once': sql`update payment_match set undone_at = now() where id = (select min(id) from payment_match where undone_at is null)`,
  'a request that was taken has a result': sql`
    insert into request_result (user_id, call, request_id, input_hash, result, created_at) values (2, 'POST /api/Order/Submit', gen_random_uuid(), '-', null, now())`,
  'the log of an order begins with its submission': sql`delete from order_log where order_id = (select min(id) from orders)`,
}

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
})
afterAll(() => mall.close())

const rolledBack = new Error('Undone, for the next error')

/** What is found after an error, which is undone again. */
const foundAfter = async (error: SQL): Promise<Violation[]> => {
  let found: Violation[] = []
  const spoilt = mall.db.transaction(async (tx) => {
    await tx.execute(error)
    found = await findTradeViolations(tx)
    throw rolledBack
  })
  await expect(spoilt).rejects.toBe(rolledBack)
  return found
}

test('the demo data adds up', async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})

test.each(Object.entries(errors) as [Violation['check'], SQL][])('finds what breaks: %s', async (check, error) => {
  const found = await foundAfter(error)
  expect(found.filter((violation) => violation.check === check)).toHaveLength(1)
})
