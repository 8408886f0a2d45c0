import { challengeFrom, isMallError, secondFactorOf, type LoginInfo } from '@mall/api'
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
  /** Password right, and a code is asked for. The ticket is kept only in the page's memory. */
  const [asked, setAsked] = useState<{ readonly ticket: string; readonly values: Pick<LoginValues, 'account' | 'remember'> } | null>(null)
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

  /** Goes on to the second step where a login asks for it; all else is a failure. */
  const askForCode = (failure: unknown, values: Pick<LoginValues, 'account' | 'remember'>) => {
    const ticket = secondFactorOf(failure)
    if (ticket === null) throw failure
    setActivating(null)
    setAsked({ ticket: ticket.Ticket, values })
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
        if (isMallError(failure) && failure.code === 'ACTIVATION_REQUIRED') setActivating({ account, password, remember })
        else askForCode(failure, { account, remember })
      }
    })

  const activate = (own: string, credential: string) =>
    attempt(async () => {
      if (!activating) return
      const { account, password } = activating
      try {
        welcome(await mall.account.activate({ Account: account, InitialPassword: password, Password: own, CaptchaVerifyParam: credential }, { silent: true, quiet: true }), activating)
      } catch (failure) {
        askForCode(failure, activating)
      }
    })

  const sendCode = (Code: string) =>
    attempt(async () => {
      if (!asked) return
      const safe = safeReturnPath(returnUrl)
      try {
        welcome(await mall.account.secondFactor({ Ticket: asked.ticket, Code, ...(safe ? { ReturnUrl: safe } : {}) }, { silent: true, quiet: true }), asked.values)
      } catch (failure) {
        if (isMallError(failure) && failure.code === 'SECOND_FACTOR_EXPIRED') setAsked(null)
        throw failure
      }
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
      asksForCode={asked !== null}
      onCode={(code) => void sendCode(code)}
      onBack={() => {
        setAsked(null)
        setError(null)
        setLocked(false)
      }}
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
