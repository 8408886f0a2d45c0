import type { SecurityInfo } from '@mall/api'
import { AccessProblem } from '@mall/app-kit/access/AccessProblem.tsx'
import { SecurityFacts } from '@mall/app-kit/access/SecurityFacts.tsx'
import { SlideCaptcha, type SlideCaptchaProps } from '@mall/ui/slide-captcha'
import { Text } from '@mall/ui/text'
import { AccessCard } from '../../../components/access-card/AccessCard.tsx'

export interface RobotVerifyViewProps {
  readonly info: SecurityInfo
  /** How many credentials were rejected. Each rejection loads another captcha. */
  readonly rejections: number
  /** What the server said of the last credential. */
  readonly error: string | null
  readonly captcha: Pick<SlideCaptchaProps, 'loadChallenge' | 'verify'>
  readonly onPass: (credential: string) => void
}

/** The 429 dialog as a page: what was noticed, and the captcha that lifts it. */
export const RobotVerifyView = ({ info, rejections, error, captcha, onPass }: RobotVerifyViewProps) => {
  return (
    <AccessCard heading="安全验证">
      <Text as="p" tone="secondary">
        访问过于频繁，请完成验证后继续
      </Text>
      <SecurityFacts info={info} />
      <AccessProblem error={error} />
      <SlideCaptcha key={rejections} {...captcha} onPass={onPass} />
    </AccessCard>
  )
}
