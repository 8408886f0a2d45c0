import { orderStatus, paymentTimeoutHours, paymentType, paymentTypeNames, type OrderStatus, type PaymentType } from '@mall/api/contract'
import { yuanText } from '../../platform/money.ts'

const paymentTypes: readonly PaymentType[] = Object.values(paymentType)

/** Paid before shipment; the order waits for the payment. */
export const isPrepaid = (type: PaymentType): boolean => type === paymentType.transfer || type === paymentType.online

/** The most that is paid on delivery, integer fen. */
export const cashOnDeliveryLimitFen = 500_000

export interface PaymentTerm {
  readonly paymentType: number
  readonly enabled: boolean
  readonly disabledReason: string
}

/** Why an order cannot be paid in this way; empty when it can. A type without a term was never agreed on. */
export const paymentDisabledReason = (type: PaymentType, terms: readonly PaymentTerm[], payableFen: number): string => {
  const term = terms.find((one) => one.paymentType === type)
  if (term === undefined || !term.enabled) return term?.disabledReason || `贵司未开通${paymentTypeNames[type]}`
  return type === paymentType.onDelivery && payableFen > cashOnDeliveryLimitFen ? `货到付款仅支持 ${yuanText(cashOnDeliveryLimitFen)} 以内的订单` : ''
}

/** The ways of payment that the mall can take: 在线支付 needs a payment provider. */
export const takenTypes = (takesOnline: boolean): readonly PaymentType[] => paymentTypes.filter((type) => type !== paymentType.online || takesOnline)

/** The next status of an order that needs no approval, or was approved: 待付款 or 待确认. */
export const statusAfterApproval = (type: PaymentType): OrderStatus =>
  isPrepaid(type) ? orderStatus.pendingPayment : orderStatus.pendingConfirmation

/** Deadline of the payment of a prepaid order; null for none. */
export const payBeforeOf = (type: PaymentType, from: Date): Date | null =>
  isPrepaid(type) ? new Date(from.getTime() + paymentTimeoutHours * 3_600_000) : null
