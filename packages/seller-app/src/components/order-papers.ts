import { orderStatus, shippableStatuses, type OrderStatus } from '@mall/api/contract'
import type { SellerOrder } from '@mall/api/seller/contract'

const packing: ReadonlySet<OrderStatus> = new Set(shippableStatuses)
const sent: ReadonlySet<OrderStatus> = new Set([orderStatus.partlyShipped, orderStatus.pendingReceipt, orderStatus.refused, orderStatus.completed])

/** Whether goods of an order can be picked: it is being packed, and not all of it has left. */
export const isPickable = ({ Status, OpenQuantity }: Pick<SellerOrder, 'Status' | 'OpenQuantity'>): boolean => packing.has(Status) && OpenQuantity > 0

/** Whether an order has packages that go with a delivery note. */
export const hasPackages = ({ Status }: Pick<SellerOrder, 'Status'>): boolean => sent.has(Status)
