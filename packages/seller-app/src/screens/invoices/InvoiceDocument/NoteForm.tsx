import { sellerInvoiceCalls } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextArea } from '@mall/ui/text-input'
import * as z from 'zod/mini'
import type { InvoiceFormProps } from './IssueForm.tsx'

const schema = z.pick(sellerInvoiceCalls['POST /api/SellerInvoice/Reject'].body, { Note: true })

export interface NoteFormProps extends InvoiceFormProps<z.output<typeof schema>> {
  readonly action: 'Reject' | 'RedReject'
}

/** Why an application, or a red letter, is refused; its applicant reads it. */
export const NoteForm = ({ action, onSend, onRefresh, onClose }: NoteFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({ schema, texts: { Note: '请写明驳回的原因' }, defaultValues: { Note: '' }, send: onSend, onSent: onClose, refresh: onRefresh })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="small"
        title={action === 'Reject' ? '驳回开票申请' : '驳回红冲申请'}
        description={action === 'Reject' ? '申请人会看到原因，这些订单可以再次申请开票。' : '申请人会看到原因，发票恢复为已开票。'}
        tone="danger"
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '驳回' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="原因" required error={form.formState.errors.Note?.message}>
          <TextArea {...form.register('Note')} rows={3} maxLength={200} counter />
        </Field>
      </FormDialog>
    </>
  )
}
