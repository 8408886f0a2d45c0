import { accountPasskeyCalls, passkeyLimits, type Passkey } from '@mall/api/contract'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import type { PasskeysViewProps } from './passkey-props.ts'

interface RenameDialogProps extends Pick<PasskeysViewProps, 'onRename'> {
  readonly passkey: Passkey
  readonly onClose: () => void
}

const schema = accountPasskeyCalls['POST /api/Account/PasskeyRename'].body

/** 重命名. What was typed stays when saving fails. */
export const RenameDialog = ({ passkey, onRename, onClose }: RenameDialogProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: { Name: '请输入名称' },
    defaultValues: { PasskeyId: passkey.PasskeyId, Name: passkey.Name },
    send: onRename,
    onSent: onClose,
  })
  const { register, formState: { errors } } = form
  return (
    <FormDialog
      open
      size="small"
      title="重命名通行密钥"
      dirty={dirty}
      pending={pending}
      problem={problem?.text}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="名称" required error={errors.Name?.message}>
        <TextInput {...register('Name')} maxLength={passkeyLimits.name} counter autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
