import { imageRules, type InquirySummary } from '@mall/api/contract'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import type { UploadOptions } from '@mall/ui/upload-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InquiryInput } from './inquiry-form-values.ts'
import type { InquiryTask, OpenInquiryTask } from './inquiry-task.ts'

type Closing = Extract<OpenInquiryTask, { kind: 'close' }>

const targetOf = ({ InquiryId, Version }: InquirySummary) => ({ InquiryId, Version, RequestId: crypto.randomUUID() })

/** The actions on inquiries. What is on screen is asked for again after each of them. */
export const useInquiryTasks = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenInquiryTask | null>(null)
  const refresh = () => void Promise.all((['Inquiry', 'ShoppingCart', 'Notice'] as const).map((controller) => queryClient.invalidateQueries({ queryKey: controllerKey(controller) })))
  const read = (InquiryId: number) => mall.inquiry.detail({ InquiryId })
  const reading = useMutation({
    mutationFn: ({ inquiry }: { inquiry: InquirySummary; task: 'Edit' | 'Renew' }) => read(inquiry.InquiryId),
    // A day of before cannot be asked for again.
    onSuccess: (detail, { task }) =>
      setOpen({ kind: 'form', inquiry: task === 'Edit' ? detail : null, lines: detail.Lines.map((line) => (task === 'Edit' ? line : { ...line, ExpectedDate: null })) }),
  })
  const accepting = useMutation({
    mutationFn: (inquiry: InquirySummary) => mall.inquiry.accept(targetOf(inquiry)),
    onSuccess: () => notify('已接受报价，商品已加入购物车'),
    onSettled: refresh,
  })
  const closing = useMutation({
    mutationFn: ({ action, inquiry, Reason }: Closing & { Reason: string }) =>
      action === 'Decline' ? mall.inquiry.decline({ ...targetOf(inquiry), Reason }) : mall.inquiry.cancel({ ...targetOf(inquiry), Reason }),
    onSuccess: (_, { action }) => notify(action === 'Decline' ? '已拒绝报价' : '询价已取消'),
    onSettled: () => {
      setOpen(null)
      refresh()
    },
  })
  return {
    open,
    pending: reading.isPending || accepting.isPending || closing.isPending,
    begin: (lines: Extract<OpenInquiryTask, { kind: 'form' }>['lines']) => setOpen({ kind: 'form', inquiry: null, lines }),
    start: (task: InquiryTask, inquiry: InquirySummary) => {
      if (task === 'Accept') accepting.mutate(inquiry)
      else if (task === 'Edit' || task === 'Renew') reading.mutate({ inquiry, task })
      else setOpen({ kind: 'close', action: task, inquiry })
    },
    confirmClose: (Reason: string) => {
      if (open?.kind === 'close' && !closing.isPending) closing.mutate({ ...open, Reason })
    },
    save: async (input: InquiryInput) => {
      await mall.inquiry.save(input, { silent: true })
      notify(input.InquiryId === undefined ? '询价已提交，报价后会通知你' : '询价已修改')
      refresh()
    },
    importTable: (file: File, signal?: AbortSignal) => mall.inquiry.import(file, { ...(signal ? { signal } : {}), silent: true, quiet: true }),
    upload: (file: File, { signal, onProgress }: UploadOptions) => mall.upload(file, { rules: imageRules, signal, onProgress, quiet: true, silent: true }),
    say: async (InquiryId: number, Text: string) => {
      await mall.inquiry.message({ InquiryId, Text, RequestId: crypto.randomUUID() })
      refresh()
    },
    read,
    close: () => setOpen(null),
  }
}

export type InquiryTasks = ReturnType<typeof useInquiryTasks>
