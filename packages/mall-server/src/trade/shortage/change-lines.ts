import { and, asc, eq, isNull } from 'drizzle-orm'
import { orderStatus, orderSumNames, receiptStateOf, refundReason, shortageState, subtotalFen, type ShortageState } from '@mall/api/contract'
import { lowerUsed } from '../../company/budget/holds.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { actingAsSeller, actingByItself, type Acting, type Permit } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orderLine, orderLog, orderRefusal, orders, orderShortage, type Replacement } from '../../platform/db/schema/order.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { yuanText } from '../../platform/money.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import { settleDelivery } from '../order/lifecycle/notices.ts'
import { isBeingPaid, oweSurplus } from '../order/lifecycle/payments.ts'
import { exchangeStock } from '../order/lifecycle/stock.ts'
import { settleShortages, type ShortageRow } from '../order/shortages.ts'
import type { OrderRow } from '../order/store.ts'

type Line = typeof orderLine.$inferSelect

/** Who changes an order, with their permit; null: the mall by itself. */
export interface Changing extends Acting {
  readonly permit: Permit | null
}

/** Pieces that an order loses for good, and what it gets instead. */
export interface LineChange {
  /** The shortage, which ends by it. */
  readonly row: ShortageRow
  readonly replacement: Replacement | null
}

const linesOf = (tx: Tx, orderId: number): Promise<Line[]> => tx.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))

const requireNoPayment = async (tx: Tx, order: OrderRow): Promise<void> => {
  if (await isBeingPaid(tx, order)) throw new BusinessError('SHORTAGE_PAYING', '买家正在付款，订单金额暂不能改变，请稍后再试')
}

const piecesLost = (changes: readonly LineChange[], lineId: number): number => changes.reduce((sum, { row }) => (row.lineId === lineId ? sum + row.quantity : sum), 0)

const writeLines = async (tx: Tx, order: OrderRow, lines: readonly Line[], changes: readonly LineChange[]): Promise<void> => {
  for (const line of lines) {
    const lost = piecesLost(changes, line.id)
    if (lost === line.quantity) await tx.delete(orderLine).where(eq(orderLine.id, line.id))
    else if (lost > 0) await tx.update(orderLine).set({ quantity: line.quantity - lost }).where(eq(orderLine.id, line.id))
  }
  const added = changes.flatMap(({ replacement }) => replacement ?? [])
  if (added.length > 0) await tx.insert(orderLine).values(added.map((line) => ({ ...line, orderId: order.id, shippedQuantity: 0, receivedQuantity: 0, remark: '' })))
}

/** Ends the shortages, with what each takes off the order. */
const writeShortages = async (tx: Tx, order: OrderRow, lessOf: ReadonlyMap<ShortageRow, number>, changes: readonly LineChange[], now: Date): Promise<void> => {
  for (const { row, replacement } of changes) {
    const lessFen = lessOf.get(row) ?? 0
    const state: ShortageState = replacement === null ? shortageState.cut : shortageState.replaced
    await tx.update(orderShortage).set({ state, decidedAt: now, lessFen, refundFen: order.paidAt === null ? 0 : lessFen }).where(eq(orderShortage.id, row.id))
  }
  await settleShortages(tx, changes.map(({ row }) => row), now)
}

const lessFenOf = ({ row, replacement }: LineChange): number => subtotalFen(row) - (replacement === null ? 0 : subtotalFen(replacement))

/** A freight that is not owed any more goes with the first of the shortages. */
const lessByShortage = (changes: readonly LineChange[], freightFen: number): ReadonlyMap<ShortageRow, number> =>
  new Map(changes.map((change, at) => [change.row, lessFenOf(change) + (at === 0 ? freightFen : 0)]))

/** What an order comes to, and a line in its log. In its next version where a person decided it; what nobody answered for is no decision. */
const writeOrder = async (tx: Tx, order: OrderRow, sums: Partial<Pick<OrderRow, 'goodsFen' | 'freightFen' | 'payableFen' | 'quantity'>>, { permit, operator, origin }: Changing, text: string): Promise<OrderRow> => {
  await tx.insert(orderLog).values({ orderId: order.id, operator, text, createdAt: origin.now })
  if (permit === null) await tx.update(orders).set(sums).where(eq(orders.id, order.id))
  const after = permit === null ? { ...order, ...sums } : await changeRecord(tx, permit, orders, order, { ...sums, isByHand: true })
  await oweSurplus(tx, after, refundReason.short, origin.now)
  return after
}

/** An order of which everything that is left has been sent, and maybe received or refused before. */
const closeShort = async (tx: Tx, order: OrderRow, lines: readonly Line[], now: Date): Promise<OrderRow> => {
  const state = receiptStateOf(lines.map(({ quantity, shippedQuantity, receivedQuantity, refusedQuantity }) => ({ ordered: quantity, shipped: shippedQuantity, received: receivedQuantity, refused: refusedQuantity })))
  if (state === 'open') return order
  await settleDelivery(tx, order, now)
  if (state === 'received') return moveOrder(tx, order, 'AutoReceive', { ...actingByItself(now), text: '其余商品不再发出，订单完成' })
  const refused = await moveOrder(tx, order, 'Refuse', { ...actingAsSeller(now), text: '其余商品不再发出，已发出的均被拒收' })
  const isOnItsWay = (await tx.$count(orderRefusal, and(eq(orderRefusal.orderId, order.id), isNull(orderRefusal.takenBackAt)))) > 0
  return isOnItsWay ? refused : moveOrder(tx, refused, 'CloseRefused', { ...actingAsSeller(now), text: '拒收的商品均已收回，订单关闭' })
}

/** What an order costs less, for its log: what was paid goes back. */
const amountsText = (order: OrderRow, payableFen: number): string => {
  if (payableFen === order.payableFen) return ''
  return order.paidAt === null ? `；${orderSumNames.payable}由 ${yuanText(order.payableFen)} 变为 ${yuanText(payableFen)}` : `；退回 ${yuanText(order.payableFen - payableFen)}`
}

/**
 * Takes pieces that are not there off a locked order, and puts what the buyer takes instead on it (seller.md §4, §9): lines, sums, budgets and stock
 * in one transaction, locked in the one order of the mall. The freight stays what it was, but where nothing is kept. An order of which nothing is left is
 * cancelled; one of which everything else was sent is 待收货, or ends when that was received or refused before. Without changes it has a line in its log.
 * @throws BusinessError `SHORTAGE_PAYING`, and `LOW_STOCK` where a replacement is not there
 */
export const changeLines = async (tx: Tx, order: OrderRow, changes: readonly LineChange[], { permit, ...acting }: Changing, text: string): Promise<OrderRow> => {
  const { now } = acting.origin
  if (changes.length === 0) return writeOrder(tx, order, {}, { permit, ...acting }, text)
  await requireNoPayment(tx, order)
  const lines = await linesOf(tx, order.id)
  if (lines.every((line) => piecesLost(changes, line.id) === line.quantity) && changes.every(({ replacement }) => replacement === null)) {
    await writeShortages(tx, order, lessByShortage(changes, order.freightFen), changes, now)
    return moveOrder(tx, order, 'CancelShort', { ...acting, text: `${text}；没有可发的商品，订单取消${amountsText(order, 0)}`, changes: { isByHand: true } })
  }
  await writeShortages(tx, order, lessByShortage(changes, 0), changes, now)
  await writeLines(tx, order, lines, changes)
  const after = await linesOf(tx, order.id)
  const isAllSent = order.status === orderStatus.partlyShipped && after.every(({ quantity, shippedQuantity }) => quantity === shippedQuantity)
  const isNothingKept = isAllSent && after.every(({ quantity, refusedQuantity }) => quantity === refusedQuantity)
  const freightFen = isNothingKept ? 0 : order.freightFen
  if (isNothingKept) await writeShortages(tx, order, lessByShortage(changes, order.freightFen), changes, now)
  const goodsFen = after.reduce((sum, line) => sum + subtotalFen(line), 0)
  const payableFen = goodsFen + freightFen
  const sums = { goodsFen, freightFen, payableFen, quantity: after.reduce((sum, { quantity }) => sum + quantity, 0) }
  const words = `${text}${amountsText(order, payableFen)}`
  const moved = isAllSent ? await moveOrder(tx, order, 'CloseShort', { ...acting, text: words, changes: { isByHand: true, ...sums } }) : await writeOrder(tx, order, sums, { permit, ...acting }, words)
  await lowerUsed(tx, order.id, order.payableFen - payableFen, { operator: acting.operator, now })
  const byId = new Map(lines.map((line) => [line.id, line]))
  await exchangeStock(
    tx, order.id,
    changes.flatMap(({ row, replacement }) => {
      const line = byId.get(row.lineId ?? 0)
      const given = line === undefined ? [] : [{ productId: line.productId, areaCode: order.stockArea, change: row.quantity, name: line.name }]
      return replacement === null ? given : [...given, { productId: replacement.productId, areaCode: order.stockArea, change: -replacement.quantity, name: replacement.name }]
    }),
    now,
  )
  return isAllSent ? closeShort(tx, moved, after, now) : moved
}
