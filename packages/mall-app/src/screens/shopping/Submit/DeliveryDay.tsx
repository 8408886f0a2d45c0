import { deliveryDateProblem, deliveryDateTexts, firstDeliveryDay, lastDeliveryDay, type OrderConfirmation } from '@mall/api/contract'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Controller, useFormContext } from 'react-hook-form'
import type { SubmitValues } from './submit-values.ts'

interface DeliveryDayProps {
  readonly nonWorkingDays: OrderConfirmation['NonWorkingDays']
  /** `YYYY-MM-DD` in Shanghai. */
  readonly today: string
}

/** 期望送达日期: a working day, or none. */
export const DeliveryDay = ({ nonWorkingDays, today }: DeliveryDayProps) => {
  const { control, formState } = useFormContext<SubmitValues>()
  return (
    <FormGrid>
      <Field label="期望送达日期" error={formState.errors.DeliveryDate?.message} hint={`工作日送达，可不填；最早 ${firstDeliveryDay(today)}`}>
        <Controller
          control={control}
          name="DeliveryDate"
          render={({ field: { onChange, ...field } }) => (
            <DatePicker
              {...field}
              today={today}
              min={firstDeliveryDay(today)}
              max={lastDeliveryDay(today)}
              isDisabled={(day) => deliveryDateProblem(day, today, nonWorkingDays) !== null}
              messages={{ min: () => deliveryDateTexts.tooEarly, max: () => deliveryDateTexts.tooLate, disabled: deliveryDateTexts.nonWorking }}
              // What is no day is kept as typed, so that the form does not leave it out silently.
              onValueChange={(day, { text }) => onChange(day || text.trim())}
            />
          )}
        />
      </Field>
    </FormGrid>
  )
}
