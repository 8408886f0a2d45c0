import { accountSecurityCalls } from '@mall/api/contract'
import { FormDialog } from '@mall/ui/form-dialog'
import { useMallForm } from '../forms/use-mall-form.ts'
import { isOfPassword } from './is-of-password.ts'
import { PasswordField } from './PasswordField.tsx'

const schema = accountSecurityCalls['POST /api/Account/SecondFactorStart'].body

interface PasswordDialogProps<Sent> {
  readonly title: string
  readonly description: string
  /** What the button says. */
  readonly submit: string
  readonly tone?: 'danger' | undefined
  readonly onSend: (input: { Password: string }) => Promise<Sent>
  readonly onSent: (sent: Sent) => void
  readonly onClose: () => void
}

/** Asks for the password before something that a thief of the session must not do. */
export const PasswordDialog = <Sent,>({ title, description, submit: words, tone, onSend, onSent, onClose }: PasswordDialogProps<Sent>) => {
  const { form, submit, pending, problem } = useMallForm({
    schema,
    texts: { Password: '请输入登录密码' },
    defaultValues: { Password: '' },
    send: onSend,
    onSent,
  })
  const { register, formState: { errors } } = form
  const wrong = isOfPassword(errors.root?.server?.type) ? problem?.text : undefined
  return (
    <FormDialog
      open
      size="small"
      title={title}
      description={description}
      tone={tone}
      pending={pending}
      problem={wrong === undefined ? problem?.text : undefined}
      messages={{ submit: words }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={onClose}
    >
      <PasswordField {...register('Password')} error={errors.Password?.message ?? wrong} />
    </FormDialog>
  )
}
