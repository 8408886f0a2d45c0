import { afterSalesCalls, type CallInput } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import type { AfterSalesTarget } from './after-sales-task.ts'

export interface ExpressFormProps {
  readonly service: AfterSalesTarget
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (input: CallInput<'POST /api/AfterSales/FillExpress'>) => Promise<unknown>
  /** Reads the service again, after somebody else changed it. */
  readonly onRefresh: (returnOrderId: string) => Promise<AfterSalesTarget>
  readonly onClose: () => void
}

const schema = afterSalesCalls['POST /api/AfterSales/FillExpress'].body
const texts = { Carrier: '请输入承运商', TrackingNo: '请输入6–32位物流单号，只含字母、数字和“-”' }

/** 填写物流: with whom the goods travel back, and under which number. */
export const ExpressForm = ({ service, onSend, onRefresh, onClose }: ExpressFormProps) => {
  const { ReturnOrderId, Version } = service
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema, texts, defaultValues: { ReturnOrderId, Version, Carrier: '', TrackingNo: '' }, send: onSend, onSent: onClose,
    refresh: async ({ setValue }) => setValue('Version', (await onRefresh(ReturnOrderId)).Version),
  })
  const { register, formState: { errors } } = form
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="填写物流"
        description={`${service.CustomerProductName}（${ReturnOrderId}）`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="承运商" required error={errors.Carrier?.message}>
          <TextInput {...register('Carrier')} maxLength={20} placeholder="如：顺丰速运" autoComplete="off" />
        </Field>
        <Field label="物流单号" required error={errors.TrackingNo?.message}>
          <TextInput {...register('TrackingNo')} maxLength={32} autoComplete="off" />
        </Field>
      </FormDialog>
    </>
  )
}
