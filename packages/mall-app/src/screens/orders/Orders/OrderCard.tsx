import type { OrderSummary } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { StatusTag } from '@mall/ui/status-tag'
import { OrderRowActions } from '../../../components/order/OrderRowActions.tsx'
import type { OrderTask } from '../../../components/order/order-actions.ts'
import { orderTone } from '../../../components/order/order-status.ts'
import { formatInstant } from '../../../lib/format.ts'
import { href } from '../../../lib/routes.ts'
import { OrderProducts } from './order-columns.tsx'
import * as S from './Orders.styles.ts'

interface OrderCardProps {
  readonly order: OrderSummary
  readonly pending: boolean
  readonly onTask: (task: OrderTask, order: OrderSummary) => void
}

/** An order on a phone. */
export const OrderCard = ({ order, pending, onTask }: OrderCardProps) => (
  <S.Card>
    <div data-part="line">
      <Link href={href('orderDetail', { id: order.OrderNo })}>{order.OrderNo}</Link>
      <StatusTag tone={orderTone(order.Status)}>{order.StatusName}</StatusTag>
    </div>
    <OrderProducts order={order} />
    <div data-part="line">
      <S.Quiet>{`${order.UserName} ${order.DepartmentName}，${formatInstant(order.OrderTime)}`}</S.Quiet>
      <S.Sum>
        {`共${order.Quantity}件 `}
        <Price value={order.PayableAmount} />
      </S.Sum>
    </div>
    <OrderRowActions order={order} pending={pending} onTask={(task) => onTask(task, order)} />
  </S.Card>
)
