import { replyTemplateLimits, replyTemplateValues, type ReplyTemplate } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextArea, TextInput } from '@mall/ui/text-input'
import type * as z from 'zod/mini'

export interface TemplateFormProps {
  /** What is changed; null for a new one. */
  readonly template: Pick<ReplyTemplate, 'Title' | 'Text'> | null
  /** Rejects when it could not be written: what was typed stays, and the form says why. */
  readonly onSubmit: (values: z.output<typeof replyTemplateValues>) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

/** 新增常用答复, 修改常用答复. */
export const TemplateForm = ({ template, onSubmit, onRefresh, onClose }: TemplateFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: replyTemplateValues,
    texts: { Title: `请输入标题，最多 ${replyTemplateLimits.title} 个字`, Text: `请输入内容，最多 ${replyTemplateLimits.text} 个字` },
    defaultValues: { Title: template?.Title ?? '', Text: template?.Text ?? '' },
    send: onSubmit,
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  const { register, clearErrors, formState: { errors } } = form
  const isTaken = errors.root?.server?.type === 'REPLY_TEMPLATE_EXISTS'
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={template === null ? '新增常用答复' : '修改常用答复'}
        dirty={dirty}
        pending={pending}
        problem={problem && !isTaken ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Stack gap={16}>
          <Field label="标题" required error={errors.Title?.message ?? (isTaken ? problem?.text : undefined)} hint="按它选，客户看不到">
            <TextInput {...register('Title', { onChange: () => clearErrors('root.server') })} maxLength={replyTemplateLimits.title} autoComplete="off" placeholder="如：现货直发" />
          </Field>
          <Field label="内容" required error={errors.Text?.message}>
            <TextArea {...register('Text')} rows={5} maxLength={replyTemplateLimits.text} counter placeholder="如：现货，今天下单明天从武汉仓直发" />
          </Field>
        </Stack>
      </FormDialog>
    </>
  )
}
