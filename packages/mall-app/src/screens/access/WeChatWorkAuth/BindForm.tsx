import type { AccessFormProps } from '@mall/app-kit/access/access-form.ts'
import { AccessProblem } from '@mall/app-kit/access/AccessProblem.tsx'
import { CaptchaDialog } from '@mall/app-kit/access/CaptchaDialog.tsx'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

interface BindValues {
  readonly account: string
  readonly password: string
}

export interface BindFormProps extends AccessFormProps {
  readonly onBind: (account: string, password: string, credential: string) => void
}

/** 绑定商城账号: the member says once which account is theirs. */
export const BindForm = ({ status, error, captcha, onBind, onEdit }: BindFormProps) => {
  const [submitted, setSubmitted] = useState<BindValues | null>(null)
  const { register, handleSubmit, formState } = useForm<BindValues>({ defaultValues: { account: '', password: '' } })
  const pass = (credential: string) => {
    if (!submitted) return
    setSubmitted(null)
    onBind(submitted.account, submitted.password, credential)
  }
  return (
    <>
      <Stack as="form" noValidate onSubmit={(event) => void handleSubmit(setSubmitted)(event)} onChange={onEdit}>
        <Text as="p" tone="secondary">
          您的企业微信还没有绑定商城账号，绑定后可直接登录。
        </Text>
        <Field label="账号" required error={formState.errors.account?.message}>
          <TextInput
            {...register('account', { setValueAs: (value: string) => value.trim(), required: '请输入账号' })}
            autoComplete="username"
            maxLength={50}
            placeholder="账号/手机号/邮箱"
          />
        </Field>
        <Field label="密码" required error={formState.errors.password?.message}>
          <TextInput {...register('password', { required: '请输入密码' })} type="password" autoComplete="current-password" placeholder="请输入密码" />
        </Field>
        <AccessProblem error={error} />
        <Button type="submit" variant="primary" block loading={status === 'submitting'}>
          绑定并登录
        </Button>
      </Stack>
      <CaptchaDialog open={submitted !== null} captcha={captcha} onPass={pass} onClose={() => setSubmitted(null)} />
    </>
  )
}
