import { incomingInput, stockLimits, warehouseNames, type SellerStock } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { Controller } from 'react-hook-form'
import type * as z from 'zod/mini'
import { incomingFieldOf, incomingTexts, parseIncoming } from './incoming-words.ts'

export interface IncomingFormProps {
  readonly stock: SellerStock
  readonly today: string
  /** Rejects when it could not be written: what was typed stays, and the form says why. */
  readonly onSubmit: (values: z.output<typeof incomingInput>) => Promise<unknown>
  readonly onClose: () => void
}

/** 登记在途: what was bought, and when it is expected. */
export const IncomingForm = ({ stock, today, onSubmit, onClose }: IncomingFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: incomingInput,
    texts: incomingTexts,
    defaultValues: { ExpectedOn: '', Note: '' },
    send: onSubmit,
    onSent: onClose,
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const refused = incomingFieldOf[errors.root?.server?.type ?? '']
  const errorOf = (field: 'Quantity' | 'ExpectedOn' | 'Note') => errors[field]?.message ?? (refused === field ? problem?.text : undefined)
  const forget = () => clearErrors('root.server')
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="登记在途"
        description={`${stock.Name}，到${warehouseNames[stock.Warehouse]}仓。到货前不计入库存，不能下单。`}
        dirty={dirty}
        pending={pending}
        problem={problem && refused === undefined ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '登记' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Stack gap={16}>
          <Field label="数量（件）" required error={errorOf('Quantity')}>
            <TextInput {...register('Quantity', { setValueAs: parseIncoming })} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label="预计到货日" required error={errorOf('ExpectedOn')}>
            <Controller control={control} name="ExpectedOn" render={({ field: { onChange, ...field } }) => <DatePicker {...field} today={today} min={today} onValueChange={(day, { text }) => { onChange(day || text.trim()); forget() }} />} />
          </Field>
          <Field label="说明" error={errorOf('Note')} hint="供应商、采购单号">
            <TextInput {...register('Note')} maxLength={stockLimits.note} autoComplete="off" />
          </Field>
        </Stack>
      </FormDialog>
    </>
  )
}
