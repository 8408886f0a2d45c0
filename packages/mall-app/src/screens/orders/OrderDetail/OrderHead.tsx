import { approvalStatus, type OrderDetail } from '@mall/api/contract'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Menu } from '@mall/ui/menu'
import { PageHeader } from '@mall/ui/page-header'
import { formatYuan } from '@mall/ui/price'
import { Seal, type SealStatus } from '@mall/ui/seal'
import { StatusTag } from '@mall/ui/status-tag'
import { approvalName } from '../../../features/approval/approval-status.ts'
import { offeredActions, type OfferedAction, type OrderTask } from '../../../features/order/order-actions.ts'
import { orderTone } from '../../../features/order/order-status.ts'
import { href } from '../../../site/routes.ts'
import type { OrderPaperKind } from './OrderPaper.tsx'
import { approvalOutcome } from './order-progress.ts'

interface OrderHeadProps {
  readonly order: OrderDetail
  readonly pending: boolean
  readonly onTask: (task: OrderTask) => void
  readonly onSaveList: () => void
  readonly onPrint: (paper: OrderPaperKind) => void
}

/** The outcome in the word of the approval itself; while it runs the order says how it stands. */
const sealWords = ({ StatusName }: Pick<OrderDetail, 'StatusName'>): Readonly<Record<SealStatus, string>> => ({
  waiting: StatusName, approved: approvalName(approvalStatus.approved), rejected: approvalName(approvalStatus.rejected),
})

/** Who buys what, for how much and how far it has come; the actions, under the seal of the approval. */
export const OrderHead = (props: OrderHeadProps) => {
  const { order } = props
  const outcome = approvalOutcome(order)
  return (
    <PageHeader
      crumbs={<Breadcrumbs items={[{ label: '我的订单', href: href('orders') }, { label: order.OrderNo }]} />}
      fact={
        <>
          {`${order.UserName}采购 ${order.Lines.length} 种商品${order.PayableAmount === null ? '' : `，${formatYuan(order.PayableAmount)}`} `}
          <StatusTag tone={orderTone(order.Status)}>{order.StatusName}</StatusTag>
        </>
      }
      details={
        <>
          <span>{order.DepartmentName}</span>
          <span>{formatInstant(order.OrderTime)} 下单</span>
          <span>支付方式 {order.PaymentTypeName}</span>
        </>
      }
      seal={outcome ? <Seal status={outcome.verdict} word={sealWords(order)[outcome.verdict]} by={outcome.node?.replace(/审批$/, '')} time={outcome.time === null ? undefined : formatDay(outcome.time)} /> : null}
      actions={<Actions {...props} />}
    />
  )
}

/** The actions that advance the order are decisive. */
const leading: ReadonlySet<string> = new Set(['Pay', 'ConfirmTransfer', 'ConfirmReceipt'])

/** The two likeliest actions in sight, the likeliest last; the rest and the print are behind 更多. */
const Actions = ({ order, pending, onTask, onSaveList, onPrint }: OrderHeadProps) => {
  const offers = offeredActions(order.OrderNo, order.AllowActions).filter(({ action }) => action !== 'View' && action !== 'Receive' && action !== 'AnswerShortage')
  const start = (task: OrderTask | undefined) => (task ? onTask(task) : undefined)
  const itemOf = ({ action, label, href: to, task }: OfferedAction) =>
    to === undefined ? { key: action, label, disabled: pending, onSelect: () => start(task) } : { key: action, label, href: to }
  return (
    <>
      {offers
        .slice(0, 2)
        .toReversed()
        .map(({ action, label, href: to, task }) =>
          to === undefined ? (
            <Button key={action} variant={leading.has(action) ? 'decisive' : 'default'} aria-disabled={pending} onClick={() => start(task)}>
              {label}
            </Button>
          ) : (
            <Button key={action} variant={leading.has(action) ? 'decisive' : 'default'} href={to}>
              {action === 'Pay' ? '去付款' : label}
            </Button>
          ),
        )}
      <Menu
        label="更多操作"
        align="end"
        trigger={<Button>更多</Button>}
        items={[
          ...offers.slice(2).map(itemOf),
          // A user who may buy it again may keep it for the next time.
          ...(order.AllowActions.includes('Rebuy') ? [{ key: 'SaveList', label: '保存为常购清单', onSelect: onSaveList }] : []),
          { key: 'Print', label: '打印订单', onSelect: () => onPrint('order') },
          ...(order.Packages.length > 0 ? [{ key: 'PrintDelivery', label: '打印送货单', onSelect: () => onPrint('delivery') }] : []),
        ]}
      />
    </>
  )
}
