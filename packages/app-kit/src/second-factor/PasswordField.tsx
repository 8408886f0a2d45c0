import { Field } from '@mall/ui/field'
import { TextInput } from '@mall/ui/text-input'
import type { ComponentProps } from 'react'

interface PasswordFieldProps extends ComponentProps<typeof TextInput> {
  readonly error: string | undefined
}

/** 登录密码, once more: the session alone must not be enough for what a thief of it would do. */
export const PasswordField = ({ error, ...registered }: PasswordFieldProps) => (
  <Field label="登录密码" required hint="确认是您本人在操作" error={error}>
    <TextInput {...registered} type="password" autoComplete="current-password" maxLength={128} />
  </Field>
)
