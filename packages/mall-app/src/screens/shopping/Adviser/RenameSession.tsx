import { deepSeekCalls, longestChatName, type CallInput, type ChatSession } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'

export interface RenameSessionProps {
  readonly session: ChatSession
  /** Rejects when it could not be saved. */
  readonly onSave: (input: CallInput<'POST /api/DeepSeek/SessionRename'>) => Promise<ChatSession>
  readonly onClose: () => void
}

const schema = deepSeekCalls['POST /api/DeepSeek/SessionRename'].body
const texts = { Name: '请输入会话名称' }

/** 重命名. What was typed stays when saving fails. */
export const RenameSession = ({ session, onSave, onClose }: RenameSessionProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { SessionId: session.SessionId, Name: session.Name },
    send: onSave,
    onSent: onClose,
  })
  const { register, formState: { errors } } = form
  return (
    <FormDialog
      open
      title="重命名会话"
      dirty={dirty}
      pending={pending}
      problem={problem && <FormProblemText problem={problem} />}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="名称" required error={errors.Name?.message}>
        <TextInput {...register('Name')} maxLength={longestChatName} counter />
      </Field>
    </FormDialog>
  )
}
