import { invoiceCalls, maxInvoiceMailsPerHour, type CallInput, type InvoiceDetail } from '@mall/api/contract'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'

export interface ResendFormProps {
  readonly invoice: Pick<InvoiceDetail, 'InvoiceId' | 'InvoiceNumber' | 'Email' | 'Reds'>
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (input: CallInput<'POST /api/Invoice/Resend'>) => Promise<unknown>
  readonly onClose: () => void
}

const schema = invoiceCalls['POST /api/Invoice/Resend'].body

/** 重发邮箱: where the files of an invoice are sent to. */
export const ResendForm = ({ invoice, onSend, onClose }: ResendFormProps) => {
  const { InvoiceId, InvoiceNumber, Email, Reds } = invoice
  const issued = Reds.filter(({ IssueTime }) => IssueTime !== null)
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: { Email: '请输入正确的邮箱' },
    defaultValues: { InvoiceId, Email },
    send: onSend,
    onSent: onClose,
  })
  const { register, formState: { errors } } = form
  return (
    <FormDialog
      open
      title="重发邮箱"
      description={`发送发票 ${InvoiceNumber}${issued.length > 0 ? ` 及其红字发票 ${issued.map((red) => red.InvoiceNumber).join('、')}` : ''} 的文件`}
      dirty={dirty}
      pending={pending}
      problem={problem?.text}
      messages={{ submit: '发送' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="收票邮箱" required error={errors.Email?.message} hint={`每张发票 1 小时内最多发送 ${maxInvoiceMailsPerHour} 次`}>
        <TextInput {...register('Email')} type="email" maxLength={100} autoComplete="email" />
      </Field>
    </FormDialog>
  )
}
