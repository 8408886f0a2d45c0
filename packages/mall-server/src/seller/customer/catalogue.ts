import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { CustomerCatalogue, SellerCustomerDetail } from '@mall/api/seller/contract'
import { categoryPaths } from '../../catalogue/category/paths.ts'
import type { CatalogueTerms } from '../../company/company-setup/set-up-company.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { agreedCatalogue, catalogueCategory, category } from '../../platform/db/schema/catalogue.ts'
import { enterprise as record } from '../../platform/db/schema/organisation.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import { BusinessError } from '../../platform/http/errors.ts'

const hasCategories = sql`exists (select 1 from ${catalogueCategory} named where named.enterprise_id = ${record.id})`

/** The rule of a company’s catalogue; one without a row of terms sees all. */
export const catalogueOf: SQL<CustomerCatalogue> = sql<CustomerCatalogue>`(case when coalesce(${agreedCatalogue.allowsNonAgreed}, true) then 'all' when ${hasCategories} then 'categories' else 'agreed' end)`

/** The categories of a company’s catalogue with the way to each, in the order of the tree. */
export const categoriesOf = async (db: Db, enterpriseId: number): Promise<SellerCustomerDetail['Categories']> => {
  const chosen = inArray(category.id, db.select({ id: catalogueCategory.categoryId }).from(catalogueCategory).where(eq(catalogueCategory.enterpriseId, enterpriseId)))
  return (await categoryPaths(db, chosen)).map(({ CategoryId, Path }) => ({ CategoryId, Path }))
}

/**
 * What was chosen, as it is kept; the caller holds the names (`holdNames`).
 * @throws BusinessError `CATEGORY_NOT_FOUND`
 */
export const chosenCatalogue = async (tx: Tx, { Catalogue, CategoryIds = [] }: { readonly Catalogue: CustomerCatalogue; readonly CategoryIds?: readonly number[] | undefined }): Promise<CatalogueTerms> => {
  if (Catalogue !== 'categories') return { allowsNonAgreed: Catalogue === 'all', categoryIds: [] }
  const wanted = new Set(CategoryIds)
  const found = await tx.select({ id: category.id, mergedInto: category.mergedInto }).from(category).where(inArray(category.id, [...wanted]))
  if (found.length < wanted.size) throw new BusinessError('CATEGORY_NOT_FOUND', '有分类已不存在，请重新选择')
  return { allowsNonAgreed: false, categoryIds: [...new Set(found.map(({ id, mergedInto }) => mergedInto ?? id))] }
}

/** What came into a catalogue and what went, in names: of two hundred categories the log has those that changed. */
export const categoryChanges = (before: SellerCustomerDetail['Categories'], after: SellerCustomerDetail['Categories']): AuditSummary => {
  const namesBeside = (some: typeof before, others: typeof before): string => {
    const known = new Set(others.map(({ CategoryId }) => CategoryId))
    return some.flatMap(({ CategoryId, Path }) => (known.has(CategoryId) ? [] : [Path])).join('；')
  }
  const [added, removed] = [namesBeside(after, before), namesBeside(before, after)]
  return { ...(added === '' ? {} : { CategoriesAdded: added }), ...(removed === '' ? {} : { CategoriesRemoved: removed }) }
}
