import { and, asc, eq, sql } from 'drizzle-orm'
import { orderStatus } from '@mall/api/contract'
import { deliveryOf } from '../../../catalogue/pricing/freight.ts'
import { changeRecord } from '../../../platform/actions/change-record.ts'
import { actingForSeller, type Permitted } from '../../../platform/actions/permit.ts'
import { writeAudit } from '../../../platform/audit/audit-log.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { orderLine, orderLog, orderPackage, orderPackageLine, orders, packageTrack } from '../../../platform/db/schema/order.ts'
import { BusinessError } from '../../../platform/http/errors.ts'
import { heldPieces } from '../shortages.ts'
import type { OrderRow } from '../store.ts'
import { moveOrder } from './move.ts'
import { tellOfDelivery, tellOfMove } from './notices.ts'

/** What of a line goes into a package. */
export interface PackedPieces {
  readonly lineId: number
  readonly quantity: number
}

/** Who carries a package. */
export interface Carriage {
  readonly carrier: string
  readonly trackingNo: string
}

/** What of an order no package has. */
const unpacked = (tx: Tx, orderId: number): Promise<PackedPieces[]> => {
  const packed = sql<number>`coalesce((select sum(packed.quantity) from order_package_line packed where packed.line_id = order_line.id), 0)`
  return tx.select({ lineId: orderLine.id, quantity: sql<number>`(order_line.quantity - ${packed})::int` }).from(orderLine).where(and(eq(orderLine.orderId, orderId), sql`order_line.quantity > ${packed}`)).orderBy(orderLine.id)
}

/** Sends a package with some pieces of an order, or with all that no other has. `carriageOf` gets the number of the package among those of the order. */
export const sendPackage = async (tx: Tx, order: Pick<OrderRow, 'id' | 'orderNo'>, at: Date, carriageOf: (number: number) => Carriage, contents?: readonly PackedPieces[]): Promise<string> => {
  const number = (await tx.$count(orderPackage, eq(orderPackage.orderId, order.id))) + 1
  const packageNo = `${order.orderNo}-${number}`
  const packed = contents ?? (await unpacked(tx, order.id))
  const [sent] = await tx.insert(orderPackage).values({ orderId: order.id, packageNo, ...carriageOf(number), shippedAt: at }).returning({ id: orderPackage.id })
  if (sent !== undefined && packed.length > 0) await tx.insert(orderPackageLine).values(packed.map((line) => ({ ...line, packageId: sent.id })))
  return packageNo
}

/** Something that happened to a package. */
export interface Track {
  readonly at: Date
  readonly text: string
  /** The goods have been delivered. */
  readonly isDelivery?: boolean
  /** The number that its carrier gives it. */
  readonly eventId?: string
}

/** Writes tracks of a package, each number of a carrier once, and sends the notice of its delivery when that is among those that are new. */
export const writeTracks = async (tx: Tx, { id, orderId }: Pick<typeof orderPackage.$inferSelect, 'id' | 'orderId'>, tracks: readonly Track[]): Promise<void> => {
  const written = await tx
    .insert(packageTrack)
    .values(tracks.map(({ at, text, eventId = null }) => ({ packageId: id, text, createdAt: at, eventId })))
    .onConflictDoNothing()
    .returning({ eventId: packageTrack.eventId })
  const isNew = (track: Track) => written.some(({ eventId }) => eventId === (track.eventId ?? null))
  const delivered = tracks.find((track) => track.isDelivery && isNew(track))
  if (delivered !== undefined) await tellOfDelivery(tx, orderId, delivered.at)
}

type Line = typeof orderLine.$inferSelect

/** How many pieces of each line go out now, checked. */
const checkedPieces = (lines: readonly Line[], held: ReadonlyMap<number, number>, pieces: readonly PackedPieces[]): ReadonlyMap<number, number> => {
  const wanted = new Map<number, number>()
  for (const { lineId, quantity } of pieces) {
    const line = lines.find(({ id }) => id === lineId)
    if (line === undefined || wanted.has(lineId)) throw new BusinessError('ORDER_LINE_NOT_FOUND', '订单中没有该商品，或重复填写')
    const asked = held.get(lineId) ?? 0
    const left = line.quantity - line.shippedQuantity - asked
    if (quantity > left && asked > 0) throw new BusinessError('SHIPMENT_TOO_MANY', `${line.name}有${asked}${line.unit}等买家答复，最多还可发${left}${line.unit}`)
    if (quantity > left) throw new BusinessError('SHIPMENT_TOO_MANY', left === 0 ? `${line.name}已全部发出` : `${line.name}最多还可发${left}${line.unit}`)
    wanted.set(lineId, quantity)
  }
  return wanted
}

/**
 * Ships pieces of a locked order in a package of its own: with the last of them it is 待收货, before that 部分发货. The purchaser gets a notice each time.
 * @throws BusinessError `ORDER_LINE_NOT_FOUND`, `SHIPMENT_TOO_MANY`, `SHIPMENT_NOT_IN_PARTS`
 */
export const shipPieces = async (tx: Tx, order: OrderRow, pieces: readonly PackedPieces[], carriage: Carriage, permitted: Permitted): Promise<OrderRow> => {
  const acting = actingForSeller(permitted)
  const { now } = acting.origin
  const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(asc(orderLine.id))
  const wanted = checkedPieces(lines, await heldPieces(tx, order.id), pieces)
  const isLast = lines.every(({ id, quantity, shippedQuantity }) => shippedQuantity + (wanted.get(id) ?? 0) === quantity)
  if (!isLast && !(await deliveryOf(tx, order.enterpriseId)).shipsInParts) throw new BusinessError('SHIPMENT_NOT_IN_PARTS', '该客户不接受分批发货，请一次发齐')
  const changes = { isByHand: true }
  const ship = async (): Promise<OrderRow> => {
    if (isLast) return moveOrder(tx, order, 'Ship', { ...acting, changes, text: '商品已全部发出' })
    if (order.status === orderStatus.preparing) return moveOrder(tx, order, 'ShipPart', { ...acting, changes, text: '部分商品已发出' })
    const after = await changeRecord(tx, permitted.by, orders, order, changes)
    await tx.insert(orderLog).values({ orderId: order.id, operator: acting.operator, text: '部分商品已发出', createdAt: now })
    await tellOfMove(tx, order, 'ShipPart', { now, isExpected: false })
    return after
  }
  for (const [lineId, quantity] of wanted) await tx.update(orderLine).set({ shippedQuantity: sql`shipped_quantity + ${quantity}` }).where(eq(orderLine.id, lineId))
  const after = await ship()
  const packageNo = await sendPackage(tx, order, now, () => carriage, pieces)
  await writeAudit(tx, acting.origin, {
    action: 'Order.SendPackage', entity: 'order', entityId: order.orderNo, before: null,
    after: { PackageNo: packageNo, Pieces: [...wanted.values()].reduce((sum, quantity) => sum + quantity, 0), Carrier: carriage.carrier, TrackingNo: carriage.trackingNo },
  })
  return after
}
