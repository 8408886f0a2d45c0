import { asc, count, eq, gt, inArray } from 'drizzle-orm'
import { orderStatus, type OrderStatus } from '@mall/api/contract'
import type { Db, Tx } from '../db/client.ts'
import { orderPackage, orders, packageTrack } from '../db/schema/trade.ts'
import type { Deps } from '../deps.ts'
import { moveOrder, type OrderRow } from '../order/move.ts'
import { addDays } from '../time.ts'
import { dueMove, dueTracks } from './schedule.ts'

/**
 * Whether the seller's side is played: `demo` accepts and ships orders and lets their packages travel, on a schedule that one would
 * believe, because the reference mall has no warehouse behind it; `off` leaves that to whoever connects one.
 */
export type Fulfilment = 'demo' | 'off'

/** Orders looked at in one run; what is left over comes with the next. */
const batch = 200

/** Packages older than this have arrived, whatever their tracks say. */
const trackedDays = 10

const systemName = '系统'
const sellerName = '商家'

const waiting: OrderStatus[] = [
  orderStatus.pendingPayment, orderStatus.pendingConfirmation, orderStatus.preparing, orderStatus.partlyShipped, orderStatus.pendingReceipt,
]

const carrier = '速达物流'

const sendPackage = async (tx: Tx, order: OrderRow, at: Date): Promise<void> => {
  const number = (await tx.$count(orderPackage, eq(orderPackage.orderId, order.id))) + 1
  await tx.insert(orderPackage).values({
    orderId: order.id,
    packageNo: `${order.orderNo}-${number}`,
    carrier,
    trackingNo: `SD${order.orderNo.slice(1)}${number}`,
    shippedAt: at,
  })
}

/** Makes the next due move of one order, on its row as it is now; false when nothing is due or another process is at it. */
const advance = (deps: Deps, orderId: number, fulfils: boolean): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update', { skipLocked: true })
    if (row === undefined) return false
    const order = row as OrderRow
    const move = dueMove(order, deps.clock(), fulfils)
    if (move === null) return false
    const isBySeller = move.action === 'Accept' || move.action === 'Ship'
    await moveOrder(tx, order, move.action, { operator: isBySeller ? sellerName : systemName, text: move.text, now: move.at })
    if (move.action === 'Ship') await sendPackage(tx, order, move.at)
    return true
  })

const advanceAll = async (deps: Deps, fulfils: boolean): Promise<number> => {
  const now = deps.clock()
  const rows = await deps.db.select().from(orders).where(inArray(orders.status, waiting)).orderBy(asc(orders.id))
  const due = rows.filter((row) => dueMove(row as OrderRow, now, fulfils) !== null).slice(0, batch)
  let moves = 0
  for (const { id } of due) while (await advance(deps, id, fulfils)) moves++
  return moves
}

/** Writes the tracks of one package that have happened since the last run. */
const track = (db: Db, packageId: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [one] = await tx.select().from(orderPackage).where(eq(orderPackage.id, packageId)).for('update', { skipLocked: true })
    if (one === undefined) return
    const known = await tx.$count(packageTrack, eq(packageTrack.packageId, packageId))
    const fresh = dueTracks(one.shippedAt, now).slice(known)
    if (fresh.length > 0) await tx.insert(packageTrack).values(fresh.map(({ at, text }) => ({ packageId, text, createdAt: at })))
  })

const trackAll = async (deps: Deps): Promise<void> => {
  const now = deps.clock()
  const onTheWay = await deps.db
    .select({ id: orderPackage.id, shippedAt: orderPackage.shippedAt, known: count(packageTrack.id) })
    .from(orderPackage)
    .leftJoin(packageTrack, eq(packageTrack.packageId, orderPackage.id))
    .where(gt(orderPackage.shippedAt, addDays(now, -trackedDays)))
    .groupBy(orderPackage.id)
  const due = onTheWay.filter((one) => one.known < dueTracks(one.shippedAt, now).length)
  for (const { id } of due) await track(deps.db, id, now)
}

/**
 * Moves everything whose time has come: unpaid orders are cancelled, shipped ones complete, and, with `demo`, the seller's side goes on.
 * To be called every minute or so; several processes may, each move is made once. Answers how many orders moved.
 */
export const runDueJobs = async (deps: Deps, fulfilment: Fulfilment = 'demo'): Promise<number> => {
  const moves = await advanceAll(deps, fulfilment === 'demo')
  if (fulfilment === 'demo') await trackAll(deps)
  return moves
}
