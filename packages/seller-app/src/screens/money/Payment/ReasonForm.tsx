import { paymentLimits, sellerPaymentCalls } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextArea } from '@mall/ui/text-input'
import * as z from 'zod/mini'

const schema = z.pick(sellerPaymentCalls['POST /api/SellerPayment/Void'].body, { Reason: true })

export interface ReasonFormProps {
  /** What is done, as its button says. */
  readonly title: string
  readonly description: string
  readonly onSend: (reason: string) => Promise<unknown>
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

/** 撤销核销, 作废: never without a reason. */
export const ReasonForm = ({ title, description, onSend, onRefresh, onClose }: ReasonFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema, texts: { Reason: '请写明原因' }, defaultValues: { Reason: '' }, send: ({ Reason }) => onSend(Reason), onSent: onClose, refresh: onRefresh,
  })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="small"
        title={title}
        description={description}
        tone="danger"
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: title }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="原因" required error={form.formState.errors.Reason?.message}>
          <TextArea {...form.register('Reason')} rows={3} maxLength={paymentLimits.reason} counter />
        </Field>
      </FormDialog>
    </>
  )
}
