import { challengeFrom, type SecurityInfo } from '@mall/api'
import { Alert } from '@mall/ui/alert'
import { Dialog } from '@mall/ui/dialog'
import { SlideCaptcha } from '@mall/ui/slide-captcha'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { SecurityFacts } from '../access/SecurityFacts.tsx'
import type { KitClient } from './kit-client.ts'

interface VerificationDialogProps {
  readonly info: SecurityInfo
  /** The credential before this one was rejected. */
  readonly rejected: boolean
  readonly mall: Pick<KitClient, 'captcha'>
  readonly settle: (credential: string | null) => void
}

/** Specification §8, 429: what was noticed, and the captcha that lifts it. */
export const VerificationDialog = ({ info, rejected, mall, settle }: VerificationDialogProps) => {
  return (
    <Dialog
      open
      size="small"
      title="安全验证"
      onOpenChange={(open) => {
        if (!open) settle(null)
      }}
    >
      <Stack>
        <Text as="p">系统识别到您的访问存在安全隐患</Text>
        <SecurityFacts info={info} />
        {rejected ? <Alert tone="danger">验证失败，请重试</Alert> : null}
        <SlideCaptcha {...challengeFrom(mall.captcha)} onPass={settle} />
      </Stack>
    </Dialog>
  )
}
