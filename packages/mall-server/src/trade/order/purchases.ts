import { and, inArray, type SQL } from 'drizzle-orm'
import { purchaseStatuses } from '@mall/api/contract'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { visibleOrders } from './scope.ts'

/** The purchases that exist for a caller: within their scope, approved, and neither cancelled nor refused. */
export const visiblePurchases = (caller: Caller): SQL | undefined => and(visibleOrders(caller), inArray(orders.status, [...purchaseStatuses]))
