import type { OrderSummary } from '@mall/api/contract'
import type { MenuAction } from '@mall/ui/menu'
import { RowActions } from '@mall/ui/row-actions'
import { offeredActions, type OfferedAction, type OrderTask } from './order-actions.ts'

interface OrderRowActionsProps {
  readonly order: Pick<OrderSummary, 'OrderNo' | 'AllowActions'>
  /** Another task is under way. */
  readonly pending: boolean
  readonly onTask: (task: OrderTask) => void
}

/** What can be done with an order of a list: two actions, the rest behind ⋯. 查看 is the last, since the number of the order is the same link. */
export const OrderRowActions = ({ order: { OrderNo, AllowActions }, pending, onTask }: OrderRowActionsProps) => {
  const actionOf = ({ action, label, href, task }: OfferedAction): MenuAction[] => {
    if (href !== undefined) return [{ key: action, label, href }]
    return task ? [{ key: action, label, disabled: pending, onSelect: () => onTask(task) }] : []
  }
  const actions = offeredActions(OrderNo, AllowActions).flatMap(actionOf)
  const ordered = [...actions.filter(({ key }) => key !== 'View'), ...actions.filter(({ key }) => key === 'View')]
  // 修改后重新提交 fills the cell by itself.
  return <RowActions label={OrderNo} actions={ordered} max={ordered[0]?.key === 'Resubmit' ? 1 : 2} />
}
