import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { purchaseListActions, type PurchaseList, type PurchaseListLine } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { purchaseList as record, purchaseListLine } from '../../platform/db/schema/purchase-list.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { productPicture, type Pictured } from '../../catalogue/pictures/addresses.ts'
import { toInstant } from '../../platform/time.ts'

export { record }

export type PurchaseListRow = typeof record.$inferSelect

/** The part of a caller that the rules of lists need. */
export type ListUser = Pick<Caller, 'userId' | 'enterpriseId' | 'departmentId'>

/** Only the maker of a list changes it. */
export const isOwn = (user: ListUser): SQL | undefined => and(eq(record.userId, user.userId), eq(record.enterpriseId, user.enterpriseId))

/** Their own, and those that their department shares. */
export const isVisible = (user: ListUser): SQL | undefined =>
  or(isOwn(user), and(eq(record.enterpriseId, user.enterpriseId), eq(record.sharedDepartmentId, user.departmentId)))

/** A product with a quantity as the wire has it. */
export const toLine = (one: Pictured & { readonly name: string; readonly unit: string; readonly quantity: number }): PurchaseListLine => ({
  ProductCode: one.code, CustomerProductName: one.name, ImageUrl: productPicture(one), Unit: one.unit, Quantity: one.quantity,
})

/** The lines of these lists, in their order. */
export const linesOf = (db: Db, listIds: readonly number[]) =>
  db
    .select({ listId: purchaseListLine.listId, productId: product.id, code: product.code, photos: product.photos, name: product.name, unit: product.unit, quantity: purchaseListLine.quantity })
    .from(purchaseListLine)
    .innerJoin(product, eq(product.id, purchaseListLine.productId))
    .where(inArray(purchaseListLine.listId, [...listIds]))
    .orderBy(asc(purchaseListLine.listId), asc(purchaseListLine.position))

/** Lists with the name of who made them. */
export const listsWith = (db: Db, where: SQL | undefined) =>
  db.select({ record, ownerName: displayName }).from(record).innerJoin(appUser, eq(appUser.id, record.userId)).where(where)

/** The latest saved first. */
export const inOrder = [desc(record.updatedAt), desc(record.id)]

/** The whole of `AllowActions`: who made a list changes it. */
export const allowedActions = (user: ListUser, { userId }: Pick<PurchaseListRow, 'userId'>): (typeof purchaseListActions)[number][] => (userId === user.userId ? [...purchaseListActions] : [])

export const toPurchaseLists = async (db: Db, user: ListUser, rows: Awaited<ReturnType<typeof listsWith>>): Promise<PurchaseList[]> => {
  const lines = rows.length === 0 ? [] : await linesOf(db, rows.map((row) => row.record.id))
  const byList = groupBy(lines, ({ listId }) => listId)
  return rows.map(({ record: one, ownerName }) => {
    const isTheirs = one.userId === user.userId
    return {
      ListId: one.id,
      Name: one.name,
      Visibility: one.visibility,
      OwnerName: ownerName,
      IsOwn: isTheirs,
      Lines: (byList.get(one.id) ?? []).map(toLine),
      UpdatedAt: toInstant(one.updatedAt),
      AllowActions: allowedActions(user, one),
      Version: one.version,
    }
  })
}
