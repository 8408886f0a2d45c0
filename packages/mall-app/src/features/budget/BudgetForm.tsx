import { budgetCalls, budgetControlNames, budgetPeriodNames, choicesOf, type BudgetDetail, type CallInput, type DepartmentNode } from '@mall/api/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { changedTo } from '@mall/app-kit/forms/changed-to.ts'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { RadioGroup } from '@mall/ui/radio-group'
import { Select } from '@mall/ui/select'
import { TextInput } from '@mall/ui/text-input'
import { TreeSelect } from '@mall/ui/tree-select'
import { useMemo, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { departmentNodes } from '../department/department-nodes.ts'
import { periodChoices, periodStart } from './budget-periods.ts'

export type BudgetInput = CallInput<'POST /api/Budget/Save'>

export interface BudgetFormProps {
  /** Null: a new one. */
  readonly budget: BudgetDetail | null
  /** Undefined while they load. */
  readonly departments: readonly DepartmentNode[] | undefined
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (input: BudgetInput) => Promise<unknown>
  /** Reads the budget again, after somebody else changed it. */
  readonly onRefresh: (budgetId: number) => Promise<BudgetDetail>
  readonly onClose: () => void
}

const schema = budgetCalls['POST /api/Budget/Save'].body
const texts = {
  Name: '请输入预算名称',
  DepartmentId: '请选择归属部门',
  StartDate: '请选择预算期间',
  Total: '请输入大于0的金额，最多两位小数',
}
const periods = choicesOf(budgetPeriodNames)
const controls = choicesOf(budgetControlNames)

/** The budget as the form begins; one that is new begins now, with nothing chosen that could be wrong. */
const valuesOf = (budget: BudgetDetail | null, today: string) =>
  budget === null
    ? { Name: '', Period: 'month' as const, StartDate: periodStart('month', today), Control: 'approve' as const }
    : {
        BudgetId: budget.BudgetId, Name: budget.Name, DepartmentId: budget.DepartmentId, Period: budget.Period, StartDate: budget.StartDate,
        Total: budget.Total, Control: budget.Control, Version: budget.Version,
      }

/** 新增预算, 编辑预算. What was typed stays when saving fails; what was charged already cannot move. */
export const BudgetForm = ({ budget, departments, onSave, onRefresh, onClose }: BudgetFormProps) => {
  const [today] = useState(() => formatDay(new Date().toISOString()))
  const [latest, setLatest] = useState<BudgetDetail | null>(null)
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: valuesOf(budget, today),
    send: onSave,
    onSent: onClose,
    refresh: async ({ setValue }) => {
      if (budget === null) return
      const fresh = await onRefresh(budget.BudgetId)
      setLatest(fresh)
      setValue('Version', fresh.Version)
    },
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const { field: { ref: departmentRef, value: departmentId, onChange: onDepartment } } = useController({ control, name: 'DepartmentId' })
  const { field: { ref: periodRef, value: period, onChange: onPeriod } } = useController({ control, name: 'Period' })
  const { field: { ref: startRef, value: startDate, onChange: onStart } } = useController({ control, name: 'StartDate' })
  const { field: { value: mode, onChange: onMode } } = useController({ control, name: 'Control' })
  const [Name, Total] = useWatch({ control, name: ['Name', 'Total'] })
  const nodes = useMemo(() => departmentNodes(departments ?? []), [departments])
  const isCharged = (latest ?? budget)?.IsCharged ?? false
  const overlaps = errors.root?.server?.type === 'BUDGET_PERIOD_OVERLAPS' ? errors.root.server.message : undefined
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="large"
        title={budget === null ? '新增预算' : '编辑预算'}
        dirty={dirty}
        pending={pending}
        problem={problem && overlaps === undefined ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          <Field data-full="" label="名称" required error={errors.Name?.message} hint={changedTo(latest?.Name, Name, latest?.Name)}>
            <TextInput {...register('Name')} maxLength={50} counter placeholder="如：行政部四季度办公" />
          </Field>
          <Field label="归属部门" required error={errors.DepartmentId?.message} hint={isCharged ? '已有支出或调整，不能更改' : undefined}>
            <TreeSelect
              ref={departmentRef}
              label="归属部门"
              nodes={nodes}
              disabled={isCharged || departments === undefined}
              value={departmentId === undefined ? [] : [String(departmentId)]}
              onValueChange={([id]) => onDepartment(id === undefined ? undefined : Number(id))}
            />
          </Field>
          <Field label="总额（元）" required error={errors.Total?.message} hint={isCharged ? '请用“调整”增减' : changedTo(latest?.Total, Total, latest?.Total.toFixed(2))}>
            <AmountInput control={control} name="Total" readOnly={isCharged} />
          </Field>
          <Field label="周期" required>
            <Select
              ref={periodRef}
              options={periods}
              disabled={isCharged}
              value={period}
              onValueChange={(next) => {
                onPeriod(next)
                onStart(periodStart(next, today))
              }}
            />
          </Field>
          <Field label="预算期间" required error={errors.StartDate?.message ?? overlaps}>
            <Select
              ref={startRef}
              options={periodChoices(period, today, startDate)}
              disabled={isCharged}
              value={startDate}
              onValueChange={(next) => {
                onStart(next)
                clearErrors('root.server')
              }}
            />
          </Field>
          <Field data-full="" label="控制方式" required group hint={changedTo(latest?.Control, mode, latest ? budgetControlNames[latest.Control] : undefined)}>
            <RadioGroup options={controls} value={mode} onValueChange={onMode} />
          </Field>
        </FormGrid>
      </FormDialog>
    </>
  )
}
