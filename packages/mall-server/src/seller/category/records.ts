import { asc, count, eq, isNull, sql } from 'drizzle-orm'
import { categoryLevels, sellerCategoryActions, type SellerCategory, type SellerCategoryAction } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { category as record, product } from '../../platform/db/schema/catalogue.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'

export { record }

export type Category = typeof record.$inferSelect

/** A margin decides over floors, so whoever sees no cost sees none, and who looks after some customers changes none. */
const seesMargin = ({ permissions }: Pick<StaffCaller, 'permissions'>): boolean => permissions.has('cost.view')

/** What a user with these permissions may do with a category. */
export const allowedActions = (caller: Pick<StaffCaller, 'permissions' | 'scope'>, { level }: Pick<Category, 'level'>): SellerCategoryAction[] => {
  const mayManage = caller.permissions.has('product.manage')
  const may: Readonly<Record<SellerCategoryAction, boolean>> = {
    AddChild: mayManage && level < categoryLevels,
    Edit: mayManage,
    Move: mayManage,
    SetMargin: caller.permissions.has('price.manage') && seesMargin(caller) && caller.scope === 'all',
    Merge: mayManage,
  }
  return sellerCategoryActions.filter((action) => may[action])
}

/** The rows of the tree, those of the first level first, each level in its order. Those that were merged into others are not in it. */
export const treeRows = (db: Db): Promise<Category[]> => db.select().from(record).where(isNull(record.mergedInto)).orderBy(asc(record.level), asc(record.position), asc(record.id))

interface Counts {
  readonly products: number
  readonly onSale: number
}

/** Products in each category and below it. */
const countsOf = async (db: Db): Promise<ReadonlyMap<number, Counts>> => {
  const rows = await db
    .select({ ids: sql<number[]>`array[${product.category1Id}, ${product.category2Id}, ${product.category3Id}]`, products: count(), onSale: sql<number>`count(*) filter (where ${product.isOnShelf})`.mapWith(Number) })
    .from(product)
    .groupBy(product.category1Id, product.category2Id, product.category3Id)
  const counts = new Map<number, Counts>()
  for (const { ids, products, onSale } of rows) {
    for (const id of ids) {
      const before = counts.get(id) ?? { products: 0, onSale: 0 }
      counts.set(id, { products: before.products + products, onSale: before.onSale + onSale })
    }
  }
  return counts
}

const toSellerCategory = (caller: StaffCaller, row: Category, { products, onSale }: Counts): SellerCategory => ({
  CategoryId: row.id,
  ParentId: row.parentId,
  Level: row.level,
  Name: row.name,
  Group: row.level === 1 ? row.categoryGroup : '',
  Hidden: row.isHidden,
  Products: products,
  OnSale: onSale,
  MinMargin: row.minMarginBp === null || !seesMargin(caller) ? null : row.minMarginBp / 10_000,
  AllowActions: allowedActions(caller, row),
  Version: row.version,
})

const none: Counts = { products: 0, onSale: 0 }

/** The whole tree. */
export const categoryTree = async (db: Db, caller: StaffCaller): Promise<SellerCategory[]> => {
  const counts = await countsOf(db)
  return (await treeRows(db)).map((row) => toSellerCategory(caller, row, counts.get(row.id) ?? none))
}

export const categoryNotFound = (): BusinessError => new BusinessError('CATEGORY_NOT_FOUND', '分类不存在，请刷新后重试')

/**
 * One category as it is now.
 * @throws BusinessError `CATEGORY_NOT_FOUND`
 */
export const oneCategory = async (db: Db, caller: StaffCaller, id: number): Promise<SellerCategory> => {
  const [row] = await db.select().from(record).where(eq(record.id, id))
  if (row === undefined || row.mergedInto !== null) throw categoryNotFound()
  return toSellerCategory(caller, row, (await countsOf(db)).get(id) ?? none)
}
