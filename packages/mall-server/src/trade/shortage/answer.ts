import { and, asc, eq, lte } from 'drizzle-orm'
import { shortageAnswer, shortageState, type OrderSummary } from '@mall/api/contract'
import { actingByItself } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orders, orderShortage } from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { summaryOf } from '../order-query/list.ts'
import { tellOfChange } from '../order/lifecycle/notices.ts'
import { isBeingPaid } from '../order/lifecycle/payments.ts'
import { settleShortages, type ShortageRow } from '../order/shortages.ts'
import { orderActions } from '../order/store.ts'
import { changeLines } from './change-lines.ts'

/** Questions that one run ends; the others follow in the next. */
const batch = 200

const nameOf = ({ name, quantity, unit }: ShortageRow): string => `“${name}”${quantity}${unit}`

/** What is asked of a locked order; undefined when nobody is asked, or not any more. */
const askedOf = async (tx: Tx, orderId: number, id: number): Promise<ShortageRow | undefined> => {
  const [row] = await tx.select().from(orderShortage).where(and(eq(orderShortage.id, id), eq(orderShortage.orderId, orderId), eq(orderShortage.state, shortageState.asked)))
  return row
}

/**
 * The purchaser's word on a replacement, once per `RequestId`, under the lock of the order.
 * @throws BusinessError `SHORTAGE_NOT_ASKED`, and those of `changeLines`
 */
export const answerShortage = (context: CallContext, body: ParsedInput<'POST /api/Order/AnswerShortage'>): Promise<OrderSummary> =>
  orderActions.act(context, 'POST /api/Order/AnswerShortage', body, 'AnswerShortage', async ({ tx, row: order, acting }) => {
    const { now } = acting.origin
    const changing = { ...acting, permit: acting.by }
    const row = await askedOf(tx, order.id, body.ShortageId)
    if (row === undefined) throw new BusinessError('SHORTAGE_NOT_ASKED', '该缺货已处理，请刷新后查看')
    if (body.Answer === shortageAnswer.wait) {
      await tx.update(orderShortage).set({ state: shortageState.later, decidedAt: now }).where(eq(orderShortage.id, row.id))
      await settleShortages(tx, [row], now)
      await changeLines(tx, order, [], changing, `${nameOf(row)}不换，等到货`)
    } else if (body.Answer === shortageAnswer.accept && row.replacement !== null) {
      const { name, quantity, unit } = row.replacement
      await changeLines(tx, order, [{ row, replacement: row.replacement }], changing, `${nameOf(row)}换成“${name}”${quantity}${unit}`)
    } else {
      await changeLines(tx, order, [{ row, replacement: null }], changing, `${nameOf(row)}不换，不要了`)
    }
    await writeAudit(tx, acting.origin, { action: 'Order.AnswerShortage', entity: 'order', entityId: order.orderNo, before: null, after: { ShortageId: row.id, Answer: body.Answer } })
    return summaryOf(tx, context.caller, order.id, now)
  })

/** The pieces of a question that nobody answered in time are not sent; false when it was answered meanwhile, or somebody pays for the order right now. */
const lapse = (deps: Deps, { id, orderId }: Pick<ShortageRow, 'id' | 'orderId'>, now: Date): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const row = order && (await askedOf(tx, order.id, id))
    if (order === undefined || row === undefined || (await isBeingPaid(tx, order))) return false
    const acting = actingByItself(now)
    const after = await changeLines(tx, order, [{ row, replacement: null }], { ...acting, permit: null }, `${nameOf(row)}的换货超时未答复，不发`)
    await tellOfChange(tx, after, '你没有答复换货，缺货的商品不发了', now, { fact: nameOf(row) })
    await writeAudit(tx, acting.origin, { action: 'Order.LapseShortage', entity: 'order', entityId: order.orderNo, before: null, after: { ShortageId: row.id } })
    return true
  })

/** Cuts what nobody answered for within 16 working hours (seller.md §9); several processes may. Returns how many questions ended. */
export const lapseShortages = async (deps: Deps): Promise<number> => {
  const now = deps.clock()
  const due = await deps.db
    .select({ id: orderShortage.id, orderId: orderShortage.orderId })
    .from(orderShortage)
    .where(and(eq(orderShortage.state, shortageState.asked), lte(orderShortage.answerBefore, now)))
    .orderBy(asc(orderShortage.answerBefore))
    .limit(batch)
  let ended = 0
  for (const one of due) {
    try {
      if (await lapse(deps, one, now)) ended++
    } catch (error) {
      // A question that cannot end must not block the following ones.
      deps.log.error('a question about a shortage cannot end', { shortageId: one.id, error: error instanceof Error ? error.name : 'not an Error' })
    }
  }
  return ended
}
