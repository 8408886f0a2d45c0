// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Payments of orders: online at a payment provider, and transfers. */
export interface PaymentResource {
  /** Starts the online payment of an order and returns where it is paid. The order is paid when the provider says so, never because the browser came back. Needs the permission `order.pay`. */
  readonly start: CallFunction<'POST /api/Payment/Start'>
  /** Returns what is to be paid of an order, and what became of its last payment. Needs the permission `order.view`. */
  readonly state: CallFunction<'POST /api/Payment/State'>
  /** Confirms that the transfer for an order arrived (公司转账). Nobody confirms the transfer for an order of their own. Needs the permission `payment.confirm`. */
  readonly confirmTransfer: CallFunction<'POST /api/Payment/ConfirmTransfer'>
}
