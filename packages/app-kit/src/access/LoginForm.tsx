import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import type { AccessFormProps } from './access-form.ts'
import { AccessProblem } from './AccessProblem.tsx'
import { AccountField, accountRules } from './AccountField.tsx'
import { CaptchaDialog } from './CaptchaDialog.tsx'
import type { LoginValues } from './use-login.ts'

export interface LoginFormProps extends AccessFormProps {
  readonly defaultAccount: string
  /** Only this account: it cannot be changed. */
  readonly isFixed?: boolean
  /** The last try found the account locked, or slowed by others. */
  readonly isLocked?: boolean
  /** Another way in for somebody who is locked out. */
  readonly unlock?: ReactNode
  /** Below the password; gets the props of 记住账号. */
  readonly renderAside?: (remember: UseFormRegisterReturn) => ReactNode
  readonly onSubmit: (values: LoginValues, credential: string) => void
}

/** Validates the fields, then opens the captcha. Its credential is sent with the login. */
export const LoginForm = ({ defaultAccount, isFixed = false, isLocked = false, unlock, renderAside, status, error, captcha, onSubmit, onEdit }: LoginFormProps) => {
  const [submitted, setSubmitted] = useState<LoginValues | null>(null)
  const { register, handleSubmit, formState, setFocus } = useForm<LoginValues>({
    defaultValues: { account: defaultAccount, password: '', remember: defaultAccount !== '' },
  })
  useEffect(() => {
    if (isFixed) setFocus('password')
  }, [isFixed, setFocus])
  const pass = (credential: string) => {
    if (!submitted) return
    setSubmitted(null)
    onSubmit(submitted, credential)
  }
  return (
    <>
      <Stack as="form" noValidate onSubmit={(event) => void handleSubmit(setSubmitted)(event)} onChange={onEdit}>
        <AccountField error={formState.errors.account?.message} readOnly={isFixed} {...register('account', accountRules)} />
        <Field label="密码" required error={formState.errors.password?.message}>
          <TextInput {...register('password', { required: '请输入密码' })} type="password" autoComplete="current-password" placeholder="请输入密码" />
        </Field>
        {renderAside?.(register('remember'))}
        <AccessProblem error={error} />
        {isLocked ? unlock : null}
        <Button type="submit" variant="primary" block loading={status === 'submitting'}>
          登录
        </Button>
      </Stack>
      <CaptchaDialog open={submitted !== null} captcha={captcha} onPass={pass} onClose={() => setSubmitted(null)} />
    </>
  )
}
