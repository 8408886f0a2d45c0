import { ChangePasswordView } from '@mall/app-kit/access/ChangePasswordView.tsx'
import { useClientServices } from '@mall/app-kit/session/mall-context.ts'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { href } from '../../../site/routes.ts'

/** `/seller/password` */
export const Password = () => {
  const { sellerAccount } = useSeller()
  const { session, notify } = useClientServices()
  const navigate = useNavigate()
  return (
    <ChangePasswordView
      cancelHref={href('today')}
      note="忘记原密码时，可请管理员重置"
      onChange={(change) => sellerAccount.changePassword(change, { silent: true, quiet: true })}
      onChanged={() => {
        notify('修改成功，请重新登录', 'success')
        // The guard has sent the page to the login when this returns; that need not come back to this form.
        flushSync(() => session.clear())
        void navigate(href('login'), { replace: true })
      }}
    />
  )
}
