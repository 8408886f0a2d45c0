import type { Mall, SecurityInfo } from '@mall/api'
import { Dialog } from '@mall/ui/dialog'
import { SlideCaptcha } from '@mall/ui/slide-captcha'
import { useMemo } from 'react'
import { SecurityFacts } from '../components/security/SecurityFacts.tsx'
import { captchaCalls } from '../lib/captcha.ts'
import { Rejection } from './VerificationDialog.styles.ts'

interface VerificationDialogProps {
  readonly info: SecurityInfo
  /** The credential before this one was rejected. */
  readonly rejected: boolean
  readonly mall: Mall
  readonly settle: (credential: string | null) => void
}

/** Specification §8, 429: what was noticed, and the captcha that lifts it. */
export const VerificationDialog = ({ info, rejected, mall, settle }: VerificationDialogProps) => {
  const calls = useMemo(() => captchaCalls(mall), [mall])
  return (
    <Dialog
      open
      size="small"
      title="安全验证"
      onOpenChange={(open) => {
        if (!open) settle(null)
      }}
    >
      <p>系统识别到您的访问存在安全隐患</p>
      <SecurityFacts info={info} />
      {rejected ? <Rejection role="alert">验证失败，请重试</Rejection> : null}
      <SlideCaptcha {...calls} onPass={settle} />
    </Dialog>
  )
}
