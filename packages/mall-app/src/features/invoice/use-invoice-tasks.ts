import type { CallInput, InvoiceSummary } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'
import type { InvoiceFile, InvoiceTask, OpenInvoiceTask } from './invoice-task.ts'

/** What an applicant does with an invoice, in the list and on its page, and what is open for it. */
export const useInvoiceTasks = () => {
  const { mall, notify } = useMallServices()
  const [open, setOpen] = useState<OpenInvoiceTask | null>(null)
  const close = () => setOpen(null)
  const read = (InvoiceId: string) => mall.invoice.detail({ InvoiceId })
  const reading = useOnDemand(
    async ({ kind, InvoiceId }: { readonly kind: 'red' | 'resend'; readonly InvoiceId: string }): Promise<OpenInvoiceTask> => ({ kind, invoice: await read(InvoiceId) }),
    setOpen,
  )
  const downloading = useOnDemand((input: CallInput<'POST /api/Invoice/Download'>) => mall.invoice.download(input), ({ name }) => notify(`已下载 ${name}`))
  const cancelling = useAction('POST /api/Invoice/Cancel', { onDecided: close, done: '申请已取消，订单可重新开票' })
  const applying = useAction('POST /api/Invoice/RedApply', { silent: true, done: '红冲申请已提交' })
  const resending = useAction('POST /api/Invoice/Resend', {
    silent: true,
    done: ({ Sent }, { Email }) => (Sent ? `发票已发送至 ${Email}` : '商城未配置邮件服务，邮件没有发出，仅写入了服务器日志'),
  })
  const pending = reading.pending || downloading.pending || cancelling.pending
  return {
    open,
    pending,
    start: (task: InvoiceTask, invoice: InvoiceSummary) => {
      if (pending) return
      const { InvoiceId } = invoice
      if (task === 'cancel') setOpen({ kind: 'cancel', invoice })
      else if (task === 'download') downloading.run({ InvoiceId })
      else reading.run({ kind: task, InvoiceId })
    },
    downloadFile: (InvoiceId: string, file: InvoiceFile) => {
      if (!pending) downloading.run({ InvoiceId, ...file })
    },
    /** 取消申请, which was asked. Its question stays while it is unknown whether it was made. */
    cancel: async () => {
      if (open?.kind === 'cancel') await cancelling.send({ InvoiceId: open.invoice.InvoiceId, Version: open.invoice.Version })
    },
    applyForRed: applying.send,
    resend: resending.send,
    /** Reads the invoice again, after somebody else changed it. */
    read,
    close,
  }
}

export type InvoiceTasks = ReturnType<typeof useInvoiceTasks>
