import { asc, eq } from 'drizzle-orm'
import { openPieces, orderStatus, receiptStateOf, receivePieces, refundReason, refusalFen, type LinePieces, type OrderSummary } from '@mall/api/contract'
import { returnToBudgets } from '../../company/budget/holds.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Permitted } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orderLine, orderLog, orderRefusal, orders } from '../../platform/db/schema/order.ts'
import { requireOwnPictures } from '../../platform/file/own-uploads.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { yuanText } from '../../platform/money.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import { settleDelivery } from '../order/lifecycle/notices.ts'
import { oweSurplus } from '../order/lifecycle/payments.ts'
import { orderActions, type OrderRow } from '../order/store.ts'
import { summaryOf } from '../order-query/list.ts'
import { addPieces, packedLines, piecesOf, type MorePieces, type PackedLine } from './records.ts'

type Receipt = ParsedInput<'POST /api/Order/Receive'>
type Line = typeof orderLine.$inferSelect

/** A line of the receipt with the rows that it is about. */
interface Checked {
  readonly said: Receipt['Lines'][number]
  readonly packed: PackedLine
  readonly line: Line
}

const checkedLines = (receipt: Receipt, packed: readonly PackedLine[], lines: readonly Line[]): Checked[] =>
  receipt.Lines.map((said) => {
    const row = packed.find(({ packageNo, lineId }) => packageNo === said.PackageNo && lineId === said.LineId)
    const line = lines.find(({ id }) => id === said.LineId)
    if (row === undefined || line === undefined) throw new BusinessError('ORDER_LINE_NOT_FOUND', '包裹中没有该商品')
    if (receivePieces(row.pieces, { received: said.Received, refused: said.Refused }) === null)
      throw new BusinessError('RECEIPT_TOO_MANY', `${line.name}最多还可确认${openPieces(row.pieces)}${line.unit}`)
    return { said, packed: row, line }
  })

const moreOf = (id: number, said: readonly Receipt['Lines'][number][]): MorePieces => ({
  id, received: said.reduce((sum, { Received }) => sum + Received, 0), refused: said.reduce((sum, { Refused }) => sum + Refused, 0),
})

interface Outcome {
  /** All lines of the order after it. */
  readonly after: readonly LinePieces[]
  readonly received: number
  readonly refused: number
  /** What goes back for the refused pieces. */
  readonly backFen: number
}

const outcomeOf = (order: OrderRow, lines: readonly Line[], checked: readonly Checked[]): Outcome => {
  const { received, refused } = moreOf(0, checked.map(({ said }) => said))
  const after = lines.map((line) => {
    const more = moreOf(line.id, checked.filter((one) => one.line.id === line.id).map(({ said }) => said))
    return receivePieces(piecesOf(line), more) ?? piecesOf(line)
  })
  const backFen = refused === 0 ? 0 : refusalFen({ refused: checked.map(({ said, line }) => ({ priceFen: line.priceFen, pieces: said.Refused })), after, freightFen: order.freightFen })
  return { after, received, refused, backFen }
}

const writeRefusals = async (tx: Tx, order: OrderRow, checked: readonly Checked[], backFen: number, now: Date): Promise<void> => {
  const rows = checked.flatMap(({ said: { Refused, Reason, Images }, packed, line }) =>
    Refused > 0 && Reason !== undefined
      ? [{ orderId: order.id, packageId: packed.packageId, lineId: line.id, quantity: Refused, reason: Reason, images: Images ?? [], refundFen: line.priceFen * Refused, createdAt: now }]
      : [],
  )
  if (rows.length === 0) return
  const freightFen = backFen - rows.reduce((sum, { refundFen }) => sum + refundFen, 0)
  await tx.insert(orderRefusal).values(rows.map((row, at) => ({ ...row, freightFen: at === 0 ? freightFen : 0 })))
}

const textOf = (checked: readonly Checked[], { received, refused, backFen }: Outcome): string => {
  const reasons = new Set(checked.flatMap(({ said: { Refused, Reason } }) => (Refused > 0 && Reason !== undefined ? [Reason] : [])))
  return [
    ...(received > 0 ? [`确认收货${received}件`] : []),
    ...(refused > 0 ? [`拒收${refused}件（${[...reasons].join('、')}），退回 ${yuanText(backFen)}`] : []),
  ].join('，')
}

/** Ends the order when nothing of it is open; else it stays where it is, in its next version. */
const moveOn = async (tx: Tx, order: OrderRow, { after: pieces, backFen }: Outcome, acting: Permitted, text: string): Promise<void> => {
  const refusedFen = order.refusedFen + backFen
  const state = receiptStateOf(pieces)
  if (state !== 'open' && order.status === orderStatus.pendingReceipt) {
    await moveOrder(tx, order, state === 'refused' ? 'Refuse' : 'ConfirmReceipt', { ...acting, text, changes: { refusedFen } })
    return
  }
  const after = await changeRecord(tx, acting.by, orders, order, { refusedFen })
  await tx.insert(orderLog).values({ orderId: order.id, operator: acting.operator, text, createdAt: acting.origin.now })
  if (backFen > 0) await oweSurplus(tx, after, refundReason.refused, acting.origin.now)
  if (pieces.every((line) => openPieces(line) === 0)) await settleDelivery(tx, order, acting.origin.now)
}

/**
 * Receives and refuses pieces of packages, once per `RequestId`, under the lock of the order. What is refused is refunded at once, to the
 * budget too, and counts for invoices as what was returned; its goods are in the stock again when the seller has taken them back.
 * @throws BusinessError when a package does not have so many pieces on their way, or a picture is not the caller's own
 */
export const receive = (context: CallContext, body: Receipt): Promise<OrderSummary> =>
  orderActions.act(context, 'POST /api/Order/Receive', body, 'Receive', async ({ tx, row: order, acting }) => {
    const { now } = acting.origin
    await requireOwnPictures(tx, context.caller, body.Lines.flatMap(({ Images = [] }) => Images))
    const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(asc(orderLine.id))
    const checked = checkedLines(body, await packedLines(tx, order.id), lines)
    const outcome = outcomeOf(order, lines, checked)
    await addPieces(
      tx,
      checked.map(({ packed, said }) => moreOf(packed.id, [said])),
      lines.map(({ id }) => moreOf(id, checked.filter(({ line }) => line.id === id).map(({ said }) => said))).filter(({ received, refused }) => received + refused > 0),
    )
    await writeRefusals(tx, order, checked, outcome.backFen, now)
    if (outcome.backFen > 0) await returnToBudgets(tx, order.id, outcome.backFen, { operator: acting.operator, now })
    await moveOn(tx, order, outcome, acting, textOf(checked, outcome))
    await writeAudit(tx, acting.origin, {
      action: 'Order.Receive', entity: 'order', entityId: order.orderNo, before: null, after: { Received: outcome.received, Refused: outcome.refused, RefundFen: outcome.backFen },
    })
    return summaryOf(tx, context.caller, order.id, now)
  })
