import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'

export interface NameFormProps {
  /** 新增属性, 编辑属性, 编辑值. */
  readonly title: string
  readonly description: string
  /** 属性名称, 值. */
  readonly label: string
  /** Empty: a new one. */
  readonly name: string
  readonly maxLength: number
  /** Why it cannot be called so; null when it can. */
  readonly problemOf: (name: string) => string | null
  /** Rejects when it could not be written: what was typed stays, and the form says why. */
  readonly onSubmit: (name: string) => Promise<void>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

/** The name of an attribute, or of a value. */
export const NameForm = ({ title, description, label, name, maxLength, problemOf, onSubmit, onRefresh, onClose }: NameFormProps) => {
  const schema = z.object({ Name: z.string().check(z.trim(), z.minLength(1, `请填写${label}`), z.maxLength(maxLength, `最多 ${maxLength} 个字`), z.refine<string>((text) => problemOf(text) === null, { error: ({ input }) => problemOf(String(input)) ?? undefined })) })
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: {},
    defaultValues: { Name: name },
    send: ({ Name }) => onSubmit(Name),
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  const { register, clearErrors, formState: { errors } } = form
  const isTaken = errors.root?.server?.type === 'ATTRIBUTE_NAME_TAKEN'
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={title}
        description={description}
        dirty={dirty}
        pending={pending}
        problem={problem && !isTaken ? <FormProblemText problem={problem} /> : undefined}
        messages={name === '' ? { submit: '新增' } : {}}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label={label} required error={errors.Name?.message ?? (isTaken ? problem?.text : undefined)}>
          <TextInput {...register('Name', { onChange: () => clearErrors('root.server') })} maxLength={maxLength} autoComplete="off" />
        </Field>
      </FormDialog>
    </>
  )
}
