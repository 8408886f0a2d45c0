import { accountPasskeyCalls, passkeyLimits } from '@mall/api/contract'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { isOfPassword } from '@mall/app-kit/second-factor/is-of-password.ts'
import { PasswordField } from '@mall/app-kit/second-factor/PasswordField.tsx'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'
import type { PasskeysViewProps } from './passkey-props.ts'

interface AddDialogProps extends Pick<PasskeysViewProps, 'onAdd'> {
  readonly onClose: () => void
}

const schema = z.object({
  Name: accountPasskeyCalls['POST /api/Account/PasskeyRegister'].body.shape.Name,
  Password: accountPasskeyCalls['POST /api/Account/PasskeyRegisterOptions'].body.shape.Password,
})

/** Names the passkey and asks for the password; then the browser asks for a fingerprint, a face or a PIN. */
export const AddDialog = ({ onAdd, onClose }: AddDialogProps) => {
  const { form, submit, pending, problem } = useMallForm({
    schema,
    texts: { Name: '请输入名称', Password: '请输入登录密码' },
    defaultValues: { Name: '', Password: '' },
    send: onAdd,
    onSent: onClose,
  })
  const { register, formState: { errors } } = form
  const wrong = isOfPassword(errors.root?.server?.type) ? problem?.text : undefined
  return (
    <FormDialog
      open
      size="small"
      title="添加通行密钥"
      description="点击“下一步”后，按浏览器的提示验证指纹、面容或屏幕锁。"
      pending={pending}
      problem={wrong === undefined ? problem?.text : undefined}
      messages={{ submit: '下一步' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={onClose}
    >
      <Stack gap={16}>
        <Field label="名称" required hint="便于以后辨认，例如工作手机" error={errors.Name?.message}>
          <TextInput {...register('Name')} maxLength={passkeyLimits.name} autoComplete="off" />
        </Field>
        <PasswordField {...register('Password')} error={errors.Password?.message ?? wrong} />
      </Stack>
    </FormDialog>
  )
}
