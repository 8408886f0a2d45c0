import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderStatus, paymentType, statementStatus } from '@mall/api/contract'
import { demo } from '../../demo/organisation.ts'
import { queryRows } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { statementTerm } from '../../platform/db/schema/statement.ts'
import { toDay } from '../../platform/time.ts'
import { createReadRecorder, type Read } from '../../testing/scale/plans.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { readCredit } from './credit.ts'
import { readUncovered } from './uncovered.ts'

const { huaqiTech } = demo.enterprises

const recorder = createReadRecorder()
let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ watch: recorder.watch })
  if (process.env.TEST_DATABASE_URL) await stopAutovacuum()
}, 120_000)
afterAll(() => mall.close())

/** What the database vacuums and analyses by itself at the same moment still sees the old rows, so that those stay where the test vacuums. */
const stopAutovacuum = () =>
  queryRows(
    mall.db,
    sql`do $$ declare name regclass; begin
        for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop execute format('alter table %s set (autovacuum_enabled = false)', name); end loop;
      end $$`,
  )

/** Orders on account of the company under its terms, each of one line, all received and in one statement that is paid. */
const addSettled = async (count: number): Promise<void> => {
  await queryRows(
    mall.db,
    sql`with added as (
        insert into orders (order_no, group_id, enterprise_id, user_id, department_id, status, version, payment_type, goods_fen, freight_fen, payable_fen, quantity, address, invoice, invoice_state,
          attachments, po_no, reason, remark, budget_state, stock_state, stock_area, created_at, received_at)
        select 'K' || gen_random_uuid(), o.group_id, o.enterprise_id, o.user_id, o.department_id, ${literals(orderStatus.completed)}, 1, ${literals(paymentType.onAccount)}, 5000, 0, 5000, 1, o.address, o.invoice, o.invoice_state,
          '[]', '', '', '', 'none', 'taken', o.stock_area, terms.from_day + interval '1 day', terms.from_day + interval '2 days'
        from (select * from orders where enterprise_id = ${huaqiTech} order by id limit 1) o, statement_term terms, generate_series(1, ${count}::int) where terms.enterprise_id = ${huaqiTech}
        returning id
      )
      insert into order_line (order_id, product_id, product_code, name, image_url, unit, category_id, price_fen, market_fen, is_agreed, tax_bp, quantity, shipped_quantity, received_quantity, remark)
      select added.id, l.product_id, l.product_code, l.name, l.image_url, l.unit, l.category_id, 5000, 5000, false, 1300, 1, 1, 1, '' from added, (select * from order_line order by id limit 1) l`,
  )
  await queryRows(
    mall.db,
    sql`with made as (
        insert into statement (statement_no, enterprise_id, status, from_day, until_day, created_at, amount_fen, paid_fen, carried_fen, carried, credit_days, silent_since)
        select 'K' || gen_random_uuid(), ${huaqiTech}, ${literals(statementStatus.settled)}, day, day, now(), 5000 * ${count}::int, 5000 * ${count}::int, 0, '[]', 30, now()
        from (select coalesce(min(until_day), '2020-01-01') - 1 as day from statement where enterprise_id = ${huaqiTech}) one returning id
      )
      insert into statement_row (statement_id, order_id, state, received_on)
      select made.id, o.id, 'confirmed', '2020-01-01' from made, orders o where o.enterprise_id = ${huaqiTech} and o.order_no like 'K%' and o.unstated_fen <> 0`,
  )
  await queryRows(
    mall.db,
    sql`insert into statement_piece (row_id, order_id, kind, line_id, quantity, amount_fen, tax_bp)
      select r.id, r.order_id, 'goods', l.id, 1, 5000, 1300 from statement_row r join orders o on o.id = r.order_id and o.order_no like 'K%' and o.unstated_fen <> 0 join order_line l on l.order_id = o.id`,
  )
  await queryRows(mall.db, sql`vacuum analyze orders, order_line, statement, statement_row, statement_piece`)
}

const added = (reads: readonly Read[]) => reads.reduce((sum, { blocks, rows }) => ({ blocks: sum.blocks + blocks, rows: sum.rows + rows }), { blocks: 0, rows: 0 })

/** What a work of the company reads with a short and with a long history. */
const readsOf = async (work: () => Promise<unknown>) => {
  const read = () => recorder.during(work)
  await addSettled(500)
  await recorder.findByIndexes(true)
  const before = added(await read())
  expect(before.blocks).toBeGreaterThan(0)
  await recorder.findByIndexes(false)
  await addSettled(20_000)
  return { before, after: added(await read()) }
}

const onPostgres = test.runIf(process.env.TEST_DATABASE_URL)

onPostgres('what a company owes is read from what is open, however much it bought before', { timeout: 120_000 }, async () => {
  const usedFen = (await readCredit(mall.db, huaqiTech))?.usedFen
  expect(usedFen).toBeGreaterThan(0)
  const { before, after } = await readsOf(() => readCredit(mall.db, huaqiTech))
  expect((await readCredit(mall.db, huaqiTech))?.usedFen).toBe(usedFen)
  // The few statements may be read from end to end; a level of an index more, and what is not vacuumed of it yet.
  expect(after.rows).toBeLessThanOrEqual(before.rows + 20)
  expect(after.blocks).toBeLessThanOrEqual(before.blocks + 20)
})

onPostgres('what the next statement is to have is read from the orders that wait for it, however much there was before', { timeout: 120_000 }, async () => {
  const [terms] = await mall.db.select().from(statementTerm).where(eq(statementTerm.enterpriseId, huaqiTech))
  if (terms === undefined) throw new Error('The company has no terms')
  const read = () => readUncovered(mall.db, terms, toDay(mall.clock()))
  const pieces = await read()
  expect(pieces.length).toBeGreaterThan(0)
  const { before, after } = await readsOf(read)
  expect(await read()).toEqual(pieces)
  expect(after.rows).toBeLessThanOrEqual(before.rows + 20)
  // Each line and service is looked up by an index that may have a level more.
  expect(after.blocks).toBeLessThanOrEqual(before.blocks * 2 + 20)
})
