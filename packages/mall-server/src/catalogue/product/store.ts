import { and, asc, countDistinct, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import type { ViewedProduct } from '../assortment/products.ts'

/** Data that only the product page shows. */
export const productPageOf = async (db: Db, productId: number) => {
  const [row] = await db
    .select({
      model: product.model, barcode: product.barcode, packing: product.packing,
      deliveryText: product.deliveryText, picture: product.picture,
      description: product.description, specs: product.specs, packingList: product.packingList,
    })
    .from(product)
    .where(eq(product.id, productId))
  if (row === undefined) throw new Error(`Product ${productId} does not exist any more`)
  return row
}

export const productExists = async (db: Db, code: string): Promise<boolean> => (await db.$count(product, eq(product.code, code))) > 0

/** The categories above a product, the first level first. */
export const categoryPathOf = async (db: Db, viewed: Pick<ViewedProduct, 'category1Id' | 'category2Id' | 'category3Id'>) =>
  db
    .select({ CategoryId: category.id, Name: category.name })
    .from(category)
    .where(inArray(category.id, [viewed.category1Id, viewed.category2Id, viewed.category3Id]))
    .orderBy(asc(category.level))

/** Failed orders: 驳回 撤回 取消 拒收. They do not count as purchases. */
const fruitless = sql`(11, 12, 80, 90)`

const isPurchaseOf = (enterpriseId: number, productId: number) =>
  and(eq(orderLine.productId, productId), eq(orders.enterpriseId, enterpriseId), sql`${orders.status} not in ${fruitless}`)

/** How often and how much of a product the enterprise has bought since a time. */
export const purchasesSince = async (db: Db, enterpriseId: number, productId: number, since: Date) => {
  const [row] = await db
    .select({ orders: countDistinct(orders.id), quantity: sql<number>`coalesce(sum(${orderLine.quantity}), 0)::int` })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(isPurchaseOf(enterpriseId, productId), gte(orders.createdAt, since)))
  return row ?? { orders: 0, quantity: 0 }
}

/** The enterprise's latest purchases of a product, newest first. */
export const purchaseRecordsOf = async (db: Db, enterpriseId: number, productId: number, limit: number) =>
  db
    .select({
      orderNo: orders.orderNo, createdAt: orders.createdAt, userName: displayName,
      quantity: orderLine.quantity, priceFen: orderLine.priceFen,
    })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .where(isPurchaseOf(enterpriseId, productId))
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(limit)
