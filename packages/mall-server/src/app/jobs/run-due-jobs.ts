import { and, asc, count, eq, gt, inArray, not } from 'drizzle-orm'
import { orderStatus, type OrderStatus } from '@mall/api/contract'
import { advanceAfterSales } from '../../trade/after-sales/seller.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { orderPackage, orders, packageTrack } from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { advanceInvoices } from '../../trade/invoice/issuer.ts'
import { applyForOwnInvoices } from '../../trade/invoice/order-invoices.ts'
import { awaitsCredit } from '../../trade/order/over-credit.ts'
import { releaseWithinCredit } from '../../trade/statement/bound-by-credit.ts'
import { moveOrder } from '../../trade/order/lifecycle/move.ts'
import { sendPackage, writeTracks, type Carriage } from '../../trade/order/lifecycle/packages.ts'
import { addDays } from '../../platform/time.ts'
import { notifyRestocked } from '../../trade/restock/notify.ts'
import { lapseShortages } from '../../trade/shortage/answer.ts'
import { takeBackRefusals } from '../../trade/receipt/take-back.ts'
import { dueMove, dueTracks, type ScheduledMove } from './schedule.ts'
import type { OrderRow } from '../../trade/order/store.ts'
import { actingAsSeller, actingByItself } from '../../platform/actions/permit.ts'

/**
 * Whether the seller is simulated: `demo` accepts and ships orders and moves their packages on a realistic schedule,
 * because the reference mall has no warehouse; `off` leaves that to a connected one.
 */
export type Fulfilment = 'demo' | 'off'

/** Orders handled in one run; the others follow in the next. */
const batch = 200

/** Orders read at a time while looking for them. */
const page = 1000

/** Packages older than this count as delivered, also without a track. */
const trackedDays = 10

const waiting: OrderStatus[] = [
  orderStatus.pendingPayment, orderStatus.pendingConfirmation, orderStatus.preparing, orderStatus.partlyShipped, orderStatus.pendingReceipt,
]

/** The simulated carrier gives each package its number. */
export const demoCarriage = ({ orderNo }: Pick<OrderRow, 'orderNo'>) => (number: number): Carriage => ({ carrier: '速达物流', trackingNo: `SD${orderNo.slice(1)}${number}` })

/** Makes a move on its time; what ships goes in a package. */
export const makeScheduledMove = async (tx: Tx, order: OrderRow, { action, at, text }: ScheduledMove): Promise<OrderRow> => {
  const acting = action === 'Accept' || action === 'Ship' ? actingAsSeller(at) : actingByItself(at)
  const moved = await moveOrder(tx, order, action, { ...acting, text })
  if (action === 'Ship') await sendPackage(tx, order, at, demoCarriage(order))
  return moved
}

/** Makes the next due move of one order, on its row as it is now; false when nothing is due or another process has locked it. */
const advance = (deps: Deps, orderId: number, fulfils: boolean): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(and(eq(orders.id, orderId), not(awaitsCredit))).for('update', { skipLocked: true })
    if (row === undefined) return false
    const order = row
    const move = dueMove(order, deps.clock(), fulfils)
    if (move === null) return false
    await makeScheduledMove(tx, order, move)
    return true
  })

/** The columns that decide whether an order is due. Thousands of orders wait, so no other columns are read. */
const dueColumns = {
  id: orders.id, status: orders.status, createdAt: orders.createdAt, approvedAt: orders.approvedAt, paidAt: orders.paidAt,
  acceptedAt: orders.acceptedAt, shippedAt: orders.shippedAt, payBefore: orders.payBefore, deliveryDate: orders.deliveryDate, isByHand: orders.isByHand,
}

/** Orders that are due, the oldest first, as many as one run takes. What is above a company's credit waits for a word of the staff. */
const dueOrders = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, fulfils: boolean): Promise<number[]> => {
  const now = clock()
  const due: number[] = []
  let after = 0
  while (due.length < batch) {
    const rows = await db
      .select(dueColumns)
      .from(orders)
      .where(and(inArray(orders.status, waiting), gt(orders.id, after), not(awaitsCredit)))
      .orderBy(asc(orders.id))
      .limit(page)
    due.push(...rows.filter((row) => dueMove(row, now, fulfils) !== null).map((row) => row.id))
    after = rows.at(-1)?.id ?? after
    if (rows.length < page) break
  }
  return due.slice(0, batch)
}

const advanceAll = async (deps: Deps, fulfils: boolean): Promise<number> => {
  let moves = 0
  for (const id of await dueOrders(deps, fulfils)) {
    try {
      while (await advance(deps, id, fulfils)) moves++
    } catch (error) {
      // An order that cannot move must not block the following ones.
      deps.log.error('an order cannot move on', { orderId: id, error: error instanceof Error ? error.name : 'not an Error' })
    }
  }
  return moves
}

/** Writes the tracks of one package that have happened since the last run. */
const track = (db: Db, packageId: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [one] = await tx.select().from(orderPackage).where(eq(orderPackage.id, packageId)).for('update', { skipLocked: true })
    if (one === undefined) return
    const known = await tx.$count(packageTrack, eq(packageTrack.packageId, packageId))
    const fresh = dueTracks(one.shippedAt, now).slice(known)
    if (fresh.length === 0) return
    await writeTracks(tx, one, fresh)
  })

const trackAll = async (deps: Deps): Promise<void> => {
  const now = deps.clock()
  const onTheWay = await deps.db
    .select({ id: orderPackage.id, shippedAt: orderPackage.shippedAt, known: count(packageTrack.id) })
    .from(orderPackage)
    .innerJoin(orders, eq(orders.id, orderPackage.orderId))
    .leftJoin(packageTrack, eq(packageTrack.packageId, orderPackage.id))
    .where(and(gt(orderPackage.shippedAt, addDays(now, -trackedDays)), not(orders.isByHand)))
    .groupBy(orderPackage.id)
  const due = onTheWay.filter((one) => one.known < dueTracks(one.shippedAt, now).length)
  for (const { id } of due) await track(deps.db, id, now)
}

/**
 * Makes all due moves: orders within the credit again wait no longer, unpaid orders are cancelled, shipped ones complete, those to be invoiced by themselves are, who waits for a product that is there reads it, and, with `demo`, the simulated seller continues.
 * To be called every minute or so; several processes may, each move is made once. Returns how many orders, after-sales services and invoices moved, and notices of products were sent.
 */
export const runDueJobs = async (deps: Deps, fulfilment: Fulfilment = 'demo'): Promise<number> => {
  const moves = (await releaseWithinCredit(deps)) + (await advanceAll(deps, fulfilment === 'demo')) + (await applyForOwnInvoices(deps)) + (await lapseShortages(deps)) + (await notifyRestocked(deps))
  if (fulfilment !== 'demo') return moves
  await trackAll(deps)
  return moves + (await takeBackRefusals(deps)) + (await advanceAfterSales(deps)) + (await advanceInvoices(deps))
}
