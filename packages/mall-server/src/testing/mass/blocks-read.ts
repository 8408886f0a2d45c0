import { sql } from 'drizzle-orm'
import { queryRows, type Db } from '../../platform/db/client.ts'

/** Blocks that all connections to a PostgreSQL database have read so far, of the cache or of the disk, 8 KB each. A connection reports them once a second. */
export const blocksRead = async (db: Db): Promise<number> => {
  const [row] = await queryRows<{ blocks: number }>(db, sql`select (blks_hit + blks_read)::float8 as blocks from pg_stat_database where datname = current_database()`)
  return row?.blocks ?? 0
}
