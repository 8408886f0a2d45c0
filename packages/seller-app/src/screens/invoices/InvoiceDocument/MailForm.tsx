import { maxInvoiceMailsPerHour } from '@mall/api/contract'
import { sellerInvoiceCalls } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'
import type { InvoiceFormProps } from './IssueForm.tsx'

const schema = z.pick(sellerInvoiceCalls['POST /api/SellerInvoice/Resend'].body, { Email: true })

/** 重发邮件: where the files of an invoice are sent to. */
export const MailForm = ({ invoice, onSend, onClose }: Omit<InvoiceFormProps<z.output<typeof schema>>, 'onRefresh'>) => {
  const { form: { register, formState: { errors } }, submit, pending, dirty, problem } = useMallForm({ schema, texts: { Email: '请输入正确的邮箱' }, defaultValues: { Email: invoice.Email }, send: onSend, onSent: onClose })
  return (
    <FormDialog
      open
      size="small"
      title="重发邮件"
      description={`发送发票 ${invoice.InvoiceNumber} 和它的红字发票的文件。`}
      dirty={dirty}
      pending={pending}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      messages={{ submit: '发送' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="收票邮箱" required error={errors.Email?.message} hint={`每张发票 1 小时内最多发送 ${maxInvoiceMailsPerHour} 次`}>
        <TextInput {...register('Email')} type="email" maxLength={100} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
