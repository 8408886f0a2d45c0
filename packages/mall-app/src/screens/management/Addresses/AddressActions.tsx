import type { Address, AddressAction } from '@mall/api/contract'
import { RowActions } from '@mall/ui/row-actions'

/** Something is begun with an address. */
export type OnAddressTask = (task: AddressAction, address: Address) => void

const labels: readonly (readonly [AddressAction, string])[] = [['Edit', '编辑'], ['SetDefault', '设为默认'], ['Delete', '删除']]

interface AddressRowActionsProps {
  readonly address: Address
  /** A task is under way. */
  readonly pending: boolean
  readonly onTask: OnAddressTask
}

/** What `AllowActions` offers for an address. */
export const AddressRowActions = ({ address, pending, onTask }: AddressRowActionsProps) => (
  <RowActions
    label={address.Consignee}
    actions={labels
      .filter(([task]) => address.AllowActions.includes(task))
      .map(([task, label]) => ({ key: task, label, disabled: pending, ...(task === 'Delete' ? { tone: 'danger' as const } : {}), onSelect: () => onTask(task, address) }))}
  />
)
