import type { Db } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'

/** For each category the way to it: its own id and those above it. */
export const categoryWays = async (db: Db): Promise<Map<number, readonly number[]>> => {
  const rows = await db.select({ id: category.id, parentId: category.parentId }).from(category)
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  const wayTo = (id: number): number[] => {
    const parentId = parents.get(id) ?? null
    return parentId === null ? [id] : [id, ...wayTo(parentId)]
  }
  return new Map(rows.map(({ id }) => [id, wayTo(id)]))
}
