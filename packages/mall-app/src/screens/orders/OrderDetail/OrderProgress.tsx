import { orderStatus, type OrderDetail } from '@mall/api/contract'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { formatDay, formatInstant, formatMoment } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Section } from '@mall/ui/section'
import { Steps } from '@mall/ui/steps'
import { progressOf } from '../../../features/order/progress-of.ts'

/** How far the order has come, and until when it waits for its payment. */
export const OrderProgress = ({ order }: { readonly order: OrderDetail }) => {
  const year = formatDay(new Date(useNow()).toISOString()).slice(0, 4)
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
        items={order.Steps.map(({ Name, Time }) => (Time === null ? Name : { label: Name, note: <time dateTime={Time}>{formatMoment(Time, year)}</time> }))}
      />
    </Section>
  )
}
