import { sql } from 'drizzle-orm'
import { approvalMode, approvalStatus, approvalStepStatus, orderStatus } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { withoutTriggers } from './without-triggers.ts'

/** Orders of one transaction. */
const chunk = 100_000

/** One order in so many belongs to the first buyer, who so has very many. */
const firstBuyersShare = 200

const status = {
  pendingApproval: literals(orderStatus.pendingApproval),
  pendingConfirmation: literals(orderStatus.pendingConfirmation),
  preparing: literals(orderStatus.preparing),
  pendingReceipt: literals(orderStatus.pendingReceipt),
  completed: literals(orderStatus.completed),
  cancelled: literals(orderStatus.cancelled),
}

const number = (value: number) => sql.raw(String(value))

/** Who may buy, in places from 1, with what their orders are charged to. */
const placeMembers = (tx: Db) =>
  queryRows(
    tx,
    sql`create temp table mass_member on commit drop as
      select row_number() over (order by m.user_id)::int as place, m.user_id, m.enterprise_id, e.group_id, m.department_id, b.id as budget_id, u.real_name, d.manager_id, f.id as flow_id
      from membership m join app_user u on u.id = m.user_id join enterprise e on e.id = m.enterprise_id join department d on d.id = m.department_id
      join budget b on b.department_id = d.id join approval_flow f on f.enterprise_id = e.id
      where u.account like 'mass%'`,
  )

/** No product is bought more often than this. */
const plenty = 1_000_000

/** The products that orders are made of, in places from 0: none that the demo's orders have, whose stock goes on after theirs. */
const placeGoods = async (tx: Db): Promise<void> => {
  await queryRows(
    tx,
    sql`update product_stock s set quantity = ${number(plenty)} where s.area_code = '310000' and s.quantity between 1 and ${number(plenty - 1)}
      and not exists (select 1 from stock_movement m where m.product_id = s.product_id)`,
  )
  await queryRows(
    tx,
    sql`create temp table mass_goods on commit drop as
      select (row_number() over (order by p.id) - 1)::int as place, p.id, p.code, p.name, p.unit, p.category3_id, p.market_price_fen, p.tax_bp, s.quantity
      from product p join product_stock s on s.product_id = p.id and s.area_code = '310000'
      where s.quantity > 0 and not exists (select 1 from stock_movement m join orders o on o.id = m.order_id where m.product_id = p.id and o.order_no not like 'M%')`,
  )
  await queryRows(tx, sql`create unique index on mass_goods (place)`)
}

/**
 * Orders `first` to `last`, each with what happened to it: of a hundred of a buyer one waits for approval, four were cancelled, two wait for the
 * seller, one for the goods; the others have arrived, some after an approval. Managers need none.
 */
const chooseOrders = (tx: Db, first: number, last: number, now: Date) =>
  queryRows(
    tx,
    sql`create temp table mass_order on commit drop as
      select (select coalesce(max(id), 0) from orders) + (n - ${number(first)} + 1)::int as id, n, m.*, done.status, done.needs_approval,
        ${now.toISOString()}::timestamptz - case when done.status in (${status.pendingApproval}, ${status.pendingConfirmation}, ${status.preparing}, ${status.pendingReceipt}) then (at.share * 2 + 0.1) * interval '1 day' else (5 + at.share * 720) * interval '1 day' end as created_at
      from generate_series(${number(first)}::bigint, ${number(last)}::bigint) n
      cross join (select count(*)::int as users, min(place) filter (where manager_id <> user_id) as first_buyer from mass_member) crowd
      join mass_member m on m.place = case when n % ${number(firstBuyersShare)} = 0 then crowd.first_buyer else 1 + n * 7919 % crowd.users end
      cross join lateral (select (n / crowd.users + n) % 100 as part, (n * 104729 % 1000003)::float8 / 1000003 as share) at
      cross join lateral (
        select case when at.part = 0 and m.manager_id <> m.user_id then ${status.pendingApproval} when at.part between 1 and 4 then ${status.cancelled} when at.part = 5 then ${status.pendingConfirmation} when at.part = 6 then ${status.preparing} when at.part = 7 then ${status.pendingReceipt} else ${status.completed} end as status,
          m.manager_id <> m.user_id and at.part in (0, 8, 9, 10, 11, 12, 13, 14, 15) as needs_approval
      ) done`,
  )

/** One to four lines each, the first among the tenth of the goods that is bought most. */
const chooseLines = (tx: Db) =>
  queryRows(
    tx,
    sql`create temp table mass_line on commit drop as
      select (select coalesce(max(id), 0) from order_line) + (row_number() over (order by o.id, line))::int as id, o.id as order_id, g.id as product_id,
        g.code, g.name, g.unit, g.category3_id, g.market_price_fen as price_fen, g.tax_bp, 1 + ((o.n + line) % 5)::int as quantity, o.status
      from mass_order o cross join (select count(*)::int as size from mass_goods) goods
      cross join lateral generate_series(1, 1 + (o.n % 4)::int) line
      join mass_goods g on g.place = (o.n * 104651 + line * 31337 + o.n / 1000) % case when line = 1 then greatest(1, goods.size / 10) else goods.size end`,
  )

const writeOrders = async (tx: Db): Promise<void> => {
  await queryRows(
    tx,
    sql`create temp table mass_sum on commit drop as
      select order_id, goods_fen, case when goods_fen < 9900 then 800 else 0 end as freight_fen, quantity
      from (select order_id, sum(price_fen * quantity)::bigint as goods_fen, sum(quantity)::int as quantity from mass_line group by 1) sums`,
  )
  await queryRows(
    tx,
    sql`insert into orders (id, order_no, group_id, enterprise_id, user_id, department_id, status, version, payment_type, goods_fen, freight_fen, payable_fen, quantity, address, invoice,
        invoice_state, applyable_fen, unstated_fen, awaits_statement, attachments, po_no, reason, remark, budget_state, stock_state, stock_area, created_at, approved_at, accepted_at, shipped_at, received_at, closed_at)
      select o.id, 'M' || lpad(o.n::text, 16, '0'), o.group_id, o.enterprise_id, o.user_id, o.department_id, o.status, 1, 1, s.goods_fen, s.freight_fen, s.goods_fen + s.freight_fen, s.quantity,
        '{"consignee":"收货人","mobile":"19900000000","areaCode":"310115","fullAddress":"上海市 浦东新区 云岫路188号"}', '{"mode":3,"type":null,"titleId":null,"title":"","taxNo":""}',
        1, case o.status when ${status.completed} then s.goods_fen + s.freight_fen else 0 end, case when o.status = ${status.cancelled} then 0 else s.goods_fen + s.freight_fen end, o.status = ${status.completed}, '[]', '', '办公用品补货' || o.n % 1000, '', case o.status when ${status.pendingApproval} then 'frozen' when ${status.cancelled} then 'returned' else 'used' end,
        case when o.status = ${status.cancelled} then 'returned' else 'taken' end, '310000', o.created_at, case when o.needs_approval and o.status <> ${status.pendingApproval} then o.created_at + interval '1 hour' end,
        case when o.status in (${status.preparing}, ${status.pendingReceipt}, ${status.completed}) then o.created_at + interval '2 hours' end, case when o.status in (${status.pendingReceipt}, ${status.completed}) then o.created_at + interval '3 hours' end,
        case when o.status = ${status.completed} then o.created_at + interval '2 days' end, case when o.status = ${status.cancelled} then o.created_at + interval '1 day' end
      from mass_order o join mass_sum s on s.order_id = o.id order by o.id`,
  )
  await queryRows(
    tx,
    sql`insert into order_line (id, order_id, product_id, product_code, name, image_url, unit, category_id, price_fen, market_fen, is_agreed, tax_bp, quantity, shipped_quantity, received_quantity, remark)
      select id, order_id, product_id, code, name, '/pictures/' || code || '.svg', unit, category3_id, price_fen, price_fen, false, tax_bp, quantity,
        case when status in (${status.pendingReceipt}, ${status.completed}) then quantity else 0 end, case when status = ${status.completed} then quantity else 0 end, '' from mass_line order by id`,
  )
  // What the triggers of both tables would have written.
  await queryRows(
    tx,
    sql`insert into report_line (line_id, order_id, enterprise_id, department_id, user_id, ordered_at, status, product_id, category_id, product_code, name, quantity, price_fen, is_agreed, cost_fen)
      select l.id, o.id, o.enterprise_id, o.department_id, o.user_id, o.created_at, o.status, l.product_id, l.category3_id, l.code, l.name, l.quantity, l.price_fen, false, null
      from mass_line l join mass_order o on o.id = l.order_id order by l.id`,
  )
  await queryRows(
    tx,
    sql`insert into order_log (order_id, operator, text, created_at)
      select id, real_name, '提交订单', created_at from mass_order union all select id, real_name, '确认收货', created_at + interval '2 days' from mass_order where status = ${status.completed}`,
  )
}

const moveStock = async (tx: Db): Promise<void> => {
  await queryRows(
    tx,
    sql`insert into stock_movement (product_id, area_code, order_id, change, quantity_after, created_at)
      select m.product_id, '310000', m.order_id, m.change, g.quantity + sum(m.change) over (partition by m.product_id order by m.order_id, m.line_id, m.part), o.created_at
      from (
        select product_id, order_id, id as line_id, 0 as part, -quantity as change from mass_line
        union all select product_id, order_id, id, 1, quantity from mass_line where status = ${status.cancelled}
      ) m join mass_goods g on g.id = m.product_id join mass_order o on o.id = m.order_id order by m.order_id, m.line_id, m.part`,
  )
  await queryRows(
    tx,
    sql`update product_stock s set quantity = s.quantity - sold.quantity from (select product_id, sum(quantity)::int as quantity from mass_line where status <> ${status.cancelled} group by 1) sold
      where s.product_id = sold.product_id and s.area_code = '310000'`,
  )
  await queryRows(
    tx,
    sql`update product p set sales_count = p.sales_count + sold.quantity from (select product_id, sum(quantity)::int as quantity from mass_line where status = ${status.completed} group by 1) sold where p.id = sold.product_id`,
  )
}

const chargeBudgets = async (tx: Db): Promise<void> => {
  await queryRows(
    tx,
    sql`insert into budget_hold (order_id, budget_id, frozen_fen, used_fen, returned_fen)
      select o.id, o.budget_id, case when o.status = ${status.pendingApproval} then s.goods_fen + s.freight_fen else 0 end,
        case when o.status not in (${status.pendingApproval}, ${status.cancelled}) then s.goods_fen + s.freight_fen else 0 end, case when o.status = ${status.cancelled} then s.goods_fen + s.freight_fen else 0 end
      from mass_order o join mass_sum s on s.order_id = o.id order by o.id`,
  )
  await queryRows(
    tx,
    sql`insert into budget_ledger (budget_id, order_id, kind, amount_fen, balance_fen, operator, created_at)
      select c.budget_id, c.id, c.kind, c.fen, b.total_fen + b.adjusted_fen - b.used_fen - b.frozen_fen + sum(c.fen) over (partition by c.budget_id order by c.id, c.part), c.real_name, c.created_at
      from (
        select o.*, entry.part, entry.kind, entry.sign * (s.goods_fen + s.freight_fen) as fen from mass_order o join mass_sum s on s.order_id = o.id
        cross join lateral (values (1, 'freeze', -1, o.needs_approval), (2, 'release', 1, o.needs_approval and o.status <> ${status.pendingApproval}), (3, 'use', -1, o.status <> ${status.pendingApproval}), (4, 'refund', 1, o.status = ${status.cancelled})) entry (part, kind, sign, happened)
        where entry.happened
      ) c join budget b on b.id = c.budget_id order by c.id, c.part`,
  )
  await queryRows(
    tx,
    sql`update budget b set used_fen = b.used_fen + charged.used, frozen_fen = b.frozen_fen + charged.frozen
      from (
        select o.budget_id, coalesce(sum(s.goods_fen + s.freight_fen) filter (where o.status not in (${status.pendingApproval}, ${status.cancelled})), 0) as used, coalesce(sum(s.goods_fen + s.freight_fen) filter (where o.status = ${status.pendingApproval}), 0) as frozen
        from mass_order o join mass_sum s on s.order_id = o.id group by 1
      ) charged where b.id = charged.budget_id`,
  )
}

const writeApprovals = async (tx: Db): Promise<void> => {
  await queryRows(
    tx,
    sql`insert into order_approval (order_id, flow_id, flow_version, status, reasons, created_at, finished_at, wait_days)
      select id, flow_id, 1, case when status = ${status.pendingApproval} then ${literals(approvalStatus.running)} else ${literals(approvalStatus.approved)} end, '[{"code":"amount","name":"","amountFen":null,"limitFen":null}]', created_at, case when status <> ${status.pendingApproval} then created_at + interval '1 hour' end, 7
      from mass_order where needs_approval order by id`,
  )
  await queryRows(
    tx,
    sql`insert into approval_step (approval_id, node_index, node_name, mode, approver_id, state, reached_at, comment, handled_at)
      select a.id, 0, '部门负责人审批', ${literals(approvalMode.any)}, o.manager_id, case when o.status = ${status.pendingApproval} then ${literals(approvalStepStatus.running)} else ${literals(approvalStepStatus.agreed)} end, o.created_at, '', case when o.status <> ${status.pendingApproval} then o.created_at + interval '1 hour' end
      from mass_order o join order_approval a on a.order_id = o.id where o.needs_approval order by a.id`,
  )
}

/** Orders and lines have numbers of their own: the sequences go on after them. */
const moveSequences = async (tx: Db): Promise<void> => {
  for (const table of ['orders', 'order_line']) await queryRows(tx, sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`)
}

/**
 * Adds the orders `first` to `last` (numbers from 1, each given once) of the users that `fillMembers` made, over two years, with their lines, stock
 * movements, ledgers, approvals and logs, so that `findTradeViolations` finds nothing. For a bench; no server may run on the database meanwhile.
 */
export const fillOrders = async (db: Db, { first, last }: { readonly first: number; readonly last: number }, now: Date): Promise<void> => {
  for (let begin = first; begin <= last; begin += chunk) {
    await withoutTriggers(db, async (tx) => {
      await placeMembers(tx)
      await placeGoods(tx)
      await chooseOrders(tx, begin, Math.min(last, begin + chunk - 1), now)
      await chooseLines(tx)
      for (const table of ['mass_order', 'mass_line']) await queryRows(tx, sql`analyze ${sql.identifier(table)}`)
      await writeOrders(tx)
      await moveStock(tx)
      await chargeBudgets(tx)
      await writeApprovals(tx)
      await moveSequences(tx)
    })
  }
}
