import { isMallError } from '@mall/api'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderTask } from './order-actions.ts'
import type { Cancellation, OpenTask, OrderTarget } from './order-task.ts'
import type { TransferConfirmation } from './TransferForm.tsx'

interface Work {
  readonly run: () => Promise<unknown>
  readonly done: string
}

/**
 * The actions on an order, in the list and on its page. Asks for confirmation when an action cannot be undone, shows the result,
 * and refetches what is on screen. A rejection (the order has changed meanwhile) closes the dialog, whose
 * version is stale; a broken connection leaves it open to try again.
 */
export const useOrderTasks = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenTask | null>(null)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: controllerKey('Order') })
  const onError = (error: Error) => {
    if (!isMallError(error, 'business')) return
    setOpen(null)
    refresh()
  }

  const move = useMutation({
    mutationFn: ({ run }: Work) => run(),
    onSuccess: (_, { done }) => {
      setOpen(null)
      notify(done)
      refresh()
    },
    onError,
  })
  const remind = useMutation({
    mutationFn: ({ OrderNo }: OrderTarget) => mall.order.remind({ OrderNo }),
    onSuccess: (message) => {
      notify(message)
      refresh()
    },
    onError,
  })
  const rebuy = useMutation({
    mutationFn: ({ OrderNo }: OrderTarget) => mall.order.rebuy({ OrderNo }),
    onSuccess: ({ Results }, order) => {
      setOpen({ kind: 'rebought', order, results: Results })
      void queryClient.invalidateQueries({ queryKey: controllerKey('ShoppingCart') })
    },
    onError,
  })

  const pending = move.isPending || remind.isPending || rebuy.isPending
  const start = (task: OrderTask, order: OrderTarget) => {
    if (pending) return
    if (task === 'remind') remind.mutate(order)
    else if (task === 'rebuy') rebuy.mutate(order)
    else setOpen({ kind: task, order })
  }
  const confirm = (cancellation?: Cancellation) => {
    if (!open || pending) return
    const { OrderNo, Version } = open.order
    const target = { OrderNo, Version }
    if (open.kind === 'withdraw') move.mutate({ run: () => mall.order.withdraw(target), done: '订单已撤回' })
    if (open.kind === 'receive') move.mutate({ run: () => mall.order.confirmReceipt(target), done: '已确认收货' })
    if (open.kind === 'cancel' && cancellation) {
      move.mutate({ run: () => mall.order.cancel({ ...target, ...cancellation }), done: '订单已取消' })
    }
  }
  const transfer = async (confirmation: TransferConfirmation) => {
    await mall.payment.confirmTransfer(confirmation, { silent: true })
    notify('已确认到账')
    refresh()
  }
  return { open, pending, start, confirm, transfer, close: () => setOpen(null) }
}
