import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useState } from 'react'
import type { OrderTask } from './order-actions.ts'
import type { Cancellation, OpenTask, OrderTarget } from './order-task.ts'

/** The actions on an order, in the list and on its page, and what is open for them. What cannot be undone is asked first. */
export const useOrderTasks = () => {
  const [open, setOpen] = useState<OpenTask | null>(null)
  const close = () => setOpen(null)
  const withdrawing = useAction('POST /api/Order/Withdraw', { onDecided: close, done: '订单已撤回' })
  const receiving = useAction('POST /api/Order/ConfirmReceipt', { onDecided: close, done: '已确认收货' })
  const cancelling = useAction('POST /api/Order/Cancel', { onDecided: close, done: '订单已取消' })
  const reminding = useAction('POST /api/Order/Remind', { done: (message) => message })
  const rebuying = useAction('POST /api/Order/Rebuy', { onDone: ({ Results }) => setOpen({ kind: 'rebought', results: Results }) })
  const transferring = useAction('POST /api/Payment/ConfirmTransfer', { silent: true, done: '已确认到账' })
  const pending = [withdrawing, receiving, cancelling, reminding, rebuying].some((action) => action.pending)
  return {
    open,
    pending,
    start: (task: OrderTask, order: OrderTarget) => {
      if (pending) return
      if (task === 'remind') reminding.run({ OrderNo: order.OrderNo })
      else if (task === 'rebuy') rebuying.run({ OrderNo: order.OrderNo })
      else setOpen({ kind: task, order })
    },
    confirm: (cancellation?: Cancellation) => {
      if (open === null || open.kind === 'rebought' || pending) return
      const target = { OrderNo: open.order.OrderNo, Version: open.order.Version }
      if (open.kind === 'withdraw') withdrawing.run(target)
      if (open.kind === 'receive') receiving.run(target)
      if (open.kind === 'cancel' && cancellation) cancelling.run({ ...target, ...cancellation })
    },
    transfer: transferring.send,
    close,
  }
}
