import { isMallError } from '@mall/api'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { captchaCalls } from '../../../lib/captcha.ts'
import { useMallServices } from '../../../lib/mall-context.ts'
import { safeReturnPath } from '../../../lib/safe-return.ts'
import { readSecurityQuery } from './security-query.ts'
import { RobotVerifyView } from './RobotVerifyView.tsx'

/** `/robotVerify`: where a gateway sends a page, rather than a call, that came too often. */
export function RobotVerify() {
  const { mall, notify } = useMallServices()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [{ error, refusals }, setRefused] = useState<{ error: string | null; refusals: number }>({ error: null, refusals: 0 })
  const captcha = useMemo(() => captchaCalls(mall), [mall])
  const [now] = useState(() => new Date())
  const info = readSecurityQuery(query, now)

  const unlock = async (CaptchaVerifyParam: string) => {
    try {
      await mall.account.unLock({ CaptchaVerifyParam }, { silent: true })
      notify('验证成功')
      void navigate(safeReturnPath(query.get('returnUrl'), location.origin) ?? '/', { replace: true })
    } catch (failure) {
      const message = isMallError(failure) && failure.kind !== 'business' ? failure.message : '验证失败，请重试'
      setRefused((last) => ({ error: message, refusals: last.refusals + 1 }))
    }
  }

  return <RobotVerifyView info={info} refusals={refusals} error={error} captcha={captcha} onPass={(credential) => void unlock(credential)} />
}
