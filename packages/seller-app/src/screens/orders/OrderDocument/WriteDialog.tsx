import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextArea } from '@mall/ui/text-input'
import * as z from 'zod/mini'

/** For whom something is written of an order. */
export type WrittenKind = 'note' | 'message'

export interface WriteDialogProps {
  readonly kind: WrittenKind
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSubmit: (written: { readonly Text: string }) => Promise<unknown>
  readonly onClose: () => void
}

const words: Readonly<Record<WrittenKind, { readonly title: string; readonly description: string; readonly label: string; readonly submit: string }>> = {
  note: { title: '写备注', description: '只有商家的同事看得到。', label: '备注', submit: '保存' },
  message: { title: '给买家留言', description: '写进买家订单的日志，下单人会收到消息。', label: '留言', submit: '发送' },
}

const schema = z.object({ Text: z.string().check(z.trim(), z.minLength(1, '请填写内容'), z.maxLength(500, '最多 500 个字')) })

/** A note for colleagues, or a message for the buyer. */
export const WriteDialog = ({ kind, onSubmit, onClose }: WriteDialogProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({ schema, texts: {}, defaultValues: { Text: '' }, send: onSubmit, onSent: onClose })
  const { title, description, label, submit: verb } = words[kind]
  return (
    <FormDialog open title={title} description={description} dirty={dirty} pending={pending} problem={problem?.text} messages={{ submit: verb }} onSubmit={(event) => void submit(event)} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Field label={label} required error={form.formState.errors.Text?.message}>
        <TextArea {...form.register('Text')} rows={4} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
