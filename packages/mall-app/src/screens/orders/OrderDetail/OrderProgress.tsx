import { approvalStepStatus, orderStatus, type OrderDetail } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { OrderSteps } from '../../../features/order/OrderSteps.tsx'
import { href } from '../../../site/routes.ts'

/** Who the approval waits for, or until when the payment can be made. */
const waitsFor = ({ Status, PayBefore, Approvals }: OrderDetail): string | null => {
  if (Status === orderStatus.pendingPayment && PayBefore !== null) return `${formatInstant(PayBefore).slice(5)} 前`
  if (Status !== orderStatus.pendingApproval) return null
  return Approvals.filter(({ State }) => State === approvalStepStatus.running).map(({ Approver }) => Approver).join('、') || null
}

/** How far the order has come, whom it waits for, and until when it can be paid. */
export const OrderProgress = ({ order }: { readonly order: OrderDetail }) => (
  <Section title="订单进度">
    <Stack gap={20}>
      {order.Status === orderStatus.pendingPayment && order.PayBefore !== null ? (
        <Alert tone="warning" action={order.AllowActions.includes('Pay') ? <Button variant="text" href={href('pay', { id: order.OrderNo })}>去付款</Button> : undefined}>
          请于{formatInstant(order.PayBefore)}前完成付款，逾期订单将自动取消。
        </Alert>
      ) : null}
      <OrderSteps steps={order.Steps} note={waitsFor(order)} />
    </Stack>
  </Section>
)
