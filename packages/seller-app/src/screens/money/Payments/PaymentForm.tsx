import { paymentLimits, sellerPaymentInput } from '@mall/api/seller/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { TextArea, TextInput } from '@mall/ui/text-input'
import { Controller } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CustomerPicker, type FoundCustomers } from '../../../components/customer/CustomerPicker.tsx'

type Values = z.output<typeof sellerPaymentInput>

export interface PaymentFormProps {
  readonly today: string
  readonly findCustomers: (keyword: string) => Promise<FoundCustomers>
  /** Rejects when it could not be written: the form stays as it is and says why. */
  readonly onCreate: (values: Values) => Promise<unknown>
  readonly onClose: () => void
}

const texts = {
  EnterpriseId: '请选择付款的客户', PaidOn: '请选择到账日', Amount: '请填写大于0的金额，最多两位小数', Payer: '请填写付款人', Reference: '最多60个字', Note: `最多${paymentLimits.note}个字`,
}

/** What the server has against a field is said beside it. */
const fieldOf: Readonly<Record<string, keyof typeof texts>> = {
  PAYMENT_REFERENCE_TAKEN: 'Reference', PAYMENT_DAY_INVALID: 'PaidOn', PAYMENT_CUSTOMER_MISSING: 'EnterpriseId', CUSTOMER_NOT_FOUND: 'EnterpriseId',
}

/** 登记收款: one line of the bank, written by hand. */
export const PaymentForm = ({ today, findCustomers, onCreate, onClose }: PaymentFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: sellerPaymentInput,
    texts,
    defaultValues: { EnterpriseId: null, PaidOn: today, Amount: Number.NaN, Payer: '', Reference: '', Note: '' },
    send: onCreate,
    onSent: onClose,
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const forget = () => clearErrors('root.server')
  const refused = fieldOf[errors.root?.server?.type ?? '']
  const errorOf = (field: keyof typeof texts) => errors[field]?.message ?? (refused === field ? problem?.text : undefined)
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="登记收款"
        description="登记后在收款单里核销到对账单。"
        tone="decisive"
        dirty={dirty}
        pending={pending}
        problem={problem && refused === undefined ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '登记' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          <Field data-full="" label="客户" error={errorOf('EnterpriseId')} hint="不知道是谁付的就留空，之后认领">
            <Controller
              name="EnterpriseId"
              control={control}
              render={({ field: { ref, onChange } }) => (
                <CustomerPicker
                  ref={ref}
                  find={findCustomers}
                  onChoose={(chosen) => {
                    onChange(chosen?.EnterpriseId ?? null)
                    forget()
                  }}
                />
              )}
            />
          </Field>
          <Field label="到账日" required error={errorOf('PaidOn')}>
            <Controller name="PaidOn" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} onValueChange={(day, { text }) => { onChange(day || text.trim()); forget() }} />} />
          </Field>
          <Field label="金额（元）" required error={errorOf('Amount')}>
            <AmountInput control={control} name="Amount" />
          </Field>
          <Field label="付款人" required error={errorOf('Payer')} hint="对方户名">
            <TextInput {...register('Payer')} maxLength={paymentLimits.payer} autoComplete="off" />
          </Field>
          <Field label="流水号" error={errorOf('Reference')} hint="银行流水号，同一个号只登记一次">
            <TextInput {...register('Reference', { onChange: forget })} maxLength={paymentLimits.reference} autoComplete="off" />
          </Field>
          <Field data-full="" label="附言" error={errorOf('Note')} hint="写了对账单号的，核销时会建议那一份">
            <TextArea {...register('Note')} rows={2} maxLength={paymentLimits.note} counter />
          </Field>
        </FormGrid>
      </FormDialog>
    </>
  )
}
