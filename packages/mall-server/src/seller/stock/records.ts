import { and, count, eq, exists, inArray, lt, min, or, sql, sum, type SQL } from 'drizzle-orm'
import { incomingStatus, lowStock, mainWarehouse, sellerStockActions, type SellerStock, type SellerStockAction, type SellerStockListRequest, type StockAlarm, type StockIncoming, type WarehouseCode } from '@mall/api/seller/contract'
import { productPicture } from '../../catalogue/pictures/addresses.ts'
import type { Db } from '../../platform/db/client.ts'
import { category, product as record, productStock } from '../../platform/db/schema/catalogue.ts'
import { incomingStock } from '../../platform/db/schema/incoming.ts'
import { restockRequest } from '../../platform/db/schema/restock.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { daysBetween, toDay } from '../../platform/time.ts'

export { record }

/** Pieces in the warehouse that is joined; a product without a row there has none. */
const stockQuantity = sql<number>`coalesce(${productStock.quantity}, 0)`.mapWith(Number)

/** Where the product lies in the warehouse that is joined. */
export const stockPlace = sql<string>`coalesce(${productStock.place}, '')`

/** What may be done with any stock. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>): SellerStockAction[] => (permissions.has('stock.manage') ? [...sellerStockActions] : [])

/** The warning level of a stock. */
export const warningLevel = sql<number>`coalesce(${productStock.warnAt}, ${lowStock})`.mapWith(Number)

const alarms: Readonly<Record<StockAlarm, SQL>> = { low: lt(stockQuantity, warningLevel), none: lt(stockQuantity, 1) }

const inWarehouse = (warehouse: WarehouseCode) => and(eq(productStock.productId, record.id), eq(productStock.areaCode, warehouse))

/** All products with their stock in one warehouse. */
export const stockRecords = (db: Db, warehouse: WarehouseCode, where: SQL | undefined) =>
  db
    .select({ record, category: category.name, quantity: stockQuantity, warnAt: productStock.warnAt, place: stockPlace })
    .from(record)
    .innerJoin(category, eq(category.id, record.category3Id))
    .leftJoin(productStock, inWarehouse(warehouse))
    .where(where)

type Row = Awaited<ReturnType<typeof stockRecords>>[number]

/** What is on its way to a warehouse. */
const onItsWay = (warehouse: WarehouseCode): SQL | undefined => and(eq(incomingStock.areaCode, warehouse), eq(incomingStock.status, incomingStatus.onWay))

/** Something is on its way, or should have been there. */
const ofIncoming = (db: Db, { Incoming, ...request }: Pick<SellerStockListRequest, 'Incoming' | 'Warehouse'>, now: Date): SQL | undefined => {
  if (Incoming === undefined) return undefined
  const isLate: Readonly<Record<StockIncoming, SQL | undefined>> = { any: undefined, late: lt(incomingStock.expectedOn, toDay(now)) }
  return exists(db.select({ id: incomingStock.id }).from(incomingStock).where(and(eq(incomingStock.productId, record.id), onItsWay(warehouseOf(request)), isLate[Incoming])))
}

/** All filters but the alarm: the tabs count with the same filters. */
export const filtered = (db: Db, { Keyword, CategoryId, Shelf, ...request }: SellerStockListRequest, now: Date): SQL | undefined =>
  and(
    ofIncoming(db, request, now),
    or(hasText(record.name, Keyword), hasText(record.code, Keyword), hasText(record.model, Keyword), hasText(stockPlace, Keyword)),
    CategoryId === undefined ? undefined : or(eq(record.category1Id, CategoryId), eq(record.category2Id, CategoryId), eq(record.category3Id, CategoryId)),
    Shelf === undefined ? undefined : eq(record.isOnShelf, Shelf === 'on'),
  )

export const ofAlarm = (alarm: StockAlarm | undefined): SQL | undefined => (alarm === undefined ? undefined : alarms[alarm])

/** How many there are under these filters: all, 低于预警, and 无货. */
export const countStocks = async (db: Db, warehouse: WarehouseCode, where: SQL | undefined): Promise<Readonly<Record<StockAlarm | 'all', number>>> => {
  const [counted] = await db
    .select({ all: count(), low: sql<number>`count(*) filter (where ${alarms.low})`.mapWith(Number), none: sql<number>`count(*) filter (where ${alarms.none})`.mapWith(Number) })
    .from(record)
    .leftJoin(productStock, inWarehouse(warehouse))
    .where(where)
  return counted ?? { all: 0, low: 0, none: 0 }
}

/** Pieces of each product that orders hold in a warehouse and that have not left it. */
export const reservedOf = async (db: Db, warehouse: WarehouseCode, productIds: readonly number[]): Promise<(productId: number) => number> => {
  if (productIds.length === 0) return () => 0
  const rows = await db
    .select({ productId: orderLine.productId, pieces: sum(sql`${orderLine.quantity} - ${orderLine.shippedQuantity}`).mapWith(Number) })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(inArray(orderLine.productId, [...productIds]), sql`${orderLine.shippedQuantity} < ${orderLine.quantity}`, eq(orders.stockState, 'taken'), eq(orders.stockArea, warehouse)))
    .groupBy(orderLine.productId)
  const pieces = new Map(rows.map((row) => [row.productId, row.pieces]))
  return (productId) => pieces.get(productId) ?? 0
}

/** How many users wait for each product in a warehouse. */
const waitingOf = async (db: Db, warehouse: WarehouseCode, productIds: readonly number[]): Promise<(productId: number) => number> => {
  if (productIds.length === 0) return () => 0
  const rows = await db
    .select({ productId: restockRequest.productId, users: count() })
    .from(restockRequest)
    .where(and(inArray(restockRequest.productId, [...productIds]), eq(restockRequest.areaCode, warehouse)))
    .groupBy(restockRequest.productId)
  const users = new Map(rows.map((row) => [row.productId, row.users]))
  return (productId) => users.get(productId) ?? 0
}

/** What is on its way of a product. */
interface Incoming {
  readonly pieces: number
  /** The earliest day; null when nothing is on its way. */
  readonly expectedOn: string | null
}

/** What is on its way of each product to a warehouse. */
const incomingOf = async (db: Db, warehouse: WarehouseCode, productIds: readonly number[]): Promise<(productId: number) => Incoming> => {
  const nothing: Incoming = { pieces: 0, expectedOn: null }
  if (productIds.length === 0) return () => nothing
  const rows = await db
    .select({ productId: incomingStock.productId, pieces: sum(sql`${incomingStock.quantity} - ${incomingStock.receivedQuantity}`).mapWith(Number), expectedOn: min(incomingStock.expectedOn) })
    .from(incomingStock)
    .where(and(inArray(incomingStock.productId, [...productIds]), onItsWay(warehouse)))
    .groupBy(incomingStock.productId)
  const incoming = new Map(rows.map((row) => [row.productId, row]))
  return (productId) => incoming.get(productId) ?? nothing
}

/** For how many days goods should have been there that are expected on a day. */
export const lateDays = (expectedOn: string, now: Date): number => Math.max(0, daysBetween(expectedOn, toDay(now)))

/** Of one product in a warehouse, what its row alone does not say. */
interface StockFacts {
  readonly reserved: number
  readonly waiting: number
  readonly incoming: Incoming
}

/** What the rows of stocks alone do not say. */
export const factsOf = async (db: Db, warehouse: WarehouseCode, productIds: readonly number[]): Promise<(productId: number) => StockFacts> => {
  const [reserved, waiting, incoming] = [await reservedOf(db, warehouse, productIds), await waitingOf(db, warehouse, productIds), await incomingOf(db, warehouse, productIds)]
  return (productId) => ({ reserved: reserved(productId), waiting: waiting(productId), incoming: incoming(productId) })
}

export const toSellerStock = (caller: StaffCaller, warehouse: WarehouseCode, { record: row, category: Category, quantity, warnAt, place }: Row, { reserved, waiting, incoming }: StockFacts, now: Date): SellerStock => ({
  ProductCode: row.code,
  Name: row.name,
  ImageUrl: productPicture(row),
  Category,
  Unit: row.unit,
  Shelf: row.isOnShelf ? 'on' : 'off',
  Warehouse: warehouse,
  Stock: quantity,
  Reserved: reserved,
  OnHand: quantity + reserved,
  Incoming: incoming.pieces,
  IncomingOn: incoming.expectedOn,
  IncomingOverdueDays: incoming.expectedOn === null ? 0 : lateDays(incoming.expectedOn, now),
  Waiting: waiting,
  WarnAt: warnAt,
  Place: place,
  AllowActions: allowedActions(caller),
})

/**
 * The stock of one product as it is now.
 * @throws BusinessError `PRODUCT_NOT_FOUND`
 */
export const oneStock = async (db: Db, caller: StaffCaller, warehouse: WarehouseCode, productId: number, now: Date): Promise<SellerStock> => {
  const [row] = await stockRecords(db, warehouse, eq(record.id, productId))
  if (row === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
  return toSellerStock(caller, warehouse, row, (await factsOf(db, warehouse, [productId]))(productId), now)
}

/** The warehouse of a request that may leave it out. */
export const warehouseOf = ({ Warehouse }: { readonly Warehouse?: WarehouseCode | undefined }): WarehouseCode => Warehouse ?? mainWarehouse
