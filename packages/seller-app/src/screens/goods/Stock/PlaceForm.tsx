import { stockLimits, warehouseNames, type SellerStock } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'

export interface PlaceFormProps {
  /** As it was read last: 刷新 reads it again. */
  readonly stock: SellerStock
  /** Rejects when it could not be written. */
  readonly onSubmit: (place: string) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

const message = `库位最多 ${stockLimits.place} 字`

const schema = z.object({ Place: z.string().check(z.trim(), z.maxLength(stockLimits.place, message)) })

/** 设库位: where the product lies in the warehouse. */
export const PlaceForm = ({ stock, onSubmit, onRefresh, onClose }: PlaceFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: { Place: message },
    defaultValues: { Place: stock.Place },
    send: ({ Place }) => onSubmit(Place),
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  return (
    <FormDialog
      open
      title="设库位"
      description={`${stock.Name}，${warehouseNames[stock.Warehouse]}仓`}
      dirty={dirty}
      pending={pending}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="库位" error={form.formState.errors.Place?.message} hint="如 A-03-2。拣货单和盘点表按它排序，不填排在最后">
        <TextInput {...form.register('Place')} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
