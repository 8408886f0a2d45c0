import { orderSumNames, paymentLimits } from '@mall/api/contract'
import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { TextInput } from '@mall/ui/text-input'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'

export interface RefundDialogProps {
  readonly order: Pick<SellerOrderDetail, 'EnterpriseName' | 'TransferBackAmount'>
  /** Rejects when it could not be written down: the form stays as it is and says why. */
  readonly onSubmit: (refund: RefundValues) => Promise<unknown>
  readonly onClose: () => void
}

const refundSchema = z.object({
  Reference: z.string().check(z.trim(), z.minLength(1, '请输入银行流水号'), z.maxLength(paymentLimits.reference, `最多 ${paymentLimits.reference} 个字`)),
  PaidOn: z.iso.date('请选择退款日期'),
})

export type RefundValues = z.infer<typeof refundSchema>

/** 登记退款: the transfer by which what a customer has paid too much went back. */
export const RefundDialog = ({ order: { EnterpriseName, TransferBackAmount }, onSubmit, onClose }: RefundDialogProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({ schema: refundSchema, texts: {}, defaultValues: { Reference: '', PaidOn: '' }, send: onSubmit, onSent: onClose })
  const { register, control, clearErrors, formState: { errors } } = form
  // What the server has against the day is said beside it.
  const wrongDay = errors.root?.server?.type === 'TRANSFER_DAY_INVALID' ? problem?.text : undefined
  return (
    <FormDialog
      open
      title="登记退款"
      description={`已向${EnterpriseName}转账退款 ${formatYuan(TransferBackAmount)}。登记后买家的订单显示${orderSumNames.paidBack}，不能撤回。`}
      dirty={dirty}
      pending={pending}
      problem={wrongDay === undefined ? problem?.text : undefined}
      messages={{ submit: '登记退款' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="银行流水号" required error={errors.Reference?.message}>
        <TextInput {...register('Reference')} maxLength={paymentLimits.reference} autoComplete="off" />
      </Field>
      <Field label="退款日期" required error={errors.PaidOn?.message ?? wrongDay}>
        <Controller
          name="PaidOn"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <DatePicker
              {...field}
              onValueChange={(day, { text }) => {
                onChange(day || text.trim())
                clearErrors('root.server')
              }}
            />
          )}
        />
      </Field>
    </FormDialog>
  )
}
