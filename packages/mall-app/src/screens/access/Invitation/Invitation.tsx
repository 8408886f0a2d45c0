import { challengeFrom, isMallError } from '@mall/api'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { chooseEnterprise, mustChooseEnterprise, type Welcomed } from '../../../features/access/choose-enterprise.ts'
import { keepAccount } from '../../../features/access/keep-account.ts'
import { href } from '../../../site/routes.ts'
import { invitationLinkOf } from './invitation-link.ts'
import { InvitationView } from './InvitationView.tsx'

/** The key was exchanged before, is over, or another one was sent. */
const isOver = (failure: unknown): boolean => isMallError(failure) && (failure.code === 'WRONG_PASSWORD' || failure.code === 'INITIAL_PASSWORD_EXPIRED')

/** `/invitation`: whom it is about is in the fragment. Whoever was logged in here before no longer is afterwards. */
export const Invitation = () => {
  const { mall, session } = useMallServices()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const link = invitationLinkOf(hash)
  const [usedUp, setUsedUp] = useState<string | null>(null)
  /** Logged in by a link, but one of several enterprises is still to be chosen: nothing is stored until then. Another link in the same tab is another account's. */
  const [choosing, setChoosing] = useState<{ readonly by: string; readonly welcomed: Welcomed } | null>(null)
  const [status, setStatus] = useState<'idle' | 'submitting'>('idle')
  const [error, setError] = useState<string | null>(null)

  const enter = async ({ login, account }: Welcomed) => {
    await keepAccount(login, account)
    session.set(login)
    // In its place: the key is of no use in the history.
    void navigate(href('home'), { replace: true })
  }

  const attempt = async (step: () => Promise<void>) => {
    if (status === 'submitting') return
    setStatus('submitting')
    setError(null)
    try {
      await step()
    } catch (failure) {
      if (isOver(failure)) setUsedUp(hash)
      else setError(failureText(failure))
    } finally {
      setStatus('idle')
    }
  }

  const setPassword = (Password: string, CaptchaVerifyParam: string) =>
    attempt(async () => {
      if (link === null) return
      const login = await mall.account.activate({ Account: link.account, InitialPassword: link.key, Password, CaptchaVerifyParam }, { silent: true, quiet: true })
      const entered = { login, account: link.account }
      if (mustChooseEnterprise(login)) setChoosing({ by: hash, welcomed: entered })
      else await enter(entered)
    })

  const welcomed = choosing?.by === hash ? choosing.welcomed : null
  const choose = (enterpriseId: number) =>
    attempt(async () => {
      if (welcomed) await enter(await chooseEnterprise(welcomed, enterpriseId))
    })

  return (
    <InvitationView
      account={link === null || usedUp === hash ? null : link.account}
      status={status}
      error={error}
      captcha={challengeFrom(mall.captcha)}
      enterprises={welcomed?.login.Enterprises}
      onEdit={() => setError(null)}
      onChoose={(password, credential) => void setPassword(password, credential)}
      onEnterpriseChoose={(id) => void choose(id)}
    />
  )
}
