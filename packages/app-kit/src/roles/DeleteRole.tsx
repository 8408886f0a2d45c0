import { ConfirmDialog } from '@mall/ui/dialog'

interface DeleteRoleProps {
  readonly role: { readonly Name: string }
  readonly pending: boolean
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** 确定删除“…”吗？ */
export const DeleteRole = ({ role, pending, onConfirm, onClose }: DeleteRoleProps) => (
  <ConfirmDialog
    open
    danger
    title="删除角色"
    description={`确定删除“${role.Name}”吗？删除后不可恢复`}
    messages={{ confirm: '删除' }}
    pending={pending}
    onConfirm={onConfirm}
    onOpenChange={onClose}
  />
)
