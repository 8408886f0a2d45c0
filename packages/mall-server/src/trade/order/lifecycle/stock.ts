import { and, eq, sql } from 'drizzle-orm'
import type { StockReason } from '@mall/api/seller/contract'
import { queryRows, type Tx } from '../../../platform/db/client.ts'
import { productStock } from '../../../platform/db/schema/catalogue.ts'
import { stockMovement } from '../../../platform/db/schema/order.ts'
import { BusinessError } from '../../../platform/http/errors.ts'

export interface TakenLine {
  readonly productId: number
  readonly name: string
  readonly quantity: number
}

export interface StockTaking {
  readonly orderId: number
  /** Key of the stock rows: `product_stock.area_code`. */
  readonly area: string
  readonly lines: readonly TakenLine[]
  readonly now: Date
}

/** By how many pieces a stock row changes. */
export interface StockChange {
  readonly productId: number
  /** With the product the key of the row: `product_stock.area_code`. */
  readonly areaCode: string
  readonly change: number
}

/** A changed row: its whole change, and what is left. */
export interface ChangedStock extends StockChange {
  readonly quantity: number
}

/** Changes stock rows and returns them; a row that would fall below nothing stays as it is, and is not returned. */
export type StockChanger = (tx: Tx, changes: readonly StockChange[]) => Promise<readonly ChangedStock[]>

/**
 * One conditional statement: the database itself decides, so two buyers never get the same piece. All transactions lock stock rows in the order
 * of the products, so that none deadlock.
 */
export const changeStock: StockChanger = (tx, changes) =>
  queryRows(
    tx,
    sql`with wanted as (
        select "productId" as product_id, "areaCode" as area_code, sum(change)::int as change
        from json_to_recordset(${JSON.stringify(changes)}::json) as one("productId" int, "areaCode" text, change int)
        group by 1, 2
      ), locked as (
        select product_id, area_code from product_stock where (product_id, area_code) in (select product_id, area_code from wanted)
        order by product_id, area_code for update
      )
      update product_stock stock set quantity = stock.quantity + wanted.change
      from locked join wanted using (product_id, area_code)
      where stock.product_id = locked.product_id and stock.area_code = locked.area_code and stock.quantity + wanted.change >= 0
      returning stock.product_id as "productId", stock.area_code as "areaCode", wanted.change, stock.quantity`,
  )

/** One of the seller's staff, who moves pieces by hand, and why. */
export interface StaffCause {
  readonly staffId: number
  readonly reason: StockReason
  /** What they wrote beside it. */
  readonly note?: string
}

/** What moves pieces: an order, or one of the seller's staff. */
type Cause = { readonly orderId: number } | StaffCause

const writeMovements = (tx: Tx, cause: Cause, changed: readonly ChangedStock[], now: Date) =>
  tx.insert(stockMovement).values(changed.map(({ quantity, ...change }) => ({ ...change, ...cause, quantityAfter: quantity, createdAt: now })))

/**
 * Takes the goods of an order out of the stock.
 * @throws BusinessError 库存不足 when a line is not available; the transaction must then be rolled back.
 */
export const takeStock = async (tx: Tx, { orderId, area, lines, now }: StockTaking, change: StockChanger): Promise<void> => {
  const taken = await change(tx, lines.map(({ productId, quantity }) => ({ productId, areaCode: area, change: -quantity })))
  const lacking = lines.find(({ productId }) => !taken.some((row) => row.productId === productId))
  if (lacking !== undefined) throw new BusinessError('LOW_STOCK', `库存不足：${lacking.name}`)
  await writeMovements(tx, { orderId }, taken, now)
}

/** The row of a stock, locked until the transaction ends. A product that never had stock there gets one, of no pieces. */
export const lockStock = async (tx: Tx, { productId, areaCode }: Omit<StockChange, 'change'>): Promise<typeof productStock.$inferSelect> => {
  await tx.insert(productStock).values({ productId, areaCode, quantity: 0, supply: 'now' }).onConflictDoNothing()
  const [row] = await tx.select().from(productStock).where(and(eq(productStock.productId, productId), eq(productStock.areaCode, areaCode))).for('update')
  if (row === undefined) throw new Error(`No stock row of product ${productId} in ${areaCode}`)
  return row
}

/**
 * Changes the stock of a product by hand. Returns what is left.
 * @throws BusinessError `STOCK_TOO_LOW` when more would be taken out than there is
 */
export const adjustStock = async (tx: Tx, by: StaffCause, change: StockChange, now: Date): Promise<number> => {
  await lockStock(tx, change)
  const [changed] = await changeStock(tx, [change])
  if (changed === undefined) throw new BusinessError('STOCK_TOO_LOW', '库存已被订单占用，请刷新后重试')
  await writeMovements(tx, by, [changed], now)
  return changed.quantity
}

/** The first stock of products that never had any. */
export const stockProducts = async (tx: Tx, by: StaffCause, stocks: readonly StockChange[], now: Date): Promise<void> => {
  if (stocks.length === 0) return
  await tx.insert(productStock).values(stocks.map(({ productId, areaCode, change }) => ({ productId, areaCode, quantity: change, supply: 'now' as const })))
  await writeMovements(tx, by, stocks.map((stock) => ({ ...stock, quantity: stock.change })), now)
}

/** Gives pieces of an order back to the stock; `returned`: none below zero. */
export const giveBackStock = async (tx: Tx, orderId: number, returned: readonly StockChange[], now: Date): Promise<void> => {
  if (returned.length === 0) return
  const changed = await changeStock(tx, returned)
  const lost = returned.find(({ productId, areaCode }) => !changed.some((row) => row.productId === productId && row.areaCode === areaCode))
  if (lost !== undefined) throw new Error(`No stock row of product ${lost.productId} in ${lost.areaCode}`)
  await writeMovements(tx, { orderId }, changed, now)
}

/**
 * Gives pieces of an order back to the stock and takes others instead, in one statement: so that two exchanges never deadlock.
 * @throws BusinessError 库存不足 when a taken piece is not available; the transaction must then be rolled back.
 */
export const exchangeStock = async (tx: Tx, orderId: number, exchanged: readonly (StockChange & { readonly name: string })[], now: Date): Promise<void> => {
  const changed = await changeStock(tx, exchanged)
  const lacking = exchanged.find(({ productId }) => !changed.some((row) => row.productId === productId))
  if (lacking !== undefined) throw new BusinessError('LOW_STOCK', `库存不足：${lacking.name}`)
  await writeMovements(tx, { orderId }, changed, now)
}

/** Returns all stock that an order took and has not returned yet. */
export const returnStock = async (tx: Tx, orderId: number, now: Date): Promise<void> => {
  const taken = await tx
    .select({
      productId: stockMovement.productId,
      areaCode: stockMovement.areaCode,
      change: sql<number>`-sum(${stockMovement.change})::int`,
    })
    .from(stockMovement)
    .where(eq(stockMovement.orderId, orderId))
    .groupBy(stockMovement.productId, stockMovement.areaCode)
  await giveBackStock(tx, orderId, taken.filter(({ change }) => change > 0), now)
}
