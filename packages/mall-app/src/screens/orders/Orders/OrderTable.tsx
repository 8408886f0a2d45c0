import type { OrderSummary } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { useMemo } from 'react'
import { OrderActionLinks } from '../../../components/order/OrderActionLinks.tsx'
import type { OrderTask } from '../../../components/order/order-actions.ts'
import { orderTone } from '../../../components/order/order-status.ts'
import { formatInstant } from '../../../lib/format.ts'
import { href } from '../../../lib/routes.ts'
import type { OrderListProps } from './order-list-props.ts'
import { OrderProducts } from './OrderProducts.tsx'
import * as S from './Orders.styles.ts'

const columnsOf = (pending: boolean, onTask: (task: OrderTask, order: OrderSummary) => void): TableColumn<OrderSummary>[] => [
  {
    key: 'OrderNo',
    header: '订单号',
    width: 108,
    frozen: 'start',
    rowHeader: true,
    render: ({ OrderNo }) => <S.OrderLink as={Link} href={href('orderDetail', { id: OrderNo })}>{OrderNo}</S.OrderLink>,
  },
  {
    key: 'OrderTime',
    header: '下单时间',
    width: 90,
    sort: true,
    render: ({ OrderTime }) => <S.Time dateTime={OrderTime}>{formatInstant(OrderTime)}</S.Time>,
  },
  { key: 'Product', header: '商品', minWidth: 140, render: (order) => <OrderProducts order={order} /> },
  { key: 'Quantity', header: '数量', width: 46, align: 'end', render: ({ Quantity }) => Quantity },
  {
    key: 'PayableAmount',
    header: '金额',
    width: 104,
    align: 'end',
    sort: true,
    render: ({ PayableAmount, PaymentTypeName }) => (
      <S.Stack>
        <Price value={PayableAmount} />
        <small>{PaymentTypeName}</small>
      </S.Stack>
    ),
  },
  {
    key: 'User',
    header: '下单人/部门',
    width: 92,
    render: ({ UserName, DepartmentName }) => (
      <S.Stack>
        <span>{UserName}</span>
        <small>{DepartmentName}</small>
      </S.Stack>
    ),
  },
  {
    key: 'Status',
    header: '状态',
    width: 88,
    render: ({ Status, StatusName }) => <StatusTag tone={orderTone(Status)}>{StatusName}</StatusTag>,
  },
  {
    key: 'Actions',
    header: '操作',
    width: 116,
    frozen: 'end',
    render: (order) => <OrderActionLinks order={order} pending={pending} onTask={(task) => onTask(task, order)} />,
  },
]

const fieldOf = (key: string): 'OrderTime' | 'PayableAmount' => (key === 'PayableAmount' ? key : 'OrderTime')

/** My orders as a table. */
export const OrderTable = ({ orders, status, empty, sort, pending, onSortChange, onRetry, onTask }: OrderListProps) => {
  const columns = useMemo(() => columnsOf(pending, onTask), [pending, onTask])
  return (
    <S.OrdersTable
      label="订单列表"
      columns={columns}
      rows={orders}
      rowKey={({ OrderNo }: OrderSummary) => OrderNo}
      status={status}
      empty={empty}
      estimatedRowHeight={64}
      sort={sort ? { key: sort.field, order: sort.order } : null}
      onSortChange={(next: { key: string; order: 'asc' | 'desc' } | null) =>
        onSortChange(next ? { field: fieldOf(next.key), order: next.order } : null)
      }
      onRetry={onRetry}
    />
  )
}
