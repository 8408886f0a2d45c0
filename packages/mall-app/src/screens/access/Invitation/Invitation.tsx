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
  /** Logged in, but one of several enterprises is still to be chosen: nothing is stored until then. */
  const [choosing, setChoosing] = useState<Welcomed | null>(null)
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
      const welcomed = { login, account: link.account }
      if (mustChooseEnterprise(login)) setChoosing(welcomed)
      else await enter(welcomed)
    })

  const choose = (enterpriseId: number) =>
    attempt(async () => {
      if (choosing) await enter(await chooseEnterprise(choosing, enterpriseId))
    })

  return (
    <InvitationView
      account={link === null || usedUp === hash ? null : link.account}
      status={status}
      error={error}
      captcha={challengeFrom(mall.captcha)}
      enterprises={choosing?.login.Enterprises}
      onEdit={() => setError(null)}
      onChoose={(password, credential) => void setPassword(password, credential)}
      onEnterpriseChoose={(id) => void choose(id)}
    />
  )
}
