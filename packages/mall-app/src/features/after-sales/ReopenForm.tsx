import { afterSalesCalls, afterSalesType, type CallInput } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextArea } from '@mall/ui/text-input'
import type { ExpressFormProps } from './ExpressForm.tsx'

interface ReopenFormProps extends Omit<ExpressFormProps, 'onSend'> {
  readonly onSend: (input: CallInput<'POST /api/AfterSales/Reopen'>) => Promise<unknown>
}

const schema = afterSalesCalls['POST /api/AfterSales/Reopen'].body
const texts = { Reason: '请说明还有什么问题' }

/** 问题未解决: what is still wrong, for the seller to go on. */
export const ReopenForm = ({ service, onSend, onRefresh, onClose }: ReopenFormProps) => {
  const { ReturnOrderId, Version } = service
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema, texts, defaultValues: { ReturnOrderId, Version, Reason: '' }, send: onSend, onSent: onClose,
    refresh: async ({ setValue }) => setValue('Version', (await onRefresh(ReturnOrderId)).Version),
  })
  const { register, formState: { errors } } = form
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="问题未解决"
        description={service.Type === afterSalesType.return ? '服务单将退回商家继续处理；已退的款项不变。' : '服务单将退回商家继续处理。'}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="还有什么问题" required error={errors.Reason?.message}>
          <TextArea {...register('Reason')} maxLength={200} counter placeholder="商家会看到" />
        </Field>
      </FormDialog>
    </>
  )
}
