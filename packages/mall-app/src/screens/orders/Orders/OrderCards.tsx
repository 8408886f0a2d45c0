import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { Select } from '@mall/ui/select'
import { Skeleton } from '@mall/ui/skeleton'
import { StatusTag } from '@mall/ui/status-tag'
import { OrderActionLinks } from '../../../components/order/OrderActionLinks.tsx'
import { orderTone } from '../../../components/order/order-status.ts'
import { formatInstant } from '../../../lib/format.ts'
import { href } from '../../../lib/routes.ts'
import type { OrderListProps } from './order-list-props.ts'
import { OrderProducts } from './OrderProducts.tsx'
import * as S from './Orders.styles.ts'

const sorts = [
  { value: '', label: '最近下单', sort: null },
  { value: 'OrderTime-asc', label: '最早下单', sort: { field: 'OrderTime', order: 'asc' } },
  { value: 'PayableAmount-desc', label: '金额从高到低', sort: { field: 'PayableAmount', order: 'desc' } },
  { value: 'PayableAmount-asc', label: '金额从低到高', sort: { field: 'PayableAmount', order: 'asc' } },
] as const

const bones = [1, 2, 3]

/** From this many cards on, those out of sight cost no layout. */
const many = 100

/** My orders on a phone: a card each. */
export const OrderCards = ({ orders, status, empty, sort, pending, onSortChange, onRetry, onTask }: OrderListProps) => {
  if (status === 'error') {
    return (
      <S.Note role="alert">
        <Button onClick={onRetry}>加载失败，点击重试</Button>
      </S.Note>
    )
  }
  if (orders.length === 0 && status === 'ready') return <S.Note>{empty}</S.Note>
  if (orders.length === 0) {
    return (
      <S.Cards role="status" aria-label="订单加载中">
        {bones.map((bone) => (
          <li key={bone}>
            <Skeleton lines={4} />
          </li>
        ))}
      </S.Cards>
    )
  }
  return (
    <>
      <Select
        aria-label="排序"
        options={sorts}
        value={sorts.find((known) => known.sort?.field === sort?.field && known.sort?.order === sort?.order)?.value ?? ''}
        onValueChange={(value) => onSortChange(sorts.find((known) => known.value === value)?.sort ?? null)}
      />
      <S.Cards aria-label="订单列表" aria-busy={status === 'loading'} data-many={orders.length > many ? '' : undefined}>
        {orders.map((order) => (
          <li key={order.OrderNo}>
            <S.CardHead>
              <S.OrderLink as={Link} href={href('orderDetail', { id: order.OrderNo })}>
                {order.OrderNo}
              </S.OrderLink>
              <StatusTag tone={orderTone(order.Status)}>{order.StatusName}</StatusTag>
            </S.CardHead>
            <OrderProducts order={order} />
            <S.CardFacts>
              <span>
                {formatInstant(order.OrderTime)} · {order.UserName} / {order.DepartmentName}
              </span>
              <span>
                共{order.Quantity}件 <Price value={order.PayableAmount} />
              </span>
            </S.CardFacts>
            <OrderActionLinks order={order} pending={pending} onTask={(task) => onTask(task, order)} />
          </li>
        ))}
      </S.Cards>
    </>
  )
}
