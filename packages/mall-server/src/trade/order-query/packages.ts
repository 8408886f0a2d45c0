import { asc, eq, inArray } from 'drizzle-orm'
import type { OrderDetail } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { orderPackage, orderPackageLine, packageTrack } from '../../platform/db/schema/order.ts'
import { toInstant } from '../../platform/time.ts'

/** The packages of an order with what is in them and their tracks, the latest track first. */
export const packagesOf = async (db: Db, orderId: number): Promise<OrderDetail['Packages']> => {
  const packages = await db.select().from(orderPackage).where(eq(orderPackage.orderId, orderId)).orderBy(asc(orderPackage.id))
  if (packages.length === 0) return []
  const ids = packages.map((one) => one.id)
  const contents = await db.select().from(orderPackageLine).where(inArray(orderPackageLine.packageId, ids)).orderBy(asc(orderPackageLine.lineId))
  const tracks = await db
    .select()
    .from(packageTrack)
    .where(inArray(packageTrack.packageId, ids))
    .orderBy(asc(packageTrack.createdAt), asc(packageTrack.id))
  return packages.map((one) => ({
    PackageNo: one.packageNo,
    Carrier: one.carrier,
    TrackingNo: one.trackingNo,
    ShippedAt: toInstant(one.shippedAt),
    Lines: contents
      .filter(({ packageId }) => packageId === one.id)
      .map((line) => ({ LineId: line.lineId, Quantity: line.quantity, ReceivedQuantity: line.receivedQuantity, RefusedQuantity: line.refusedQuantity })),
    Tracks: tracks
      .filter((track) => track.packageId === one.id)
      .toReversed()
      .map((track) => ({ Time: toInstant(track.createdAt), Text: track.text })),
  }))
}
