import { sql } from 'drizzle-orm'
import { orderStatus } from '@mall/api/contract'
import { queryRows, type Db } from '../../../platform/db/client.ts'
import { literals } from '../../../platform/db/columns.ts'

/** Lines of an order, and orders of one statement. */
const linesPerOrder = 4
const chunk = 25_000

interface Mass {
  readonly lines: number
  readonly enterpriseId: number
  /** Days before `now` over which they are spread. */
  readonly days: number
}

const addPeople = (db: Db, { enterpriseId }: Mass) =>
  queryRows(
    db,
    sql`with made as (
        insert into app_user (account, password_hash, nickname) select 'mass' || n, '-', '采购员' || n from generate_series(1, 300) n returning id
      )
      insert into membership (user_id, enterprise_id, department_id)
      select id, ${enterpriseId}, (select array_agg(d.id) from department d where d.enterprise_id = ${enterpriseId})[1 + id % (select count(*) from department d where d.enterprise_id = ${enterpriseId})::int]
      from made`,
  )

/**
 * Adds orders of four lines to a company, of 300 people over all of its departments, each a copy of a completed order and a product of the
 * catalogue: most of the quantities are small, some products are bought often. For a bench.
 */
export const fillLines = async (db: Db, mass: Mass, now: Date): Promise<void> => {
  await addPeople(db, mass)
  const count = Math.ceil(mass.lines / linesPerOrder)
  const { enterpriseId, days } = mass
  for (let first = 1; first <= count; first += chunk) {
    const last = Math.min(count, first + chunk - 1)
    await queryRows(
      db,
      sql`with template as (select * from orders where status = ${literals(orderStatus.completed)} and enterprise_id = ${enterpriseId} order by id limit 1),
        people as (select array_agg(m.user_id order by m.user_id) as users, array_agg(m.department_id order by m.user_id) as departments
          from membership m join app_user u on u.id = m.user_id where m.enterprise_id = ${enterpriseId} and u.account like 'mass%'),
        goods as (select array_agg(id order by id) as ids, count(*)::int as size from product),
        made as (
          insert into orders (order_no, group_id, enterprise_id, user_id, department_id, status, version, payment_type, goods_fen, freight_fen, payable_fen, quantity,
            address, invoice, invoice_state, attachments, po_no, reason, remark, budget_state, stock_state, stock_area, created_at)
          select 'M' || lpad(n::text, 16, '0'), t.group_id, t.enterprise_id, p.users[1 + n % 300], p.departments[1 + n % 300], case when n % 20 = 0 then ${literals(orderStatus.cancelled)} else ${literals(orderStatus.completed)} end, 1, t.payment_type,
            4000 + n % 90000, 0, 4000 + n % 90000, ${linesPerOrder} * (1 + n % 5), t.address, t.invoice, t.invoice_state, t.attachments, '', '', '', 'none', 'taken', t.stock_area,
            ${now.toISOString()}::timestamptz - (n::float8 / ${count} * ${days}) * interval '1 day'
          from generate_series(${first}::int, ${last}::int) n, template t, people p
          returning id, quantity
        )
        insert into order_line (order_id, product_id, product_code, name, image_url, unit, category_id, price_fen, market_fen, is_agreed, tax_bp, quantity, shipped_quantity, received_quantity, remark)
        select made.id, product.id, product.code, product.name, '', product.unit, product.category3_id, product.market_price_fen - made.id % 3, product.market_price_fen,
          made.id % 4 > 0, product.tax_bp, made.quantity / ${linesPerOrder}, 0, 0, ''
        from made, goods, generate_series(1, ${linesPerOrder}) line
        join lateral (select goods.ids[1 + (made.id::bigint * made.id * line % (case when line = 1 then greatest(goods.size / 10, 1) else goods.size end))::int] as id) chosen on true
        join product on product.id = chosen.id`,
    )
  }
  await queryRows(db, sql`vacuum analyze`)
}
