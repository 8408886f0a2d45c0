import { choicesOf, invoiceModeNames, invoiceTypeNames, type OrderConfirmation } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Section } from '@mall/ui/section'
import { Select } from '@mall/ui/select'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import * as S from './Submit.styles.ts'
import type { SubmitValues } from './submit-values.ts'

const invoiceModes = choicesOf(invoiceModeNames)
const invoiceTypes = choicesOf(invoiceTypeNames)

interface InvoiceSectionProps {
  readonly titles: OrderConfirmation['InvoiceTitles']
  readonly isInvoiced: boolean
}

/** 发票信息 */
export const InvoiceSection = ({ titles, isInvoiced }: InvoiceSectionProps) => {
  const { register, control, formState } = useFormContext<SubmitValues>()
  const { errors } = formState
  const titleId = useWatch({ control, name: 'TitleId' })
  const taxNo = titles.find(({ TitleId }) => TitleId === titleId)?.TaxNo ?? ''
  return (
    <Section title="发票" heading="start">
      <FormGrid>
        <Field label="开票方式" hideLabel group data-full="">
          <Controller
            name="InvoiceMode"
            control={control}
            render={({ field }) => (
              <S.Choices
                appearance="cards"
                value={String(field.value)}
                onValueChange={(mode) => field.onChange(Number(mode))}
                options={invoiceModes.map(({ value, label }) => ({ value: String(value), label }))}
              />
            )}
          />
        </Field>
        {isInvoiced ? (
          <>
            <Field label="发票类型" required error={errors.InvoiceType?.message}>
              <Select {...register('InvoiceType', { valueAsNumber: true })} options={invoiceTypes} />
            </Field>
            <Field label="发票抬头" required hint={taxNo === '' ? undefined : `税号 ${taxNo}`} error={errors.TitleId?.message}>
              <Controller
                name="TitleId"
                control={control}
                render={({ field: { onChange, ...field } }) => (
                  <Select
                    {...field}
                    placeholder="请选择"
                    onValueChange={onChange}
                    options={titles.map(({ TitleId, Title }) => ({ value: TitleId, label: Title }))}
                  />
                )}
              />
            </Field>
          </>
        ) : null}
      </FormGrid>
    </Section>
  )
}
