import { Field } from '@mall/ui/field'
import { TextInput, type TextInputProps } from '@mall/ui/text-input'
import type { RegisterOptions } from 'react-hook-form'

const accountMax = 50

/** An account is a name, a mobile number or an e-mail address. */
export const accountRules = {
  setValueAs: (value: string) => value.trim(),
  required: '请输入账号',
  maxLength: { value: accountMax, message: `账号不能超过${accountMax}个字符` },
} satisfies RegisterOptions

interface AccountFieldProps extends TextInputProps {
  readonly error: string | undefined
}

/** Whose login it is; the rest goes to the input, as `register('account', accountRules)` gives it. */
export const AccountField = ({ error, ...input }: AccountFieldProps) => {
  return (
    <Field label="账号" required error={error}>
      <TextInput {...input} autoComplete="username" maxLength={accountMax} placeholder="账号/手机号/邮箱" />
    </Field>
  )
}
