import type { OrderSummary } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { offeredActions, type OrderTask } from './order-actions.ts'
import * as S from './order.styles.ts'

interface OrderActionLinksProps {
  readonly order: Pick<OrderSummary, 'OrderNo' | 'AllowActions'>
  /** Another task is under way. */
  readonly pending: boolean
  readonly onTask: (task: OrderTask) => void
}

/** What can be done with an order of a list, in words. Each names its order to screen readers. */
export const OrderActionLinks = ({ order, pending, onTask }: OrderActionLinksProps) => {
  return (
    <S.Links>
      {offeredActions(order.OrderNo, order.AllowActions).map(({ action, label, href, task }) =>
        href === undefined ? (
          <button
            key={action}
            type="button"
            aria-label={`${label} ${order.OrderNo}`}
            aria-disabled={pending || undefined}
            onClick={() => (pending || !task ? undefined : onTask(task))}
          >
            {label}
          </button>
        ) : (
          <Link key={action} href={href} aria-label={`${label} ${order.OrderNo}`}>
            {label}
          </Link>
        ),
      )}
    </S.Links>
  )
}
