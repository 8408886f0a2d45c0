import { orderSumNames } from '@mall/api/contract'
import { lowerUsed } from '../../../company/budget/holds.ts'
import { changeRecord } from '../../../platform/actions/change-record.ts'
import { actingForSeller, type Permitted } from '../../../platform/actions/permit.ts'
import { writeAudit } from '../../../platform/audit/audit-log.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { orderLog, orders } from '../../../platform/db/schema/order.ts'
import { BusinessError } from '../../../platform/http/errors.ts'
import { yuanText } from '../../../platform/money.ts'
import type { OrderRow } from '../store.ts'
import { tellOfChange } from './notices.ts'
import { isBeingPaid } from './payments.ts'

/**
 * Lowers the freight of a locked order that is not paid and of which nothing has left (seller.md §4). Its budgets get back what it costs less; what it takes of the
 * credit follows from its row. It is never raised: the company has not agreed to more, and nobody has approved it.
 * @throws BusinessError `FREIGHT_INVALID`, `FREIGHT_PAYING`
 */
export const lowerFreight = async (tx: Tx, order: OrderRow, freightFen: number, reason: string, permitted: Permitted): Promise<OrderRow> => {
  const { operator, origin } = actingForSeller(permitted)
  const { now } = origin
  if (freightFen >= order.freightFen) throw new BusinessError('FREIGHT_INVALID', `运费只能降低，现在是 ${yuanText(order.freightFen)}`)
  if (await isBeingPaid(tx, order)) throw new BusinessError('FREIGHT_PAYING', '买家正在付款，订单金额暂不能改变，请稍后再试')
  const payableFen = order.goodsFen + freightFen
  const after = await changeRecord(tx, permitted.by, orders, order, { freightFen, payableFen, isByHand: true })
  await lowerUsed(tx, order.id, order.payableFen - payableFen, { operator, now })
  const words = `${orderSumNames.freight}由 ${yuanText(order.freightFen)} 改为 ${yuanText(freightFen)}`
  const why = reason === '' ? '' : `（${reason}）`
  await tx.insert(orderLog).values({ orderId: order.id, operator, text: `${words}，${orderSumNames.payable}由 ${yuanText(order.payableFen)} 变为 ${yuanText(payableFen)}${why}`, createdAt: now })
  await tellOfChange(tx, after, '商家改了你的订单的运费', now, { fact: `${words}${why}` })
  await writeAudit(tx, origin, {
    action: 'Order.SetFreight', entity: 'order', entityId: order.orderNo,
    before: { FreightFen: order.freightFen, PayableFen: order.payableFen }, after: { FreightFen: freightFen, PayableFen: payableFen },
  })
  return after
}
