import { ChangePasswordView } from '@mall/app-kit/access/ChangePasswordView.tsx'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'

/** `/userCenter/user/password` */
export const Password = () => {
  const { mall, session, notify } = useMallServices()
  const navigate = useNavigate()
  return (
    <ChangePasswordView
      cancelHref={href('workbench')}
      note="忘记原密码时，可退出后通过找回密码重置"
      onChange={(change) => mall.account.changePassword(change, { silent: true, quiet: true })}
      onChanged={() => {
        notify('修改成功，请重新登录', 'success')
        // The guard has sent the page to the login when this returns; that need not come back to this form.
        flushSync(() => session.clear())
        void navigate(href('login'), { replace: true })
      }}
    />
  )
}
