import { isMallError } from '@mall/api'
import type { CallInput, InvoiceSummary } from '@mall/api/contract'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvoiceTask, OpenInvoiceTask } from './invoice-task.ts'

/**
 * What an applicant does with an invoice, in the list and on its page. What is on screen is asked for again after each of them. A rejection
 * by the server closes a question, whose version is stale; a form stays, with all that was typed, and says why.
 */
export const useInvoiceTasks = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenInvoiceTask | null>(null)
  const refresh = () => {
    for (const controller of ['Invoice', 'Order'] as const) void queryClient.invalidateQueries({ queryKey: controllerKey(controller) })
  }
  const read = (InvoiceId: string) => mall.invoice.detail({ InvoiceId })
  const reading = useMutation({
    mutationFn: async ({ kind, InvoiceId }: { readonly kind: 'red' | 'resend'; readonly InvoiceId: string }): Promise<OpenInvoiceTask> => ({ kind, invoice: await read(InvoiceId) }),
    onSuccess: setOpen,
  })
  const downloading = useMutation({
    mutationFn: (input: CallInput<'POST /api/Invoice/Download'>) => mall.invoice.download(input),
    onSuccess: ({ name }) => notify(`已下载 ${name}`),
  })
  const cancelling = useMutation({
    mutationFn: ({ InvoiceId, Version }: InvoiceSummary) => mall.invoice.cancel({ InvoiceId, Version }),
    onSuccess: () => {
      setOpen(null)
      notify('申请已取消，订单可重新开票')
      refresh()
    },
    onError: (error) => {
      if (!isMallError(error, 'business')) return
      setOpen(null)
      refresh()
    },
  })
  const pending = reading.isPending || downloading.isPending || cancelling.isPending
  return {
    open,
    pending,
    start: (task: InvoiceTask, invoice: InvoiceSummary) => {
      if (pending) return
      const { InvoiceId } = invoice
      if (task === 'cancel') setOpen({ kind: 'cancel', invoice })
      else if (task === 'download') downloading.mutate({ InvoiceId })
      else if (task === 'downloadRed') downloading.mutate({ InvoiceId, Red: true })
      else reading.mutate({ kind: task, InvoiceId })
    },
    /** 取消申请, which was asked. */
    cancel: () => {
      if (open?.kind === 'cancel' && !pending) cancelling.mutate(open.invoice)
    },
    applyForRed: async (input: CallInput<'POST /api/Invoice/RedApply'>) => {
      await mall.invoice.redApply(input, { silent: true })
      notify('红冲申请已提交')
      refresh()
    },
    resend: async (input: CallInput<'POST /api/Invoice/Resend'>) => {
      const { Sent } = await mall.invoice.resend(input, { silent: true })
      notify(Sent ? `发票已发送至 ${input.Email}` : '商城未配置邮件服务，邮件没有发出，仅写入了服务器日志')
      refresh()
    },
    /** Reads the invoice again, after somebody else changed it. */
    read,
    close: () => setOpen(null),
  }
}

export type InvoiceTasks = ReturnType<typeof useInvoiceTasks>
