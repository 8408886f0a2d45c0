import { isMallError } from '@mall/api'
import type { CallInput } from '@mall/api/contract'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AfterSalesTarget, AfterSalesTask, OpenAfterSalesTask } from './after-sales-task.ts'

const doneTexts = { express: '物流信息已提交', confirm: '售后已完成', reopen: '已退回商家继续处理', cancel: '申请已取消' } as const

/**
 * What an applicant does with a service, in the list and on its page. What is on screen is asked for again after each of them. A rejection
 * by the server closes a question, whose version is stale; a form stays, with all that was typed, and says why.
 */
export const useAfterSalesTasks = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenAfterSalesTask | null>(null)
  const refresh = () => {
    for (const controller of ['AfterSales', 'Order'] as const) void queryClient.invalidateQueries({ queryKey: controllerKey(controller) })
  }
  const done = (task: AfterSalesTask) => {
    notify(doneTexts[task])
    refresh()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ kind, service: { ReturnOrderId, Version } }: OpenAfterSalesTask) =>
      kind === 'cancel' ? mall.afterSales.cancel({ ReturnOrderId, Version }) : mall.afterSales.confirm({ ReturnOrderId, Version }),
    onSuccess: (_, { kind }) => {
      setOpen(null)
      done(kind)
    },
    onError: (error) => {
      if (!isMallError(error, 'business')) return
      setOpen(null)
      refresh()
    },
  })
  return {
    open,
    pending: isPending,
    start: (kind: AfterSalesTask, service: AfterSalesTarget) => {
      if (!isPending) setOpen({ kind, service })
    },
    /** 取消申请 or 确认完成, which were asked. */
    answer: () => {
      if (open && !isPending) mutate(open)
    },
    fillExpress: async (input: CallInput<'POST /api/AfterSales/FillExpress'>) => {
      await mall.afterSales.fillExpress(input, { silent: true })
      done('express')
    },
    reopen: async (input: CallInput<'POST /api/AfterSales/Reopen'>) => {
      await mall.afterSales.reopen(input, { silent: true })
      done('reopen')
    },
    /** Reads the service again, after somebody else changed it. */
    read: (ReturnOrderId: string) => mall.afterSales.detail({ ReturnOrderId }),
    close: () => setOpen(null),
  }
}

export type AfterSalesTasks = ReturnType<typeof useAfterSalesTasks>
