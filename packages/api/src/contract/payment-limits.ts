/** Limits: attempts to pay an order, and length of a transfer's reference. */
export const paymentLimits = { tries: 20, reference: 64 } as const
