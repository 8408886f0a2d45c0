import type { StaffAction, StaffMember } from '@mall/api/seller/contract'
import { RowActions } from '@mall/ui/row-actions'
import { Text } from '@mall/ui/text'
import { staffActionLabels } from './staff-words.ts'

/** Something is begun with one of the staff. */
export type OnStaffTask = (task: StaffAction, member: StaffMember) => void

/** What `AllowActions` offers. */
export const StaffRowActions = ({ member, onTask }: { readonly member: StaffMember; readonly onTask: OnStaffTask }) =>
  member.AllowActions.length === 0 ? (
    <Text tone="secondary" title={member.ReadOnlyReason ?? undefined}>
      仅查看
    </Text>
  ) : (
    <RowActions
      label={member.Name}
      actions={staffActionLabels
        .filter(([task]) => member.AllowActions.includes(task))
        .map(([task, label]) => ({ key: task, label, ...(task === 'Disable' ? { tone: 'danger' as const } : {}), onSelect: () => onTask(task, member) }))}
    />
  )
