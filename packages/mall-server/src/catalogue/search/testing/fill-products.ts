import { sql } from 'drizzle-orm'
import { queryRows, type Db } from '../../../platform/db/client.ts'

/** Copies of the demo's products with names, codes and models of their own, until there are so many. */
export const fillProducts = async (db: Db, products: number): Promise<void> => {
  const [{ count, last } = { count: 1, last: 0 }] = await queryRows<{ count: number; last: number }>(db, sql`select count(*)::int as count, max(id)::int as last from product`)
  await db.execute(sql`
    insert into product
    select (jsonb_populate_record(p, jsonb_build_object(
      'id', ${last} + n * ${count} + row_number() over (partition by n order by p.id), 'code', '7' || lpad((n * 100000 + p.id)::text, 11, '0'),
      'name', p.name || ' ' || n, 'model', p.model || n, 'sales_count', (p.sales_count * n) % 3000
    ))).* from product p cross join generate_series(1, ${Math.ceil(products / count) - 1}) n`)
  await db.execute(sql`insert into product_stock select p.id, '310000', p.id % 90, 'now' from product p where p.id > ${last}`)
  await db.execute(sql`
    insert into agreement_row (version_id, product_id, position, kind, tiers)
    select v.id, p.id, p.id, 'fixed', p.market_tiers from product p, (select v.id from agreement_version v join agreement a on a.id = v.agreement_id where a.enterprise_id = 1 order by v.from_day limit 1) v
    where p.id > ${last} and p.id % 3 = 0`)
}
