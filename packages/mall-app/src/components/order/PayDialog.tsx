import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Dialog } from '@mall/ui/dialog'
import { Ledger } from '@mall/ui/ledger'
import type { OrderTarget } from './order-task.ts'

interface PayDialogProps {
  readonly order: OrderTarget
  readonly pending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** No payment service is connected, and the dialog says so: confirming only marks the order as paid. */
export const PayDialog = ({ order, pending, onConfirm, onClose }: PayDialogProps) => {
  return (
    <Dialog
      open
      title="模拟收银台"
      description="本商城尚未接入支付机构。点击“确认付款”只会把订单记为已付款，不会产生真实扣款。"
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>暂不付款</Button>
          <Button variant="decisive" loading={pending} onClick={onConfirm}>
            确认付款
          </Button>
        </>
      }
    >
      <DescriptionList
        ruled
        items={[
          { term: '订单号', value: order.OrderNo },
          { term: '支付方式', value: order.PaymentTypeName },
        ]}
      />
      <Ledger lines={[]} sum={{ label: '应付', amount: order.PayableAmount }} />
    </Dialog>
  )
}
