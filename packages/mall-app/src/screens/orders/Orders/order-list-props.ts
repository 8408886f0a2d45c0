import type { OrderSummary } from '@mall/api/contract'
import type { ReactNode } from 'react'
import type { OrderTask } from '../../../components/order/order-actions.ts'
import type { OrdersQuery } from './orders-query.ts'

/** What the table and the cards of a phone both draw. */
export interface OrderListProps {
  readonly orders: readonly OrderSummary[]
  readonly status: 'ready' | 'loading' | 'error'
  /** In place of the rows when there are none. */
  readonly empty: ReactNode
  readonly sort: OrdersQuery['sort']
  readonly pending: boolean
  readonly onSortChange: (sort: OrdersQuery['sort']) => void
  readonly onRetry: () => void
  readonly onTask: (task: OrderTask, order: OrderSummary) => void
}
