import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import type { SlideCaptchaProps } from '@mall/ui/slide-captcha'
import { Stack } from '@mall/ui/stack'
import { Steps } from '@mall/ui/steps'
import { Text } from '@mall/ui/text'
import { AccessCard } from '../../../components/access-card/AccessCard.tsx'
import { href } from '../../../site/routes.ts'
import { AccountStep } from './AccountStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

const steps = ['account', 'code', 'password', 'done'] as const

export type ResetStep = (typeof steps)[number]

const stepNames = ['填写账号', '身份验证', '设置新密码', '完成']

export interface ResetPasswordViewProps {
  readonly step: ResetStep
  readonly account: string
  /** Where the code went, as far as the asker may see. */
  readonly target: string
  /** When another code can be requested, ms since the epoch. */
  readonly resendAt: number
  readonly status: 'idle' | 'submitting'
  /** What the server said of the last attempt. */
  readonly error: string | null
  readonly captcha: Pick<SlideCaptchaProps, 'loadChallenge' | 'verify'>
  readonly onCheck: (account: string, credential: string) => void
  readonly onVerify: (code: string) => void
  readonly onReset: (password: string) => void
  /** Called when the user edits a field after a failure. */
  readonly onEdit: () => void
  readonly onRestart: () => void
}

/** Forgotten password: account, code, new password, done. */
export const ResetPasswordView = (props: ResetPasswordViewProps) => {
  const { step } = props
  return (
    <AccessCard heading="找回密码" wide>
      <Steps items={stepNames} current={step === 'done' ? steps.length : steps.indexOf(step)} />
      {step === 'account' ? <AccountStep {...props} /> : null}
      {step === 'code' ? <CodeStep {...props} /> : null}
      {step === 'password' ? <PasswordStep {...props} /> : null}
      {step === 'done' ? (
        <Stack align="center" role="status">
          <Icon name="success" size={24} />
          <Text as="p" size={18}>
            密码重置成功，请重新登录
          </Text>
          <Button variant="primary" href={href('login')}>
            去登录
          </Button>
        </Stack>
      ) : null}
    </AccessCard>
  )
}
