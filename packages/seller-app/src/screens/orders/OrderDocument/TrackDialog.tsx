import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'

export interface TrackDialogProps {
  /** 包裹2 */
  readonly name: string
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSubmit: (track: TrackValues) => Promise<unknown>
  readonly onClose: () => void
}

const trackSchema = z.object({
  Text: z.string().check(z.trim(), z.minLength(1, '请填写包裹到了哪里'), z.maxLength(100, '最多 100 个字')),
  Arrived: z.boolean(),
})

export type TrackValues = z.infer<typeof trackSchema>

/** Where a package is, in the words that the buyer reads. */
export const TrackDialog = ({ name, onSubmit, onClose }: TrackDialogProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({ schema: trackSchema, texts: {}, defaultValues: { Text: '', Arrived: false }, send: onSubmit, onSent: onClose })
  const { errors } = form.formState
  return (
    <FormDialog
      open
      title={`更新${name}的物流`}
      description="买家会在订单里看到；已送达时提醒买家确认收货。"
      dirty={dirty}
      pending={pending}
      problem={problem?.text}
      messages={{ submit: '更新' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="进展" required error={errors.Text?.message}>
        <TextInput {...form.register('Text')} maxLength={100} placeholder="如：快件已到达浦东分拨中心" />
      </Field>
      <Checkbox {...form.register('Arrived')}>已送达</Checkbox>
    </FormDialog>
  )
}
