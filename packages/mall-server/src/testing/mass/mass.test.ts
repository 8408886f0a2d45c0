import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '../../platform/db/client.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { createTestMall, type TestMall } from '../test-mall.ts'
import { fillMembers, massUsers } from './members.ts'
import { fillOrders } from './orders.ts'

let mall: TestMall

beforeAll(async () => {
  mall = await createTestMall()
  const now = mall.clock()
  await fillMembers(mall.db, { companies: 20, users: 60, agreedProducts: 50 }, now)
  await fillOrders(mall.db, { first: 1, last: 700 }, now)
  await fillOrders(mall.db, { first: 701, last: 2000 }, now)
})
afterAll(() => mall.close())

test('generated trade adds up, also where orders came in parts', async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
  const [made] = await queryRows<{ orders: number; statuses: number[] }>(mall.db, sql`select count(*)::int as orders, array_agg(distinct status order by status) as statuses from orders where order_no like 'M%'`)
  expect(made).toEqual({ orders: 2000, statuses: [10, 30, 40, 50, 70, 80] })
})

test('what triggers keep is as they would have kept it', async () => {
  const kept = sql`select * from report_line`
  const owed = sql`select l.id, o.id, o.enterprise_id, o.department_id, o.user_id, o.created_at, o.status::smallint, l.product_id, l.category_id, l.product_code, l.name, l.quantity, l.price_fen, l.is_agreed, l.cost_fen from order_line l join orders o on o.id = l.order_id`
  expect(await queryRows(mall.db, sql`((${kept}) except (${owed})) union all ((${owed}) except (${kept}))`)).toEqual([])
})

test('every reference is to a row that exists', async () => {
  const references = await queryRows<{ name: string; child: string; parent: string; columns: string[]; targets: string[] }>(
    mall.db,
    sql`select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
        (select array_agg(a.attname::text order by k.at) from unnest(c.conkey) with ordinality k(num, at) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as columns,
        (select array_agg(a.attname::text order by k.at) from unnest(c.confkey) with ordinality k(num, at) join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num) as targets
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
  expect(references.length).toBeGreaterThan(50)
  const broken: string[] = []
  for (const { name, child, parent, columns, targets } of references) {
    const given = columns.map((column) => `child.${column} is not null`).join(' and ')
    const equal = columns.map((column, at) => `parent.${targets[at] ?? ''} = child.${column}`).join(' and ')
    const rows = await queryRows(mall.db, sql.raw(`select 1 from ${child} child where ${given} and not exists (select 1 from ${parent} parent where ${equal}) limit 1`))
    if (rows.length > 0) broken.push(name)
  }
  expect(broken).toEqual([])
})

test('a generated user is logged in and buys on', async () => {
  const users = await massUsers(mall.db)
  expect(users.filter(({ isManager }) => isManager)).toHaveLength(20)
  const { User } = await mall.login('mass21')
  expect(users[20]).toMatchObject({ userId: User.uid, isManager: false })
})
