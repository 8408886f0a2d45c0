import { and, asc, isNull, not } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'
import { countByCategory } from '../search/store.ts'
import type { Viewer } from '../assortment/viewer.ts'
import { categoryTree } from './rules.ts'

/** The tree of what the viewer may buy. */
export const categoryTreeOf = async (db: Db, viewer: Viewer | null) => {
  // What is hidden takes what is below it with it: the tree has no way there.
  const rows = await db.select().from(category).where(and(not(category.isHidden), isNull(category.mergedInto))).orderBy(asc(category.level), asc(category.position))
  return categoryTree(rows, await countByCategory(db, viewer))
}
