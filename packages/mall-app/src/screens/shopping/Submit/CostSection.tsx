import { deliveryDateProblem, deliveryDateTexts, firstDeliveryDay, lastDeliveryDay, submissionLimits, type OrderConfirmation } from '@mall/api/contract'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Section } from '@mall/ui/section'
import { Select } from '@mall/ui/select'
import { TextArea, TextInput } from '@mall/ui/text-input'
import { Controller, useFormContext } from 'react-hook-form'
import { budgetsOf, needsApproval, type SubmitChoice, type SubmitValues } from './submit-values.ts'

interface CostSectionProps {
  readonly confirmation: OrderConfirmation
  readonly values: SubmitValues
  readonly updating: boolean
  /** `YYYY-MM-DD` in Shanghai. */
  readonly today: string
  readonly onChoose: (change: Partial<SubmitChoice>) => void
}

/** 费用归属: the department, whose budgets hold the order, when and what for. */
export const CostSection = ({ confirmation, values, updating, today, onChoose }: CostSectionProps) => {
  const { control, register, formState } = useFormContext<SubmitValues>()
  const { errors } = formState
  const budgets = budgetsOf(confirmation, values.DepartmentId)
  return (
    <Section title="费用归属" heading="start" aria-busy={updating}>
      <FormGrid>
        <Field label="费用归属部门" required error={errors.DepartmentId?.message} hint={budgets.length === 0 ? '该部门没有生效中的预算' : `由${budgets.map(({ PeriodName }) => PeriodName).join('、')}的预算共同控制`}>
          <Select
            value={values.DepartmentId}
            onValueChange={(DepartmentId) => onChoose({ DepartmentId })}
            options={confirmation.Departments.map(({ DepartmentId, Name }) => ({ value: DepartmentId, label: Name }))}
          />
        </Field>
        <Field label="期望送达日期" error={errors.DeliveryDate?.message} hint="工作日送达，可不填">
          <Controller
            control={control}
            name="DeliveryDate"
            render={({ field: { onChange, ...field } }) => (
              <DatePicker
                {...field}
                today={today}
                min={firstDeliveryDay(today)}
                max={lastDeliveryDay(today)}
                isDisabled={(day) => deliveryDateProblem(day, today, confirmation.NonWorkingDays) !== null}
                messages={{ min: () => deliveryDateTexts.tooEarly, max: () => deliveryDateTexts.tooLate, disabled: deliveryDateTexts.nonWorking }}
                // What is no day is kept as typed, so that the form does not leave it out silently.
                onValueChange={(day, { text }) => onChange(day || text.trim())}
              />
            )}
          />
        </Field>
        <Field label="采购单号" error={errors.PoNo?.message}>
          <TextInput {...register('PoNo')} maxLength={submissionLimits.PoNo} counter />
        </Field>
        <Field data-full="" label="采购事由" required={needsApproval(confirmation)} error={errors.Reason?.message}>
          <TextArea {...register('Reason')} rows={2} maxLength={submissionLimits.Reason} counter placeholder={needsApproval(confirmation) ? '请说明采购原因，供审批人参考' : ''} />
        </Field>
      </FormGrid>
    </Section>
  )
}
