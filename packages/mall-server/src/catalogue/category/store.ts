import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'
import { countByCategory } from '../search/store.ts'
import type { Viewer } from '../assortment/viewer.ts'
import { categoryTree } from './rules.ts'

/** The tree of what the viewer may buy. */
export const categoryTreeOf = async (db: Db, viewer: Viewer | null) => {
  const rows = await db.select().from(category).orderBy(asc(category.level), asc(category.position))
  return categoryTree(rows, await countByCategory(db, viewer))
}
