import { passwordFault } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CaptchaDialog } from '../../../components/captcha-dialog/CaptchaDialog.tsx'
import type { LoginViewProps } from './LoginView.tsx'

interface FirstPasswordProps extends Pick<LoginViewProps, 'status' | 'error' | 'captcha' | 'onEdit'> {
  readonly account: string
  readonly onChoose: (password: string, credential: string) => void
}

/** The initial password was right: an own one takes its place. The login's captcha is used up, so there is another one. */
export const FirstPassword = ({ account, status, error, captcha, onEdit, onChoose }: FirstPasswordProps) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const { register, handleSubmit, formState, getValues } = useForm({ defaultValues: { password: '', again: '' } })
  const pass = (credential: string) => {
    if (chosen === null) return
    setChosen(null)
    onChoose(chosen, credential)
  }
  return (
    <>
      <Stack as="form" noValidate onSubmit={(event) => void handleSubmit(({ password }) => setChosen(password))(event)} onChange={onEdit}>
        <Text as="p" tone="secondary">
          首次登录，请设置您自己的密码，初始密码随即失效。
        </Text>
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
        <Field label="新密码" required hint="8–20个字符，含大写字母、小写字母、数字、符号中的至少三种，不能包含账号" error={formState.errors.password?.message}>
          <TextInput
            {...register('password', { validate: (value) => (value === '' ? '请输入新密码' : (passwordFault(value, [account]) ?? true)) })}
            type="password"
            autoComplete="new-password"
            maxLength={64}
          />
        </Field>
        <Field label="确认新密码" required error={formState.errors.again?.message}>
          <TextInput
            {...register('again', { validate: (value) => (value === '' ? '请再次输入新密码' : value === getValues('password') || '两次输入的密码不一致') })}
            type="password"
            autoComplete="new-password"
            maxLength={64}
          />
        </Field>
        <Text as="p" role="alert" tone="danger">
          {error}
        </Text>
        <Button type="submit" variant="primary" block loading={status === 'submitting'}>
          设置密码并登录
        </Button>
      </Stack>
      <CaptchaDialog open={chosen !== null} captcha={captcha} onPass={pass} onClose={() => setChosen(null)} />
    </>
  )
}
