import { sql } from 'drizzle-orm'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { descriptorLength } from '../../catalogue/search/image/descriptor.ts'
import { lookVersion } from '../../catalogue/search/image/store.ts'

/** Says of every product what its picture looks like, the same of all: a server that starts would draw and describe them one by one. */
export const fillLooks = async (db: Db): Promise<void> => {
  await queryRows(db, sql`insert into product_look select id, ${lookVersion}, decode(repeat('00', ${descriptorLength}::int), 'hex') from product on conflict do nothing`)
}
