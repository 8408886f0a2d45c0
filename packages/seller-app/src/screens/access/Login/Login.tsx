import { challengeFrom } from '@mall/api'
import { rememberedAccountOf } from '@mall/app-kit/access/remembered-account.ts'
import { sessionAccountOf } from '@mall/app-kit/access/session-account.ts'
import { useLogin } from '@mall/app-kit/access/use-login.ts'
import { useClientServices, useSession } from '@mall/app-kit/session/mall-context.ts'
import { safeReturnPath } from '@mall/app-kit/session/safe-return.ts'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { storageNames } from '../../../lib/storage-names.ts'
import { useSeller } from '../../../queries/seller.ts'
import { href } from '../../../site/routes.ts'
import { LoginView } from './LoginView.tsx'

const remembered = rememberedAccountOf(storageNames)
const typed = sessionAccountOf(storageNames)

/** `/seller/login` */
export const Login = () => {
  const { sellerAccount, captcha } = useSeller()
  const { session } = useClientServices()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const after = safeReturnPath(query.get('ReturnUrl')) ?? href('today')
  const { attempt: _, ...steps } = useLogin({
    account: sellerAccount,
    onLogin: (login, { account, remember }) => {
      remembered.set(remember ? account : null)
      typed.set(login, account)
      session.set(login)
      void navigate(after, { replace: true })
    },
  })
  if (useSession()) return <Navigate to={after} replace />
  return <LoginView {...steps} defaultAccount={remembered.get() ?? ''} captcha={challengeFrom(captcha)} />
}
