import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { CancelDialog } from './CancelDialog.tsx'
import type { Cancellation, OpenTask } from './order-task.ts'
import { RebuyDialog } from './RebuyDialog.tsx'
import { TransferForm, type TransferConfirmation } from './TransferForm.tsx'

export interface OrderDialogsProps {
  readonly open: OpenTask | null
  /** The request is running. */
  readonly pending: boolean
  readonly onConfirm: (cancellation?: Cancellation) => void
  /** Rejects when the transfer could not be confirmed. */
  readonly onTransfer: (confirmation: TransferConfirmation) => Promise<unknown>
  readonly onClose: () => void
}

const questions = {
  withdraw: {
    title: '撤回订单',
    text: (orderNo: string) => `确定撤回订单 ${orderNo} 吗？审批将终止，占用的库存与预算会释放。`,
    confirm: '撤回',
  },
  receive: {
    title: '确认收货',
    text: (orderNo: string) => `确定已收到订单 ${orderNo} 未确认的全部商品吗？确认后订单完成；部分收货或拒收请到订单详情按包裹办理。`,
    confirm: '确认收货',
  },
} as const

/** The dialog of the task that the user started on an order. */
export const OrderDialogs = ({ open, pending, onConfirm, onTransfer, onClose }: OrderDialogsProps) => {
  if (!open) return null
  if (open.kind === 'cancel') return <CancelDialog order={open.order} pending={pending} onConfirm={onConfirm} onClose={onClose} />
  if (open.kind === 'transfer') return <TransferForm order={open.order} onConfirm={onTransfer} onClose={onClose} />
  if (open.kind === 'rebought') return <RebuyDialog results={open.results} onClose={onClose} />
  const question = questions[open.kind]
  return (
    <Dialog
      open
      size="small"
      title={question.title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" loading={pending} onClick={() => onConfirm()}>
            {question.confirm}
          </Button>
        </>
      }
    >
      {question.text(open.order.OrderNo)}
    </Dialog>
  )
}
