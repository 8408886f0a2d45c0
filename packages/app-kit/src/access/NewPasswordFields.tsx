import { passwordFault } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { TextInput } from '@mall/ui/text-input'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { PasswordStrength, passwordHint } from './PasswordStrength.tsx'

/** What a form with a new password begins with. */
export const noPassword = { password: '', again: '' }

interface NewPasswordFieldsProps {
  readonly form: UseFormReturn<typeof noPassword>
  /** The account, which must not be in it. */
  readonly account: string
}

/** A new password, typed twice, with its rule and how strong it is; before it, hidden, the account name for password managers. */
export const NewPasswordFields = ({ form: { control, register, formState: { errors }, getValues }, account }: NewPasswordFieldsProps) => {
  const password = useWatch({ control, name: 'password' })
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      <Field label="新密码" required hint={passwordHint} error={errors.password?.message}>
        <TextInput
          {...register('password', { validate: (value) => (value === '' ? '请输入新密码' : (passwordFault(value, [account]) ?? true)) })}
          type="password"
          autoComplete="new-password"
          maxLength={64}
        />
      </Field>
      <PasswordStrength password={password} names={[account]} />
      <Field label="确认新密码" required error={errors.again?.message}>
        <TextInput
          {...register('again', { validate: (value) => (value === '' ? '请再次输入新密码' : value === getValues('password') || '两次输入的密码不一致') })}
          type="password"
          autoComplete="new-password"
          maxLength={64}
        />
      </Field>
    </>
  )
}
