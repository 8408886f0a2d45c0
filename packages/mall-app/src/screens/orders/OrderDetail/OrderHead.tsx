import type { OrderDetail } from '@mall/api/contract'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { PageHeader } from '@mall/ui/page-header'
import { Seal } from '@mall/ui/seal'
import { StatusTag } from '@mall/ui/status-tag'
import { offeredActions, type OrderTask } from '../../../components/order/order-actions.ts'
import { orderTone } from '../../../components/order/order-status.ts'
import { formatDay, formatInstant } from '../../../lib/format.ts'
import { href } from '../../../lib/routes.ts'
import { approvalOutcome } from './order-progress.ts'

interface OrderHeadProps {
  readonly order: OrderDetail
  readonly pending: boolean
  readonly onTask: (task: OrderTask) => void
  readonly onPrint: () => void
}

const crumbs = [{ label: '首页', href: href('home') }, { label: '我的订单', href: href('orders') }, { label: '订单详情' }]

/** Number, status and actions of the order, under the seal of its approval. */
export const OrderHead = (props: OrderHeadProps) => {
  const { order } = props
  const outcome = approvalOutcome(order)
  return (
    <PageHeader
      crumbs={<Breadcrumbs items={crumbs} />}
      fact={
        <>
          订单 {order.OrderNo} <StatusTag tone={orderTone(order.Status)}>{order.StatusName}</StatusTag>
        </>
      }
      details={
        <>
          <span>下单时间 {formatInstant(order.OrderTime)}</span>
          <span>
            下单人 {order.UserName} / {order.DepartmentName}
          </span>
          <span>支付方式 {order.PaymentTypeName}</span>
        </>
      }
      seal={outcome ? <Seal status={outcome.verdict} time={outcome.time === null ? undefined : formatDay(outcome.time)} /> : null}
      actions={<Actions {...props} />}
    />
  )
}

/** The actions that advance the order are decisive. */
const leading: ReadonlySet<string> = new Set(['Pay', 'ConfirmReceipt'])

const Actions = ({ order, pending, onTask, onPrint }: OrderHeadProps) => {
  const offers = offeredActions(order.OrderNo, order.AllowActions).filter(({ action }) => action !== 'View')
  return (
    <>
      <Button icon={<Icon name="print" size={16} />} onClick={onPrint}>
        打印
      </Button>
      {offers.toReversed().map(({ action, label, href: to, task }) =>
        to === undefined ? (
          <Button key={action} variant={leading.has(action) ? 'decisive' : 'default'} disabled={pending} onClick={() => (task ? onTask(task) : undefined)}>
            {label}
          </Button>
        ) : (
          <Button key={action} href={to}>
            {label}
          </Button>
        ),
      )}
    </>
  )
}
