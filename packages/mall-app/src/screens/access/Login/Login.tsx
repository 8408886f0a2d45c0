import { challengeFrom } from '@mall/api'
import { rememberedAccount } from '@mall/app-kit/access/remembered-account.ts'
import { useLogin } from '@mall/app-kit/access/use-login.ts'
import { useMallServices, useSession } from '@mall/app-kit/session/mall-context.ts'
import { safeReturnPath } from '@mall/app-kit/session/safe-return.ts'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { chooseEnterprise, mustChooseEnterprise, type Welcomed } from '../../../features/access/choose-enterprise.ts'
import { keepAccount } from '../../../features/access/keep-account.ts'
import { usePasskeyOffer } from '../../../features/passkey/passkey-offer.ts'
import { useSite } from '../../../site/site.ts'
import { afterLogin } from './after-login.ts'
import { LoginView } from './LoginView.tsx'

/** `/login` */
export const Login = () => {
  const { mall, session } = useMallServices()
  const { WeChatWork } = useSite()
  const state = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const returnUrl = query.get('ReturnUrl')
  /** Logged in, but one of several enterprises is still to be chosen: nothing is stored until then. */
  const [choosing, setChoosing] = useState<Welcomed | null>(null)
  const offer = usePasskeyOffer()

  const enter = async ({ login, account }: Welcomed) => {
    await keepAccount(login, account)
    session.set(login)
    void navigate(afterLogin(returnUrl, login.Redirect), { replace: true })
  }

  const welcome = async (welcomed: Welcomed) => {
    if (mustChooseEnterprise(welcomed.login)) setChoosing(welcomed)
    else await enter(welcomed)
  }

  const byPasskey = async () => {
    const { logInByPasskey } = await import('../../../features/passkey/ceremony.ts')
    await welcome({ login: await logInByPasskey(mall, safeReturnPath(returnUrl)), account: null })
  }

  const { attempt, ...steps } = useLogin({
    account: mall.account,
    returnUrl: safeReturnPath(returnUrl),
    byPasskey: offer === 'here' ? byPasskey : undefined,
    onLogin: (login, { account, remember }) => {
      rememberedAccount.set(remember ? account : null)
      return welcome({ login, account })
    },
  })

  const choose = (enterpriseId: number) =>
    attempt(async () => {
      if (choosing) await enter(await chooseEnterprise(choosing, enterpriseId))
    })

  if (state) return <Navigate to={afterLogin(returnUrl, '')} replace />
  return (
    <LoginView
      {...steps}
      defaultAccount={rememberedAccount.get() ?? ''}
      captcha={challengeFrom(mall.captcha)}
      enterprises={choosing?.login.Enterprises}
      weChatWorkHref={WeChatWork.CorpId === '' ? undefined : href('weChatWorkAuth', { ReturnUrl: returnUrl })}
      onEnterpriseChoose={(id) => void choose(id)}
    />
  )
}
