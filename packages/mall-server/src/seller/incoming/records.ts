import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { statusName, type CallInput } from '@mall/api/contract'
import { incomingLifecycle, incomingStatus, sellerIncomingActions, type SellerIncoming, type SellerIncomingAction, type SellerIncomingList } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { incomingStock as record } from '../../platform/db/schema/incoming.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { offsetOf } from '../../platform/lists/list-page.ts'
import { toInstant } from '../../platform/time.ts'
import { lateDays } from '../stock/records.ts'

export { record }

export type IncomingRow = typeof record.$inferSelect

const isOnWay = ({ status }: Pick<IncomingRow, 'status'>): boolean => status === incomingStatus.onWay

/** Pieces that are still on their way. */
export const restOf = (row: Pick<IncomingRow, 'status' | 'quantity' | 'receivedQuantity'>): number => (isOnWay(row) ? row.quantity - row.receivedQuantity : 0)

/** What one of the staff may do with goods on their way now. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, row: Pick<IncomingRow, 'status'>): SellerIncomingAction[] =>
  permissions.has('stock.manage') && isOnWay(row) ? [...sellerIncomingActions] : []

const incomingRecords = (db: Db, where: SQL | undefined) =>
  db
    .select({ record, code: product.code, by: staff.name })
    .from(record)
    .innerJoin(product, eq(product.id, record.productId))
    .innerJoin(staff, eq(staff.id, record.staffId))
    .where(where)

type IncomingFound = Awaited<ReturnType<typeof incomingRecords>>[number]

const toSellerIncoming = (caller: Pick<StaffCaller, 'permissions'>, { record: row, code, by }: IncomingFound, now: Date): SellerIncoming => ({
  IncomingId: row.id,
  ProductCode: code,
  Warehouse: row.areaCode,
  Quantity: row.quantity,
  Received: row.receivedQuantity,
  Rest: restOf(row),
  ExpectedOn: row.expectedOn,
  OverdueDays: isOnWay(row) ? lateDays(row.expectedOn, now) : 0,
  Note: row.note,
  EnteredBy: by,
  EnteredTime: toInstant(row.createdAt),
  Status: row.status,
  StatusName: statusName(incomingLifecycle, row.status),
  AllowActions: allowedActions(caller, row),
  Version: row.version,
})

export const incomingNotFound = (): BusinessError => new BusinessError('INCOMING_NOT_FOUND', '在途记录不存在')

/** One record as it is now. @throws BusinessError `INCOMING_NOT_FOUND` */
export const oneIncoming = async (db: Db, caller: StaffCaller, incomingId: number, now: Date): Promise<SellerIncoming> => {
  const [found] = await incomingRecords(db, eq(record.id, incomingId))
  if (found === undefined) throw incomingNotFound()
  return toSellerIncoming(caller, found, now)
}

const isEnded = sql`${record.status} <> ${incomingStatus.onWay}`

/**
 * What is, or was, on its way of a product to a warehouse: what is first, by its day, then what has ended, the newest first.
 * @throws BusinessError `PRODUCT_NOT_FOUND`
 */
export const listIncoming = async (db: Db, caller: StaffCaller, { ProductCode, Warehouse, ...page }: CallInput<'POST /api/SellerIncoming/List'>, now: Date): Promise<SellerIncomingList> => {
  const [found] = await db.select({ id: product.id }).from(product).where(eq(product.code, ProductCode))
  if (found === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
  const where = and(eq(record.productId, found.id), eq(record.areaCode, Warehouse))
  const rows = await incomingRecords(db, where)
    .orderBy(asc(isEnded), asc(sql`case when ${isEnded} then null else ${record.expectedOn} end`), desc(record.id))
    .limit(page.PageSize)
    .offset(offsetOf(page))
  return { Items: rows.map((row) => toSellerIncoming(caller, row, now)), total: await db.$count(record, where) }
}
