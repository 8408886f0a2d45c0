import { homePlanDays } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { RadioGroup } from '@mall/ui/radio-group'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'

export interface PublishFormProps {
  /** What the new version changes, in words. */
  readonly differences: readonly string[]
  /** Versions that are planned already: when each comes. */
  readonly planned: readonly string[]
  readonly today: string
  /** Rejects when it was not published. */
  readonly onSubmit: (liveAt: string | null) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

const schema = z.pipe(
  z.object({ When: z.enum(['now', 'later']), Day: z.string(), Time: z.string() }).check(
    z.refine(({ When, Day }) => When === 'now' || /^\d{4}-\d{2}-\d{2}$/.test(Day), { path: ['Day'], message: '请选择哪天' }),
    z.refine(({ When, Time }) => When === 'now' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(Time), { path: ['Time'], message: '请填写时间，如 09:00' }),
  ),
  z.transform(({ When, Day, Time }) => (When === 'now' ? null : `${Day}T${Time}:00+08:00`)),
)

/** 发布: at once, or at a time. */
export const PublishForm = ({ differences, planned, today, onSubmit, onRefresh, onClose }: PublishFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: {},
    defaultValues: { When: 'now', Day: '', Time: '00:00' },
    send: (liveAt) => onSubmit(liveAt),
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  const { control, watch } = form
  return (
    <FormDialog
      open
      title="发布首页"
      description={differences.join('，')}
      dirty={dirty}
      pending={pending}
      tone="decisive"
      messages={{ submit: '发布' }}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Stack gap={16}>
        <Field label="什么时候换上" group>
          <Controller control={control} name="When" render={({ field: { onChange, value } }) => <RadioGroup options={[{ value: 'now', label: '马上，10 秒内所有人看到' }, { value: 'later', label: '到时自动换上' }]} value={value} onValueChange={onChange} />} />
        </Field>
        {watch('When') === 'later' ? (
          <FormGrid>
            <Field label="哪天" required error={form.formState.errors.Day?.message} hint={`${homePlanDays} 天之内`}>
              <Controller control={control} name="Day" render={({ field: { onChange, ...field } }) => <DatePicker {...field} today={today} min={today} onValueChange={(day) => onChange(day)} />} />
            </Field>
            <Field label="几点" required error={form.formState.errors.Time?.message}>
              <TextInput {...form.register('Time')} inputMode="numeric" autoComplete="off" placeholder="00:00" />
            </Field>
          </FormGrid>
        ) : null}
        {planned.length === 0 ? null : <Text as="p" tone="secondary">{`已排好 ${planned.join('、')} 换上的版本，到时会换下这一版；它们不含这次的修改。`}</Text>}
      </Stack>
    </FormDialog>
  )
}
