import { budgetCalls, type BudgetSummary } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatAmount } from '@mall/ui/ledger'
import { RadioGroup } from '@mall/ui/radio-group'
import { TextArea } from '@mall/ui/text-input'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { BudgetBalance } from './BudgetBalance.tsx'

export type BudgetAdjustment = ActionInput<'POST /api/Budget/Adjust'>

export interface AdjustFormProps {
  readonly budget: BudgetSummary
  /** Rejects when it could not be made: the form stays as it is and says why. */
  readonly onAdjust: (adjustment: BudgetAdjustment) => Promise<unknown>
  /** Reads the budget again, after somebody else changed it. */
  readonly onRefresh: (budgetId: number) => Promise<BudgetSummary>
  readonly onClose: () => void
}

const { Amount, Reason } = budgetCalls['POST /api/Budget/Adjust'].body.shape

/** People say in which direction, and how much: the amount has no sign. */
const schema = z.object({ Direction: z.literal(['more', 'less']), Amount: Amount.check(z.positive()), Reason })
const texts = { Amount: '请输入大于0的金额，最多两位小数', Reason: '请输入调整原因' }
const directions = [
  { value: 'more', label: '调增' },
  { value: 'less', label: '调减' },
] as const

/** 调整预算: more or less, and why. What was typed stays when it fails. */
export const AdjustForm = ({ budget, onAdjust, onRefresh, onClose }: AdjustFormProps) => {
  const [now, setNow] = useState(budget)
  const send = (values: z.infer<typeof schema>) =>
    onAdjust({ BudgetId: now.BudgetId, Version: now.Version, Reason: values.Reason, Amount: values.Direction === 'less' ? -values.Amount : values.Amount })
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { Direction: 'more' as const, Reason: '' },
    send,
    onSent: onClose,
    refresh: async () => setNow(await onRefresh(now.BudgetId)),
  })
  const { register, control, formState: { errors } } = form
  const { field: { value: direction, onChange: onDirection } } = useController({ control, name: 'Direction' })
  const typed = useWatch({ control, name: 'Amount' })
  const change = (direction === 'less' ? -1 : 1) * (typeof typed === 'number' && Number.isFinite(typed) ? typed : 0)
  const after = Math.round((now.Available + change) * 100) / 100
  const isTooLow = errors.root?.server?.type === 'BUDGET_TOO_LOW' ? errors.root.server.message : undefined
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="调整预算"
        description={`${now.DepartmentName}，${now.Name}`}
        dirty={dirty}
        pending={pending}
        problem={problem && isTooLow === undefined ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <BudgetBalance budget={now} />
        <Field label="方向" required group>
          <RadioGroup options={directions} value={direction} onValueChange={onDirection} />
        </Field>
        <Field label="金额（元）" required error={errors.Amount?.message ?? isTooLow} hint={change === 0 ? undefined : `调整后可用 ${formatAmount(after)}`}>
          <AmountInput control={control} name="Amount" />
        </Field>
        <Field label="原因" required error={errors.Reason?.message}>
          <TextArea {...register('Reason')} maxLength={200} counter placeholder="会写进流水" />
        </Field>
      </FormDialog>
    </>
  )
}
