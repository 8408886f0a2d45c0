/** What is to be paid. */
export interface PaymentRequest {
  readonly paymentId: string
  readonly orderNo: string
  readonly amountFen: number
  /** Path of the mall to which the provider's page leads back. Parameters from the browser are ignored. */
  readonly returnTo: string
}

/** What the provider reports about a payment. */
export interface PaymentWord {
  readonly paymentId: string
  readonly outcome: 'paid' | 'refused'
  readonly amountFen: number
  /** The provider's own number of it. */
  readonly tradeNo: string
}

/** What of a payment goes back. */
export interface RefundRequest {
  readonly paymentId: string
  readonly refundNo: string
  readonly amountFen: number
}

/** A service that takes payments for the mall. The mall trusts only its signed notices. */
export interface PaymentProvider {
  /** Takes a payment on and returns the address of the page on which it is paid. The same payment again has the same page. */
  create(request: PaymentRequest): Promise<string>
  /** The content of a notice; null when it is not from this provider, not signed, or too old. `body` is what arrived, byte for byte. */
  readNotice(headers: Headers, body: string, now: Date): Promise<PaymentWord | null>
  /** The result of a payment; null while there is none. For lost notices. */
  query(paymentId: string): Promise<PaymentWord | null>
  /** Refunds a part of a payment, or all of it. The same number again is the same refund: an answer that was lost is asked for by asking again. @throws when it cannot, or more than is left of the payment is asked for */
  refund(refund: RefundRequest): Promise<void>
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null where nothing can be paid online. */
    readonly payments: PaymentProvider | null
  }
}
