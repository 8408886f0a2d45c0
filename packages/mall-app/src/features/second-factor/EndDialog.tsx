import { PasswordDialog } from '@mall/app-kit/second-factor/PasswordDialog.tsx'
import type { SecondFactorViewProps } from './second-factor-props.ts'

interface EndDialogProps extends Pick<SecondFactorViewProps, 'onEnd'> {
  /** The company demands one: it is set up again at once, as with another phone. */
  readonly demanded: boolean
  readonly onEnded: () => void
  readonly onClose: () => void
}

/** Switches the second factor off, with the password. */
export const EndDialog = ({ demanded, onEnd, onEnded, onClose }: EndDialogProps) => (
  <PasswordDialog
    title={demanded ? '更换验证器' : '关闭两步验证'}
    description={`${demanded ? '您的企业要求两步验证，请接着用新手机重新设置。' : '之后只凭密码即可登录，'}${demanded ? '原' : ''}验证器应用里的条目和恢复码全部失效。`}
    submit={demanded ? '下一步' : '关闭两步验证'}
    tone={demanded ? undefined : 'danger'}
    onSend={onEnd}
    onSent={onEnded}
    onClose={onClose}
  />
)
