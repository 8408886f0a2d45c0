import { incomingReceipt, warehouseNames, type SellerIncoming } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { incomingFieldOf, incomingTexts, parseIncoming } from './incoming-words.ts'

export interface ReceiveFormProps {
  /** As it was read last: 刷新 reads it again. */
  readonly incoming: SellerIncoming
  /** Rejects when it could not be written: what was typed stays, and the form says why. */
  readonly onSubmit: (values: z.output<typeof incomingReceipt>) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

/** 登记到货: what came of the goods that were on their way, and whether the rest still comes. */
export const ReceiveForm = ({ incoming, onSubmit, onRefresh, onClose }: ReceiveFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: incomingReceipt,
    texts: { Quantity: incomingTexts.Quantity },
    defaultValues: { Quantity: incoming.Rest, CloseRest: false },
    send: onSubmit,
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const refused = incomingFieldOf[errors.root?.server?.type ?? '']
  const left = incoming.Rest - parseIncoming(useWatch({ control, name: 'Quantity' }))
  return (
    <FormDialog
      open
      title="登记到货"
      description={`${warehouseNames[incoming.Warehouse]}仓在途 ${incoming.Rest} 件${incoming.Note === '' ? '' : `，${incoming.Note}`}。到货即入库，等到货的买家会收到通知。`}
      dirty={dirty}
      pending={pending}
      problem={problem && refused === undefined ? <FormProblemText problem={problem} /> : undefined}
      messages={{ submit: '入库' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Stack gap={16}>
        <Field label="到货（件）" required error={errors.Quantity?.message ?? (refused === 'Quantity' ? problem?.text : undefined)} hint={left > 0 ? `其余 ${left} 件仍在途` : undefined}>
          <TextInput {...register('Quantity', { setValueAs: parseIncoming, onChange: () => clearErrors('root.server') })} inputMode="numeric" autoComplete="off" />
        </Field>
        {left > 0 ? <Checkbox {...register('CloseRest')}>其余不再到货</Checkbox> : null}
      </Stack>
    </FormDialog>
  )
}
