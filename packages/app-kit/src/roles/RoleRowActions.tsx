import type { RoleAction } from '@mall/api/contract'
import { RowActions } from '@mall/ui/row-actions'

/** A role of either side, as far as its buttons need it. */
interface ActionableRole {
  readonly Name: string
  readonly AllowActions: readonly RoleAction[]
}

/** Something is begun with a role. */
export type OnRoleTask<Role> = (task: RoleAction, role: Role) => void

const labels: readonly (readonly [RoleAction, string])[] = [['Edit', '编辑'], ['Copy', '复制'], ['Delete', '删除']]

/** What `AllowActions` offers for a role. */
export const RoleRowActions = <Role extends ActionableRole>({ role, onTask }: { readonly role: Role; readonly onTask: OnRoleTask<Role> }) => (
  <RowActions
    label={role.Name}
    actions={labels
      .filter(([task]) => role.AllowActions.includes(task))
      .map(([task, label]) => ({ key: task, label, ...(task === 'Delete' ? { tone: 'danger' as const } : {}), onSelect: () => onTask(task, role) }))}
  />
)
