import { passwordFault } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useForm, useWatch } from 'react-hook-form'
import { PasswordStrength, passwordHint } from '../../../components/password/PasswordStrength.tsx'
import type { ResetPasswordViewProps } from './ResetPasswordView.tsx'

/** 设置新密码: typed twice, with the rule and how strong it is. */
export const PasswordStep = ({ account, status, error, onReset, onEdit, onRestart }: ResetPasswordViewProps) => {
  const { register, handleSubmit, formState, control, getValues } = useForm({ defaultValues: { password: '', again: '' } })
  const password = useWatch({ control, name: 'password' })
  return (
    <Stack as="form" noValidate onSubmit={(event) => void handleSubmit((values) => onReset(values.password))(event)} onChange={onEdit}>
      <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      <Field label="新密码" required hint={passwordHint} error={formState.errors.password?.message}>
        <TextInput
          {...register('password', { validate: (value) => (value === '' ? '请输入新密码' : (passwordFault(value, [account]) ?? true)) })}
          type="password"
          autoComplete="new-password"
          maxLength={64}
        />
      </Field>
      <PasswordStrength password={password} names={[account]} />
      <Field label="确认新密码" required error={formState.errors.again?.message}>
        <TextInput
          {...register('again', {
            validate: (value) => (value === '' ? '请再次输入新密码' : value === getValues('password') || '两次输入的密码不一致'),
          })}
          type="password"
          autoComplete="new-password"
          maxLength={64}
        />
      </Field>
      <Text as="p" role="alert" tone="danger">
        {error}
      </Text>
      <Button type="submit" variant="primary" block loading={status === 'submitting'}>
        重置密码
      </Button>
      {error === null ? null : (
        <Button variant="text" block onClick={onRestart}>
          重新验证
        </Button>
      )}
    </Stack>
  )
}
