import type { AccessFormProps } from '@mall/app-kit/access/access-form.ts'
import { AccessProblem } from '@mall/app-kit/access/AccessProblem.tsx'
import { NewPasswordFields, noPassword } from '@mall/app-kit/access/NewPasswordFields.tsx'
import { Button } from '@mall/ui/button'
import { Stack } from '@mall/ui/stack'
import { useForm } from 'react-hook-form'

export interface PasswordStepProps extends Omit<AccessFormProps, 'captcha'> {
  readonly account: string
  readonly onReset: (password: string) => void
  readonly onRestart: () => void
}

/** 设置新密码: typed twice, with the rule and how strong it is. */
export const PasswordStep = ({ account, status, error, onReset, onEdit, onRestart }: PasswordStepProps) => {
  const form = useForm({ defaultValues: noPassword })
  return (
    <Stack as="form" noValidate onSubmit={(event) => void form.handleSubmit((values) => onReset(values.password))(event)} onChange={onEdit}>
      <NewPasswordFields form={form} account={account} />
      <AccessProblem error={error} />
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
