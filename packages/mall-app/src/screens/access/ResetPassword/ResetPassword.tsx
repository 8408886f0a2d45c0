import { challengeFrom, type CallOptions } from '@mall/api'
import { rememberedAccount } from '@mall/app-kit/access/remembered-account.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ResetPasswordView, type ResetStep } from './ResetPasswordView.tsx'

interface Progress {
  readonly step: ResetStep
  readonly account: string
  /** The right to change the password. Kept only in the page's memory. */
  readonly ticket: string
  readonly target: string
  readonly resendAt: number
}

const quietly: CallOptions = { silent: true, quiet: true }

/** `/resetPassword`, and with `?Purpose=unlock` the way back into a locked account */
export const ResetPassword = () => {
  const mall = useMall()
  const [query] = useSearchParams()
  const purpose = query.get('Purpose') === 'unlock' ? 'unlock' : 'reset'
  const [progress, setProgress] = useState<Progress>(() => ({
    step: 'account', account: rememberedAccount.get() ?? '', ticket: '', target: '', resendAt: 0,
  }))
  const [status, setStatus] = useState<'idle' | 'submitting'>('idle')
  const [error, setError] = useState<string | null>(null)
  const captcha = challengeFrom(mall.captcha)

  const attempt = async (work: () => Promise<Partial<Progress>>) => {
    if (status === 'submitting') return
    setStatus('submitting')
    setError(null)
    try {
      const next = await work()
      setProgress((last) => ({ ...last, ...next }))
    } catch (failure) {
      setError(failureText(failure))
    } finally {
      setStatus('idle')
    }
  }

  const check = (Account: string, CaptchaVerifyParam: string) =>
    attempt(async () => {
      const { Ticket, Targets, ResendSeconds } = await mall.account.resetCheck({ Account, CaptchaVerifyParam, Purpose: purpose }, quietly)
      return {
        step: 'code' as const,
        account: Account,
        ticket: Ticket,
        target: Targets.map(({ Masked }) => Masked).join('、'),
        resendAt: Date.now() + ResendSeconds * 1000,
      }
    })

  const verify = (Code: string) =>
    attempt(async () => {
      await mall.account.resetVerify({ Ticket: progress.ticket, Code }, quietly)
      if (purpose === 'reset') return { step: 'password' as const }
      await mall.account.resetUnlock({ Ticket: progress.ticket }, quietly)
      return { step: 'done' as const, ticket: '' }
    })

  const reset = (Password: string) =>
    attempt(async () => {
      await mall.account.resetPassword({ Ticket: progress.ticket, Password }, quietly)
      return { step: 'done' as const, ticket: '' }
    })

  const { step, account, target, resendAt } = progress
  return (
    <ResetPasswordView
      purpose={purpose}
      step={step}
      account={account}
      target={target}
      resendAt={resendAt}
      status={status}
      error={error}
      captcha={captcha}
      onCheck={(name, credential) => void check(name, credential)}
      onVerify={(code) => void verify(code)}
      onReset={(password) => void reset(password)}
      onEdit={() => setError(null)}
      onRestart={() => {
        setError(null)
        setProgress((last) => ({ ...last, step: 'account', ticket: '' }))
      }}
    />
  )
}
