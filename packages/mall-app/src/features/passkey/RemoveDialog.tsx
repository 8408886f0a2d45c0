import type { Passkey } from '@mall/api/contract'
import { PasswordDialog } from '@mall/app-kit/second-factor/PasswordDialog.tsx'
import type { PasskeysViewProps } from './passkey-props.ts'

interface RemoveDialogProps extends Pick<PasskeysViewProps, 'onRemove'> {
  readonly passkey: Passkey
  readonly onClose: () => void
}

/** Asks for the password before a passkey is removed. */
export const RemoveDialog = ({ passkey, onRemove, onClose }: RemoveDialogProps) => (
  <PasswordDialog
    title={`删除“${passkey.Name}”`}
    description="之后不能再用它登录商城。设备里保存的条目可在系统的密码设置中另行删除。"
    submit="删除通行密钥"
    tone="danger"
    onSend={({ Password }) => onRemove({ PasskeyId: passkey.PasskeyId, Password })}
    onSent={onClose}
    onClose={onClose}
  />
)
