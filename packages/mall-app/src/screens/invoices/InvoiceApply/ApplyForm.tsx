import { invoiceContent, invoiceContentNames, invoiceType, invoiceTypeNames, taxCheckDigitWarning, taxNumberProblem, type ApplyableOrder, type InvoiceSummary, type InvoiceTitle } from '@mall/api/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { formatYuan } from '@mall/ui/price'
import { RadioGroup } from '@mall/ui/radio-group'
import { Select } from '@mall/ui/select'
import { TextInput } from '@mall/ui/text-input'
import { useController, useWatch } from 'react-hook-form'
import { totalOf } from '../../../lib/total-of.ts'
import { amountText, applySchema, applyTexts, startValues, titleValuesOf, toApplication, type Application, type ApplyValues } from './apply-values.ts'

export interface ApplyFormProps {
  readonly orders: readonly ApplyableOrder[]
  /** The titles of the company that bought. */
  readonly titles: readonly InvoiceTitle[]
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (application: Application) => Promise<InvoiceSummary>
  readonly onSent: (invoice: InvoiceSummary) => void
  /** Reads the titles again, after somebody else changed one. */
  readonly onRefresh: () => Promise<readonly InvoiceTitle[]>
  readonly onClose: () => void
}

const types = Object.values(invoiceType).map((type) => ({ value: String(type), label: invoiceTypeNames[type] }))
const contents = Object.values(invoiceContent).map((content) => ({ value: String(content), label: invoiceContentNames[content] }))

/** 申请开票: how much of each order, to whom, and what it says. A title that is new or changed is kept for the next time. */
export const ApplyForm = ({ orders, titles, onSend, onSent, onRefresh, onClose }: ApplyFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm<ApplyValues, ApplyValues, InvoiceSummary>({
    schema: applySchema,
    texts: { ...applyTexts, ...Object.fromEntries(orders.map((_, at) => [`Orders.${at}.Amount`, amountText])) },
    defaultValues: startValues(orders, titles[0]),
    send: (values) => onSend(toApplication(values)),
    onSent,
    refresh: async ({ getValues, setValue }) => {
      const now = (await onRefresh()).find(({ TitleId }) => TitleId === getValues('Title.TitleId'))
      if (now) setValue('Title.Version', now.Version)
    },
  })
  const { control, register, setValue, clearErrors, formState: { errors } } = form
  const type = useController({ control, name: 'Type' }).field
  const content = useController({ control, name: 'Content' }).field
  const titleId = useWatch({ control, name: 'Title.TitleId' })
  const taxNo = useWatch({ control, name: 'Title.TaxNo' })
  const amounts = useWatch({ control, name: 'Orders' })
  const isSpecial = type.value !== invoiceType.electronicGeneral
  const choose = (id: string) => {
    setValue('Title', titleValuesOf(titles.find(({ TitleId }) => String(TitleId) === id)), { shouldDirty: true })
    clearErrors('Title')
  }
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="large"
        title="申请开票"
        description={`${orders[0]?.EnterpriseName ?? ''}，${orders.length} 单，合计 ${formatYuan(totalOf(amounts.map(({ Amount }) => Amount)))}`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '提交申请' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          {orders.map(({ OrderNo, AvailableAmount }, at) => (
            <Field key={OrderNo} label={`订单 ${OrderNo}（元）`} required error={errors.Orders?.[at]?.Amount?.message} hint={`可开 ${formatYuan(AvailableAmount)}`}>
              <AmountInput control={control} name={`Orders.${at}.Amount`} />
            </Field>
          ))}
          <Field data-full="" label="发票类型" required group>
            <RadioGroup options={types} value={String(type.value)} onValueChange={(value) => type.onChange(Number(value))} />
          </Field>
          <Field data-full="" label="常用抬头">
            <Select
              value={titleId === null ? '' : String(titleId)}
              placeholder="新增抬头"
              options={titles.map(({ TitleId, Title }) => ({ value: String(TitleId), label: Title }))}
              onValueChange={choose}
            />
          </Field>
          <Field label="抬头" required error={errors.Title?.Title?.message}>
            <TextInput {...register('Title.Title')} maxLength={100} autoComplete="organization" />
          </Field>
          <Field label="税号" required error={errors.Title?.TaxNo?.message} hint={taxNumberProblem(taxNo.trim()) === 'checkDigit' ? taxCheckDigitWarning : undefined}>
            <TextInput {...register('Title.TaxNo')} maxLength={18} autoComplete="off" />
          </Field>
          <Field label="注册地址" required={isSpecial} error={errors.Title?.Address?.message}>
            <TextInput {...register('Title.Address')} maxLength={100} autoComplete="off" />
          </Field>
          <Field label="注册电话" required={isSpecial} error={errors.Title?.Phone?.message}>
            <TextInput {...register('Title.Phone')} maxLength={30} inputMode="tel" autoComplete="off" />
          </Field>
          <Field label="开户行" required={isSpecial} error={errors.Title?.Bank?.message}>
            <TextInput {...register('Title.Bank')} maxLength={100} autoComplete="off" />
          </Field>
          <Field label="银行账号" required={isSpecial} error={errors.Title?.Account?.message}>
            <TextInput {...register('Title.Account')} maxLength={40} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field data-full="" label="纳税人资质" hideLabel group error={errors.Title?.SupportSpecial?.message}>
            <Checkbox {...register('Title.SupportSpecial')}>一般纳税人，可开专票</Checkbox>
          </Field>
          <Field label="开票内容" required group>
            <RadioGroup options={contents} value={String(content.value)} onValueChange={(value) => content.onChange(Number(value))} />
          </Field>
          <Field label="收票邮箱" required error={errors.Email?.message}>
            <TextInput {...register('Email')} type="email" maxLength={100} autoComplete="email" />
          </Field>
          <Field data-full="" label="备注" error={errors.Remark?.message} hint="会印在发票上">
            <TextInput {...register('Remark')} maxLength={100} autoComplete="off" />
          </Field>
        </FormGrid>
      </FormDialog>
    </>
  )
}
