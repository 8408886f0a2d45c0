import { asc, count } from 'drizzle-orm'
import type { CallOutput } from '@mall/api/contract'
import { categoryTree } from '../../catalogue/category/rules.ts'
import type { Db } from '../../platform/db/client.ts'
import { brand, category, product } from '../../platform/db/schema/catalogue.ts'

/** What the list can be narrowed by. */
export const choicesOfProducts = async (db: Db): Promise<CallOutput<'POST /api/SellerProduct/Choices'>> => {
  const rows = await db.select().from(category).orderBy(asc(category.level), asc(category.position))
  const counts = await db.select({ id: product.category3Id, count: count() }).from(product).groupBy(product.category3Id)
  const brands = await db.select({ BrandId: brand.id, Name: brand.name }).from(brand).orderBy(asc(brand.position))
  return { Categories: categoryTree(rows, new Map(counts.map((row) => [row.id, row.count]))), Brands: brands }
}
