import { challengeFrom, isMallError, type LoginInfo } from '@mall/api'
import { rememberedAccount } from '@mall/app-kit/access/remembered-account.ts'
import { useMallServices, useSession } from '@mall/app-kit/session/mall-context.ts'
import { safeReturnPath } from '@mall/app-kit/session/safe-return.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { useSite } from '../../../site/site.ts'
import { afterLogin } from './after-login.ts'
import { chooseEnterprise } from './choose-enterprise.ts'
import type { LoginValues } from './AccountForm.tsx'
import { LoginView } from './LoginView.tsx'

/** `/login` */
export const Login = () => {
  const { mall, session } = useMallServices()
  const { WeChatWork } = useSite()
  const state = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const returnUrl = query.get('ReturnUrl')
  const [status, setStatus] = useState<'idle' | 'submitting'>('idle')
  const [error, setError] = useState<string | null>(null)
  const [isLocked, setLocked] = useState(false)
  /** Logged in, but one of several enterprises is still to be chosen: nothing is stored until then. */
  const [choosing, setChoosing] = useState<LoginInfo | null>(null)
  /** The initial password was right: the user must choose their own before anything opens. */
  const [activating, setActivating] = useState<LoginValues | null>(null)
  const captcha = challengeFrom(mall.captcha)

  const enter = (login: LoginInfo) => {
    session.set(login)
    void navigate(afterLogin(returnUrl, login.Redirect), { replace: true })
  }

  const attempt = async (work: () => Promise<void>) => {
    setStatus('submitting')
    setError(null)
    setLocked(false)
    try {
      await work()
    } catch (failure) {
      setLocked(isMallError(failure) && (failure.code === 'ACCOUNT_LOCKED' || failure.code === 'LOGIN_SLOWED'))
      setError(failureText(failure))
    } finally {
      setStatus('idle')
    }
  }

  const welcome = (login: LoginInfo, { account, remember }: Pick<LoginValues, 'account' | 'remember'>) => {
    rememberedAccount.set(remember ? account : null)
    if ((login.Enterprises?.length ?? 0) > 1) setChoosing(login)
    else enter(login)
  }

  const logIn = ({ account, password, remember }: LoginValues, credential: string) =>
    attempt(async () => {
      const safe = safeReturnPath(returnUrl)
      try {
        const login = await mall.account.login(
          { Account: account, Password: password, CaptchaVerifyParam: credential, ...(safe ? { ReturnUrl: safe } : {}) },
          { silent: true, quiet: true },
        )
        welcome(login, { account, remember })
      } catch (failure) {
        if (!isMallError(failure) || failure.code !== 'ACTIVATION_REQUIRED') throw failure
        setActivating({ account, password, remember })
      }
    })

  const activate = (own: string, credential: string) =>
    attempt(async () => {
      if (!activating) return
      const { account, password } = activating
      welcome(await mall.account.activate({ Account: account, InitialPassword: password, Password: own, CaptchaVerifyParam: credential }, { silent: true, quiet: true }), activating)
    })

  const choose = (enterpriseId: number) =>
    attempt(async () => {
      if (!choosing) return
      if (enterpriseId === choosing.Enterprise.EnterpriseId) return enter(choosing)
      enter(await chooseEnterprise(choosing, enterpriseId))
    })

  if (state) return <Navigate to={afterLogin(returnUrl, '')} replace />
  return (
    <LoginView
      defaultAccount={rememberedAccount.get() ?? ''}
      status={status}
      error={error}
      isLocked={isLocked}
      captcha={captcha}
      enterprises={choosing?.Enterprises}
      weChatWorkHref={WeChatWork.CorpId === '' ? undefined : href('weChatWorkAuth', { ReturnUrl: returnUrl })}
      activating={activating?.account}
      onActivate={(password, credential) => void activate(password, credential)}
      onSubmit={(values, credential) => void logIn(values, credential)}
      onEnterpriseChoose={(id) => void choose(id)}
      onEdit={() => {
        setError(null)
        setLocked(false)
      }}
    />
  )
}
