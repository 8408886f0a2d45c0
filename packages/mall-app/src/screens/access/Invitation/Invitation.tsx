import { challengeFrom, isMallError } from '@mall/api'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
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
  const [status, setStatus] = useState<'idle' | 'submitting'>('idle')
  const [error, setError] = useState<string | null>(null)

  const choose = async (Password: string, CaptchaVerifyParam: string) => {
    if (link === null || status === 'submitting') return
    setStatus('submitting')
    setError(null)
    try {
      const login = await mall.account.activate({ Account: link.account, InitialPassword: link.key, Password, CaptchaVerifyParam }, { silent: true, quiet: true })
      await keepAccount(login, link.account)
      session.set(login)
      // In its place: the key is of no use in the history.
      void navigate(href('home'), { replace: true })
    } catch (failure) {
      if (isOver(failure)) setUsedUp(hash)
      else setError(failureText(failure))
    } finally {
      setStatus('idle')
    }
  }

  return (
    <InvitationView
      account={link === null || usedUp === hash ? null : link.account}
      status={status}
      error={error}
      captcha={challengeFrom(mall.captcha)}
      onEdit={() => setError(null)}
      onChoose={(password, credential) => void choose(password, credential)}
    />
  )
}
