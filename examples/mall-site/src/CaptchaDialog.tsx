import { challengeFrom } from '@mall/api'
import { Dialog, SlideCaptcha } from '@mall/ui'
import { useOpenCaptcha } from './captcha.ts'
import { mall } from './mall.ts'

const calls = challengeFrom(mall.captcha)

/** The mall's own captcha, whoever asked for it. */
export const CaptchaDialog = () => {
  const settle = useOpenCaptcha()
  return (
    <Dialog open={settle !== null} onOpenChange={() => settle?.(null)} title="安全验证" size="small">
      <SlideCaptcha {...calls} onPass={(credential) => settle?.(credential)} />
    </Dialog>
  )
}
