import { incomingInput, type SellerIncoming } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { incomingFieldOf, incomingTexts } from './incoming-words.ts'

export interface IncomingDayFormProps {
  /** As it was read last: 刷新 reads it again. */
  readonly incoming: SellerIncoming
  readonly today: string
  /** Rejects when it could not be written. */
  readonly onSubmit: (expectedOn: string) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

const schema = z.pick(incomingInput, { ExpectedOn: true })

/** 改日期: goods come on another day. */
export const IncomingDayForm = ({ incoming, today, onSubmit, onRefresh, onClose }: IncomingDayFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: { ExpectedOn: incomingTexts.ExpectedOn },
    defaultValues: { ExpectedOn: incoming.ExpectedOn },
    send: ({ ExpectedOn }) => onSubmit(ExpectedOn),
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  const { control, clearErrors, formState: { errors } } = form
  const refused = incomingFieldOf[errors.root?.server?.type ?? '']
  return (
    <FormDialog
      open
      title="改到货日"
      description={`在途 ${incoming.Rest} 件，原定 ${incoming.ExpectedOn} 到`}
      dirty={dirty}
      pending={pending}
      problem={problem && refused === undefined ? <FormProblemText problem={problem} /> : undefined}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="预计到货日" required error={errors.ExpectedOn?.message ?? (refused === 'ExpectedOn' ? problem?.text : undefined)}>
        <Controller control={control} name="ExpectedOn" render={({ field: { onChange, ...field } }) => <DatePicker {...field} today={today} min={today} onValueChange={(day, { text }) => { onChange(day || text.trim()); clearErrors('root.server') }} />} />
      </Field>
    </FormDialog>
  )
}
