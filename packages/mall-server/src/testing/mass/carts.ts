import { sql } from 'drizzle-orm'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'

/** Puts two products of which there are many into the cart of each of these users; returns the lines of each. */
export const fillCarts = async (db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> => {
  const rows = await queryRows<{ userId: number; id: number }>(
    db,
    sql`with goods as (
        select p.id, p.moq, row_number() over (order by p.id) - 1 as place, count(*) over () as size
        from product p join product_stock s on s.product_id = p.id and s.area_code = '310000' where s.quantity > 10000 and p.is_on_shelf
      )
      insert into cart_item (user_id, enterprise_id, product_id, quantity, selected, remark, added_price_fen, created_at)
      select m.user_id, m.enterprise_id, g.id, g.moq, true, '', 1, now()
      from membership m cross join generate_series(1, 2) line
      join goods g on g.place = (m.user_id::bigint * 7919 + line * 31337) % g.size
      where m.user_id = any(${intArray(userIds)})
      on conflict (user_id, enterprise_id, product_id, is_direct) do update set quantity = excluded.quantity
      returning user_id as "userId", id`,
  )
  const lines = new Map<number, number[]>()
  for (const { userId, id } of rows) lines.set(userId, [...(lines.get(userId) ?? []), id])
  return lines
}
