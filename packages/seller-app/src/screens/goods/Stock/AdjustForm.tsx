import { quantityMax } from '@mall/api/contract'
import { adjustReasons, stockLimits, stockReasonNames, warehouseNames, type AdjustReason, type SellerStock } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { parseNumber } from '@mall/ui/number-range'
import { RadioGroup } from '@mall/ui/radio-group'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { useController, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { adjustText, changeOf } from './stock-words.ts'

export interface AdjustValues {
  readonly Reason: AdjustReason
  readonly Seen: number
  readonly Change: number
  readonly Note: string
}

export interface AdjustFormProps {
  /** As it was read last: 刷新 reads it again. */
  readonly stock: SellerStock
  /** Rejects when it could not be written: what was typed stays, and the form says why. */
  readonly onSubmit: (values: AdjustValues) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

const options = adjustReasons.map((value) => ({ value, label: stockReasonNames[value] }))

/** What is asked for, by the reason. */
const asked: Readonly<Record<AdjustReason, { readonly label: string; readonly hint: string }>> = {
  count: { label: '实盘（件）', hint: '货架上数到的件数，含已下单未发出的' },
  receive: { label: '入库（件）', hint: '新到的件数' },
  damage: { label: '报损（件）', hint: '损坏、丢失的件数' },
  other: { label: '增减（件）', hint: '减少填负数，如 -2' },
}

const schema = z
  .object({
    Reason: z.literal(adjustReasons),
    Amount: z.int('请填写整数').check(z.minimum(-quantityMax, `最少 -${quantityMax}`), z.maximum(quantityMax, `最多 ${quantityMax}`)),
    Note: z.string().check(z.trim(), z.maxLength(stockLimits.note, `最多 ${stockLimits.note} 个字`)),
  })
  .check(
    z.refine(({ Reason, Amount }) => Reason === 'other' || Amount >= (Reason === 'count' ? 0 : 1), { path: ['Amount'], error: '请填写件数，不能为负' }),
    z.refine(({ Reason, Amount, Note }) => Reason !== 'other' || (Amount !== 0 && Note !== ''), { path: ['Note'], error: '请写明增减了什么、为什么' }),
  )

/** Pieces from what a person typed: NaN for none. */
const parsePieces = (typed: string | number | undefined): number => (typeof typed === 'number' ? typed : (parseNumber(typed ?? '', { min: -quantityMax, max: quantityMax }).value ?? Number.NaN))

/** 盘点、调整: what is counted, or what came and went, with its effect before it is written. */
export const AdjustForm = ({ stock, onSubmit, onRefresh, onClose }: AdjustFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: {},
    defaultValues: { Reason: 'count' as const, Note: '' },
    send: ({ Reason, Amount, Note }) => onSubmit({ Reason, Seen: stock.OnHand, Change: changeOf(stock, Reason, Amount), Note }),
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  const { register, control, formState: { errors } } = form
  const { field: { value: reason, onChange: onReason } } = useController({ control, name: 'Reason' })
  const typed = parsePieces(useWatch({ control, name: 'Amount' }))
  const { label, hint } = asked[reason]
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="盘点、调整库存"
        description={`${stock.Name}，${warehouseNames[stock.Warehouse]}仓账面 ${stock.OnHand}：可用 ${stock.Stock}，占用 ${stock.Reserved}`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '写入' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Stack gap={16}>
          <Field label="为什么" group required>
            <RadioGroup options={options} value={reason} onValueChange={onReason} />
          </Field>
          <Field label={label} required error={errors.Amount?.message} hint={Number.isNaN(typed) ? hint : adjustText(stock, reason, typed)}>
            <TextInput {...register('Amount', { setValueAs: parsePieces })} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label="说明" required={reason === 'other'} error={errors.Note?.message}>
            <TextInput {...register('Note')} maxLength={stockLimits.note} placeholder="如：货架后面找到 2 件" />
          </Field>
        </Stack>
      </FormDialog>
    </>
  )
}
