import { max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'

/** Any number that no other lock uses. */
const namesLock = 5_300_001

/** Ids and places of categories, brands and attributes are the next free ones: whoever makes, moves or merges some waits for whoever else does. */
export const lockNames = (tx: Tx): Promise<unknown> => tx.execute(sql`select pg_advisory_xact_lock(${namesLock})`)

/**
 * Names stay what they are until the transaction ends: no product is written with a brand or a category that becomes another one meanwhile. To be taken before
 * products are locked, because a merge locks the names first and then its products.
 */
export const holdNames = (tx: Db): Promise<unknown> => tx.execute(sql`select pg_advisory_xact_lock_shared(${namesLock})`)

/** Ids below are the demo's. A category that is moved keeps its id, so an id says nothing of its place. */
const lastDemoId = 1_000_000

/** The next free id of a category. Take {@link lockNames} before. */
export const nextCategoryId = async (tx: Tx): Promise<number> => {
  const [last] = await tx.select({ id: max(category.id) }).from(category)
  return Math.max(lastDemoId, last?.id ?? 0) + 1
}
