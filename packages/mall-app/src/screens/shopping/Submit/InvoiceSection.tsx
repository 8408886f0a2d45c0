import type { OrderConfirmation } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { RadioGroup } from '@mall/ui/radio-group'
import { Section } from '@mall/ui/section'
import { Select } from '@mall/ui/select'
import { Controller, useFormContext } from 'react-hook-form'
import { invoiceModes, invoiceTypes, type SubmitValues } from './submit-values.ts'

interface InvoiceSectionProps {
  readonly titles: OrderConfirmation['InvoiceTitles']
  readonly isInvoiced: boolean
}

/** 发票信息 */
export const InvoiceSection = ({ titles, isInvoiced }: InvoiceSectionProps) => {
  const { register, control, formState } = useFormContext<SubmitValues>()
  const { errors } = formState
  return (
    <Section title="发票信息" heading="start">
      <FormGrid>
        <Field label="开票方式" hideLabel group data-full="">
          <Controller
            name="invoiceMode"
            control={control}
            render={({ field }) => (
              <RadioGroup
                appearance="cards"
                value={field.value}
                onValueChange={field.onChange}
                options={invoiceModes.map(({ value, label }) => ({ value: String(value), label }))}
              />
            )}
          />
        </Field>
        {isInvoiced ? (
          <>
            <Field label="发票类型" required error={errors.invoiceType?.message}>
              <Select {...register('invoiceType')} options={invoiceTypes.map(({ value, label }) => ({ value: String(value), label }))} />
            </Field>
            <Field label="发票抬头" required error={errors.titleId?.message}>
              <Select
                {...register('titleId')}
                placeholder="请选择"
                options={titles.map(({ TitleId, Title, TaxNo }) => ({ value: String(TitleId), label: TaxNo ? `${Title}（${TaxNo}）` : Title }))}
              />
            </Field>
          </>
        ) : null}
      </FormGrid>
    </Section>
  )
}
