import type { Mall, SecurityInfo } from '@mall/api'
import { Dialog } from '@mall/ui/dialog'
import { SlideCaptcha } from '@mall/ui/slide-captcha'
import { useMemo } from 'react'
import { captchaCalls } from '../lib/captcha.ts'
import { formatInstant } from '../lib/format.ts'
import { Facts } from './VerificationDialog.styles.ts'

interface VerificationDialogProps {
  readonly info: SecurityInfo
  readonly mall: Mall
  readonly settle: (credential: string | null) => void
}

/** Specification §8, 429: what was noticed, and the captcha that lifts it. */
export function VerificationDialog({ info, mall, settle }: VerificationDialogProps) {
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
      <Facts>
        <dt>IP</dt>
        <dd>{info.Ip}</dd>
        <dt>时间</dt>
        <dd>{formatInstant(info.CurrentTime)}</dd>
        <dt>URL</dt>
        <dd>{info.Target}</dd>
        <dt>UUID</dt>
        <dd>{info.Guid}</dd>
      </Facts>
      <SlideCaptcha {...calls} onPass={settle} />
    </Dialog>
  )
}
