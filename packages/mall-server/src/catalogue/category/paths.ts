import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'

const second = alias(category, 'second')
const first = alias(category, 'first')

/** Categories with the way to them, each below the one above it, in the order of the navigation. Those that became others are not among them. */
export const categoryPaths = (db: Db, where?: SQL) =>
  db
    .select({
      CategoryId: category.id,
      Name: category.name,
      Path: sql<string>`concat_ws(' / ', ${first.name}, ${second.name}, ${category.name})`,
      Hidden: sql<boolean>`${category.isHidden} or coalesce(${second.isHidden}, false) or coalesce(${first.isHidden}, false)`,
    })
    .from(category)
    .leftJoin(second, eq(second.id, category.parentId))
    .leftJoin(first, eq(first.id, second.parentId))
    .where(and(isNull(category.mergedInto), where))
    .orderBy(sql`array_remove(array[${first.position}, ${second.position}, ${category.position}], null)`, category.id)
