import type { SellerPayment, SellerPaymentState } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<SellerPaymentState, StatusTone>> = { unclaimed: 'warning', open: 'info', matched: 'success', void: 'neutral' }

/** How money that came in stands. */
export const PaymentTag = ({ payment }: { readonly payment: Pick<SellerPayment, 'State' | 'StateName'> }) => <StatusTag tone={tones[payment.State]}>{payment.StateName}</StatusTag>
