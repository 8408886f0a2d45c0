import { sellerAfterSalesCalls } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import * as z from 'zod/mini'
import type { ServiceFormProps } from './ReviewForm.tsx'

const schema = z.pick(sellerAfterSalesCalls['POST /api/SellerAfterSales/FillExpress'].body, { Carrier: true, TrackingNo: true })

/** What is wrong with a carrier or a number, in the words of every form that asks for them. */
export const expressTexts = { Carrier: '请填写承运商，最多20个字', TrackingNo: '请填写6–32位物流单号，只含字母、数字和“-”' }

/** 登记取件: with whom the goods travel to the seller, and under which number. */
export const PickUpForm = ({ service, onSend, onRefresh, onClose }: ServiceFormProps<z.output<typeof schema>>) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema, texts: expressTexts, defaultValues: { Carrier: '', TrackingNo: '' }, send: onSend, onSent: onClose, refresh: onRefresh,
  })
  const { register, formState: { errors } } = form
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="登记上门取件"
        description={`${service.Contact} ${service.Mobile}，${service.CustomerProductName} ${service.Quantity} ${service.Unit}`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '登记' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="承运商" required error={errors.Carrier?.message}>
          <TextInput {...register('Carrier')} maxLength={20} autoComplete="off" placeholder="如：速达物流" />
        </Field>
        <Field label="物流单号" required error={errors.TrackingNo?.message}>
          <TextInput {...register('TrackingNo')} maxLength={32} autoComplete="off" />
        </Field>
      </FormDialog>
    </>
  )
}
