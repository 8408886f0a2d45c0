import { asc, count, desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CallOutput } from '@mall/api/contract'
import { categoryTree } from '../../catalogue/category/rules.ts'
import type { Db } from '../../platform/db/client.ts'
import { attribute, brand, category, product } from '../../platform/db/schema/catalogue.ts'

/** What the list can be narrowed by. */
export const choicesOfProducts = async (db: Db): Promise<CallOutput<'POST /api/SellerProduct/Choices'>> => {
  const rows = await db.select().from(category).orderBy(asc(category.level), asc(category.position))
  const counts = await db.select({ id: product.category3Id, count: count() }).from(product).groupBy(product.category3Id)
  const brands = await db.select({ BrandId: brand.id, Name: brand.name }).from(brand).where(isNull(brand.mergedInto)).orderBy(asc(brand.position))
  return { Categories: categoryTree(rows, new Map(counts.map((row) => [row.id, row.count]))), Brands: brands }
}

const [first, second] = [alias(category, 'first'), alias(category, 'second')]

/** What the fields of a product can be chosen from: categories without a product too. */
export const choicesOfFields = async (db: Db): Promise<CallOutput<'POST /api/SellerProduct/FieldChoices'>> => {
  const rows = await db
    .select({ CategoryId: category.id, one: first.name, two: second.name, three: category.name })
    .from(category)
    .innerJoin(second, eq(second.id, category.parentId))
    .innerJoin(first, eq(first.id, second.parentId))
    .where(isNull(category.mergedInto))
    .orderBy(asc(first.position), asc(second.position), asc(category.position))
  const brands = await db.select({ name: brand.name }).from(brand).where(isNull(brand.mergedInto)).orderBy(asc(brand.position))
  const units = await db.select({ unit: product.unit }).from(product).groupBy(product.unit).orderBy(desc(count()), asc(product.unit))
  const attributes = await db.select({ name: attribute.name }).from(attribute).where(isNull(attribute.mergedInto)).orderBy(asc(attribute.position), asc(attribute.id))
  return {
    Categories: rows.map(({ CategoryId, one, two, three }) => ({ CategoryId, Path: [one, two, three] })),
    Brands: brands.map(({ name }) => name),
    Units: units.map(({ unit }) => unit),
    Attributes: attributes.map(({ name }) => name),
  }
}
