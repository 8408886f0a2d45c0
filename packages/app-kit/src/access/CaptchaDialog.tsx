import { Dialog } from '@mall/ui/dialog'
import { SlideCaptcha, type SlideCaptchaProps } from '@mall/ui/slide-captcha'

interface CaptchaDialogProps {
  readonly open: boolean
  readonly captcha: Pick<SlideCaptchaProps, 'loadChallenge' | 'verify'>
  readonly onPass: (credential: string) => void
  readonly onClose: () => void
}

/** Asks for the slide captcha before something is sent. */
export const CaptchaDialog = ({ open, captcha, onPass, onClose }: CaptchaDialogProps) => {
  return (
    <Dialog
      open={open}
      size="small"
      title="安全验证"
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      {open ? <SlideCaptcha {...captcha} onPass={onPass} /> : null}
    </Dialog>
  )
}
