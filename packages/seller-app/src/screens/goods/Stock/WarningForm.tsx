import { quantityMax } from '@mall/api/contract'
import { lowStock, warehouseNames, type SellerStock } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { parseNumber } from '@mall/ui/number-range'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'

export interface WarningFormProps {
  /** As it was read last: 刷新 reads it again. */
  readonly stock: SellerStock
  /** Rejects when it could not be written. */
  readonly onSubmit: (warnAt: number | null) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

const schema = z.object({ WarnAt: z.nullable(z.int(`请填写 0 到 ${quantityMax} 的整数`).check(z.minimum(0), z.maximum(quantityMax))) })

const message = `请填写 0 到 ${quantityMax} 的整数`

/** Null for an empty field, NaN for what is no number. */
const parseLevel = (typed: string | number | null | undefined): number | null => {
  if (typeof typed !== 'string') return typed ?? null
  return typed.trim() === '' ? null : (parseNumber(typed, { min: 0, max: quantityMax }).value ?? Number.NaN)
}

/** 设预警线: fewer pieces are 低于预警. */
export const WarningForm = ({ stock, onSubmit, onRefresh, onClose }: WarningFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: { WarnAt: message },
    defaultValues: { WarnAt: stock.WarnAt },
    send: ({ WarnAt }) => onSubmit(WarnAt),
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  return (
    <FormDialog
      open
      title="设预警线"
      description={`${stock.Name}，${warehouseNames[stock.Warehouse]}仓可用 ${stock.Stock}`}
      dirty={dirty}
      pending={pending}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="可用少于（件）" error={form.formState.errors.WarnAt?.message} hint={`不填：与全部商品一样，少于 ${lowStock} 件`}>
        <TextInput {...form.register('WarnAt', { setValueAs: parseLevel })} inputMode="numeric" autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
