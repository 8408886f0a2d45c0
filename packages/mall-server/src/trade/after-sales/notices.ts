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

const about = ({ id }: Pick<AfterSalesRow, 'id'>) => ({ kind: 'afterSalesProgress', subject: `afterSales:${id}` }) as const

/** Takes the notices of a service out of the count: the applicant has done what they ask for, or cannot any more. */
export const settleNotices = (tx: Tx, service: Pick<AfterSalesRow, 'id'>, now: Date): Promise<void> => settle(tx, { ...about(service), now })

const tellApplicant = async (tx: Tx, service: AfterSalesRow, title: string, facts: readonly string[], now: Date): Promise<void> => {
  const [line] = await tx.select({ name: orderLine.name, unit: orderLine.unit }).from(orderLine).where(eq(orderLine.id, service.lineId))
  await tell(tx, {
    ...about(service), title, now,
    enterpriseId: service.enterpriseId,
    userIds: [service.userId],
    facts: [`${line?.name ?? ''} ${service.quantity}${line?.unit ?? ''}`, ...facts, service.returnNo],
    target: { Kind: 'afterSales', ReturnOrderId: service.returnNo },
  })
}

/** Notifies the applicant of a move, after settling outdated notices. Within the transaction of the move; `service` as it is after it. */
export const tellOfMove = async (tx: Tx, service: AfterSalesRow, action: AfterSalesTransitionAction, now: Date): Promise<void> => {
  await settleNotices(tx, service, now)
  const title = titles[action]?.(service)
  if (title !== undefined) await tellApplicant(tx, service, title, service.refundFen === null ? [] : [`${orderSumNames.refund} ${yuanText(service.refundFen)}`], now)
}

/** Notifies the applicant that the seller asks something. */
export const tellOfQuestion = (tx: Tx, service: AfterSalesRow, now: Date): Promise<void> => tellApplicant(tx, service, '商家请你补充售后材料', [], now)
