import { ConfirmDialog } from '@mall/ui/dialog'
import { RedForm } from './RedForm.tsx'
import { ResendForm } from './ResendForm.tsx'
import type { InvoiceTasks } from './use-invoice-tasks.ts'

/** The dialog of what an applicant has begun with an invoice. */
export const InvoiceDialogs = ({ tasks }: { readonly tasks: InvoiceTasks }) => {
  const { open, close } = tasks
  if (open === null) return null
  if (open.kind === 'red') return <RedForm invoice={open.invoice} onSend={tasks.applyForRed} onRefresh={tasks.read} onClose={close} />
  if (open.kind === 'resend') return <ResendForm invoice={open.invoice} onSend={tasks.resend} onClose={close} />
  return (
    <ConfirmDialog
      open
      danger
      title="取消申请"
      description={`确定取消开票申请 ${open.invoice.InvoiceId} 吗？取消后订单可重新申请开票。`}
      messages={{ confirm: '取消申请', cancel: '再想想' }}
      pending={tasks.pending}
      onConfirm={tasks.cancel}
      onOpenChange={close}
    />
  )
}
