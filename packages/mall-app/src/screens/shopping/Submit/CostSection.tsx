import { submissionLimits, type OrderConfirmation } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Section } from '@mall/ui/section'
import { Select } from '@mall/ui/select'
import { TextArea, TextInput } from '@mall/ui/text-input'
import { useFormContext } from 'react-hook-form'
import { budgetsOf, needsApproval, type SubmitChoice, type SubmitValues } from './submit-values.ts'

interface CostSectionProps {
  readonly confirmation: OrderConfirmation
  readonly values: SubmitValues
  readonly updating: boolean
  readonly onChoose: (change: Partial<SubmitChoice>) => void
}

/** 费用与事由: the department, whose budgets hold the order, and what for. */
export const CostSection = ({ confirmation, values, updating, onChoose }: CostSectionProps) => {
  const { register, formState } = useFormContext<SubmitValues>()
  const { errors } = formState
  const budgets = budgetsOf(confirmation, values.DepartmentId)
  return (
    <Section title="费用与事由" heading="start" aria-busy={updating}>
      <FormGrid>
        <Field label="费用归属部门" required error={errors.DepartmentId?.message} hint={budgets.length === 0 ? '该部门没有生效中的预算' : `由${budgets.map(({ PeriodName }) => PeriodName).join('、')}的预算${budgets.length > 1 ? '共同' : ''}控制`}>
          <Select
            value={values.DepartmentId}
            onValueChange={(DepartmentId) => onChoose({ DepartmentId })}
            options={confirmation.Departments.map(({ DepartmentId, Name }) => ({ value: DepartmentId, label: Name }))}
          />
        </Field>
        <Field label="采购单号" error={errors.PoNo?.message} hint="贵司内部单号，印在订单和送货单上">
          <TextInput {...register('PoNo')} maxLength={submissionLimits.PoNo} counter />
        </Field>
        <Field data-full="" label="采购事由" required={needsApproval(confirmation)} error={errors.Reason?.message}>
          <TextArea {...register('Reason')} rows={2} maxLength={submissionLimits.Reason} counter placeholder={needsApproval(confirmation) ? '请说明采购原因，供审批人参考' : ''} />
        </Field>
      </FormGrid>
    </Section>
  )
}
