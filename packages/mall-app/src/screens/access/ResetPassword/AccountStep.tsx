import type { AccessFormProps } from '@mall/app-kit/access/access-form.ts'
import { AccessProblem } from '@mall/app-kit/access/AccessProblem.tsx'
import { AccountField, accountRules } from '@mall/app-kit/access/AccountField.tsx'
import { CaptchaDialog } from '@mall/app-kit/access/CaptchaDialog.tsx'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { href } from '../../../site/routes.ts'

export interface AccountStepProps extends AccessFormProps {
  readonly account: string
  readonly onCheck: (account: string, credential: string) => void
}

/** 填写账号: whose password it is, and the captcha before a code is sent. */
export const AccountStep = ({ account, status, error, captcha, onCheck, onEdit }: AccountStepProps) => {
  const [submitted, setSubmitted] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { account } })
  const pass = (credential: string) => {
    if (submitted === null) return
    setSubmitted(null)
    onCheck(submitted, credential)
  }
  return (
    <>
      <Stack as="form" noValidate onSubmit={(event) => void handleSubmit((values) => setSubmitted(values.account))(event)} onChange={onEdit}>
        <AccountField error={formState.errors.account?.message} {...register('account', accountRules)} />
        <AccessProblem error={error} />
        <Button type="submit" variant="primary" block loading={status === 'submitting'}>
          获取验证码
        </Button>
        <Text>
          <Link href={href('login')}>返回登录</Link>
        </Text>
      </Stack>
      <CaptchaDialog open={submitted !== null} captcha={captcha} onPass={pass} onClose={() => setSubmitted(null)} />
    </>
  )
}
