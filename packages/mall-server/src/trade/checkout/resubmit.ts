import { asc, eq } from 'drizzle-orm'
import type { CallOutput, SubmitAnswer } from '@mall/api/contract'
import { findAddressLike } from '../../company/address/records.ts'
import { forgetHolds, holdOrder } from '../../company/budget/holds.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { wantedOf, type WantedItem } from '../../catalogue/pricing/lines.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { actingByItself, type Permit } from '../../platform/actions/permit.ts'
import { once } from '../../platform/idempotency/once.ts'
import { atVersion } from '../../platform/records/version.ts'
import { requireAllowed } from '../order/allowed-actions.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import { forgetCreditAsked } from '../order/over-credit.ts'
import { isPrepaid } from '../order/payment.ts'
import { findOrder, orderActions, type OrderRow } from '../order/store.ts'
import { openConfirmation } from './confirm-token.ts'
import { buildConfirmation } from './confirmation.ts'
import { ConfirmationChanged, prepareOrder, requireCredit, submissionText, writeParts, type PreparedOrder } from './prepare.ts'
import { safeGuards } from './submit.ts'

/** What an order wants of its products, each line by its own id. */
const linesOf = async (db: Db, order: OrderRow): Promise<WantedItem[]> =>
  (await db.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(asc(orderLine.id))).map(wantedOf)

/** The lines with other quantities; those with none are struck. */
const changed = (lines: readonly WantedItem[], wanted: ParsedInput<'POST /api/Order/ResubmitConfirm'>['Lines'] = []): WantedItem[] => {
  const quantities = new Map(wanted.map(({ LineId, Quantity }) => [LineId, Quantity]))
  if (wanted.some(({ LineId }) => !lines.some(({ cartItemId }) => cartItemId === LineId))) {
    throw new BusinessError('ORDER_LINE_NOT_FOUND', '订单中没有该商品，请刷新后重试')
  }
  return lines.map((line) => ({ ...line, quantity: quantities.get(line.cartItemId) ?? line.quantity })).filter(({ quantity }) => quantity > 0)
}

/** What an order would be when it is submitted again, `Order/ResubmitConfirm`. */
export const confirmResubmission = async (
  { deps, caller }: Pick<CallContext, 'deps' | 'caller'>,
  body: ParsedInput<'POST /api/Order/ResubmitConfirm'>,
): Promise<CallOutput<'POST /api/Order/ResubmitConfirm'>> => {
  const { db, clock } = deps
  const order = await findOrder(db, caller, body.OrderNo)
  requireAllowed(caller, order, 'Resubmit')
  const AddressId = await findAddressLike(db, caller, order.address)
  const choice = { addressId: body.AddressId ?? AddressId ?? undefined, departmentId: body.DepartmentId ?? order.departmentId }
  return {
    OrderNo: order.orderNo,
    Version: order.version,
    Submitted: {
      AddressId,
      DepartmentId: order.departmentId,
      DeliveryDate: order.deliveryDate,
      PaymentType: order.paymentType,
      InvoiceMode: order.invoice.mode,
      InvoiceType: order.invoice.type,
      TitleId: order.invoice.titleId,
      PoNo: order.poNo,
      Reason: order.reason,
      Remark: order.remark,
      Attachments: order.attachments.map((file) => ({ ...file })),
    },
    Confirmation: await buildConfirmation(db, deps, caller, changed(await linesOf(db, order), body.Lines), choice, clock()),
  }
}

/** Writes what was submitted over the order as it was, which waits for its approval from here on. */
const rewrite = async (tx: Tx, permit: Permit, order: OrderRow, prepared: PreparedOrder, submitId: string): Promise<OrderRow> => {
  const { columns, levels } = prepared
  const rewritten = await changeRecord(tx, permit, orders, order, {
    ...columns, submitId, budgetState: levels.length === 0 ? 'none' : 'frozen', approvedAt: null, closedAt: null, remindedAt: null,
  })
  await tx.delete(orderLine).where(eq(orderLine.orderId, order.id))
  return rewritten
}

/**
 * Submits a rejected or withdrawn order again, once per `RequestId`, by the rules of a submission: with current prices, stock, budget and approval.
 * Rows are locked in the one order of the mall, order → budgets by their ids → stock → credit.
 */
export const resubmitOrder = async (context: CallContext, body: ParsedInput<'POST /api/Order/Resubmit'>): Promise<SubmitAnswer> => {
  const { deps, caller } = context
  const now = deps.clock()
  const confirmed = await openConfirmation(deps.config.secret, caller, body.ConfirmToken, now)
  try {
    return await once(context, 'POST /api/Order/Resubmit', body, async (tx) => {
      if (confirmed === null) throw new BusinessError('CONFIRMATION_EXPIRED', '订单确认信息已失效，请刷新后重新确认')
      if (confirmed.lines.length === 0) throw new BusinessError('NOTHING_TO_ORDER', '没有可以提交的商品')
      const { row: order, acting } = await orderActions.open(tx, context, { OrderNo: body.OrderNo }, 'Resubmit')
      // After the check, so that a second submission is refused as already submitted.
      atVersion(order, body.Version)
      const placing = { tx, context, submission: body, confirmed, now, guards: safeGuards, keptFiles: order.attachments.map(({ Url }) => Url) }
      const quantities = confirmed.lines.map(({ cartItemId, quantity }) => ({ LineId: cartItemId, Quantity: quantity }))
      const prepared = await prepareOrder(placing, changed(await linesOf(tx, order), quantities))
      const moved = await moveOrder(tx, order, 'Resubmit', { ...acting, text: submissionText('修改后重新提交', prepared) })
      const submitId = deps.randomness.uuid()
      const waiting = await rewrite(tx, acting.by, moved, prepared, submitId)
      await forgetHolds(tx, order.id)
      await forgetCreditAsked(tx, order.id)
      await holdOrder(tx, prepared.levels, order.id, 'frozen', prepared.totals.payableFen, { operator: caller.displayName, now })
      await writeParts(placing, order.id, prepared)
      if (prepared.plan === null) {
        await moveOrder(tx, waiting, isPrepaid(body.PaymentType) ? 'ApproveUnpaid' : 'Approve', { ...actingByItself(now), origin: acting.origin, text: '无需审批，订单生效', isExpected: true })
      }
      await requireCredit(placing, order.id, prepared)
      return { Outcome: 'submitted', SubmitId: submitId, OrderNo: order.orderNo } as const
    })
  } catch (error) {
    if (!(error instanceof ConfirmationChanged)) throw error
    const Lines = confirmed?.lines.map(({ cartItemId, quantity }) => ({ LineId: cartItemId, Quantity: quantity }))
    const { Confirmation } = await confirmResubmission(context, { ...body, Lines })
    return { Outcome: 'changed', Changes: [...error.changes], Confirmation }
  }
}
