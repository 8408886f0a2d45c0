import { NextStep } from '@mall/app-kit/access/NextStep.tsx'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Stack } from '@mall/ui/stack'
import { Steps } from '@mall/ui/steps'
import { Text } from '@mall/ui/text'
import { useId } from 'react'
import { AccessCard } from '../../../components/access-card/AccessCard.tsx'
import { href } from '../../../site/routes.ts'
import { AccountStep } from './AccountStep.tsx'
import { CodeStep, type CodeStepProps } from './CodeStep.tsx'
import { PasswordStep, type PasswordStepProps } from './PasswordStep.tsx'

const steps = ['account', 'code', 'password', 'done'] as const

export type ResetStep = (typeof steps)[number]

const words = {
  reset: { heading: '找回密码', steps: ['填写账号', '身份验证', '设置新密码', '完成'], done: '密码重置成功，请重新登录' },
  unlock: { heading: '解锁账号', steps: ['填写账号', '身份验证', '完成'], done: '账号已解锁，请重新登录' },
} as const

export interface ResetPasswordViewProps extends CodeStepProps, PasswordStepProps {
  readonly step: ResetStep
  /** What the code is for: another password, or the way back into a locked account. */
  readonly purpose: keyof typeof words
}

/** Forgotten password: account, code, new password, done. A locked account: the same without a new password. */
export const ResetPasswordView = (props: ResetPasswordViewProps) => {
  const { step, purpose } = props
  const { heading, steps: names, done } = words[purpose]
  return (
    <AccessCard heading={heading} wide>
      <Steps items={names} current={step === 'done' ? names.length : steps.indexOf(step)} />
      {step === 'account' ? <AccountStep {...props} /> : null}
      {step === 'account' ? null : (
        <NextStep key={step}>
          {step === 'code' ? <CodeStep {...props} /> : step === 'password' ? <PasswordStep {...props} /> : <Done>{done}</Done>}
        </NextStep>
      )}
    </AccessCard>
  )
}

const Done = ({ children }: { readonly children: string }) => {
  const id = useId()
  return (
    <Stack align="center">
      <Icon name="success" size={24} />
      <Text as="p" size={18} id={id}>
        {children}
      </Text>
      <Button variant="primary" href={href('login')} aria-describedby={id} data-initial-focus="">
        去登录
      </Button>
    </Stack>
  )
}
