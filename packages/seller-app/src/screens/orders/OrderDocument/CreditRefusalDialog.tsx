import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'

export interface CreditRefusalDialogProps {
  readonly order: Pick<SellerOrderDetail, 'EnterpriseName'>
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSubmit: (refusal: { readonly Reason: string }) => Promise<unknown>
  readonly onClose: () => void
}

const schema = z.object({ Reason: z.string().check(z.trim(), z.minLength(1, '请填写原因，买家会看到'), z.maxLength(100, '最多 100 个字')) })

/** The no to an order above the credit: it is cancelled, and its buyer reads why. */
export const CreditRefusalDialog = ({ order: { EnterpriseName }, onSubmit, onClose }: CreditRefusalDialogProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({ schema, texts: {}, defaultValues: { Reason: '' }, send: onSubmit, onSent: onClose })
  return (
    <FormDialog
      open
      title="不同意超额"
      description={`订单随之取消，商品退回库存，${EnterpriseName}的预算和额度随之退回。`}
      dirty={dirty}
      pending={pending}
      problem={problem?.text}
      messages={{ submit: '取消订单' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="原因" required hint="买家会看到" error={form.formState.errors.Reason?.message}>
        <TextInput {...form.register('Reason')} maxLength={100} placeholder="如：上期对账单还没有付清" />
      </Field>
    </FormDialog>
  )
}
