import type { BudgetSummary } from '@mall/api/contract'
import { RowActions } from '@mall/ui/row-actions'
import { href } from '../../site/routes.ts'
import type { BudgetTask } from './budget-task.ts'

const labels: readonly (readonly [BudgetTask, string])[] = [['Adjust', '调整'], ['Edit', '编辑'], ['Enable', '启用'], ['Disable', '停用']]

/** What `AllowActions` offers beside the page of the budget. */
export const offeredTasks = (budget: Pick<BudgetSummary, 'AllowActions'>, pending: boolean, onTask: (task: BudgetTask) => void) =>
  labels.filter(([task]) => budget.AllowActions.includes(task)).map(([task, label]) => ({ key: task, label, disabled: pending, onSelect: () => onTask(task) }))

interface BudgetRowActionsProps {
  readonly budget: BudgetSummary
  /** Another task is under way. */
  readonly pending: boolean
  readonly onTask: (task: BudgetTask, budget: BudgetSummary) => void
}

/** In a row: its ledger, and the other actions. */
export const BudgetRowActions = ({ budget, pending, onTask }: BudgetRowActionsProps) => (
  <RowActions
    label={budget.Name}
    actions={[
      { key: 'View', label: '流水', href: href('budgetLedger', {}, { id: String(budget.BudgetId) }) },
      ...offeredTasks(budget, pending, (task) => onTask(task, budget)),
    ]}
  />
)
