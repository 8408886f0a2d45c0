import { challengeFrom, isMallError, secondFactorOf } from '@mall/api'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { safeReturnPath } from '@mall/app-kit/session/safe-return.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { chooseEnterprise, mustChooseEnterprise, type Welcomed } from '../../../features/access/choose-enterprise.ts'
import { keepAccount } from '../../../features/access/keep-account.ts'
import { href } from '../../../site/routes.ts'
import { useSite } from '../../../site/site.ts'
import { authorizeAddress, workChatNonce } from './work-chat-nonce.ts'
import { WeChatWorkAuthView, type AuthPhase } from './WeChatWorkAuthView.tsx'

interface Progress {
  readonly phase: AuthPhase
  readonly error: string | null
  readonly bindTicket: string
  /** Of a login that asks for a second factor. */
  readonly factorTicket: string
  /** Logged in, but one of several enterprises is still to be chosen: nothing is stored until then. */
  readonly choosing: Welcomed | null
  readonly returnUrl: string
}

const quietly = { silent: true, quiet: true }

/** `/wechat-work-auth`: without `code` the way to the messenger begins here, with it the user comes back. */
export const WeChatWorkAuth = () => {
  const { mall, session } = useMallServices()
  const { WeChatWork } = useSite()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [progress, setProgress] = useState<Progress>(() => {
    const cannotBegin = !query.has('code') && WeChatWork.CorpId === ''
    return { phase: cannotBegin ? 'failed' : 'authorising', error: cannotBegin ? '商城尚未开通企业微信登录' : null, bindTicket: '', factorTicket: '', choosing: null, returnUrl: '' }
  })
  const [status, setStatus] = useState<'idle' | 'submitting'>('idle')
  const captcha = challengeFrom(mall.captcha)
  const begun = useRef(false)

  const advance = (next: Partial<Progress>) => setProgress((last) => ({ ...last, ...next }))

  const enter = async ({ login, account }: Welcomed, returnUrl: string) => {
    await keepAccount(login, account)
    session.set(login)
    const target = safeReturnPath(returnUrl) ?? safeReturnPath(login.Redirect) ?? '/'
    void navigate(target, { replace: true })
  }

  /** A login leaves at once, unless one of several enterprises is to be chosen first. */
  const welcome = async (welcomed: Welcomed, returnUrl: string): Promise<Partial<Progress>> => {
    if (mustChooseEnterprise(welcomed.login)) return { phase: 'choosing', choosing: welcomed, returnUrl, error: null }
    await enter(welcomed, returnUrl)
    return {}
  }

  /** What the code that came back says. */
  const comeBack = async (Code: string, State: string): Promise<Partial<Progress>> => {
    const visit = workChatNonce.take(State)
    // A code that this tab did not request could log the user in to another person's account.
    if (!visit) return { phase: 'failed', error: '授权请求已失效或不是由本页面发起' }
    try {
      const response = await mall.account.loginByWeChatWork({ Code, State }, quietly)
      if (response.Outcome === 'outside') return { phase: 'outside' }
      if (response.Outcome === 'unbound') return { phase: 'binding', bindTicket: response.BindTicket, returnUrl: visit.returnUrl }
      return await welcome({ login: response.Login, account: null }, visit.returnUrl)
    } catch (failure) {
      const asked = secondFactorOf(failure)
      if (asked !== null) return { phase: 'code', factorTicket: asked.Ticket, returnUrl: visit.returnUrl }
      return { phase: 'failed', error: failureText(failure) }
    }
  }

  const goThere = () => {
    if (WeChatWork.CorpId === '') return
    const nonce = workChatNonce.begin(query.get('ReturnUrl') ?? '')
    location.assign(authorizeAddress(WeChatWork, nonce, location.origin))
  }

  useEffect(() => {
    // Once, however often effects run: a code is good for one use.
    if (begun.current) return
    begun.current = true
    const code = query.get('code')
    if (code === null) return goThere()
    setQuery({}, { replace: true })
    void comeBack(code, query.get('state') ?? '').then(advance)
  })

  const bind = async (Account: string, Password: string, CaptchaVerifyParam: string) => {
    setStatus('submitting')
    try {
      const { bindTicket: BindTicket, returnUrl } = progress
      const login = await mall.account.bindWeChatWork({ BindTicket, Account, Password, CaptchaVerifyParam }, quietly)
      advance(await welcome({ login, account: Account }, returnUrl))
    } catch (failure) {
      const asked = secondFactorOf(failure)
      advance(asked === null ? { error: failureText(failure) } : { phase: 'code', factorTicket: asked.Ticket, error: null })
    } finally {
      setStatus('idle')
    }
  }

  const sendCode = async (Code: string) => {
    setStatus('submitting')
    try {
      const login = await mall.account.secondFactor({ Ticket: progress.factorTicket, Code }, quietly)
      advance(await welcome({ login, account: null }, progress.returnUrl))
    } catch (failure) {
      const isOver = isMallError(failure) && failure.code === 'SECOND_FACTOR_EXPIRED'
      advance({ phase: isOver ? 'failed' : 'code', error: failureText(failure) })
    } finally {
      setStatus('idle')
    }
  }

  const choose = async (enterpriseId: number) => {
    if (!progress.choosing) return
    setStatus('submitting')
    try {
      await enter(await chooseEnterprise(progress.choosing, enterpriseId), progress.returnUrl)
    } catch (failure) {
      advance({ error: failureText(failure) })
    } finally {
      setStatus('idle')
    }
  }

  return (
    <WeChatWorkAuthView
      phase={progress.phase}
      status={status}
      error={progress.error}
      captcha={captcha}
      enterprises={progress.choosing?.login.Enterprises}
      onEnterpriseChoose={(id) => void choose(id)}
      onCode={(code) => void sendCode(code)}
      onBack={() => void navigate(href('login'))}
      onBind={(account, password, credential) => void bind(account, password, credential)}
      onEdit={() => advance({ error: null })}
    />
  )
}
