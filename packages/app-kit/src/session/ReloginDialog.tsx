import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LoginHref } from '../screens/guard.ts'

const texts = {
  missing: '未登录或登录已过期，请重新登录',
  'refresh-failed': '登录已过期，请重新登录',
  'account-disabled': '账号已停用，请联系企业管理员',
} as const

interface ReloginDialogProps {
  readonly reason: keyof typeof texts
  readonly loginHref: LoginHref
  readonly onClose: () => void
}

/** Specification §8: 401 without a way to refresh. 重新登录 comes back to the screen that was open. */
export const ReloginDialog = ({ reason, loginHref, onClose }: ReloginDialogProps) => {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const login = () => {
    onClose()
    // Where the screen needs a login, the guard has already sent the user there, with the return address.
    if (pathname !== loginHref('')) void navigate(loginHref(pathname + search + hash))
  }
  return (
    <Dialog
      open
      title="登录提示"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{reason === 'account-disabled' ? '知道了' : '取消'}</Button>
          <Button variant="primary" onClick={login}>
            {reason === 'account-disabled' ? '换账号登录' : '重新登录'}
          </Button>
        </>
      }
    >
      {texts[reason]}
    </Dialog>
  )
}
