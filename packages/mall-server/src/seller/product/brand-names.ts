import { and, arrayOverlaps, asc, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { brand } from '../../platform/db/schema/catalogue.ts'
import { byEveryName } from '../../platform/records/former-names.ts'

type NamedBrand = Pick<typeof brand.$inferSelect, 'id' | 'name' | 'latinName'>

/** Brands by these names, which are theirs or were: a table or a draft may be older than a new name. */
export const brandsNamed = async (db: Db, names: Iterable<string>): Promise<ReadonlyMap<string, NamedBrand>> => {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ id: brand.id, name: brand.name, latinName: brand.latinName, formerNames: brand.formerNames })
    .from(brand)
    .where(and(isNull(brand.mergedInto), or(inArray(brand.name, wanted), arrayOverlaps(brand.formerNames, wanted))))
    .orderBy(asc(brand.position), asc(brand.id))
  return byEveryName(rows)
}
