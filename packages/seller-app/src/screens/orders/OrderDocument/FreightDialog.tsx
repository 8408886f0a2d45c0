import { hasTwoDecimals, orderSumNames } from '@mall/api/contract'
import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'

export interface FreightDialogProps {
  readonly order: Pick<SellerOrderDetail, 'Freight' | 'GoodsAmount' | 'PayableAmount'>
  /** Rejects when it could not be changed: the form stays as it is and says why. */
  readonly onSubmit: (values: FreightValues) => Promise<unknown>
  readonly onClose: () => void
}

const schemaOf = (freight: number) =>
  z.object({
    Freight: z.number('请填写金额').check(
      z.nonnegative('不能小于 0'),
      z.refine(hasTwoDecimals, '最多两位小数'),
      z.refine((amount) => amount < freight, `只能降低，现在是 ${formatYuan(freight)}`),
    ),
    Reason: z.string().check(z.trim(), z.maxLength(100, '最多 100 个字')),
  })

export type FreightValues = z.infer<ReturnType<typeof schemaOf>>

/** 改运费: less than before, with what the order comes to then. */
export const FreightDialog = ({ order: { Freight, GoodsAmount, PayableAmount }, onSubmit, onClose }: FreightDialogProps) => {
  const schema = useMemo(() => schemaOf(Freight), [Freight])
  const { form, submit, pending, dirty, problem } = useMallForm({ schema, texts: { Freight: '请填写金额' }, defaultValues: { Reason: '' }, send: onSubmit, onSent: onClose })
  const { register, control, formState: { errors } } = form
  const asked: unknown = useWatch({ control, name: 'Freight' })
  const isLess = typeof asked === 'number' && asked >= 0 && asked < Freight
  return (
    <FormDialog
      open
      title="改运费"
      description="付款前可以降低运费。买家会收到消息，部门预算随之退回。"
      dirty={dirty}
      pending={pending}
      problem={problem?.text}
      messages={{ submit: '改运费' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label={orderSumNames.freight} required hint={`现在 ${formatYuan(Freight)}，只能降低`} error={errors.Freight?.message}>
        <AmountInput control={control} name="Freight" start="¥" />
      </Field>
      <Field label="原因" hint="买家会看到" error={errors.Reason?.message}>
        <TextInput {...register('Reason')} maxLength={100} placeholder="如：同城自送" />
      </Field>
      <Text as="p" role="status" tone="secondary">
        {isLess ? `${orderSumNames.payable} ${formatYuan(PayableAmount)} → ${formatYuan(GoodsAmount + asked)}` : `${orderSumNames.payable} ${formatYuan(PayableAmount)}`}
      </Text>
    </FormDialog>
  )
}
