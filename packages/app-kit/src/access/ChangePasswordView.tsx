import { accountCalls, passwordFault, type CallInput } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { FormActions } from '@mall/ui/form-actions'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { TextInput } from '@mall/ui/text-input'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { useMallForm } from '../forms/use-mall-form.ts'
import * as S from './ChangePassword.styles.ts'
import { PasswordStrength, passwordHint } from './PasswordStrength.tsx'

export type PasswordChange = CallInput<'POST /api/Account/ChangePassword'>

export interface ChangePasswordViewProps {
  /** Where 取消 leads. */
  readonly cancelHref: string
  /** What to do without the old password. */
  readonly note: string
  /** Rejects when it could not be changed: the form stays as it is and says why. */
  readonly onChange: (change: PasswordChange) => Promise<unknown>
  /** All sessions have ended: log in again. */
  readonly onChanged: () => void
}

const { OldPassword } = accountCalls['POST /api/Account/ChangePassword'].body.shape

const schema = z
  .object({
    OldPassword,
    Password: z.string().check(z.refine((password) => passwordFault(password) === null, { error: ({ input }) => passwordFault(String(input)) ?? undefined })),
    Again: z.string().check(z.minLength(1)),
  })
  .check(z.refine(({ Password, Again }) => Password === Again, { path: ['Again'], error: '两次输入的密码不一致' }))

const texts = { OldPassword: '请输入原密码', Again: '请再次输入新密码' }

/** The field that a failure is about; others are said at the foot. */
const fieldOf: Readonly<Record<string, 'OldPassword' | 'Password'>> = {
  WRONG_PASSWORD: 'OldPassword', ACCOUNT_LOCKED: 'OldPassword', PASSWORD_TOO_WEAK: 'Password', PASSWORD_UNCHANGED: 'Password',
}

/** 修改密码: the old one, and the new one twice. */
export const ChangePasswordView = ({ cancelHref, note, onChange, onChanged }: ChangePasswordViewProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { OldPassword: '', Password: '', Again: '' },
    send: (values) => onChange({ OldPassword: values.OldPassword, Password: values.Password }),
    onSent: onChanged,
  })
  const { register, control, formState: { errors } } = form
  const password = useWatch({ control, name: 'Password' })
  const blamed = fieldOf[errors.root?.server?.type ?? '']
  const errorOf = (name: 'OldPassword' | 'Password') => errors[name]?.message ?? (blamed === name ? problem?.text : undefined)
  return (
    <Sheet data-density="default">
      <LeaveGuard dirty={dirty} />
      <PageHeader name="修改密码" fact="修改后，所有设备都需要重新登录" />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Section heading="start" title="登录密码">
          <S.Fields columns={1}>
            <Field label="原密码" required error={errorOf('OldPassword')}>
              <TextInput {...register('OldPassword')} type="password" autoComplete="current-password" maxLength={128} />
            </Field>
            <Field label="新密码" required hint={passwordHint} error={errorOf('Password')}>
              <TextInput {...register('Password')} type="password" autoComplete="new-password" maxLength={64} />
            </Field>
            <PasswordStrength password={password} />
            <Field label="确认新密码" required error={errors.Again?.message}>
              <TextInput {...register('Again')} type="password" autoComplete="new-password" maxLength={64} />
            </Field>
          </S.Fields>
        </Section>
        <FormActions problem={blamed === undefined ? problem?.text : undefined} note={note}>
          <Button href={cancelHref}>取消</Button>
          <Button type="submit" variant="primary" loading={pending}>
            修改密码
          </Button>
        </FormActions>
      </form>
    </Sheet>
  )
}
