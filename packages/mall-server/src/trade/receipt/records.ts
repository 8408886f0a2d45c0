import { asc, eq, sql } from 'drizzle-orm'
import type { LinePieces } from '@mall/api/contract'
import { queryRows, type Db, type Tx } from '../../platform/db/client.ts'
import { orderLine, orderPackage, orderPackageLine } from '../../platform/db/schema/order.ts'

type Line = typeof orderLine.$inferSelect

/** The pieces of a line, as the rules have them. */
export const piecesOf = ({ quantity, shippedQuantity, receivedQuantity, refusedQuantity }: Line): LinePieces => ({
  ordered: quantity, shipped: shippedQuantity, received: receivedQuantity, refused: refusedQuantity,
})

export interface PackedLine {
  readonly id: number
  readonly packageId: number
  readonly packageNo: string
  readonly lineId: number
  readonly pieces: LinePieces
}

/** What the packages of an order have of its lines. Under the lock of the order it stays so until the transaction ends. */
export const packedLines = async (db: Db, orderId: number): Promise<PackedLine[]> => {
  const rows = await db
    .select({ packed: orderPackageLine, packageNo: orderPackage.packageNo })
    .from(orderPackageLine)
    .innerJoin(orderPackage, eq(orderPackage.id, orderPackageLine.packageId))
    .where(eq(orderPackage.orderId, orderId))
    .orderBy(asc(orderPackageLine.id))
  return rows.map(({ packed: { id, packageId, lineId, quantity, receivedQuantity, refusedQuantity }, packageNo }) => ({
    id, packageId, packageNo, lineId, pieces: { ordered: quantity, shipped: quantity, received: receivedQuantity, refused: refusedQuantity },
  }))
}

/** How many more pieces of a row were received and refused. */
export interface MorePieces {
  readonly id: number
  readonly received: number
  readonly refused: number
}

/** Adds pieces to lines of packages and to the lines of the order, each in one statement. */
export const addPieces = async (tx: Tx, packed: readonly MorePieces[], lines: readonly MorePieces[]): Promise<void> => {
  for (const [table, rows] of [[orderPackageLine, packed], [orderLine, lines]] as const) {
    await queryRows(
      tx,
      sql`update ${table} set received_quantity = received_quantity + more.received, refused_quantity = refused_quantity + more.refused
        from json_to_recordset(${JSON.stringify(rows)}::json) as more(id int, received int, refused int) where ${table.id} = more.id returning ${table.id}`,
    )
  }
}
