import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'
import { uploadPictureBy } from '../../components/pictures/pictures.ts'
import type { AfterSalesTarget, AfterSalesTask, OpenAfterSalesTask } from './after-sales-task.ts'

/** What an applicant does with a service, in the list and on its page, and what is open for it. */
export const useAfterSalesTasks = () => {
  const mall = useMall()
  const [open, setOpen] = useState<OpenAfterSalesTask | null>(null)
  const close = () => setOpen(null)
  const cancelling = useAction('POST /api/AfterSales/Cancel', { onDecided: close, done: '申请已取消' })
  const confirming = useAction('POST /api/AfterSales/Confirm', { onDecided: close, done: '售后已完成' })
  const filling = useAction('POST /api/AfterSales/FillExpress', { silent: true, done: '物流信息已提交' })
  const reopening = useAction('POST /api/AfterSales/Reopen', { silent: true, done: '已退回商家继续处理' })
  const supplementing = useAction('POST /api/AfterSales/Supplement', { silent: true, done: '已提交，商家继续审核' })
  const pending = cancelling.pending || confirming.pending
  return {
    open,
    pending,
    start: (kind: AfterSalesTask, service: AfterSalesTarget) => {
      if (!pending) setOpen({ kind, service })
    },
    /** 取消申请 or 确认完成, which were asked. The question stays while it is unknown whether it was made. */
    answer: async () => {
      if (open === null) return
      const { send } = open.kind === 'cancel' ? cancelling : confirming
      await send({ ReturnOrderId: open.service.ReturnOrderId, Version: open.service.Version })
    },
    fillExpress: filling.send,
    reopen: reopening.send,
    supplement: supplementing.send,
    upload: uploadPictureBy(mall),
    /** Reads the service again, after somebody else changed it. */
    read: (ReturnOrderId: string) => mall.afterSales.detail({ ReturnOrderId }),
    close,
  }
}

export type AfterSalesTasks = ReturnType<typeof useAfterSalesTasks>
