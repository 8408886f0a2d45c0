import type { OrderSummary } from '@mall/api/contract'
import { CopyText } from '@mall/ui/copy-text'
import { Link } from '@mall/ui/link'
import { Price } from '@mall/ui/price'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { OrderRowActions } from '../../../components/order/OrderRowActions.tsx'
import type { OrderTask } from '../../../components/order/order-actions.ts'
import { orderTone } from '../../../components/order/order-status.ts'
import { formatInstant } from '../../../lib/format.ts'
import { href } from '../../../lib/routes.ts'
import * as S from './Orders.styles.ts'

/** All lines of an order in words. */
const linesText = ({ Lines }: OrderSummary): string => Lines.map((line) => `${line.CustomerProductName} ×${line.Quantity}`).join('\n')

/** The first product, and how many kinds in all. */
export const OrderProducts = ({ order: { Lines } }: { readonly order: Pick<OrderSummary, 'Lines'> }) => {
  const [first] = Lines
  if (!first) return '—'
  return (
    <S.Products>
      <img src={first.ImageUrl} alt="" width={28} height={28} loading="lazy" decoding="async" />
      <span>{first.CustomerProductName}</span>
      {Lines.length > 1 ? <small>{`等${Lines.length}种`}</small> : null}
    </S.Products>
  )
}

/** The columns of my orders, each one line. */
export const orderColumns = (pending: boolean, onTask: (task: OrderTask, order: OrderSummary) => void): TableColumn<OrderSummary>[] => [
  {
    key: 'OrderNo',
    header: '订单号',
    width: 208,
    frozen: 'start',
    rowHeader: true,
    ellipsis: true,
    title: ({ OrderNo }) => OrderNo,
    render: ({ OrderNo }) => (
      <CopyText text={OrderNo}>
        <Link href={href('orderDetail', { id: OrderNo })}>{OrderNo}</Link>
      </CopyText>
    ),
  },
  {
    key: 'OrderTime',
    header: '下单时间',
    width: 144,
    sort: true,
    ellipsis: true,
    render: ({ OrderTime }) => <S.Time dateTime={OrderTime}>{formatInstant(OrderTime)}</S.Time>,
  },
  { key: 'Product', header: '商品', minWidth: 180, ellipsis: true, title: linesText, render: (order) => <OrderProducts order={order} /> },
  { key: 'Quantity', header: '数量', width: 64, align: 'end', ellipsis: true, render: ({ Quantity }) => Quantity },
  {
    key: 'PayableAmount',
    header: '金额',
    width: 116,
    align: 'end',
    sort: true,
    ellipsis: true,
    title: ({ PaymentTypeName }) => PaymentTypeName,
    render: ({ PayableAmount }) => <Price value={PayableAmount} />,
  },
  {
    key: 'User',
    header: '下单人/部门',
    width: 152,
    ellipsis: true,
    title: ({ UserName, DepartmentName }) => `${UserName} ${DepartmentName}`,
    render: ({ UserName, DepartmentName }) => (
      <>
        {UserName} <S.Quiet>{DepartmentName}</S.Quiet>
      </>
    ),
  },
  {
    key: 'Status',
    header: '状态',
    width: 100,
    render: ({ Status, StatusName }) => <StatusTag tone={orderTone(Status)}>{StatusName}</StatusTag>,
  },
  {
    key: 'Actions',
    header: '操作',
    width: 172,
    frozen: 'end',
    render: (order) => <OrderRowActions order={order} pending={pending} onTask={(task) => onTask(task, order)} />,
  },
]
