import type { DepartmentNode } from '@mall/api/contract'
import { ConfirmDialog } from '@mall/ui/dialog'
import { AdjustForm } from './AdjustForm.tsx'
import { BudgetForm } from './BudgetForm.tsx'
import type { BudgetTasks } from './use-budget-tasks.ts'

interface BudgetDialogsProps {
  readonly tasks: BudgetTasks
  readonly departments: readonly DepartmentNode[] | undefined
}

/** The dialog of what a person has begun with a budget. */
export const BudgetDialogs = ({ tasks, departments }: BudgetDialogsProps) => {
  const { open, close, read } = tasks
  if (open === null) return null
  if (open.kind === 'save') return <BudgetForm budget={open.budget} departments={departments} onSave={tasks.save} onRefresh={read} onClose={close} />
  if (open.kind === 'adjust') return <AdjustForm budget={open.budget} onAdjust={tasks.adjust} onRefresh={read} onClose={close} />
  const isOff = open.action === 'Disable'
  return (
    <ConfirmDialog
      open
      danger={isOff}
      title={isOff ? '停用预算' : '启用预算'}
      description={isOff ? `停用“${open.budget.Name}”后，新订单不再占用它；审批中的订单保留已冻结的金额。` : `确定启用“${open.budget.Name}”吗？`}
      messages={{ confirm: isOff ? '停用' : '启用' }}
      pending={tasks.pending}
      onConfirm={tasks.confirmSwitch}
      onOpenChange={close}
    />
  )
}
