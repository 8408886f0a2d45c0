import { and, asc, count, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { sellerBrandActions, type SellerBrand, type SellerBrandAction } from '@mall/api/seller/contract'
import { readWords, wordOf } from '../../catalogue/search/words.ts'
import type { Db } from '../../platform/db/client.ts'
import { brand as record, product } from '../../platform/db/schema/catalogue.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'

export { record }

/** A brand with what has it. */
export type Brand = typeof record.$inferSelect & { readonly products: number; readonly onSale: number; readonly drafts: number }

/** What a user with these permissions may do with a brand. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, { products, drafts }: Pick<Brand, 'products' | 'drafts'>): SellerBrandAction[] => {
  if (!permissions.has('product.manage')) return []
  return sellerBrandActions.filter((action) => action !== 'Delete' || products + drafts === 0)
}

/** The brand that a draft changes its product to. */
export const draftedBrand = sql<string>`${productDraft.values}->>'Brand'`

/** Brands in their order, without those that were merged into others. */
export const brandsWhere = async (db: Db, where?: SQL): Promise<Brand[]> => {
  const products = db
    .select({ brandId: product.brandId, products: count().as('product_count'), onSale: sql<number>`count(*) filter (where ${product.isOnShelf})`.mapWith(Number).as('on_sale_count') })
    .from(product)
    .groupBy(product.brandId)
    .as('products_of_brands')
  const drafts = db.select({ name: draftedBrand.as('drafted_name'), drafts: count().as('draft_count') }).from(productDraft).groupBy(draftedBrand).as('drafts_of_brands')
  const rows = await db
    .select({ row: record, products: products.products, onSale: products.onSale, drafts: drafts.drafts })
    .from(record)
    .leftJoin(products, eq(products.brandId, record.id))
    .leftJoin(drafts, eq(drafts.name, record.name))
    .where(and(isNull(record.mergedInto), where))
    .orderBy(asc(record.position), asc(record.id))
  return rows.map(({ row, products, onSale, drafts }) => ({ ...row, products: products ?? 0, onSale: onSale ?? 0, drafts: drafts ?? 0 }))
}

export const brandNotFound = (): BusinessError => new BusinessError('BRAND_NOT_FOUND', '品牌不存在，请刷新后重试')

/**
 * One brand as it is now.
 * @throws BusinessError `BRAND_NOT_FOUND`
 */
export const brandOf = async (db: Db, id: number): Promise<Brand> => {
  const [row] = await brandsWhere(db, eq(record.id, id))
  if (row === undefined) throw brandNotFound()
  return row
}

const sellerBrands = async (db: Db, caller: StaffCaller, rows: readonly Brand[]): Promise<SellerBrand[]> => {
  const { synonyms } = await readWords(db)
  const wordsFor = (name: string): string[] => [...synonyms].flatMap(([word, meanings]) => (meanings.includes(wordOf(name)) ? [word] : []))
  return rows.map((row) => ({
    BrandId: row.id,
    Name: row.name,
    LatinName: row.latinName,
    FormerNames: row.formerNames,
    Synonyms: wordsFor(row.name),
    Products: row.products,
    OnSale: row.onSale,
    Drafts: row.drafts,
    AllowActions: allowedActions(caller, row),
    Version: row.version,
  }))
}

/** All brands in their order. */
export const allBrands = async (db: Db, caller: StaffCaller): Promise<SellerBrand[]> => sellerBrands(db, caller, await brandsWhere(db))

/**
 * One brand as its user sees it now.
 * @throws BusinessError `BRAND_NOT_FOUND`
 */
export const oneBrand = async (db: Db, caller: StaffCaller, id: number): Promise<SellerBrand> => {
  const [row] = await sellerBrands(db, caller, [await brandOf(db, id)])
  if (row === undefined) throw brandNotFound()
  return row
}
