import { passwordFault, passwordStrength } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useForm, useWatch } from 'react-hook-form'
import type { ResetPasswordViewProps } from './ResetPasswordView.tsx'
import * as S from './ResetPassword.styles.ts'

const strengthNames = { weak: '弱', medium: '中', strong: '强' } as const

/** 设置新密码: typed twice, with the rule and how strong it is. */
export const PasswordStep = ({ account, status, error, onReset, onEdit, onRestart }: ResetPasswordViewProps) => {
  const { register, handleSubmit, formState, control, getValues } = useForm({ defaultValues: { password: '', again: '' } })
  const password = useWatch({ control, name: 'password' })
  const strength = passwordStrength(password, [account])
  return (
    <Stack as="form" noValidate onSubmit={(event) => void handleSubmit((values) => onReset(values.password))(event)} onChange={onEdit}>
      <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      <Field label="新密码" required hint="8–20个字符，含大写字母、小写字母、数字、符号中的至少三种，不能包含账号" error={formState.errors.password?.message}>
        <TextInput
          {...register('password', { validate: (value) => (value === '' ? '请输入新密码' : (passwordFault(value, [account]) ?? true)) })}
          type="password"
          autoComplete="new-password"
          maxLength={64}
        />
      </Field>
      {password === '' ? null : (
        <S.Strength data-strength={strength}>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <output>密码强度：{strengthNames[strength]}</output>
        </S.Strength>
      )}
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
