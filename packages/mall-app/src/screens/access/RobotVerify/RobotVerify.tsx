import { challengeFrom, isMallError } from '@mall/api'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { safeReturnPath } from '@mall/app-kit/session/safe-return.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readSecurityQuery } from './security-query.ts'
import { RobotVerifyView } from './RobotVerifyView.tsx'

/** `/robotVerify`: where a gateway sends a page, rather than a call, that came too often. */
export const RobotVerify = () => {
  const { mall, notify } = useMallServices()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [{ error, rejections }, setRejected] = useState<{ error: string | null; rejections: number }>({ error: null, rejections: 0 })
  const captcha = challengeFrom(mall.captcha)
  const [now] = useState(() => new Date())
  const info = readSecurityQuery(query, now)

  const unlock = async (CaptchaVerifyParam: string) => {
    try {
      await mall.account.unLock({ CaptchaVerifyParam }, { silent: true })
      notify('验证成功')
      void navigate(safeReturnPath(query.get('returnUrl')) ?? '/', { replace: true })
    } catch (failure) {
      const message = isMallError(failure) && failure.kind !== 'business' ? failure.message : '验证失败，请重试'
      setRejected((last) => ({ error: message, rejections: last.rejections + 1 }))
    }
  }

  return <RobotVerifyView info={info} rejections={rejections} error={error} captcha={captcha} onPass={(credential) => void unlock(credential)} />
}
