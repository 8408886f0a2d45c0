import { approvalStepStatus, approversText, orderStatus, paymentType, paymentTypeNames, type OrderDetail } from '@mall/api/contract'
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
  return approversText(Approvals.filter(({ State }) => State === approvalStepStatus.running).map(({ Approver }) => Approver)) || null
}

const byTransfer = ({ PaymentTypeName }: OrderDetail): boolean => PaymentTypeName === paymentTypeNames[paymentType.transfer]

/** 去付款 for users who may; how a transfer is made, and to which account, for all who wait for it. */
const wayToPay = (order: OrderDetail): string | null => {
  if (order.AllowActions.includes('Pay')) return '去付款'
  return byTransfer(order) ? '转账说明' : null
}

const PaymentDue = ({ order, until }: { readonly order: OrderDetail; readonly until: string }) => {
  const way = wayToPay(order)
  return (
    <Alert tone="warning" action={way === null ? undefined : <Button variant="text" href={href('pay', { id: order.OrderNo })}>{way}</Button>}>
      {byTransfer(order)
        ? `请于${formatInstant(until)}前转账，由贵司财务确认到账，逾期订单将自动取消。`
        : `请于${formatInstant(until)}前完成付款，逾期订单将自动取消。`}
    </Alert>
  )
}

/** How far the order has come, whom it waits for, and until when it can be paid. */
export const OrderProgress = ({ order }: { readonly order: OrderDetail }) => (
  <Section title="订单进度">
    <Stack gap={20}>
      {order.Status === orderStatus.pendingPayment && order.PayBefore !== null ? (
        <PaymentDue order={order} until={order.PayBefore} />
      ) : null}
      {order.AwaitsCredit ? <Alert tone="warning">这一单超出信用额度，等商家同意后开始备货。</Alert> : null}
      {order.AllowActions.includes('AnswerShortage') ? <Alert tone="warning">部分商品缺货，商家建议换货，请在下面答复。</Alert> : null}
      <OrderSteps steps={order.Steps} note={waitsFor(order)} />
    </Stack>
  </Section>
)
