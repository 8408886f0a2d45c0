import { eq } from 'drizzle-orm'
import { afterSalesType, orderSumNames, returnMode, type AfterSalesTransitionAction } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import { yuanText } from '../../platform/money.ts'
import { settle, tell } from '../../company/notice/store.ts'
import type { AfterSalesRow } from './records.ts'

/** The titles of notices to the applicant about moves by the seller. */
const titles: { readonly [Action in AfterSalesTransitionAction]?: (service: AfterSalesRow) => string } = {
  Approve: (service) => (service.returnMode === returnMode.selfSent ? '你的售后申请已通过，请寄回商品' : '你的售后申请已通过，快递员将上门取件'),
  Reject: () => '你的售后申请未通过',
  Receive: () => '商家已收到你寄回的商品',
  Finish: ({ type }) => (type === afterSalesType.return ? '你的退货已退款，请确认' : '你的售后已处理完成，请确认'),
}

/** Notifies the applicant of a move, after settling outdated notices. Within the transaction of the move; `service` as it is after it. */
export const tellOfMove = async (tx: Tx, service: AfterSalesRow, action: AfterSalesTransitionAction, now: Date): Promise<void> => {
  const [kind, subject] = ['afterSalesProgress', `afterSales:${service.id}`] as const
  await settle(tx, { kind, subject, now })
  const title = titles[action]?.(service)
  if (title === undefined) return
  const [line] = await tx.select({ name: orderLine.name, unit: orderLine.unit }).from(orderLine).where(eq(orderLine.id, service.lineId))
  await tell(tx, {
    kind, subject, title, now,
    enterpriseId: service.enterpriseId,
    userIds: [service.userId],
    facts: [`${line?.name ?? ''} ${service.quantity}${line?.unit ?? ''}`, ...(service.refundFen === null ? [] : [`${orderSumNames.refund} ${yuanText(service.refundFen)}`]), service.returnNo],
    target: { Kind: 'afterSales', ReturnOrderId: service.returnNo },
  })
}
