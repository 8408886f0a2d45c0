import { orderStatus, type OrderDetail } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Section } from '@mall/ui/section'
import { Steps } from '@mall/ui/steps'
import { formatInstant } from '../../../lib/format.ts'
import { progressOf } from './order-progress.ts'
import { Moment } from './OrderDetail.styles.ts'

/** How far the order has come, and until when it waits for its payment. */
export const OrderProgress = ({ order }: { readonly order: OrderDetail }) => {
  const { current, failed } = progressOf(order.Steps)
  return (
    <Section title="订单进度">
      {order.Status === orderStatus.pendingPayment && order.PayBefore !== null ? (
        <Alert tone="warning">请于{formatInstant(order.PayBefore)}前完成付款，逾期订单将自动取消。</Alert>
      ) : null}
      <Steps
        aria-label="订单进度"
        current={current}
        failed={failed}
        items={order.Steps.map(({ Name, Time }) => (Time === null ? Name : { label: Name, note: <ReachedAt instant={Time} /> }))}
      />
    </Section>
  )
}

/** When a step was reached; on a phone, where six of them share a line, without its year. */
const ReachedAt = ({ instant }: { readonly instant: string }) => {
  const [day = '', time = ''] = formatInstant(instant).split(' ')
  return (
    <Moment dateTime={instant}>
      <span>
        <span data-part="year">{day.slice(0, 5)}</span>
        {day.slice(5)}
      </span>{' '}
      <span>{time}</span>
    </Moment>
  )
}
