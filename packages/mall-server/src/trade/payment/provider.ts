/** What is to be paid. */
export interface PaymentRequest {
  readonly paymentId: string
  readonly orderNo: string
  readonly amountFen: number
  /** Path of the mall to which the provider's page leads back. What the browser brings along is not listened to. */
  readonly returnTo: string
}

/** What the provider says of a payment. */
export interface PaymentWord {
  readonly paymentId: string
  readonly outcome: 'paid' | 'refused'
  readonly amountFen: number
  /** The provider's own number of it. */
  readonly tradeNo: string
}

/** A service that takes payments for the mall. The mall believes its signed words alone. */
export interface PaymentProvider {
  /** Takes a payment on and returns the address of the page on which it is paid. The same payment again has the same page. */
  create(request: PaymentRequest): Promise<string>
  /** The word of a notice that it sent; null when it is not its own, not signed for, or too old. `body` is what arrived, byte for byte. */
  readNotice(headers: Headers, body: string, now: Date): Promise<PaymentWord | null>
  /** What became of a payment; null as long as nothing did. For notices that were lost. */
  query(paymentId: string): Promise<PaymentWord | null>
  /** Gives a payment back, once. */
  refund(paymentId: string, amountFen: number): Promise<void>
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null where nothing can be paid online. */
    readonly payments: PaymentProvider | null
  }
}
