import { openPieces, type OrderDetail } from '@mall/api/contract'

/** What a person begins with: that all arrived, or that all is refused. */
export type ReceiptKind = 'receive' | 'refuse'

/** A package that somebody receives. The order is the one that was on screen when they began: what is sent again must not say more than it did. */
export interface OpenReceipt {
  readonly kind: ReceiptKind
  readonly order: OrderDetail
  readonly packageNo: string
}

type PackageLine = OrderDetail['Packages'][number]['Lines'][number]

/** Pieces of it that are on their way. */
export const openOf = ({ Quantity, ReceivedQuantity, RefusedQuantity }: PackageLine): number =>
  openPieces({ ordered: Quantity, shipped: Quantity, received: ReceivedQuantity, refused: RefusedQuantity })
