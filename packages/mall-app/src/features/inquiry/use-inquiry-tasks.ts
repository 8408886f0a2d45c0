import type { InquirySummary } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'
import { uploadPictureBy } from '../../components/pictures/pictures.ts'
import type { InquiryTask, OpenInquiryTask } from './inquiry-task.ts'

const targetOf = ({ InquiryId, Version }: InquirySummary) => ({ InquiryId, Version })

/** The actions on inquiries, and what is open for them. */
export const useInquiryTasks = () => {
  const mall = useMall()
  const [open, setOpen] = useState<OpenInquiryTask | null>(null)
  const close = () => setOpen(null)
  const read = (InquiryId: number) => mall.inquiry.detail({ InquiryId })
  const reading = useOnDemand(
    ({ inquiry }: { readonly inquiry: InquirySummary; readonly task: Exclude<InquiryTask, 'Decline' | 'Cancel'> }) => read(inquiry.InquiryId),
    (detail, { task }) => {
      if (task === 'Accept') setOpen({ kind: 'accept', inquiry: detail })
      // A day of before cannot be asked for again.
      else setOpen({ kind: 'form', inquiry: task === 'Edit' ? detail : null, lines: detail.Lines.map((line) => (task === 'Edit' ? line : { ...line, ExpectedDate: null })) })
    },
  )
  const accepting = useAction('POST /api/Inquiry/Accept', { done: '已接受报价，商品已加入购物车', onDecided: close })
  const declining = useAction('POST /api/Inquiry/Decline', { done: '已拒绝报价', onDecided: close })
  const cancelling = useAction('POST /api/Inquiry/Cancel', { done: '询价已取消', onDecided: close })
  const saving = useAction('POST /api/Inquiry/Save', { silent: true, done: (_, { InquiryId }) => (InquiryId === undefined ? '询价已提交，报价后会通知你' : '询价已修改') })
  const messaging = useAction('POST /api/Inquiry/Message')
  return {
    open,
    pending: reading.pending || accepting.pending || declining.pending || cancelling.pending,
    begin: (lines: Extract<OpenInquiryTask, { kind: 'form' }>['lines']) => setOpen({ kind: 'form', inquiry: null, lines }),
    start: (task: InquiryTask, inquiry: InquirySummary) => {
      if (task === 'Decline' || task === 'Cancel') setOpen({ kind: 'close', action: task, inquiry })
      else reading.run({ inquiry, task })
    },
    /** The quote that was read and shown; another one meanwhile is a conflict of versions. */
    accept: async () => {
      if (open?.kind === 'accept') await accepting.send(targetOf(open.inquiry))
    },
    confirmClose: (Reason: string) => {
      if (open?.kind !== 'close') return
      const { run } = open.action === 'Decline' ? declining : cancelling
      run({ ...targetOf(open.inquiry), Reason })
    },
    save: saving.send,
    importTable: (file: File, signal?: AbortSignal) => mall.inquiry.import(file, { ...(signal ? { signal } : {}), silent: true, quiet: true }),
    upload: uploadPictureBy(mall),
    say: (InquiryId: number, Text: string) => messaging.send({ InquiryId, Text }),
    read,
    close,
  }
}

export type InquiryTasks = ReturnType<typeof useInquiryTasks>
