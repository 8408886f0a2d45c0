import type { OrderSummary } from '@mall/api/contract'
import { formatInstant, formatMoment } from '@mall/app-kit/words/format.ts'
import { CopyText } from '@mall/ui/copy-text'
import { formatAmount } from '@mall/ui/ledger'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { OrderLink } from './OrderLink.tsx'
import { OrderRowActions } from './OrderRowActions.tsx'
import type { OrderTask } from './order-actions.ts'
import { orderTone } from './order-status.ts'

/** All lines of an order in words. */
const linesText = ({ Lines }: OrderSummary): string => Lines.map((line) => `${line.CustomerProductName} ×${line.Quantity}`).join('\n')

interface OrderColumns {
  /** Another task is under way. */
  readonly pending?: boolean
  /** Without it there is no column of actions. */
  readonly onTask?: (task: OrderTask, order: OrderSummary) => void
  /** `YYYY`, which needs not be said. */
  readonly year: string
  /** Less than 1280 px, or something beside it in less than 1600: not the department. */
  readonly isNarrow: boolean
  /** Less than 1024 px: neither time, quantity nor buyer. */
  readonly isSmall: boolean
}

const actionsColumn = (pending: boolean, onTask: NonNullable<OrderColumns['onTask']>): TableColumn<OrderSummary> => ({
  key: 'Actions',
  header: '操作',
  width: 192,
  frozen: 'end',
  align: 'end',
  render: (order) => <OrderRowActions order={order} pending={pending} onTask={(task) => onTask(task, order)} />,
})

const leastNeeded: ReadonlySet<string> = new Set(['OrderTime', 'Quantity', 'User'])

/** The columns of a list of orders, each one line. */
export const orderColumns = ({ pending = false, onTask, year, isNarrow, isSmall }: OrderColumns): readonly TableColumn<OrderSummary>[] => {
  const columns: readonly TableColumn<OrderSummary>[] = [
    {
      key: 'OrderNo',
      header: '订单号',
      width: 192,
      frozen: 'start',
      rowHeader: true,
      ellipsis: true,
      title: ({ OrderNo }) => OrderNo,
      render: ({ OrderNo }) => (
        <CopyText text={OrderNo}>
          <OrderLink orderNo={OrderNo} />
        </CopyText>
      ),
    },
    {
      key: 'OrderTime',
      header: '下单时间',
      width: 108,
      sort: true,
      ellipsis: true,
      title: ({ OrderTime }) => formatInstant(OrderTime),
      render: ({ OrderTime }) => <time dateTime={OrderTime}>{formatMoment(OrderTime, year)}</time>,
    },
    {
      key: 'Product',
      header: '商品',
      minWidth: 160,
      ellipsis: true,
      title: linesText,
      render: ({ Lines }) =>
        Lines[0] ? (
          <Goods product={Lines[0]} size={28} oneLine>
            {Lines.length > 1 ? <small>{`等${Lines.length}种`}</small> : null}
          </Goods>
        ) : (
          '—'
        ),
    },
    { key: 'Quantity', header: '数量', width: 64, align: 'end', ellipsis: true, render: ({ Quantity }) => Quantity },
    {
      key: 'PayableAmount',
      header: '金额（元）',
      width: 116,
      align: 'end',
      sort: true,
      ellipsis: true,
      title: ({ PaymentTypeName }) => PaymentTypeName,
      render: ({ PayableAmount }) => <Text strong>{formatAmount(PayableAmount)}</Text>,
    },
    {
      key: 'User',
      header: isNarrow ? '下单人' : '下单人/部门',
      width: isNarrow ? 96 : 140,
      ellipsis: true,
      title: ({ UserName, DepartmentName }) => `${UserName} ${DepartmentName}`,
      render: ({ UserName, DepartmentName }) => (
        <>
          {UserName} {isNarrow ? null : <Text tone="secondary">{DepartmentName}</Text>}
        </>
      ),
    },
    {
      key: 'Status',
      header: '状态',
      width: 112,
      render: ({ Status, StatusName }) => <StatusTag tone={orderTone(Status)}>{StatusName}</StatusTag>,
    },
    ...(onTask === undefined ? [] : [actionsColumn(pending, onTask)]),
  ]
  return isSmall ? columns.filter(({ key }) => !leastNeeded.has(key)) : columns
}
