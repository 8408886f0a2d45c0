import { orderStatus, type OrderDetail } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { StatusTag } from '@mall/ui/status-tag'
import { Steps } from '@mall/ui/steps'
import { offeredActions, type OrderTask } from '../../../components/order/order-actions.ts'
import { orderTone } from '../../../components/order/order-status.ts'
import { formatInstant } from '../../../lib/format.ts'
import { progressOf } from './order-progress.ts'
import * as S from './OrderDetail.styles.ts'

interface OrderHeadProps {
  readonly order: OrderDetail
  readonly pending: boolean
  readonly onTask: (task: OrderTask) => void
  readonly onPrint: () => void
}

/** Number, status and actions of the order. */
export const OrderHead = ({ order, pending, onTask, onPrint }: OrderHeadProps) => {
  const { current, failed } = progressOf(order.Steps)
  return (
    <S.Card as="header">
      <S.Head>
        <div>
          <S.Title>
            <h1>订单 {order.OrderNo}</h1>
            <StatusTag tone={orderTone(order.Status)}>{order.StatusName}</StatusTag>
          </S.Title>
          <S.Meta>
            <span>下单时间 {formatInstant(order.OrderTime)}</span>
            <span>
              下单人 {order.UserName} / {order.DepartmentName}
            </span>
            <span>支付方式 {order.PaymentTypeName}</span>
          </S.Meta>
        </div>
        <Actions order={order} pending={pending} onTask={onTask} onPrint={onPrint} />
      </S.Head>
      {order.Status === orderStatus.pendingPayment && order.PayBefore !== null ? (
        <S.Notice>
          <Icon name="clock" size={16} />
          请于{formatInstant(order.PayBefore)}前完成付款，逾期订单将自动取消。
        </S.Notice>
      ) : null}
      <S.StepBar>
        <Steps
          aria-label="订单进度"
          current={current}
          failed={failed}
          items={order.Steps.map(({ Name, Time }) => (Time === null ? Name : { label: Name, note: <Moment instant={Time} /> }))}
        />
      </S.StepBar>
    </S.Card>
  )
}

/** When a step was reached; on a phone, where six of them share a line, without its year. */
const Moment = ({ instant }: { readonly instant: string }) => {
  const [day = '', time = ''] = formatInstant(instant).split(' ')
  return (
    <S.Moment dateTime={instant}>
      <span>
        <span data-part="year">{day.slice(0, 5)}</span>
        {day.slice(5)}
      </span>{' '}
      <span>{time}</span>
    </S.Moment>
  )
}

/** The actions that advance the order are emphasised. */
const leading: ReadonlySet<string> = new Set(['Pay', 'ConfirmReceipt'])

const Actions = ({ order, pending, onTask, onPrint }: OrderHeadProps) => {
  const offers = offeredActions(order.OrderNo, order.AllowActions).filter(({ action }) => action !== 'View')
  return (
    <S.Actions>
      <Button icon={<Icon name="print" size={16} />} onClick={onPrint}>
        打印
      </Button>
      {offers.toReversed().map(({ action, label, href, task }) =>
        href === undefined ? (
          <Button
            key={action}
            variant={leading.has(action) ? 'primary' : 'default'}
            disabled={pending}
            onClick={() => (task ? onTask(task) : undefined)}
          >
            {label}
          </Button>
        ) : (
          <Button key={action} href={href}>
            {label}
          </Button>
        ),
      )}
    </S.Actions>
  )
}
