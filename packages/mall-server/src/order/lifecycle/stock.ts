import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { productStock } from '../../db/schema/catalogue.ts'
import { stockMovement } from '../../db/schema/order.ts'
import { BusinessError } from '../../http/errors.ts'

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

/** Decrements one stock row by what a line wants; returns what is left, or null when there is not enough. */
export type StockDecrement = (tx: Tx, area: string, line: TakenLine) => Promise<number | null>

/** One conditional statement: the database itself decides, so two buyers never get the same piece. */
export const decrementStock: StockDecrement = async (tx, area, line) => {
  const [row] = await tx
    .update(productStock)
    .set({ quantity: sql`${productStock.quantity} - ${line.quantity}` })
    .where(and(eq(productStock.productId, line.productId), eq(productStock.areaCode, area), gte(productStock.quantity, line.quantity)))
    .returning({ quantity: productStock.quantity })
  return row?.quantity ?? null
}

/** All transactions lock stock rows in the order of the products, so that none deadlock. */
const inProductOrder = <Line extends { readonly productId: number }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => a.productId - b.productId)

/**
 * Takes the goods of an order out of the stock.
 * @throws BusinessError 库存不足 when a line is not available; the transaction must then be rolled back.
 */
export const takeStock = async (tx: Tx, taking: StockTaking, decrement: StockDecrement): Promise<void> => {
  const movements: (typeof stockMovement.$inferInsert)[] = []
  for (const line of inProductOrder(taking.lines)) {
    const left = await decrement(tx, taking.area, line)
    if (left === null) throw new BusinessError('LOW_STOCK', `库存不足：${line.name}`)
    movements.push({
      productId: line.productId,
      areaCode: taking.area,
      orderId: taking.orderId,
      change: -line.quantity,
      quantityAfter: left,
      createdAt: taking.now,
    })
  }
  await tx.insert(stockMovement).values(movements)
}

/** Pieces that an order gives back to a stock row. */
export interface ReturnedStock {
  readonly productId: number
  readonly areaCode: string
  readonly quantity: number
}

/** Gives pieces of an order back to the stock. */
export const giveBackStock = async (tx: Tx, orderId: number, rows: readonly ReturnedStock[], now: Date): Promise<void> => {
  for (const { productId, areaCode, quantity } of inProductOrder(rows)) {
    const [stock] = await tx
      .update(productStock)
      .set({ quantity: sql`${productStock.quantity} + ${quantity}` })
      .where(and(eq(productStock.productId, productId), eq(productStock.areaCode, areaCode)))
      .returning({ quantity: productStock.quantity })
    if (stock === undefined) throw new Error(`No stock row of product ${productId} in ${areaCode}`)
    await tx.insert(stockMovement).values({ productId, areaCode, orderId, change: quantity, quantityAfter: stock.quantity, createdAt: now })
  }
}

/** Returns all stock that an order took and has not returned yet. */
export const returnStock = async (tx: Tx, orderId: number, now: Date): Promise<void> => {
  const taken = await tx
    .select({
      productId: stockMovement.productId,
      areaCode: stockMovement.areaCode,
      quantity: sql<number>`-sum(${stockMovement.change})::int`,
    })
    .from(stockMovement)
    .where(eq(stockMovement.orderId, orderId))
    .groupBy(stockMovement.productId, stockMovement.areaCode)
  await giveBackStock(tx, orderId, taken.filter(({ quantity }) => quantity > 0), now)
}
