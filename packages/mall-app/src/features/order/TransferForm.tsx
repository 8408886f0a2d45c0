import { orderSumNames, paymentCalls, paymentLimits, type CallInput } from '@mall/api/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { TextInput } from '@mall/ui/text-input'
import { Controller } from 'react-hook-form'
import type { OrderTarget } from './order-task.ts'

export type TransferConfirmation = CallInput<'POST /api/Payment/ConfirmTransfer'>

interface TransferFormProps {
  readonly order: OrderTarget
  /** Rejects when it could not be confirmed: the form stays as it is and says why. */
  readonly onConfirm: (confirmation: TransferConfirmation) => Promise<unknown>
  readonly onClose: () => void
}

const schema = paymentCalls['POST /api/Payment/ConfirmTransfer'].body
const texts = { Reference: '请输入银行流水号', Amount: '请输入大于0的金额，最多两位小数', PaidOn: '请选择到账日期' }

/** 确认到账: which transfer paid the order. One may pay several. */
export const TransferForm = ({ order, onConfirm, onClose }: TransferFormProps) => {
  const { OrderNo, Version, PayableAmount } = order
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { OrderNo, Version, Reference: '', PaidOn: '', ...(PayableAmount === null ? {} : { Amount: PayableAmount }) },
    send: onConfirm,
    onSent: onClose,
  })
  const { register, control, formState: { errors } } = form
  return (
    <FormDialog
      open
      title="确认转账到账"
      description={`订单 ${OrderNo}，${orderSumNames.payable} ${formatYuan(PayableAmount)}。确认后订单不再等待付款，不能撤回。`}
      dirty={dirty}
      pending={pending}
      problem={problem?.text}
      messages={{ submit: '确认到账' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="银行流水号" required error={errors.Reference?.message}>
        <TextInput {...register('Reference')} maxLength={paymentLimits.reference} autoComplete="off" />
      </Field>
      <Field label="转账金额（元）" required error={errors.Amount?.message} hint="该笔转账的总额；合并转账可用于多张订单">
        <AmountInput control={control} name="Amount" />
      </Field>
      <Field label="到账日期" required error={errors.PaidOn?.message}>
        <Controller name="PaidOn" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} onValueChange={(day, { text }) => onChange(day || text.trim())} />} />
      </Field>
    </FormDialog>
  )
}
