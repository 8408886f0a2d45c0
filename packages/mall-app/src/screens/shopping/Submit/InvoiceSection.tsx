import type { OrderConfirmation } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { RadioGroup } from '@mall/ui/radio-group'
import { Select } from '@mall/ui/select'
import { Controller, useFormContext } from 'react-hook-form'
import { invoiceModes, invoiceTypes, type SubmitValues } from './submit-values.ts'
import * as S from './Submit.styles.ts'

interface InvoiceSectionProps {
  readonly titles: OrderConfirmation['InvoiceTitles']
  readonly isInvoiced: boolean
}

/** 发票信息 */
export const InvoiceSection = ({ titles, isInvoiced }: InvoiceSectionProps) => {
  const { register, control, formState } = useFormContext<SubmitValues>()
  const { errors } = formState
  return (
    <S.Section aria-labelledby="submit-invoice">
      <S.SectionHead>
        <h2 id="submit-invoice">发票信息</h2>
      </S.SectionHead>
      <Field label="开票方式" group>
        <Controller
          name="invoiceMode"
          control={control}
          render={({ field }) => (
            <RadioGroup
              orientation="horizontal"
              value={field.value}
              onValueChange={field.onChange}
              options={invoiceModes.map(({ value, label }) => ({ value: String(value), label }))}
            />
          )}
        />
      </Field>
      {isInvoiced ? (
        <S.Fields>
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
        </S.Fields>
      ) : null}
    </S.Section>
  )
}
