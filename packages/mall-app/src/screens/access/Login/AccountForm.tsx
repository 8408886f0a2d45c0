import type { AccessFormProps } from '@mall/app-kit/access/access-form.ts'
import { AccessProblem } from '@mall/app-kit/access/AccessProblem.tsx'
import { AccountField, accountRules } from '@mall/app-kit/access/AccountField.tsx'
import { CaptchaDialog } from '@mall/app-kit/access/CaptchaDialog.tsx'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { Link } from '@mall/ui/link'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { href } from '../../../site/routes.ts'

export interface LoginValues {
  readonly account: string
  readonly password: string
  readonly remember: boolean
}

export interface AccountFormProps extends AccessFormProps {
  readonly defaultAccount: string
  /** The last try found the account locked, or slowed by others: a code is another way in. */
  readonly isLocked?: boolean
  readonly onSubmit: (values: LoginValues, credential: string) => void
}

/** Validates the fields, then opens the captcha. Its credential is sent with the login. */
export const AccountForm = ({ defaultAccount, isLocked = false, status, error, captcha, onSubmit, onEdit }: AccountFormProps) => {
  const [submitted, setSubmitted] = useState<LoginValues | null>(null)
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    defaultValues: { account: defaultAccount, password: '', remember: defaultAccount !== '' },
  })
  const pass = (credential: string) => {
    if (!submitted) return
    setSubmitted(null)
    onSubmit(submitted, credential)
  }
  return (
    <>
      <Stack as="form" noValidate onSubmit={(event) => void handleSubmit(setSubmitted)(event)} onChange={onEdit}>
        <AccountField error={formState.errors.account?.message} {...register('account', accountRules)} />
        <Field label="密码" required error={formState.errors.password?.message}>
          <TextInput {...register('password', { required: '请输入密码' })} type="password" autoComplete="current-password" placeholder="请输入密码" />
        </Field>
        <Inline justify="between">
          <Checkbox {...register('remember')}>记住账号</Checkbox>
          <Text>
            <Link href={href('resetPassword')}>忘记密码</Link>
          </Text>
        </Inline>
        <AccessProblem error={error} />
        {isLocked ? (
          <Text as="p">
            是您本人？
            <Link href={href('resetPassword', { Purpose: 'unlock' })}>用验证码解锁</Link>
          </Text>
        ) : null}
        <Button type="submit" variant="primary" block loading={status === 'submitting'}>
          登录
        </Button>
      </Stack>
      <CaptchaDialog open={submitted !== null} captcha={captcha} onPass={pass} onClose={() => setSubmitted(null)} />
    </>
  )
}
