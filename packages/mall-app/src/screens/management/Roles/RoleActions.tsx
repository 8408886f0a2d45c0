import type { RoleAction, RoleSummary } from '@mall/api/contract'
import { RowActions } from '@mall/ui/row-actions'

/** Something is begun with a role. */
export type OnRoleTask = (task: RoleAction, role: RoleSummary) => void

const labels: readonly (readonly [RoleAction, string])[] = [['Edit', '编辑'], ['Copy', '复制'], ['Delete', '删除']]

/** What `AllowActions` offers for a role. */
export const RoleRowActions = ({ role, onTask }: { readonly role: RoleSummary; readonly onTask: OnRoleTask }) => (
  <RowActions
    label={role.Name}
    actions={labels
      .filter(([task]) => role.AllowActions.includes(task))
      .map(([task, label]) => ({ key: task, label, ...(task === 'Delete' ? { tone: 'danger' as const } : {}), onSelect: () => onTask(task, role) }))}
  />
)
