import type { InvoiceDetail } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { TextArea } from '@mall/ui/text-input'
import { useState } from 'react'
import { redOrdersOf, redSchema, redValuesOf } from './red-values.ts'

export interface RedFormProps {
  readonly invoice: InvoiceDetail
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (input: ActionInput<'POST /api/Invoice/RedApply'>) => Promise<unknown>
  /** Reads the invoice again, after somebody else changed it. */
  readonly onRefresh: (invoiceId: string) => Promise<InvoiceDetail>
  readonly onClose: () => void
}

const wrong = '请输入不超过有效金额的数，至少一单大于0'

/** 申请红冲: how much of each order is reversed, and why. */
export const RedForm = ({ invoice, onSend, onRefresh, onClose }: RedFormProps) => {
  const { InvoiceId, InvoiceNumber, Orders } = invoice
  const [version, setVersion] = useState(invoice.Version)
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: redSchema,
    texts: { Reason: '请输入红冲原因', ...Object.fromEntries(Orders.map((_, at) => [`Orders.${at}.Amount`, wrong])) },
    defaultValues: redValuesOf(invoice),
    send: (values) => onSend({ InvoiceId, Version: version, Reason: values.Reason, Orders: redOrdersOf(values) }),
    onSent: onClose,
    refresh: async () => setVersion((await onRefresh(InvoiceId)).Version),
  })
  const { register, control, formState: { errors } } = form
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="申请红冲"
        description={`发票 ${InvoiceNumber}，红冲后这部分金额可重新开票（已退货的除外）`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '提交申请' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        {Orders.map(({ OrderNo, ValidAmount, RedAmount, SuggestedRedAmount, ExpectedRedAmount }, at) => (
          <Field
            key={OrderNo}
            label={`订单 ${OrderNo} 红冲金额（元）`}
            required={Orders.length === 1}
            error={errors.Orders?.[at]?.Amount?.message}
            hint={[
              `有效 ${formatYuan(ValidAmount)}`,
              ...(Number(RedAmount) > 0 ? [`已红冲 ${formatYuan(RedAmount)}`] : []),
              ...(Number(SuggestedRedAmount) > 0 ? [`退货待红冲 ${formatYuan(SuggestedRedAmount)}`] : []),
              ...(Number(ExpectedRedAmount) > 0 ? [`退货处理中 ${formatYuan(ExpectedRedAmount)}（退款后须红冲；退货不成立的，红冲后可重新开票）`] : []),
              ...(Orders.length > 1 ? ['填0表示不红冲'] : []),
            ].join('，')}
          >
            <AmountInput control={control} name={`Orders.${at}.Amount`} />
          </Field>
        ))}
        <Field label="红冲原因" required error={errors.Reason?.message}>
          <TextArea {...register('Reason')} maxLength={200} counter placeholder="如：抬头有误、销货退回" />
        </Field>
      </FormDialog>
    </>
  )
}
