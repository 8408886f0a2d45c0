import type { OrderSummary } from '@mall/api/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { formatMoment } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { StatusTag } from '@mall/ui/status-tag'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { OrderRowActions } from './OrderRowActions.tsx'
import type { OrderTask } from './order-actions.ts'
import { orderTone } from './order-status.ts'
import { href } from '../../site/routes.ts'

interface OrderCardProps {
  readonly order: OrderSummary
  /** `YYYY`, which needs not be said. */
  readonly year: string
  readonly pending?: boolean
  /** Without it there are no actions. */
  readonly onTask?: (task: OrderTask, order: OrderSummary) => void
}

/** An order on a phone. */
export const OrderCard = ({ order, year, pending = false, onTask }: OrderCardProps) => {
  const [first] = order.Lines
  return (
    <ListCard
      start={<Link href={href('orderDetail', { id: order.OrderNo })}>{order.OrderNo}</Link>}
      end={<StatusTag tone={orderTone(order.Status)}>{order.StatusName}</StatusTag>}
      about={
        first ? (
          <Goods product={first}>
            <small>{`${order.Lines.length > 1 ? `等${order.Lines.length}种，` : ''}共${order.Quantity}件`}</small>
          </Goods>
        ) : (
          '—'
        )
      }
      amount={<Price value={order.PayableAmount} size="large" />}
      note={`${order.UserName} ${order.DepartmentName}`}
      moment={formatMoment(order.OrderTime, year)}
      actions={onTask ? <OrderRowActions order={order} pending={pending} onTask={(task) => onTask(task, order)} /> : undefined}
    />
  )
}
