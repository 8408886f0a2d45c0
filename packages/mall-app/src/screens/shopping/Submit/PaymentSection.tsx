import type { OrderConfirmation } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { Section } from '@mall/ui/section'
import { Controller, useFormContext } from 'react-hook-form'
import * as S from './Submit.styles.ts'
import type { SubmitValues } from './submit-values.ts'

interface PaymentSectionProps {
  readonly paymentTypes: OrderConfirmation['PaymentTypes']
}

/** 支付方式; one that cannot be used says why. */
export const PaymentSection = ({ paymentTypes }: PaymentSectionProps) => {
  const { control, formState } = useFormContext<SubmitValues>()
  return (
    <Section title="支付方式" heading="start">
      <Field label="支付方式" hideLabel required group error={formState.errors.PaymentType?.message}>
        <Controller
          name="PaymentType"
          control={control}
          render={({ field }) => (
            <S.Choices
              data-columns="2"
              data-notes="beside"
              appearance="cards"
              value={String(field.value ?? '')}
              onValueChange={(type) => field.onChange(Number(type))}
              options={paymentTypes.map(({ Type, Name, Enabled, DisabledReason, Note }) => ({
                value: String(Type),
                label: Name,
                disabled: !Enabled,
                note: Enabled ? Note || undefined : DisabledReason,
              }))}
            />
          )}
        />
      </Field>
    </Section>
  )
}
