import { and, desc, eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { stockReasonNames, type StockMovements } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orders, stockMovement } from '../../platform/db/schema/order.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { offsetOf } from '../../platform/lists/list-page.ts'
import { toInstant } from '../../platform/time.ts'
import { ofCustomers } from '../account/portfolio.ts'

/** Why pieces moved, as shown. */
const reasonOf = ({ reason, change }: typeof stockMovement.$inferSelect): string => (reason === null ? (change < 0 ? '下单' : '退回') : stockReasonNames[reason])

/**
 * What moved the stock of a product in one warehouse, the newest first. An order is named to those who see it.
 * @throws BusinessError `PRODUCT_NOT_FOUND`
 */
export const movementsOf = async (db: Db, caller: StaffCaller, { ProductCode, Warehouse, ...page }: CallInput<'POST /api/SellerStock/Movements'>): Promise<StockMovements> => {
  const [found] = await db.select({ id: product.id }).from(product).where(eq(product.code, ProductCode))
  if (found === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
  const where = and(eq(stockMovement.productId, found.id), eq(stockMovement.areaCode, Warehouse))
  const seesOrders = caller.permissions.has('order.view')
  const rows = await db
    .select({ movement: stockMovement, by: staff.name, orderNo: orders.orderNo })
    .from(stockMovement)
    .leftJoin(staff, eq(staff.id, stockMovement.staffId))
    .leftJoin(orders, and(eq(orders.id, stockMovement.orderId), ofCustomers(db, caller, orders.enterpriseId)))
    .where(where)
    .orderBy(desc(stockMovement.id))
    .limit(page.PageSize)
    .offset(offsetOf(page))
  return {
    Items: rows.map(({ movement, by, orderNo }) => ({
      At: toInstant(movement.createdAt), Reason: reasonOf(movement), By: by ?? '', OrderNo: seesOrders ? orderNo : null, Note: movement.note, Change: movement.change, Left: movement.quantityAfter,
    })),
    total: await db.$count(stockMovement, where),
  }
}
