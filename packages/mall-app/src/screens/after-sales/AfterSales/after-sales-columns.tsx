import type { AfterSalesSummary } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import type { MenuAction } from '@mall/ui/menu'
import { RowActions } from '@mall/ui/row-actions'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { afterSalesTone } from '../../../features/after-sales/after-sales-status.ts'
import { offeredTasks, type AfterSalesTask } from '../../../features/after-sales/after-sales-task.ts'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import { href } from '../../../site/routes.ts'

interface Room {
  /** The page's address with one service beside the list, by its number. */
  readonly peekHref: (returnOrderId: string) => string
  /** A task is under way. */
  readonly pending: boolean
  readonly onTask: (task: AfterSalesTask, service: AfterSalesSummary) => void
}

/** The columns, each one line; those with a fixed width say so in px. */
export const afterSalesColumns = ({ peekHref, pending, onTask }: Room): readonly TableColumn<AfterSalesSummary>[] => [
  {
    key: 'ReturnOrderId', header: '服务单号', width: 184, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ ReturnOrderId }) => ReturnOrderId,
    render: ({ ReturnOrderId }) => <Link href={peekHref(ReturnOrderId)}>{ReturnOrderId}</Link>,
  },
  { key: 'OrderNo', header: '订单号', width: 176, ellipsis: true, title: ({ OrderNo }) => OrderNo, render: ({ OrderNo }) => <OrderLink orderNo={OrderNo} /> },
  {
    key: 'Product', header: '商品', minWidth: 160, ellipsis: true, title: ({ CustomerProductName }) => CustomerProductName,
    render: (service) => <Goods product={service} size={28} oneLine />,
  },
  { key: 'Type', header: '类型', width: 64, render: ({ TypeName }) => TypeName },
  { key: 'Quantity', header: '数量', width: 72, align: 'end', ellipsis: true, render: ({ Quantity }) => Quantity },
  { key: 'ApplyTime', header: '申请时间', width: 152, sort: true, ellipsis: true, render: ({ ApplyTime }) => formatInstant(ApplyTime) },
  { key: 'Status', header: '状态', width: 128, render: (service) => <StatusTag tone={afterSalesTone(service)}>{service.StatusName}</StatusTag> },
  {
    key: 'Actions', header: '操作', width: 192, frozen: 'end', align: 'end',
    render: (service) => <AfterSalesRowActions service={service} pending={pending} onTask={(task) => onTask(task, service)} />,
  },
]

interface AfterSalesRowActionsProps {
  readonly service: AfterSalesSummary
  readonly pending: boolean
  readonly onTask: (task: AfterSalesTask) => void
}

/** Only what the server allows. 查看 is the last, since the number of the service leads there too. */
export const AfterSalesRowActions = ({ service: { AllowActions, ReturnOrderId }, pending, onTask }: AfterSalesRowActionsProps) => {
  const actions: MenuAction[] = [
    ...offeredTasks(AllowActions).map(({ task, label }) => ({ key: task, label, disabled: pending, onSelect: () => onTask(task) })),
    ...(AllowActions.includes('View') ? [{ key: 'View', label: '查看', href: href('afterSalesDetail', {}, { ReturnOrderId }) }] : []),
  ]
  return <RowActions label={ReturnOrderId} actions={actions} />
}
