import { ConfirmDialog } from '@mall/ui/dialog'
import { ExpressForm } from './ExpressForm.tsx'
import { ReopenForm } from './ReopenForm.tsx'
import { SupplementForm } from './SupplementForm.tsx'
import type { AfterSalesTasks } from './use-after-sales-tasks.ts'

/** The dialog of what an applicant has begun with a service. */
export const AfterSalesDialogs = ({ tasks }: { readonly tasks: AfterSalesTasks }) => {
  const { open, close, read } = tasks
  if (open === null) return null
  if (open.kind === 'express') return <ExpressForm service={open.service} onSend={tasks.fillExpress} onRefresh={read} onClose={close} />
  if (open.kind === 'reopen') return <ReopenForm service={open.service} onSend={tasks.reopen} onRefresh={read} onClose={close} />
  if (open.kind === 'supplement') return <SupplementForm service={open.service} upload={tasks.upload} onSend={tasks.supplement} onRefresh={read} onClose={close} />
  const isCancel = open.kind === 'cancel'
  const { ReturnOrderId } = open.service
  return (
    <ConfirmDialog
      open
      danger={isCancel}
      title={isCancel ? '取消申请' : '确认完成'}
      description={isCancel ? `确定取消售后申请 ${ReturnOrderId} 吗？在售后期限内可重新申请。` : `确定 ${ReturnOrderId} 的问题已解决吗？确认后服务单完成。`}
      messages={{ confirm: isCancel ? '取消申请' : '确认完成', ...(isCancel ? { cancel: '再想想' } : {}) }}
      pending={tasks.pending}
      onConfirm={tasks.answer}
      onOpenChange={close}
    />
  )
}
