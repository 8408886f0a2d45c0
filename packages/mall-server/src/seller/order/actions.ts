import { and, eq, isNull, sum } from 'drizzle-orm'
import type { CallInput, RowResult } from '@mall/api/contract'
import type { OrderSubstitute, SellerOrderAction, SellerOrderDetail } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { actingForSeller, permitting, type Permitted } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orderLine, orderLog, orderNote, orderPackage, orderRefusal } from '../../platform/db/schema/order.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { batch } from '../../platform/records/batch.ts'
import { toDay } from '../../platform/time.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import { agreeToCredit, overCreditFen } from '../../trade/order/over-credit.ts'
import { lowerFreight } from '../../trade/order/lifecycle/freight.ts'
import { moveOrder } from '../../trade/order/lifecycle/move.ts'
import { shipPieces, writeTracks } from '../../trade/order/lifecycle/packages.ts'
import { notePayment, refundsByHand, settleRefund } from '../../trade/order/lifecycle/payments.ts'
import { tellOfChange } from '../../trade/order/lifecycle/notices.ts'
import { takeBack } from '../../trade/receipt/take-back.ts'
import { declareShortage } from '../../trade/shortage/declare.ts'
import { substitutesOf } from '../../trade/shortage/replacement.ts'
import { orderDetail } from './detail.ts'
import { allowedActions, findOrder, freePieces, inLockOrder, record, visibleTo } from './records.ts'

interface Target {
  readonly OrderNo: string
}

type Locked = typeof record.$inferSelect & { readonly returning: number; readonly free: number; readonly refunding: boolean; readonly overFen: number | null }

const lock = async (tx: Tx, { caller }: StaffContext, { OrderNo }: Target): Promise<Locked> => {
  const [row] = await tx.select().from(record).where(and(eq(record.orderNo, OrderNo), visibleTo(tx, caller))).for('update')
  if (row === undefined) throw new BusinessError('ORDER_NOT_FOUND', '订单不存在')
  const [back] = await tx.select({ pieces: sum(orderRefusal.quantity) }).from(orderRefusal).where(and(eq(orderRefusal.orderId, row.id), isNull(orderRefusal.takenBackAt)))
  const [left] = await tx.select({ free: freePieces, overFen: overCreditFen }).from(record).where(eq(record.id, row.id))
  return { ...row, returning: Number(back?.pieces ?? 0), free: left?.free ?? 0, refunding: (await refundsByHand(tx, row.id)).length > 0, overFen: left?.overFen ?? null }
}

const refusals: Readonly<Record<SellerOrderAction, string>> = {
  DecideCredit: '该订单没有待批的超额，请刷新后重试', Accept: '该订单不能确认，请刷新后重试', Ship: '该订单不能发货，请刷新后重试', Track: '该订单不能更新物流，请刷新后重试', TakeBack: '没有待收回的拒收商品', Shortage: '该订单没有待发的商品，请刷新后重试', SetFreight: '该订单不能改运费，请刷新后重试', Refund: '没有待退款，请刷新后重试', Write: '您没有处理订单的权限',
}

/** The actions of the staff on orders. */
export const actions = defineActions<Target, Locked, SellerOrderAction, StaffContext>({
  lock,
  requireAllowed: permitting(allowedActions, ({ overFen }, _caller, action) =>
    new BusinessError('ORDER_ACTION_NOT_ALLOWED', action === 'Accept' && overFen !== null ? `该订单超出信用额度 ${yuanText(overFen)}，同意超额后才能确认` : refusals[action])),
})

const acceptOpened = (tx: Tx, row: Locked, acting: Permitted) =>
  moveOrder(tx, row, 'Accept', { ...actingForSeller(acting), changes: { isByHand: true }, text: '商家已确认，开始备货' })

export const accept = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/Accept'>): Promise<SellerOrderDetail> =>
  actions.act(context, 'POST /api/SellerOrder/Accept', input, 'Accept', async ({ tx, row, acting }) => {
    await acceptOpened(tx, row, acting)
    return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
  })

/**
 * Agrees to an order above the credit of its company, or cancels it.
 * @throws BusinessError `REASON_REQUIRED` when it is cancelled without a word
 */
export const decideCredit = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/DecideCredit'>): Promise<SellerOrderDetail> =>
  actions.act(context, 'POST /api/SellerOrder/DecideCredit', input, 'DecideCredit', async ({ tx, row: { returning: _returning, free: _free, refunding: _refunding, overFen, ...row }, acting }) => {
    const seller = actingForSeller(acting)
    const { now } = acting.origin
    const over = yuanText(overFen ?? 0)
    const reason = input.Reason?.trim() ?? ''
    if (!input.Agrees) {
      if (reason === '') throw new BusinessError('REASON_REQUIRED', '请填写不同意的原因，买家会看到')
      await moveOrder(tx, row, 'RefuseCredit', { ...seller, reason, text: `商家不同意超出信用额度 ${over}：${reason}` })
      return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
    }
    await agreeToCredit(tx, row.id, context.caller.staffId, now)
    await changeRecord(tx, acting.by, record, row, { isByHand: true })
    const text = `商家同意超出信用额度 ${over}${reason === '' ? '' : `：${reason}`}`
    await tx.insert(orderLog).values({ orderId: row.id, operator: seller.operator, text, createdAt: now })
    await tellOfChange(tx, row, '商家同意了你超出信用额度的订单', now, { fact: `超出 ${over}` })
    await writeAudit(tx, acting.origin, { action: 'Order.AgreeToCredit', entity: 'order', entityId: row.orderNo, before: null, after: { OverFen: overFen } })
    return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
  })

/** Confirms several, each by itself, once per `RequestId`: good rows are written, the others return why not. */
export const acceptMany = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/AcceptMany'>): Promise<RowResult[]> =>
  once(context, 'POST /api/SellerOrder/AcceptMany', input, async (tx) => {
    const rows = await inLockOrder(tx, input.Rows.map((row, at) => ({ ...row, RowNo: at + 1 })))
    const results = await batch(tx, rows, async (savepoint, target) => {
      const { row, acting } = await actions.open(savepoint, context, target, 'Accept')
      await acceptOpened(savepoint, row, acting)
      return '已确认'
    })
    return results.map((result, at) => ({ ...result, RowNo: rows[at]?.RowNo ?? 0 })).toSorted((one, other) => one.RowNo - other.RowNo)
  })

/** 改运费, before the order is paid. */
export const setFreight = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/SetFreight'>): Promise<SellerOrderDetail> =>
  actions.act(context, 'POST /api/SellerOrder/SetFreight', input, 'SetFreight', async ({ tx, row, acting }) => {
    await lowerFreight(tx, row, toFen(input.Freight), input.Reason?.trim() ?? '', acting)
    return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
  })

export const ship = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/Ship'>): Promise<SellerOrderDetail> =>
  actions.act(context, 'POST /api/SellerOrder/Ship', input, 'Ship', async ({ tx, row, acting }) => {
    const pieces = input.Lines.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity }))
    await shipPieces(tx, row, pieces, { carrier: input.Carrier, trackingNo: input.TrackingNo }, acting)
    return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
  })

export const track = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/Track'>): Promise<SellerOrderDetail> =>
  actions.act(context, 'POST /api/SellerOrder/Track', input, 'Track', async ({ tx, row, acting }) => {
    const [one] = await tx.select().from(orderPackage).where(and(eq(orderPackage.orderId, row.id), eq(orderPackage.packageNo, input.PackageNo)))
    if (one === undefined) throw new BusinessError('PACKAGE_NOT_FOUND', '包裹不存在')
    await changeRecord(tx, acting.by, record, row, { isByHand: true })
    await writeTracks(tx, one, [{ at: acting.origin.now, text: input.Text, isDelivery: input.Arrived }])
    return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
  })

/** What becomes of pieces that are not there, line by line. */
export const declareShort = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/Shortage'>): Promise<SellerOrderDetail> =>
  actions.act(context, 'POST /api/SellerOrder/Shortage', input, 'Shortage', async ({ tx, row, acting }) => {
    await declareShortage(tx, row, input.Lines, acting)
    return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
  })

/**
 * Products to send instead of pieces of a line.
 * @throws BusinessError `ORDER_NOT_FOUND`, `ORDER_LINE_NOT_FOUND`
 */
export const findSubstitutes = async ({ deps: { db, clock }, caller }: StaffContext, { OrderNo, LineId, Quantity, Keyword }: CallInput<'POST /api/SellerOrder/Substitutes'>): Promise<{ Items: OrderSubstitute[] }> => {
  const { order } = await findOrder(db, caller, OrderNo)
  const [line] = await db.select().from(orderLine).where(and(eq(orderLine.id, LineId), eq(orderLine.orderId, order.id)))
  if (line === undefined) throw new BusinessError('ORDER_LINE_NOT_FOUND', '订单中没有该商品，请刷新后重试')
  return { Items: await substitutesOf(db, order, line, Quantity, Keyword, clock()) }
}

/** A note for colleagues. */
export const writeNote = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/Note'>): Promise<SellerOrderDetail> =>
  actions.act(context, 'POST /api/SellerOrder/Note', input, 'Write', async ({ tx, row, acting: { origin } }) => {
    await tx.insert(orderNote).values({ orderId: row.id, staffId: context.caller.staffId, text: input.Text, createdAt: origin.now })
    await writeAudit(tx, origin, { action: 'Order.Note', entity: 'order', entityId: row.orderNo, before: null, after: { Letters: input.Text.length } })
    return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
  })

/** A message for the buyer: in the log, and as a notice to the purchaser. */
export const sendMessage = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/Message'>): Promise<SellerOrderDetail> =>
  actions.act(context, 'POST /api/SellerOrder/Message', input, 'Write', async ({ tx, row, acting }) => {
    const { operator, origin } = actingForSeller(acting)
    await tx.insert(orderLog).values({ orderId: row.id, operator, text: `留言：${input.Text}`, createdAt: origin.now })
    await tellOfChange(tx, row, '商家对你的订单留言', origin.now, { fact: input.Text })
    await writeAudit(tx, origin, { action: 'Order.Message', entity: 'order', entityId: row.orderNo, before: null, after: { Letters: input.Text.length } })
    return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
  })

/** All refused goods that are on their way back have arrived. */
export const takeRefusedBack = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/TakeBack'>): Promise<SellerOrderDetail> =>
  actions.act(context, 'POST /api/SellerOrder/TakeBack', input, 'TakeBack', async ({ tx, row, acting }) => {
    const { now } = acting.origin
    await takeBack(tx, row.id, now, actingForSeller(acting))
    return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
  })

/**
 * The transfer by which what was paid too much for an order, and not online, went back: all of it.
 * @throws BusinessError `TRANSFER_DAY_INVALID`, and `TRANSFER_AMOUNT_INVALID` when more or less waits by now
 */
export const recordRefund = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/Refund'>): Promise<SellerOrderDetail> =>
  actions.act(context, 'POST /api/SellerOrder/Refund', input, 'Refund', async ({ tx, row: { returning: _returning, free: _free, refunding: _refunding, overFen: _overFen, ...row }, acting }) => {
    const seller = actingForSeller(acting)
    const { now } = acting.origin
    const rows = await refundsByHand(tx, row.id)
    const dueFen = rows.reduce((sum, { amountFen }) => sum + amountFen, 0)
    if (toFen(input.Amount) !== dueFen) throw new BusinessError('TRANSFER_AMOUNT_INVALID', `该订单现在待退款 ${yuanText(dueFen)}，请核对后再登记`)
    if (input.PaidOn > toDay(now)) throw new BusinessError('TRANSFER_DAY_INVALID', '退款日期不能晚于今天')
    if (rows.some(({ createdAt }) => input.PaidOn < toDay(createdAt))) throw new BusinessError('TRANSFER_DAY_INVALID', '退款日期不能早于应退款的日期')
    await changeRecord(tx, acting.by, record, row, {})
    for (const one of rows) await settleRefund(tx, row, one, seller, { reference: input.Reference, paidOn: input.PaidOn, staffId: context.caller.staffId })
    await notePayment(tx, row, `已转账退款 ${yuanText(dueFen)}：流水号${input.Reference}，${input.PaidOn}`, now, seller.operator)
    await tellOfChange(tx, row, '你的订单已退款', now, { fact: `${yuanText(dueFen)}，流水号${input.Reference}` })
    return orderDetail(tx, context.caller, row.orderNo, context.deps.clock())
  })
